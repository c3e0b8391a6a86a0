// The HTTP API, one function for each endpoint. A response with an error status is thrown as an `ApiError`.

import type {
  Created, GameSchema, Guest, Handover, InShort, Invitation, Join, Kept, Me, MyTable, NewTable, Problem, Replay, RuleSchema, Seated, SettingSchema, TableSchema,
} from "../protocol";
import { language, say, sayIf } from "../words/words";
import { removeGuest, storedGuest, storeCreatedTable, storeGuest, storeSeat, credentialsFor, suggestedAlias, storedPhrase, storeSuggestedAlias } from "./credentials";

export type TableStatus = "open" | "running" | "over";

/** An error response. `message` is the text with the number of the rule, ready to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  readonly legal: string[];
  readonly text: string;

  constructor(status: number, problem: Problem) {
    // The API writes English; frequent errors are translated here.
    const text = sayIf(`net.${problem.code}`, problem.text);
    super(problem.rule ? `${text} (${say("net.rule", { number: problem.rule })})` : text);
    this.name = "ApiError";
    this.status = status;
    this.code = problem.code;
    this.rule = problem.rule ?? "";
    this.legal = problem.legal ?? [];
    this.text = text;
  }
}

/** The games that the home page has loaded are used again, which saves a request before the first decision. */
const told = new Map<string, GameSchema>();

export async function fetchGames(): Promise<GameSchema[]> {
  const lang = language();
  const all = await get<GameSchema[]>(`/api/games?lang=${lang}`);
  for (const one of all) told.set(`${lang} ${one.id}`, one);
  return all;
}

export const fetchGame = async (name: string): Promise<GameSchema> =>
  told.get(`${language()} ${name}`) ?? get(`/api/games/${encodeURIComponent(name)}?lang=${language()}`);

/** Everything about its rules that can be chosen. */
export const fetchSettings = (name: string): Promise<SettingSchema[]> => get(`/api/games/${encodeURIComponent(name)}/options?lang=${language()}`);
/** `version`: of the rules that a table was begun with; 0: the present ones. */
export const fetchRules = (name: string, version = 0): Promise<RuleSchema[]> =>
  get(`/api/games/${encodeURIComponent(name)}/rules?lang=${language()}${version ? `&version=${version}` : ""}`);
export const fetchInShort = (name: string, mode = ""): Promise<InShort> =>
  get(`/api/games/${encodeURIComponent(name)}/in_short?lang=${language()}${mode ? `&mode=${encodeURIComponent(mode)}` : ""}`);
export const fetchTables = (status: TableStatus): Promise<TableSchema[]> => get(`/api/tables?status=${status}`);
export const fetchTable = (id: string): Promise<TableSchema> => get(tableAddress(id), id);
/** What an invited person is told of a table. `invite`: the invitation code; empty: only the link is known. */
export const fetchInvitation = async (id: string, invite = ""): Promise<Invitation> =>
  (await (await request("GET", `${tableAddress(id)}/invitation`, { table: id, invite })).json()) as Invitation;
export const fetchReplay = (id: string, viewer: number): Promise<Replay> => get(`${tableAddress(id)}/replay?viewer=${viewer}&lang=${language()}`, id);
export const fetchRecord = async (id: string): Promise<string> => (await request("GET", `${tableAddress(id)}/record`, { table: id })).text();
export const fetchPosition = async (seat: Seated): Promise<string> =>
  (await request("GET", `${tableAddress(seat.table)}/position`, { table: seat.table, seat })).text();
export const createHandover = (seat: Seated): Promise<Handover> => post(`${tableAddress(seat.table)}/handover`, { token: seat.token });

/** Upload a record. */
export const uploadRecord = (text: string): Promise<Kept> => asGuest(() => post("/api/records", { text }));

/** The tables where this guest has a seat, newest first; their seats are stored. Empty without a guest. */
export async function fetchMyTables(): Promise<MyTable[]> {
  const known = storedGuest();
  if (!known) return [];
  try {
    const mine = await get<MyTable[]>("/api/me/tables");
    for (const one of mine) one.seats.forEach(storeSeat);
    return mine;
  } catch (problem) {
    if (!isUnknownGuest(problem)) throw problem;
    storeSuggestedAlias(known.alias); // a server with a fresh database: the name is kept
    removeGuest();
    return [];
  }
}

/** Set up a table. It begins by itself when every seat is taken. */
export async function createTable(wish: NewTable): Promise<Created> {
  const created = await asGuest(() => post<Created>("/api/tables", wish));
  storeCreatedTable(created);
  return created;
}

export const joinTable = async (id: string, wish: Join): Promise<Seated> => seated(await asGuest(() => post(`${tableAddress(id)}/join`, wish)));
export const redeemHandover = async (code: string): Promise<Seated> => seated(await post("/api/handover", { code }));
export const createRematch = async (seat: Seated): Promise<Seated> => seated(await post(`${tableAddress(seat.table)}/rematch`, { token: seat.token }));

/** Leave, start or close the table of a seat. */
export async function sendTableCommand(seat: Seated, what: "leave" | "start" | "close"): Promise<void> {
  await request("POST", `${tableAddress(seat.table)}/${what}`, { body: { token: seat.token } });
}

/** The guest of this browser, created if there is none. Another alias renames the guest, who keeps all tables. */
export function ensureGuest(alias = ""): Promise<Guest> {
  return asGuest(async (known) => {
    if (!alias || alias === known.alias) return known;
    const renamed = { ...known, alias: (await post<Me>("/api/me", { alias })).alias };
    storeGuest(renamed);
    return renamed;
  }, alias);
}

/**
 * Run an action that only a guest may do. A guest is created first if there is none, and created again under the same name if the
 * server does not know it any more (a fresh database). A known guest costs no extra request.
 */
async function asGuest<T>(action: (person: Guest) => Promise<T>, alias = ""): Promise<T> {
  const known = storedGuest();
  if (!known) return action(await newGuest(alias || suggestedAlias()));
  try {
    return await action(known);
  } catch (problem) {
    if (!isUnknownGuest(problem)) throw problem;
    removeGuest();
    return action(await newGuest(alias || known.alias));
  }
}

async function newGuest(alias: string): Promise<Guest> {
  const made = await post<Guest>("/api/guests", alias ? { alias } : {});
  storeGuest(made);
  return made;
}

const isUnknownGuest = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 401;

function seated(seat: Seated): Seated {
  storeSeat(seat);
  return seat;
}

const tableAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** `table`: the table it is about; the stored seat or pass phrase of it is sent along. */
async function get<T>(address: string, table = ""): Promise<T> {
  return (await (await request("GET", address, { table })).json()) as T;
}

async function post<T>(address: string, body: unknown): Promise<T> {
  return (await (await request("POST", address, { body })).json()) as T;
}

async function request(method: string, address: string, more: { body?: unknown; table?: string; seat?: Seated; invite?: string }): Promise<Response> {
  const headers: Record<string, string> = {};
  const person = storedGuest();
  if (person) headers["Authorization"] = `Bearer ${person.token}`;
  const seat = more.seat ?? (more.table ? credentialsFor(more.table).seats[0] : undefined);
  const phrase = more.table ? storedPhrase(more.table) : "";
  if (seat) headers["X-Seat"] = seat.token;
  else if (phrase) headers["X-Phrase"] = headerValue(phrase);
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
  throw new ApiError(answer.status, await problemOf(answer));
}

/** A header carries ASCII only; other letters are percent-encoded UTF-8. */
function headerValue(phrase: string): string {
  return /^[ -$&-~]*$/.test(phrase) ? phrase : encodeURIComponent(phrase);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Problem;
    if (typeof told.text === "string") return told;
  } catch {
    // not JSON, such as the error page of a proxy: only the status is known
  }
  return { code: String(answer.status), text: say("net.failed", { status: answer.status }) };
}
