// Tables to look at without a game: every scene that the board can set, for the style page and for tests.

import type { GameSchema, OptionScene, QuestionScene, Scene, ViewScene } from "../../protocol";

export interface Sample {
  id: string;
  scene: Scene;
}

const NAMES = ["Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula", "Tin Fox", "Amber Owl"];
const HAND = ["DEFEND.R", "SCAVENGE.G", "DEFLECT.B", "DEFEND.GOLD", "GREY", "VIEW", "SAFETY"];
const pile = (size: number, cards: string[] = []) => ({ size, cards });
const deck = (size: number, back: string, known: Record<number, string> = {}) => pile(size, Array.from({ length: size }, (_, at) => known[at] ?? back));

/** The game as far as the samples need it, for a page without a server. */
export const shape = (): GameSchema => ({
  id: "frenzy", name: "Alien Frenzy", tagline: "", minutes: "", rules: 1, languages: ["en"], least: 2, most: 6, modes: [], bots: [], usual: "",
  cards: {}, texts: {}, places: {}, fields: {}, counts: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
});

export interface Night {
  seats?: number;
  hand?: string[];
  sizes?: number[];
  known?: Record<number, string>;
  knownInvasion?: Record<number, string>;
  discard?: string[];
  reserve?: string[];
  mimics?: string[];
  fields?: Record<string, unknown>;
  over?: boolean;
}

/** What seat 0 sees; calm unless the fields say otherwise. */
export function night(more: Night = {}): ViewScene {
  const { seats = 3, hand = HAND, sizes = [], known = {}, knownInvasion = {}, discard = ["SWAPSIES", "GREY", "SHUFFLE"], reserve = ["UFO#3", "UFO#2"], mimics = [] } = more;
  const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? pile(hand.length, hand) : deck(sizes[seat] ?? 7, "?0")));
  return {
    places: {
      supply: [deck(44, "?0", known)], invasion: [deck(30, "?1", knownInvasion)], discard: [pile(discard.length, discard)], reserve: [pile(reserve.length, reserve)],
      mimics: [pile(mimics.length, mimics)], gone: [pile(0)], hand: hands,
    },
    fields: { phase: 1, dir: 1, current: 0, turns_left: 1, ufos: 0, lock: 0, lock_now: 0, boost: -1, out: hands.map(() => 0), attacked: -1, aliens: [], ...more.fields },
    waiting: [0], standing: [], over: more.over ?? false, truncated: false, rounds: [], paused: false,
  };
}

export function sceneOf(view: ViewScene, question?: QuestionScene): Scene {
  const about = { id: "style", game: "frenzy", rules: 1, mode: "expansion", status: "running", options: {}, clock: { name: "none" }, origin: "deal" };
  const scene: Scene = {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0 },
    seats: (view.places["hand"] ?? []).map((_, seat) => ({ kind: "person", name: NAMES[seat] ?? "", here: true })),
    you: 0, watchers: 0, log: 0, can_undo: false, view,
  };
  return question ? { ...scene, question } : scene;
}

export const ask = (name: string, options: OptionScene[], before: string[] = [], prompt = name): QuestionScene =>
  ({ ask: `1.${before.length}`, name, kind: options[0]?.kind ?? "card", rule: "5.1", prompt, before, options });
export const held = (codes: string[]): OptionScene[] => codes.map((code, at) => ({ word: code, kind: "card", label: code, card: code, place: "hand", seat: 0, at }));
export const lying = (place: string, codes: string[]): OptionScene[] => codes.map((code, at) => ({ word: code, kind: "card", label: code, card: code, place, at }));
export const depths = (most: number): OptionScene[] => Array.from({ length: most + 1 }, (_, value) => ({ word: String(value), kind: "number", label: String(value), value }));
export const places = (place: string, cards: string[]): OptionScene[] =>
  cards.map((card, at) => ({ word: card.startsWith("?") ? `${place} ${at}` : card, kind: "place", label: card, card, place, at }));
export const choices = (...values: number[]): OptionScene[] => values.map((value) => ({ word: String(value), kind: "choice", label: String(value), value }));

const ALERT = { phase: 2, turns_left: 3 };
const FOUGHT = ["UFO#1", "RELAX1", "SWAPSIES", "GREY", "SHUFFLE"];

export function samples(): Sample[] {
  const calm = night({ known: { 7: "UFO#4" } });
  const peeked = night({ known: { 0: "DEFEND.G" } });
  const row = ["DEFEND.G", "SHUFFLE", "UFO#1"];
  const alert = (more: Night = {}) => night({ reserve: [], discard: FOUGHT, ...more, fields: { ...ALERT, ...more.fields } });
  const two = alert({ discard: ["ALIEN.RG", ...FOUGHT], fields: { attacked: 0, aliens: [0, 1] } });
  const far = { seats: 6, sizes: [7, 2, 0, 5, 0, 3], hand: [...HAND, "SHUFFLE", "REVERSE"], mimics: ["MIMIC", "MIMIC"], fields: { out: [0, 0, 1, 0, 2, 0], lock: 1, ufos: 1, boost: 3, current: 3, dir: -1 } };
  const all: Record<string, Scene> = {
    calm: sceneOf(calm, ask("play", held(HAND))),
    ufo: sceneOf(calm, ask("ufo", lying("reserve", ["UFO#3", "UFO#2"]), ["DEFEND.R"])),
    depth: sceneOf(calm, ask("depth", depths(44), ["DEFEND.R", "UFO#3"])),
    say: sceneOf(calm, ask("say", choices(0, 1), ["DEFEND.R", "UFO#3", "12"])),
    view: sceneOf(peeked, ask("view", places("supply", peeked.places["supply"]?.[0]?.cards ?? []))),
    order: sceneOf(night({ known: { 0: "DEFEND.G", 1: "SHUFFLE", 2: "UFO#1" } }), ask("order", lying("supply", row))),
    watch: sceneOf(alert(), ask("action", [...held(["VIEW", "SAFETY"]), { word: "pass", kind: "pass", label: "–" }])),
    facing: sceneOf(two, ask("face", held(["SCAVENGE.G", "DEFLECT.B", "DEFEND.GOLD", "GREY"]), ["DEFEND.R", "0"])),
    against: sceneOf(two, ask("against", choices(0, 1), ["DEFEND.R"])),
    attacked: sceneOf({ ...alert({ seats: 4, fields: { attacked: 2, aliens: [2, 3], current: 2, turns_left: 1 } }), waiting: [2] }),
    swarm: sceneOf(alert({ seats: 6, fields: { attacked: 0, aliens: [0, 1, 2, 0, 1, 2] } }), ask("face", held(HAND.slice(0, 5)))),
    two: sceneOf(alert({ knownInvasion: { 3: "MIMIC", 20: "ALLIANCE" } }), ask("pick_one", lying("invasion", ["MIMIC", "ALLIANCE"]))),
    colour: sceneOf(alert({ discard: ["ALLIANCE", ...FOUGHT] }), ask("colour", choices(0, 1, 2))),
    ally: sceneOf(alert({ discard: ["ALLIANCE", ...FOUGHT] }), ask("ally", [1, 2].map((value) => ({ word: `seat ${value}`, kind: "seat", label: NAMES[value] ?? "", value })), ["1"])),
    six: sceneOf({ ...alert(far), waiting: [3] }),
    end: sceneOf({ ...alert({ over: true, fields: { out: [0, 1, 2] } }), waiting: [] }),
  };
  return Object.entries(all).map(([id, scene]) => ({ id, scene }));
}
