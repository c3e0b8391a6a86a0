// Tables to look at without a game: every scene that the board can set, for the style page and for tests.

import type { GameSchema, OptionScene, QuestionScene, Scene, ViewScene } from "../../protocol";

export interface Sample {
  id: string;
  scene: Scene;
}

const NAMES = ["Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula"];
const HAND = ["F4c", "F1s", "Y1c", "G3p"];
const WIDE = 65536;
const MIDDLE = 32768;
const pile = (size: number, cards: string[] = []) => ({ size, cards });
const cell = (x: number, y: number): number => (y + MIDDLE) * WIDE + x + MIDDLE;
/** as the server keeps it: the way into a cell and out of it, 0 is north, then clockwise */
const [N, E, S] = [0, 1, 2];
const laid = (x: number, y: number, heading: number, exit: number): number => cell(x, y) * 16 + heading * 4 + exit;

/** The game as far as the samples need it, for a page without a server. */
export const shape = (): GameSchema => ({
  id: "getaway", name: "Alien Getaway", tagline: "", minutes: "", rules: 1, languages: ["en"], least: 2, most: 4, modes: [], bots: [], usual: "",
  cards: {}, texts: {}, places: {}, fields: {}, counts: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
});

/** The flight of the mock: out to the east, up, along, and down again. */
const ROUTE = ["B3s", "Y2c", "G1s", "F2c", "Y4s", "B5c", "G4s"];
const TRACK = [laid(1, 0, E, E), laid(2, 0, E, N), laid(2, 1, N, N), laid(2, 2, N, E), laid(3, 2, E, E), laid(4, 2, E, S), laid(4, 1, S, S)];

export interface Sky {
  seats?: number;
  route?: number;
  zoid?: number;
  hand?: string[];
  piles?: string[][];
  pending?: string[];
  shown?: string[];
  rounds?: number[][];
  board?: Record<string, unknown>;
  fields?: Record<string, unknown>;
  over?: boolean;
}

/** What seat 0 sees. */
export function sky(more: Sky = {}): ViewScene {
  const { seats = 3, route = ROUTE.length, zoid = 4, hand = HAND, pending = [], shown, rounds = [] } = more;
  const piles = more.piles ?? [["F4s", "Y2p", "B2s"], ["G5s"], ["F1c"]];
  const track = TRACK.slice(0, route);
  const last = track.at(-1) ?? laid(0, 0, E, E);
  const step = { 0: WIDE, 1: 1, 2: -WIDE, 3: -1 }[last % 4] ?? 0;
  return {
    places: {
      route: [pile(route, ROUTE.slice(0, route).reverse())], planet: [pile(4, ["X1", "X2", "X3", "X4"])], pending: [pile(pending.length, pending)],
      draw: [pile(26, Array.from({ length: 26 }, () => "?"))], box: [pile(6)], ...(shown ? { shown: [pile(shown.length, shown)] } : {}),
      hand: Array.from({ length: seats }, (_, seat) => (seat ? pile(2, ["?", "?"]) : pile(hand.length, hand))),
      pile: Array.from({ length: seats }, (_, seat) => pile(piles[seat]?.length ?? 0, piles[seat] ?? [])),
    },
    fields: { active: 0, start: 0, zoid, front: (Math.floor(last / 16) + step) * 4 + (last % 4), track, final: 0, final_turns: 0, ...more.fields },
    waiting: [0], standing: [], over: more.over ?? false, truncated: false, rounds, paused: false, ...(more.board ? { board: more.board } : {}),
  };
}

export function sceneOf(view: ViewScene, question?: QuestionScene, automaton = false): Scene {
  const about = { id: "style", game: "getaway", rules: 1, mode: automaton ? "solo" : "competitive", status: "running", options: {}, clock: { name: "none" }, origin: "deal" };
  const scene: Scene = {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0 },
    seats: (view.places["hand"] ?? []).map((_, seat) => (automaton && seat === 1 ? { kind: "automaton", name: "Oola", here: true } : { kind: "person", name: NAMES[seat] ?? "", here: true })),
    you: 0, watchers: 0, log: 0, can_undo: false, view,
  };
  return question ? { ...scene, question } : scene;
}

export const ask = (name: string, options: OptionScene[], before: string[] = []): QuestionScene =>
  ({ ask: `1.${before.length}`, name, kind: options[0]?.kind ?? "card", rule: "6.1", prompt: name, before, options });
export const held = (codes: string[], good: string[] = []): OptionScene[] =>
  codes.map((code, at) => ({ word: code, kind: "card", label: code, card: code, place: "hand", seat: 0, at, ...(good.includes(code) ? { prospects: [{ text: "match", good: true }] } : {}) }));
export const waiting = (codes: string[], good: string[] = []): OptionScene[] =>
  codes.map((code, at) => ({ word: code, kind: "card", label: code, card: code, place: "pending", at, ...(good.includes(code) ? { prospects: [{ text: "match", good: true }] } : {}) }));
export const choices = (labels: Record<string, string>): OptionScene[] => Object.entries(labels).map(([word, label]) => ({ word, kind: "choice", label, value: Number(word) }));
const PASS: OptionScene = { word: "pass", kind: "pass", label: "–" };
const SIGNS = { "1": "left", "2": "right" };
const RISK = { odds: [592593, 296296, 98765, 12346], cards: ["B3s", "Y2c", "?"] };

export function samples(): Sample[] {
  const ghosts = [{ word: "F4c", card: "F4c", ways: [{ turn: "L" }, { turn: "R" }], risk: RISK }, { word: "F1s", card: "F1s", ways: [{ turn: "S" }], risk: { odds: [1_000_000], cards: [] } }];
  const owed = ["B3s", "F2c", "Y2c"];
  const all: Record<string, Scene> = {
    play: sceneOf(sky({ board: { ghosts } }), ask("play", [...held(HAND.slice(0, 3), ["F1s"]), PASS])),
    turn: sceneOf(sky({ board: { ghosts: ghosts.slice(0, 1) } }), ask("turn", choices(SIGNS), ["F4c"])),
    more: sceneOf(sky({ board: { ghosts: ghosts.slice(1), risk: RISK } }), ask("more", [...held(["F1s"]), PASS], ["F4c", "1"])),
    settle: sceneOf(sky({ pending: owed }), ask("settle", waiting(owed, ["F2c"]))),
    match: sceneOf(sky({ pending: owed }), ask("match", choices({ "1": "discard both", "0": "keep" }), ["F2c"])),
    planet: sceneOf(sky({ piles: [["G4s"], ["G5s"], []] }), ask("planet", [...held(["G3p"], ["G3p"]), PASS])),
    theirs: sceneOf({ ...sky({ pending: owed, fields: { active: 1 } }), waiting: [1] }),
    start: sceneOf(sky({ route: 0, zoid: -1, seats: 2 }), ask("play", [...held(HAND.slice(0, 3)), PASS])),
    oola: sceneOf(sky({ seats: 2, shown: ["B2c"] }), ask("oola", choices(SIGNS)), true),
    four: sceneOf(sky({ seats: 4, rounds: [[12, 8, 31, 4]], piles: [["F4s", "Y2p", "B2s", "G1s", "G2s", "Y5c"], ["G5s"], [], ["W5p", "B1s"]] }), ask("play", [...held(HAND.slice(0, 3)), PASS])),
    end: sceneOf({ ...sky({ over: true }), waiting: [] }),
  };
  return Object.entries(all).map(([id, scene]) => ({ id, scene }));
}
