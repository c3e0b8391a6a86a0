// Things that tests of this folder are made of.

import type { ModeSchema, MyTable, SettingSchema, SeatSchema, TableSchema } from "../protocol";
import type { GameWithSettings } from "./tableForm";

export const option = (given: Partial<SettingSchema> & { name: string }): SettingSchema => ({
  kind: "integer", default: 0, rule: "10.1", title: given.name, text: "What it does.", low: 0, high: 100, choices: [], labels: {}, keys: [], modes: [], each: null, parts: [], ...given,
});

export const mode = (given: Partial<ModeSchema> & { id: string }): ModeSchema => ({
  text: given.id, least: 2, most: 5, defaults: {}, tick: 0, fewest: false, rounds: 1, automata: [], begins: { start_seat: 0 }, ...given,
});

export const game = (given: Partial<GameWithSettings> = {}): GameWithSettings => ({
  id: "ufoludki", name: "Ufoludki", tagline: "Lift cows.", minutes: "15-20", rules: 1, languages: ["en", "pl"], least: 2, most: 5,
  modes: [mode({ id: "standard", text: "As printed." })],
  options: [
    option({ name: "loot", title: "Loot", default: 50, low: 1, rule: "10.1" }),
    option({ name: "deck", title: "Deck", kind: "table", default: { COW: 4, HEN: 6 }, keys: ["COW", "HEN"], rule: "10.2" }),
    option({ name: "start_seat", title: "Who begins", kind: "seat", default: "random", rule: "10.4" }),
    option({ name: "refill", title: "Refill", kind: "choice", default: "own_turn", choices: ["own_turn", "at_once"], labels: { own_turn: "in one's own turn", at_once: "at once" }, rule: "10.5" }),
    option({ name: "open_hands", title: "Open hands", kind: "flag", default: false, rule: "10.7" }),
  ],
  bots: [{ id: "random", name: "Guesser", text: "Takes any card." }, { id: "raider", name: "Raider", text: "A fair opponent." }],
  usual: "raider", cards: { COW: "Cow", HEN: "Hen" }, texts: {}, counts: {}, places: {}, fields: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "standard", options: { start_seat: 0, loot: 30 }, bots: ["raider", "random"] },
  ...given,
});

export const seat = (given: Partial<SeatSchema> = {}): SeatSchema => ({ kind: "person", name: "Zyx", bot: "", here: true, stand_in: false, ...given });

export const table = (given: Partial<TableSchema> = {}): TableSchema => ({
  id: "abcd-efgh-jkmn", game: "ufoludki", mode: "standard", status: "open", seats: [seat(), seat({ kind: "open", name: "" })], clock: "none",
  listed: true, locked: false, watch: true, origin: "deal", options: {}, created: 1, changed: 1, moves: 0, scores: [], winners: [], ...given,
});

export const myTable = (given: Partial<TableSchema> = {}, asked = false): MyTable => {
  const shape = table({ status: "running", ...given });
  return { table: shape, seats: [{ table: shape.id, seat: 0, token: "seat" }], asked };
};

/** A server that answers by method and address; what it was asked is in `asked`. */
export function fakeServer(answers: Record<string, unknown>): { asked: string[]; bodies: Record<string, unknown>; answers: Record<string, unknown> } {
  const server = { asked: [] as string[], bodies: {} as Record<string, unknown>, answers };
  globalThis.fetch = (async (address: string, init: { method: string; body: string | null }) => {
    const what = `${init.method} ${address.replace(/\?lang=.*$/, "")}`;
    server.asked.push(what);
    if (init.body) server.bodies[what] = JSON.parse(init.body);
    const found = server.answers[what];
    if (found instanceof Response) return found.clone();
    if (found === undefined) return new Response(JSON.stringify({ code: "NO_TABLE", text: "Nothing there." }), { status: 404 });
    return new Response(JSON.stringify(found), { status: 200 });
  }) as unknown as typeof fetch;
  return server;
}

export const no = (status: number, code: string, text = "No.", rule = ""): Response => new Response(JSON.stringify({ code, text, rule, legal: [] }), { status });
