// What the server says of a table, by mode, in the shapes that the boards draw. Rules are not worked out here.

import type { LogLine, ViewScene } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import { camouflagePoints, civilianPoints } from "./printedCards";

export type ModeId = "m1_claim" | "m2_memory" | "m3_map" | "m4_hand" | "m5_rescue";

type Data = Record<string, unknown>;
const HIDDEN = "?";

// -- cards ---------------------------------------------------------------------------------------------------------------

/** The type on a card, 1 … 8; 0: none, or unknown. `T3` and `N3` are of type 3 too. */
export const typeOf = (code: string): number => Number(/[TN](\d+)/.exec(code)?.[1] ?? 0);
export const characterOf = (code: string): number => Number(/^C(\d+)/.exec(code)?.[1] ?? 0);
export const isCivilian = (code: string): boolean => /^C\d+X$/.test(code);
export const isHidden = (code: string): boolean => code.startsWith(HIDDEN);
export const pointsOf = (code: string): number => {
  const character = characterOf(code);
  if (!character) return 0;
  return isCivilian(code) ? civilianPoints(character) : camouflagePoints(character, typeOf(code));
};

// -- data ----------------------------------------------------------------------------------------------------------------

export const boardOf = (view: ViewScene | null | undefined): Data => view?.board ?? {};
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : []);
const number = (value: unknown, otherwise = 0): number => (typeof value === "number" ? value : otherwise);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const records = (value: unknown): Data[] => (Array.isArray(value) ? value.filter((one): one is Data => typeof one === "object" && one !== null) : []);
const record = (value: unknown): Data => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {});


/** The cards of every seat in a place. */
export const pilesOf = (view: ViewScene | null, place: string): string[][] => (view?.places[place] ?? []).map(({ cards }) => cards);

// -- Quick Claim ---------------------------------------------------------------------------------------------------------

export const [WAIT_FLIP, EXPOSED, CLOSING] = [0, 1, 2];

export interface ClaimBoard {
  mission: number[];
  /** the card on the stack, empty: none */
  top: string;
  /** number of the card that was played last */
  seq: number;
  /** number of the card on top: a claim names it */
  number: number;
  claimable: boolean;
  flipper: number;
  phase: number;
  /** tick of the last event */
  since: number;
  /** tick from which on the next card may be turned */
  opens: number;
  /** tick in which it is turned in any case */
  deadline: number;
  /** what everybody's gained cards are worth now */
  points: number[];
}

/** A claim that a hand has just come down for. */
export interface Strike {
  at: number;
  code: string;
  seat: number;
}

export function claimOf(view: ViewScene | null): ClaimBoard {
  const board = boardOf(view);
  return {
    mission: texts(board["mission"]).map(typeOf),
    top: text(board["top"]),
    seq: number(board["seq"]),
    number: number(board["number"]),
    claimable: board["claimable"] === true,
    flipper: number(board["flipper"], -1),
    phase: number(board["phase"]),
    since: number(board["since"]),
    opens: number(board["opens"]),
    deadline: number(board["deadline"]),
    points: records(board["seats"]).map((seat) => number(seat["points"])),
  };
}

/** What a gained card counts in this mission: wrong camouflage costs its points. */
export const worthOf = (code: string, mission: readonly number[]): number =>
  isCivilian(code) || mission.includes(typeOf(code)) ? pointsOf(code) : -pointsOf(code);

// -- Memory --------------------------------------------------------------------------------------------------------------

export interface MemoryBoard {
  columns: number;
  /** by cell from 0: a code, or hidden */
  cells: string[];
  /** cells from 0 whose face is seen; in the others `cells` has at most a memory */
  up: number[];
  /** cells (bits, the first is 0) that lie open for everybody */
  raised: number;
  /** the cell from 0 that was chosen first in this turn; -1: none yet */
  first: number;
  /** the card that says what counts twice */
  multiplier: string;
  mission: number;
  doubled: number[];
  /** missions that are still to come */
  left: number;
  /** types of the Alieninjas that everybody keeps */
  kept: number[][];
}

/** To look alone, or to show everybody. */
export type TurnMode = "PEEK" | "REVEAL";

export function memoryOf(view: ViewScene | null): MemoryBoard {
  const board = boardOf(view);
  return {
    columns: number(board["columns"], 6),
    cells: texts(board["cells"]),
    up: numbers(board["up"]).map((cell) => cell - 1),
    raised: number(view?.fields["raised"]),
    first: number(board["cell"]) - 1,
    multiplier: view?.places["multiplier"]?.[0]?.cards[0] ?? "",
    mission: typeOf(text(board["mission"])),
    doubled: texts(board["doubled"]).map(typeOf),
    left: number(board["left"]),
    kept: (Array.isArray(board["kept"]) ? board["kept"] : []).map((cards) => texts(cards).map(typeOf)),
  };
}

// -- Map Race ------------------------------------------------------------------------------------------------------------

export const [LOOK, UP, DOWN, SWAP, CALL] = [1, 2, 3, 4, 5];

export interface MapCellTarget {
  type: number;
  optional: boolean;
}

export interface Racer {
  /** code of the map with its side */
  map: string;
  /** what the map wants in each cell; null: nothing in particular */
  wants: (MapCellTarget | null)[];
  /** by cell from 0: a code, or hidden */
  grid: string[];
  /** cells from 0 */
  up: number[];
  fits: number[];
  wrong: number[];
  character: number;
  frozen: boolean;
}

export interface RaceBoard {
  racers: Racer[];
  announcer: number;
  /** tick at which the race ends in any case; 0: never */
  limit: number;
}

function racerOf(data: Data): Racer {
  const map = record(data["map"]);
  const optional = number(map["optional"]) - 1;
  const cells = (value: unknown): number[] => numbers(value).map((cell) => cell - 1);
  return {
    map: text(map["code"]),
    wants: (Array.isArray(map["cells"]) ? map["cells"] : []).map((cell, at) => (typeof cell === "string" && cell ? { type: typeOf(cell), optional: at === optional } : null)),
    grid: texts(data["grid"]),
    up: cells(data["up"]),
    fits: cells(data["fits"]),
    wrong: cells(data["wrong"]),
    character: characterOf(text(data["character"])),
    frozen: data["frozen"] === true,
  };
}

export function raceOf(view: ViewScene | null): RaceBoard {
  const board = boardOf(view);
  return { racers: records(board["seats"]).map(racerOf), announcer: number(board["announcer"]), limit: number(board["limit"]) };
}

// -- Four of a Mission ---------------------------------------------------------------------------------------------------

export interface HandBoard {
  mission: { card: string; type: number; doubled: boolean }[];
  top: string;
  /** by card of the own hand: by what it matches the top */
  matches: Record<string, string[]>;
  /** types that the own hand still lacks */
  needs: number[];
  worth: number;
}

export function handOf(view: ViewScene | null): HandBoard {
  const board = boardOf(view);
  const matches = Object.entries(record(board["matches"])).map(([code, by]) => [code, texts(by)] as const);
  return {
    mission: records(board["mission"]).map((one) => ({ card: text(one["card"]), type: typeOf(text(one["type"]) || text(one["card"])), doubled: one["doubled"] === true })),
    top: text(board["top"]),
    matches: Object.fromEntries(matches),
    needs: texts(board["needs"]).map(typeOf),
    worth: number(board["worth"]),
  };
}

// -- Rescue Grid ---------------------------------------------------------------------------------------------------------

export interface SlotScene {
  id: string;
  card: string;
  covers: string[];
}
export interface PlaceScene {
  id: string;
  card: string;
  up: boolean;
  under: string[];
}
export interface RescueBoard {
  slots: SlotScene[];
  places: PlaceScene[];
  revealed: string[];
  /** odds that the next card busts; den 0: there is none */
  bust: { num: number; den: number };
  /** by slot: the ways in which the viewer can pay, each the types of its wild triples */
  payable: Record<string, number[][]>;
}

export function rescueOf(view: ViewScene | null): RescueBoard {
  const board = boardOf(view);
  const bust = record(board["bust"]);
  const ways = (value: unknown): number[][] => (Array.isArray(value) ? value.map((wilds) => texts(wilds).map(typeOf)) : []);
  return {
    slots: records(board["slots"]).map((one) => ({ id: text(one["id"]), card: text(one["card"]), covers: texts(one["covers"]) })),
    places: records(board["places"]).map((one) => ({ id: text(one["id"]), card: text(one["card"]), up: one["up"] === true, under: texts(one["under"]) })),
    revealed: texts(board["revealed"]),
    bust: { num: number(bust["num"]), den: number(bust["den"]) },
    payable: Object.fromEntries(Object.entries(record(board["payable"])).map(([slot, all]) => [slot, ways(all)])),
  };
}

// -- the log -------------------------------------------------------------------------------------------------------------

/** The newest line of these kinds, with its number in the log: another number is another event. */
export function latest(table: Table, ...kinds: string[]): { line: LogLine; at: number } | null {
  for (let n = table.lines.length - 1; n >= 0; n -= 1) {
    const line = table.lines[n];
    if (line && kinds.includes(line.what)) return { line, at: table.firstLine + n };
  }
  return null;
}

export interface LookedAtCard {
  /** only who looks sees it, or everybody does */
  what: "peek" | "reveal";
  seat: number;
}

/** Which cells of Memory were looked at or shown in the last turn, and by whom. */
export function lookedAt(table: Table): Map<number, LookedAtCard> {
  const found = new Map<number, LookedAtCard>();
  for (let n = table.lines.length - 1; n >= 0; n -= 1) {
    const line = table.lines[n];
    if (!line || !["peek", "reveal", "show"].includes(line.what) || typeof line.number !== "number") break;
    found.set(line.number - 1, { what: line.what === "peek" ? "peek" : "reveal", seat: line.seat ?? 0 });
    if (found.size === 2) break;
  }
  return found;
}

// -- moves ---------------------------------------------------------------------------------------------------------------

export type Action = { type: string } & Record<string, unknown>;
