// Which cards go together, as far as the server has said by what each of them matches the pile. It only lights things up: what is
// allowed the server says.

import { isCivilian } from "./reading";

type Matches = Record<string, string[]>;

/** Could this card be laid together with those that were chosen already? */
export function agreeing(matches: Matches, chosen: readonly string[], card: string): boolean {
  const by = matches[card] ?? [];
  if (!by.length) return false;
  if (!chosen.length) return true;
  if (isCivilian(card) || chosen.some(isCivilian)) return false;
  return by.some((reason) => chosen.every((one) => matches[one]?.includes(reason)));
}
