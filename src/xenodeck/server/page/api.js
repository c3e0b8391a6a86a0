// The HTTP API: one function for each thing it does. A clear no of the server becomes a `Refusal`.

/**
 * @import { Created, GameShape, Guest, Handover, Join, Kept, Me, MyTable, NewTable, Problem, Replay, RuleShape, Seated,
 *   TableShape } from "protocol"
 */
import { language, say } from "./words.js";
import { forgetGuest, guest, keepCreated, keepGuest, keepSeat, keysOf, phraseOf } from "./purse.js";

/** What the server would not do, in its words. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Problem} problem
   */
  constructor(status, problem) {
    super(problem.rule ? `${problem.text} (${say("rule", { number: problem.rule })})` : problem.text);
    this.status = status;
    this.code = problem.code;
  }
}

/** @returns {Promise<GameShape[]>} */
export const games = () => get(`/api/games?lang=${language()}`);
/** @type {(game: string) => Promise<GameShape>} */
export const game = (name) => get(`/api/games/${encodeURIComponent(name)}?lang=${language()}`);
/** @type {(game: string) => Promise<RuleShape[]>} */
export const rules = (name) => get(`/api/games/${encodeURIComponent(name)}/rules?lang=${language()}`);
/** @type {(status: "open" | "running" | "over") => Promise<TableShape[]>} */
export const tables = (status) => get(`/api/tables?status=${status}`);
/** @type {(id: string) => Promise<TableShape>} */
export const table = (id) => get(at(id), id);
/** @type {(id: string, viewer: number) => Promise<Replay>} */
export const replay = (id, viewer) => get(`${at(id)}/replay?viewer=${viewer}&lang=${language()}`, id);
/** @type {(id: string) => Promise<string>} */
export const record = async (id) => (await ask("GET", `${at(id)}/record`, { table: id })).text();
/** @type {(seat: Seated) => Promise<string>} */
export const position = async (seat) => (await ask("GET", `${at(seat.table)}/position`, { table: seat.table, seat })).text();
/** @type {(seat: Seated) => Promise<Handover>} */
export const handover = (seat) => post(`${at(seat.table)}/handover`, { token: seat.token });

/**
 * @param {string} text
 * @returns {Promise<Kept>}
 */
export async function upload(text) {
  await beSomebody();
  return post("/api/records", { text });
}

/** @returns {Promise<MyTable[]>} */
export async function myTables() {
  if (!guest() || !(await isKnown())) return [];
  /** @type {MyTable[]} */
  const mine = await get("/api/me/tables");
  for (const one of mine) one.seats.forEach(keepSeat);
  return mine;
}

/**
 * @param {NewTable} wish
 * @returns {Promise<Created>}
 */
export async function create(wish) {
  await beSomebody();
  /** @type {Created} */
  const created = await post("/api/tables", wish);
  keepCreated(created);
  return created;
}

/**
 * @param {string} id
 * @param {Join} wish
 * @returns {Promise<Seated>}
 */
export async function join(id, wish) {
  await beSomebody();
  return seated(await post(`${at(id)}/join`, wish));
}

/** @type {(code: string) => Promise<Seated>} */
export const redeem = async (code) => seated(await post("/api/handover", { code }));
/** @type {(seat: Seated) => Promise<Seated>} */
export const rematch = async (seat) => seated(await post(`${at(seat.table)}/rematch`, { token: seat.token }));

/**
 * Leave, start or close the table of a seat.
 * @param {Seated} seat
 * @param {"leave" | "start" | "close"} what
 */
export async function tell(seat, what) {
  await ask("POST", `${at(seat.table)}/${what}`, { body: { token: seat.token } });
}

/**
 * A guest token, for this alias if one is given. Another alias renames the guest, who keeps all tables.
 * @param {string} [alias]
 * @returns {Promise<Guest>}
 */
export async function beSomebody(alias = "") {
  const known = guest();
  const same = known && (!alias || alias === known.alias);
  if (known && (await isKnown())) {
    if (same) return known;
    /** @type {Me} */
    const renamed = await post("/api/me", { alias });
    const kept = { ...known, alias: renamed.alias };
    keepGuest(kept);
    return kept;
  }
  /** @type {Guest} */
  const made = await post("/api/guests", alias || known ? { alias: alias || known?.alias } : {});
  keepGuest(made);
  return made;
}

/** Does the server still know me? It does not if it began with a fresh database; then I am nobody again. */
async function isKnown() {
  try {
    /** @type {Me} */
    const me = await get("/api/me");
    return me.alias !== "";
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    forgetGuest();
    return false;
  }
}

/**
 * @param {Seated} seat
 * @returns {Seated}
 */
function seated(seat) {
  keepSeat(seat);
  return seat;
}

/** @param {string} id */
function at(id) {
  return `/api/tables/${encodeURIComponent(id)}`;
}

/**
 * @param {string} address
 * @param {string} [table] the one it is about: my seat there, or its pass phrase, opens it
 */
async function get(address, table = "") {
  return (await ask("GET", address, { table })).json();
}

/**
 * @param {string} address
 * @param {unknown} body
 */
async function post(address, body) {
  return (await ask("POST", address, { body })).json();
}

/**
 * @param {string} method
 * @param {string} address
 * @param {{ body?: unknown, table?: string, seat?: Seated }} more
 * @returns {Promise<Response>}
 */
async function ask(method, address, more) {
  /** @type {Record<string, string>} */
  const headers = {};
  const person = guest();
  if (person) headers["Authorization"] = `Bearer ${person.token}`;
  const seat = more.seat ?? (more.table ? keysOf(more.table).seats[0] : undefined);
  const phrase = more.table ? phraseOf(more.table) : "";
  if (seat) headers["X-Seat"] = seat.token;
  else if (phrase) headers["X-Phrase"] = inHeader(phrase);
  if (more.body !== undefined) headers["Content-Type"] = "application/json";
  const body = more.body === undefined ? null : JSON.stringify(more.body);
  let answer;
  try {
    answer = await fetch(address, { method, headers, body });
  } catch {
    throw new Error(say("unreachable"));
  }
  if (answer.ok) return answer;
  throw new Refusal(answer.status, await problemOf(answer));
}

/**
 * A header carries plain letters only; others are percent-encoded UTF-8.
 * @param {string} phrase
 */
function inHeader(phrase) {
  return /^[ -$&-~]*$/.test(phrase) ? phrase : encodeURIComponent(phrase);
}

/**
 * @param {Response} answer
 * @returns {Promise<Problem>}
 */
async function problemOf(answer) {
  try {
    const told = await answer.json();
    if (typeof told.text === "string") return told;
  } catch {
    // a proxy in between answers in its own way; the number is all there is
  }
  return { code: String(answer.status), text: say("failed", { status: answer.status }) };
}
