// What somebody means who types or pastes something into the box for codes.

import * as api from "../net/api";
import { say } from "../words/words";

export type Meaning =
  /** a link to a table or a replay, with the invitation in it if there is one */
  | { kind: "address"; address: string }
  /** the id of a table, or a code from another device: they look alike, the server knows */
  | { kind: "code"; code: string }
  | { kind: "nothing" };

const GROUP = 4; // codes are given out as abcd-efgh-jkmn

export function meaningOf(typed: string): Meaning {
  const text = typed.trim();
  // Links lead to this server, whatever its name is in them: one machine has many names in a house.
  const link = /\/([tr])\/([a-z0-9-]{4,40})\/?(#invite=[A-Za-z0-9-]{4,40})?$/.exec(text);
  if (link) return { kind: "address", address: `/${link[1]}/${link[2]}${link[3] ?? ""}` };
  const letters = text.toLowerCase().replace(/[\s\-–—._]/g, "");
  if (!/^[a-z0-9]{4,32}$/.test(letters)) return { kind: "nothing" };
  const groups = letters.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? [];
  return { kind: "code", code: groups.join("-") };
}

/** The page that a link or code opens. A code from another device is used up by this, and its seat is mine here too. */
export async function whereTo(typed: string): Promise<string> {
  const meaning = meaningOf(typed);
  if (meaning.kind === "nothing") throw new Error(say("shelf.not_a_code"));
  if (meaning.kind === "address") return meaning.address;
  if (await isTable(meaning.code)) return `/t/${meaning.code}`;
  try {
    return `/t/${(await api.redeemHandover(meaning.code)).table}`;
  } catch (problem) {
    throw isUnknown(problem) ? new Error(say("shelf.no_such_code")) : problem;
  }
}

async function isTable(id: string): Promise<boolean> {
  try {
    await api.fetchTable(id);
    return true;
  } catch (problem) {
    if (isUnknown(problem)) return false;
    if (problem instanceof api.ApiError && problem.status === 403) return true; // it is there, and asks for its pass phrase
    throw problem;
  }
}

const isUnknown = (problem: unknown): boolean => problem instanceof api.ApiError && problem.status === 404;
