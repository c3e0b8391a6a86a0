// The HTTP API: one function for each thing it does. A clear no of the server becomes a `Refusal`.

import type {
  Created, GameSchema, Guest, Handover, InShort, Invitation, Join, Kept, Me, MyTable, NewTable, Problem, Replay, RuleSchema, Seated, SettingSchema, TableSchema,
} from "../protocol";
import { language, say, sayIf } from "../words/words";
import { forgetGuest, guest, keepCreated, keepGuest, keepSeat, keysOf, offeredAlias, phraseOf, keepOfferedAlias } from "./purse";

export type TableStatus = "open" | "running" | "over";

/** What the server would not do. `message` is the text together with the number of the rule, ready to be shown. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  readonly legal: string[];
  readonly text: string;

  constructor(status: number, problem: Problem) {
    // The API speaks English; what people meet often is said in their language here.
    const text = sayIf(`net.${problem.code}`, problem.text);
    super(problem.rule ? `${text} (${say("net.rule", { number: problem.rule })})` : text);
    this.name = "Refusal";
    this.status = status;
    this.code = problem.code;
    this.rule = problem.rule ?? "";
    this.legal = problem.legal ?? [];
    this.text = text;
  }
}

/** Whoever comes from the shelf need not ask again what was said there: that is a trip less until the first decision. */
const told = new Map<string, GameSchema>();

export async function games(): Promise<GameSchema[]> {
  const lang = language();
  const all = await get<GameSchema[]>(`/api/games?lang=${lang}`);
  for (const one of all) told.set(`${lang} ${one.id}`, one);
  return all;
}

export const game = async (name: string): Promise<GameSchema> =>
  told.get(`${language()} ${name}`) ?? get(`/api/games/${encodeURIComponent(name)}?lang=${language()}`);

/** Everything about its rules that can be chosen. */
export const options = (name: string): Promise<SettingSchema[]> => get(`/api/games/${encodeURIComponent(name)}/options?lang=${language()}`);
/** ``version``: those that a table was begun under; 0: those of now. */
export const rules = (name: string, version = 0): Promise<RuleSchema[]> =>
  get(`/api/games/${encodeURIComponent(name)}/rules?lang=${language()}${version ? `&version=${version}` : ""}`);
export const inShort = (name: string, mode = ""): Promise<InShort> =>
  get(`/api/games/${encodeURIComponent(name)}/in_short?lang=${language()}${mode ? `&mode=${encodeURIComponent(mode)}` : ""}`);
export const tables = (status: TableStatus): Promise<TableSchema[]> => get(`/api/tables?status=${status}`);
export const table = (id: string): Promise<TableSchema> => get(at(id), id);
/** What is told at the door of a table, to whoever has this code or, without one, its link. */
export const invitation = async (id: string, invite = ""): Promise<Invitation> =>
  (await (await ask("GET", `${at(id)}/invitation`, { table: id, invite })).json()) as Invitation;
export const replay = (id: string, viewer: number): Promise<Replay> => get(`${at(id)}/replay?viewer=${viewer}&lang=${language()}`, id);
export const record = async (id: string): Promise<string> => (await ask("GET", `${at(id)}/record`, { table: id })).text();
export const position = async (seat: Seated): Promise<string> =>
  (await ask("GET", `${at(seat.table)}/position`, { table: seat.table, seat })).text();
export const handover = (seat: Seated): Promise<Handover> => post(`${at(seat.table)}/handover`, { token: seat.token });

/** Bring a record along. */
export const upload = (text: string): Promise<Kept> => asGuest(() => post("/api/records", { text }));

/** The tables where I sit, newest first; their seats are kept. Nobody has none. */
export async function myTables(): Promise<MyTable[]> {
  const known = guest();
  if (!known) return [];
  try {
    const mine = await get<MyTable[]>("/api/me/tables");
    for (const one of mine) one.seats.forEach(keepSeat);
    return mine;
  } catch (problem) {
    if (!isStranger(problem)) throw problem;
    keepOfferedAlias(known.alias); // whoever comes to a new server keeps the name
    forgetGuest();
    return [];
  }
}

/** Set up a table. It begins by itself when every seat is taken. */
export async function create(wish: NewTable): Promise<Created> {
  const created = await asGuest(() => post<Created>("/api/tables", wish));
  keepCreated(created);
  return created;
}

export const join = async (id: string, wish: Join): Promise<Seated> => seated(await asGuest(() => post(`${at(id)}/join`, wish)));
export const redeem = async (code: string): Promise<Seated> => seated(await post("/api/handover", { code }));
export const rematch = async (seat: Seated): Promise<Seated> => seated(await post(`${at(seat.table)}/rematch`, { token: seat.token }));

/** Leave, start or close the table of a seat. */
export async function tell(seat: Seated, what: "leave" | "start" | "close"): Promise<void> {
  await ask("POST", `${at(seat.table)}/${what}`, { body: { token: seat.token } });
}

/** The guest I am, for this alias if one is given. Another alias renames the guest, who keeps all tables. */
export function beSomebody(alias = ""): Promise<Guest> {
  return asGuest(async (known) => {
    if (!alias || alias === known.alias) return known;
    const renamed = { ...known, alias: (await post<Me>("/api/me", { alias })).alias };
    keepGuest(renamed);
    return renamed;
  }, alias);
}

/**
 * Do what only a guest may do. Whoever is nobody yet becomes somebody first; whoever is not known any more (a server that
 * began with a fresh database) becomes somebody again under the same name. A guest who is known costs no extra trip.
 */
async function asGuest<T>(action: (person: Guest) => Promise<T>, alias = ""): Promise<T> {
  const known = guest();
  if (!known) return action(await newGuest(alias || offeredAlias()));
  try {
    return await action(known);
  } catch (problem) {
    if (!isStranger(problem)) throw problem;
    forgetGuest();
    return action(await newGuest(alias || known.alias));
  }
}

async function newGuest(alias: string): Promise<Guest> {
  const made = await post<Guest>("/api/guests", alias ? { alias } : {});
  keepGuest(made);
  return made;
}

const isStranger = (problem: unknown): boolean => problem instanceof Refusal && problem.status === 401;

function seated(seat: Seated): Seated {
  keepSeat(seat);
  return seat;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** `table`: the one it is about; my seat there, or its pass phrase, opens it. */
async function get<T>(address: string, table = ""): Promise<T> {
  return (await (await ask("GET", address, { table })).json()) as T;
}

async function post<T>(address: string, body: unknown): Promise<T> {
  return (await (await ask("POST", address, { body })).json()) as T;
}

async function ask(method: string, address: string, more: { body?: unknown; table?: string; seat?: Seated; invite?: string }): Promise<Response> {
  const headers: Record<string, string> = {};
  const person = guest();
  if (person) headers["Authorization"] = `Bearer ${person.token}`;
  const seat = more.seat ?? (more.table ? keysOf(more.table).seats[0] : undefined);
  const phrase = more.table ? phraseOf(more.table) : "";
  if (seat) headers["X-Seat"] = seat.token;
  else if (phrase) headers["X-Phrase"] = inHeader(phrase);
  if (more.invite) headers["X-Invite"] = more.invite;
  if (more.body !== undefined) headers["Content-Type"] = "application/json";
  const body = more.body === undefined ? null : JSON.stringify(more.body);
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body });
  } catch {
    throw new Error(say("net.unreachable"));
  }
  if (answer.ok) return answer;
  throw new Refusal(answer.status, await problemOf(answer));
}

/** A header carries plain letters only; others are percent-encoded UTF-8. */
function inHeader(phrase: string): string {
  return /^[ -$&-~]*$/.test(phrase) ? phrase : encodeURIComponent(phrase);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Problem;
    if (typeof told.text === "string") return told;
  } catch {
    // a proxy in between answers in its own way; the number is all there is
  }
  return { code: String(answer.status), text: say("net.failed", { status: answer.status }) };
}
