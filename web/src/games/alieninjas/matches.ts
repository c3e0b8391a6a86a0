// Which cards can be played together, from what the server says of how each matches the pile. Used for highlighting only: the server
// decides what is allowed.

import { isCivilian } from "./boardData";

type Matches = Record<string, string[]>;

/** Can this card be played together with the chosen ones? */
export function fitsTogether(matches: Matches, chosen: readonly string[], card: string): boolean {
  const by = matches[card] ?? [];
  if (!by.length) return false;
  if (!chosen.length) return true;
  if (isCivilian(card) || chosen.some(isCivilian)) return false;
  return by.some((reason) => chosen.every((one) => matches[one]?.includes(reason)));
}
