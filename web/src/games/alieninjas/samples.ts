// Tables to look at without a game: what every board can show, for the style page and for tests.

import type { GameSchema, LaneScene, LogLine, OptionScene, PauseScene, PileScene, QuestionScene, Scene, ViewScene } from "../../protocol";
import { mapCells } from "./printedCards";

export interface Sample {
  id: string;
  scene: Scene;
}

const NAMES = ["Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula", "Tin Fox", "Amber Owl"];
const WHO = ["Director", "Courier", "Analyst", "Cook", "Pilot", "Caretaker"];
const TYPES = ["Mist", "Ember", "Thorn", "Volt", "Lune", "Gaze", "Coil", "Rime"];
const pile = (size: number, cards: string[] = []): PileScene => ({ size, cards });
const hidden = (count: number): string[] => Array.from({ length: count }, () => "?");
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** The game as far as the samples need it, for a page without a server. */
export function shape(): GameSchema {
  const cards: Record<string, string> = {};
  WHO.forEach((who, c) => {
    cards[`C${c + 1}X`] = who;
    TYPES.forEach((type, t) => (cards[`C${c + 1}T${t + 1}`] = `${who}, ${type}`));
  });
  TYPES.forEach((type, t) => (cards[`N${t + 1}`] = type));
  for (const number of [1, 2, 3, 4, 5, 6]) for (const side of ["a", "b"]) cards[`P${number}${side}`] = `Map ${number}, ${side.toUpperCase()}`;
  for (const number of [1, 2, 3, 4]) cards[`M${number}`] = "×2";
  return {
    id: "alieninjas", name: "Alieninjas", tagline: "", minutes: "", rules: 1, languages: ["en"], least: 2, most: 6, bots: [], usual: "",
    modes: ["m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue"].map((id) => ({ id, text: "", least: 2, most: 6, defaults: {}, tick: 0, fewest: false, rounds: 3, automata: [], begins: {} })),
    cards, texts: {}, places: {}, fields: {}, counts: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] }, forgets: ["grid"],
  };
}

export const TICK = 100;
interface More {
  view?: Partial<ViewScene>;
  pause?: PauseScene;
  options?: Record<string, unknown>;
  result?: Scene["result"];
}

export function sceneOf(mode: string, seats: number, view: Partial<ViewScene>, question?: QuestionScene, more: More = {}): Scene {
  const about = { id: "style", game: "alieninjas", rules: 1, mode, status: "running", options: more.options ?? {}, clock: { name: "none" }, origin: "deal" };
  return {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0, tick: mode === "m1_claim" || mode === "m3_map" ? TICK : 0 },
    seats: upTo(seats).map((seat) => ({ kind: "person", name: NAMES[seat] ?? "", here: true })),
    you: 0, watchers: 0, log: 0, can_undo: false,
    view: { places: {}, fields: {}, waiting: question ? [0] : [1], standing: [], over: false, truncated: false, rounds: [[6, 4, 7, 2, 3, 5].slice(0, seats)], paused: false, ...view, ...more.view },
    ...(question ? { question } : {}), ...(more.pause ? { pause: more.pause } : {}), ...(more.result ? { result: more.result } : {}),
  };
}

const option = (word: string, kind = "choice"): OptionScene => ({ word, kind, label: word });
export const ask = (name: string, ...words: string[]): QuestionScene => ({ ask: "1", name, kind: "choice", rule: "4.2", prompt: name, before: [], options: words.map((word) => option(word)) });
const lanes = (seats: number, more: LaneScene[] = []): LaneScene[] => upTo(seats).map((seat) => more[seat] ?? {});

// -- Quick Claim

export function claim(seats = 4, more: Record<string, unknown> = {}): ViewScene {
  const gained = [["C1T3", "C4X", "C2T5"], ["C5T6"], [], ["C6T3", "C2T3"], ["C3T1"], []].slice(0, seats);
  const phase = (more["phase"] as number | undefined) ?? 1;
  return {
    places: {
      pile: upTo(seats).map(() => pile(9)), stack: [pile(11, ["C1T6"])], aside: [pile(2)], mission: [pile(2, ["N3", "N6"])],
      gained: gained.map((cards) => pile(cards.length, cards)),
    },
    fields: {}, waiting: upTo(seats), standing: [], over: false, truncated: false, rounds: [], paused: false, lanes: lanes(seats),
    board: { mode: "m1_claim", mission: ["T3", "T6"], top: "C1T6", seq: 17, number: 17, claimable: phase !== 0, flipper: 0, phase, since: 0, lock: 16, opens: 16, deadline: 50, seats: gained.map((cards) => ({ points: cards.length ? 3 - cards.length : 0 })), ...more },
  };
}

// -- Memory

const CELLS = ["C2T1", "C5T3", "C2T7", "C5X", "C2T4", "C5T8", "C5T4", "C2T2", "C5T1", "C2T8", "C2X", "C5T7", "C2T5", "C5T5", "C2T6", "C5T2", "C2T3", "C5T6"];
export function memory(seats = 3, up: number[] = [1, 9], more: Record<string, unknown> = {}, ghosts: string[] = []): ViewScene {
  const cells = CELLS.map((code, at) => (up.includes(at + 1) ? code : "?"));
  return {
    places: { grid: [pile(18, cells)], mission: [pile(1, ["N4"])], missions: [pile(4)], removed: [pile(1)], multiplier: [pile(1, ["M4"])], kept: [["N1"], ["N8"], []].slice(0, seats).map((kept) => pile(kept.length, kept)) },
    fields: {}, waiting: [0], standing: [], over: false, truncated: false, rounds: [], paused: false,
    ...(ghosts.length ? { ghosts: { grid: [ghosts] } } : {}),
    board: { mode: "m2_memory", cells, columns: 6, up, cell: 0, mission: "T4", doubled: ["T4", "T8"], left: 4, kept: [["N1"], ["N8"], [], [], [], []].slice(0, seats), ...more },
  };
}

// -- Map Race

export interface RaceOf {
  map: string;
  character: number;
  /** cells from 1 that lie open, with the type of the card */
  up?: Record<number, string>;
  seen?: Record<number, string>;
  fits?: number[];
  wrong?: number[];
  frozen?: boolean;
}
export function race(racers: RaceOf[], doing: LaneScene[] = []): ViewScene {
  const seats = racers.map(({ map, character, up = {}, seen = {}, fits = [], wrong = [], frozen = false }) => {
    const cells = mapCells(map);
    return {
      map: { code: map, cells: cells.map((cell) => (cell ? `T${cell.type}` : "")), optional: cells.findIndex((cell) => cell?.optional) + 1 },
      grid: upTo(9).map((at) => (up[at + 1] ?? seen[at + 1] ? `C${character}${up[at + 1] ?? seen[at + 1]}` : "?")),
      up: Object.keys(up).map(Number), fits, wrong, character: `C${character}`, frozen,
    };
  });
  return {
    places: { grid: seats.map(({ grid }) => pile(9, grid)), map: seats.map(({ map }) => pile(1, [map.code])) },
    fields: {}, waiting: upTo(racers.length), standing: [], over: false, truncated: false, rounds: [], paused: false, lanes: lanes(racers.length, doing),
    board: { mode: "m3_map", seats, announcer: 2, limit: 3000 },
  };
}
export const RACERS: RaceOf[] = [
  { map: "P1a", character: 1, up: { 1: "T1", 3: "T2", 7: "T4", 5: "T6" }, seen: { 9: "T7" }, fits: [1, 3, 7], wrong: [5] },
  { map: "P4a", character: 4, up: { 3: "T4", 4: "T5", 8: "T8" }, fits: [3, 4, 8] },
  { map: "P5a", character: 5, up: { 1: "T5", 2: "T1" }, fits: [1], wrong: [2], frozen: true },
  { map: "P2b", character: 2, up: { 1: "T2" }, fits: [1] },
  { map: "P3b", character: 3 },
  { map: "P6b", character: 6, up: { 3: "T7" }, fits: [3] },
];
const LOOKING: LaneScene[] = [{ until: 5, doing: [1, 8] }, { until: 3, doing: [4, 0, 5] }, { frozen: true }];

// -- Four of a Mission

const HELD = ["C1T3", "C4T3", "C2T5", "C1T7", "C6X", "C3T1"];
export function four(seats = 3, hand = HELD, more: Record<string, unknown> = {}): ViewScene {
  const mission = ["N3", "N5", "N7", "N8"].map((card, n) => ({ card, type: `T${card.slice(1)}`, doubled: n < 2 }));
  return {
    places: { deck: [pile(31, hidden(31))], discard: [pile(6, ["C1T5"])], mission: [pile(4, mission.map(({ card }) => card))], hand: upTo(seats).map((seat) => (seat ? pile(3 + seat, hidden(3 + seat)) : pile(hand.length, hand))) },
    fields: {}, waiting: [0], standing: [], over: false, truncated: false, rounds: [], paused: false,
    board: { mode: "m4_hand", mission, top: "C1T5", matches: { C1T3: ["character"], C1T7: ["character"], C2T5: ["type"], C6X: ["wild"] }, needs: ["T8"], worth: 7, ...more },
  };
}

// -- Rescue Grid

export function rescue(seats = 3, more: Record<string, unknown> = {}, hand = ["C1T1", "C2T1", "C1T5", "C3T5", "C6T5", "C2T8"]): ViewScene {
  const ninjas = ["N1", "N6", "", "N3", "N8", "N2", "N5", "N4"];
  const slots = ninjas.map((card, n) => {
    const [r, k] = [Math.floor(n / 4) + 1, (n % 4) + 1];
    return { id: `S${r}${k}`, card, covers: [k - 1, k].filter((j) => j > 0 && j < 4).map((j) => `V${r}${j}`) };
  });
  const places = ["?", "C3X", "?", "?", "C5X", "?"].map((card, n) => {
    const [r, j] = [Math.floor(n / 3) + 1, (n % 3) + 1];
    const id = `V${r}${j}`;
    return { id, card, up: card !== "?", under: slots.filter((slot) => slot.card && slot.covers.includes(id)).map((slot) => slot.id) };
  });
  const captured = [["N7"], [], []].slice(0, seats);
  return {
    places: {
      slots: [pile(7)], places: [pile(6)], deck: [pile(24, hidden(24))], discard: [pile(5, ["C4T7"])], revealed: [pile(0)], removed: [pile(0)],
      hand: upTo(seats).map((seat) => (seat ? pile(4, hidden(4)) : pile(hand.length, hand))), captured: upTo(seats).map((seat) => pile(captured[seat]?.length ?? 0, captured[seat] ?? [])), freed: upTo(seats).map((seat) => (seat ? pile(0) : pile(1, ["C2X"]))),
    },
    fields: {}, waiting: [0], standing: [], over: false, truncated: false, rounds: [], paused: false,
    board: { mode: "m5_rescue", slots, places, revealed: [], bust: { num: 0, den: 36 }, payable: { S11: [["T5"]] }, ...more },
  };
}

export const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: what, seat: 0, ...more });

export function samples(): Sample[] {
  const ghosts = CELLS.map((code, at) => ([3, 12, 16].includes(at) ? code : ""));
  const claims = ask("claim", "wait", "flip", "claim");
  const all: Record<string, Scene> = {
    claim: sceneOf("m1_claim", 4, claim(4), claims),
    claim_wait: sceneOf("m1_claim", 2, claim(2, { phase: 0, flipper: 1 }), claims),
    claim_six: sceneOf("m1_claim", 6, claim(6, { flipper: 3 }), claims),
    memory: sceneOf("m2_memory", 3, memory(), ask("memory_turn", "peek", "reveal")),
    memory_second: sceneOf("m2_memory", 3, memory(3, [1, 9, 5], { cell: 5 }), ask("memory_second", "1")),
    memory_ghosts: sceneOf("m2_memory", 6, memory(6, [1, 9], {}, ghosts), ask("memory_turn", "peek", "reveal")),
    race: sceneOf("m3_map", 3, race(RACERS.slice(0, 3), LOOKING)),
    race_free: sceneOf("m3_map", 2, race(RACERS.slice(0, 2)), ask("race", "look", "call")),
    race_six: sceneOf("m3_map", 6, race(RACERS), ask("race", "look", "call")),
    race_out: sceneOf("m3_map", 3, race([{ ...RACERS[0]!, seen: {}, frozen: true }, ...RACERS.slice(1, 3)], [{ frozen: true }])),
    four: sceneOf("m4_hand", 3, four(), ask("hand_turn", "draw", "discard")),
    four_six: sceneOf("m4_hand", 6, four(6, [...HELD, "C5T8"]), ask("hand_turn", "discard", "pass")),
    rescue: sceneOf("m5_rescue", 3, rescue(), ask("rescue_turn", "draw", "capture")),
    rescue_push: sceneOf("m5_rescue", 3, rescue(3, { revealed: ["C1T2", "C4T6", "C3T3", "C5T4"], bust: { num: 17, den: 36 } }), ask("rescue_push", "stop", "more")),
    rescue_trim: sceneOf("m5_rescue", 6, rescue(6, {}, ["C1T1", "C2T1", "C1T5", "C3T5", "C6T5", "C2T8", "C4T2", "C4T3", "C5T4"]), ask("rescue_trim", "1")),
  };
  return Object.entries(all).map(([id, scene]) => ({ id, scene }));
}
