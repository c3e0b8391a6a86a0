// What a person typed or pasted into the field for codes: a link, a table id or a code.

import * as api from "../net/api";
import { say } from "../words/words";

export type ParsedCode =
  /** a link to a table or a replay, with the invitation in it if there is one */
  | { kind: "address"; address: string }
  /** the id of a table, or a handover code: they look alike, only the server knows */
  | { kind: "code"; code: string }
  | { kind: "nothing" };

const GROUP = 4; // codes are written as abcd-efgh-jkmn

export function parseCode(typed: string): ParsedCode {
  const text = typed.trim();
  // The host of a link is ignored: one server may have several names in a local network.
  const link = /\/([tr])\/([a-z0-9-]{4,40})\/?(#invite=[A-Za-z0-9-]{4,40})?$/.exec(text);
  if (link) return { kind: "address", address: `/${link[1]}/${link[2]}${link[3] ?? ""}` };
  const letters = text.toLowerCase().replace(/[\s\-–—._]/g, "");
  if (!/^[a-z0-9]{4,32}$/.test(letters)) return { kind: "nothing" };
  const groups = letters.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? [];
  return { kind: "code", code: groups.join("-") };
}

/** The address that a link or code opens. A handover code is redeemed by this, and its seat stored. */
export async function resolveCode(typed: string): Promise<string> {
  const meaning = parseCode(typed);
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
    if (problem instanceof api.ApiError && problem.status === 403) return true; // it exists and has a pass phrase
    throw problem;
  }
}

const isUnknown = (problem: unknown): boolean => problem instanceof api.ApiError && problem.status === 404;
