// Tables to look at without a game: every scene that the board can set, for the style page and for tests.

import type { GameSchema, LogLine, OptionScene, QuestionScene, Scene, ViewScene } from "../../protocol";
import { fieldsOf } from "./faces";

export interface Sample {
  id: string;
  scene: Scene;
}

const NAMES = ["Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula", "Tin Fox", "Amber Owl", "Slow Gecko", "Brass Heron"];
const SCIENCE = ["R", "B", "YR", "B", "R", "R", "B", "Y", "R"];
const COVERED = 5;
const PLAYED_DECK = ["?0", "?0", "?0"];
const pile = (size: number, cards: string[] = []) => ({ size, cards });

/** The game as far as the samples need it, for a page without a server. */
export const shape = (): GameSchema => ({
  id: "gambit", name: "Earth Gambit: Light", tagline: "", minutes: "", rules: 1, languages: ["en"], least: 3, most: 8, modes: [], bots: [], usual: "",
  cards: {}, texts: {}, places: {}, fields: {}, counts: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
});

export interface Lab {
  seats?: number;
  hand?: string[];
  slots?: string[];
  science?: string[];
  covered?: number[];
  resolving?: string[];
  discard?: string[];
  draw?: string[];
  psych?: { card: string; owner: number }[];
  protects?: number[];
  skips?: number[];
  forces?: string[][];
  damaged?: number[];
  abilities?: string[];
  /** by seat: a role that the viewer knows */
  roles?: Record<number, string>;
  /** by seat: hand cards that the viewer knows */
  known?: Record<number, string[]>;
  fields?: Record<string, unknown>;
  over?: boolean;
}

/** What seat 0 sees. */
export function lab(more: Lab = {}): ViewScene {
  const { seats = 5, hand = ["B", "peek_any_card", "YB"], slots = [], science = SCIENCE, covered = [COVERED], resolving = [], psych = [], roles = {}, known = {} } = more;
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const piles = (sizes: number[] | undefined, card: string) => each((seat) => pile(sizes?.[seat] ?? 0, Array.from({ length: sizes?.[seat] ?? 0 }, () => card)));
  const counts = (colour: "red" | "blue" | "yellow"): number => science.filter((card, at) => fieldsOf(card).includes(colour) && !covered.includes(at)).length;
  const damaged = each((seat) => more.damaged?.[seat] ?? 0);
  const forces = each((seat) => more.forces?.[seat] ?? []);
  const weapon = psych[0]?.card === "psych_weapon";
  return {
    places: {
      draw: [pile(24, more.draw ?? PLAYED_DECK)], discard: [pile(more.discard?.length ?? 4, more.discard ?? ["skip_turn", "?0", "heal_all", "?0"])],
      resolving: [pile(resolving.length, [...resolving].reverse())], science: [pile(science.length, [...science].reverse())], covers: [pile(covered.length, covered.map(() => "cancel_science"))],
      psych: [pile(psych.length, psych.map(({ card }) => card))], gone: [pile(0)], aside: [pile(0)],
      hand: each((seat) => (seat === 0 ? pile(hand.length, hand) : pile(damaged[seat] ? 0 : 1, damaged[seat] ? [] : (known[seat] ?? ["?0"])))),
      role: each((seat) => pile(1, [seat === 0 ? "alien" : (roles[seat] ?? "?1")])),
      ability: each((seat) => (more.abilities ? pile(1, [seat === 0 ? (more.abilities[0] ?? "?2") : "?2"]) : pile(0))),
      protect: piles(more.protects, "protect_player"), skip: piles(more.skips, "skip_turn"), force: each((seat) => pile(forces[seat]?.length ?? 0, (forces[seat] ?? []).map(() => "force_to_play"))),
    },
    fields: { turn: 17, active: 0, passed_at: -1, drawn_at: -1, guard: 0, red: counts("red"), blue: counts("blue"), yellow: counts("yellow"), won: 0, damaged, slots: each(() => 0), used: each(() => -1), covered, owners: psych.map(({ owner }) => owner), ...more.fields },
    waiting: [0], standing: [], over: more.over ?? false, truncated: false, rounds: [], paused: false,
    board: {
      tracks: [{ colour: "red", number: counts("red"), target: 6 }, { colour: "blue", number: counts("blue"), target: 6 }, { colour: "yellow", number: counts("yellow"), target: 3 }],
      science: science.map((card, at) => ({ card, covered: covered.includes(at) ? 1 : 0 })), token: psych.length ? (weapon ? "red" : "blue") : "", forbids: psych.length ? (weapon ? "B" : "R") : "",
      psych, guard: Number(more.fields?.["guard"] ?? 0), resolving, seats: each((seat) => ({ damaged: damaged[seat], protects: more.protects?.[seat] ?? 0, skips: more.skips?.[seat] ?? 0, forces: forces[seat], ability: 0, used: "" })), slots,
    },
  };
}

export function sceneOf(view: ViewScene, question?: QuestionScene): Scene {
  const about = { id: "style", game: "gambit", rules: 1, mode: "standard", status: "running", options: {}, clock: { name: "none" }, origin: "deal" };
  const scene: Scene = {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0 },
    seats: (view.places["hand"] ?? []).map((_, seat) => ({ kind: "person", name: NAMES[seat] ?? "", here: true })),
    you: 0, watchers: 0, log: 0, can_undo: false, view,
  };
  return question ? { ...scene, question } : scene;
}

export const ask = (name: string, options: OptionScene[], before: string[] = []): QuestionScene =>
  ({ ask: `1.${before.length}`, name, kind: options[0]?.kind ?? "card", rule: "7.4", prompt: name, before, options });
export const held = (...codes: string[]): OptionScene[] => codes.map((code, at) => ({ word: code, kind: "card", label: code, card: code, place: "hand", seat: 0, at }));
export const lying = (place: string, cards: string[]): OptionScene[] =>
  cards.map((card, at) => ({ word: cards.indexOf(card) < at ? `${card}#${cards.slice(0, at + 1).filter((one) => one === card).length}` : card, kind: "card", label: card, card, place, at }));
export const seated = (...seats: number[]): OptionScene[] => seats.map((value) => ({ word: `seat ${value}`, kind: "seat", label: NAMES[value] ?? "", value }));
export const choices = (labels: Record<string, string>): OptionScene[] => Object.entries(labels).map(([word, label]) => ({ word, kind: word === "pass" ? "pass" : "choice", label, ...(word === "pass" ? {} : { value: Number(word) }) }));
export const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: what, ...more });

export function samples(): Sample[] {
  const weapon = [{ card: "psych_weapon", owner: 2 }];
  const slots = ["held", "passed", "drawn"];
  const busy: Lab = { slots, psych: weapon, protects: [1, 1, 0, 0, 0], skips: [0, 0, 0, 0, 1], forces: [[], [], [], ["drawn"], []], damaged: [0, 0, 0, 1, 0], roles: { 1: "scientist" }, known: { 4: ["steal_card"] } };
  const eight: Lab = { ...busy, seats: 8, protects: [1, 2, 0, 1, 0, 0, 0, 1], skips: [0, 0, 1, 0, 1, 0, 0, 1], forces: [[], ["held"], [], ["drawn", "held"], [], [], [], ["passed"]], damaged: [0, 0, 0, 0, 0, 0, 1, 0], abilities: ["sit_out"] };
  const top = ["B", "steal_card", "R"];
  const thrown = ["skip_turn", "heal_all", "R", "trade_cards", "B", "peek_any_card", "psych_defence", "damage_or_heal", "Y"];
  const all: Record<string, Scene> = {
    play: sceneOf(lab(busy), ask("play", held("peek_any_card", "YB"))),
    three: sceneOf(lab({ seats: 3, covered: [], slots }), ask("play", held("B", "peek_any_card", "YB"))),
    eight: sceneOf(lab(eight), ask("play", held("peek_any_card", "YB"))),
    whom: sceneOf(lab({ hand: ["damage_or_heal", "B"] }), ask("patient", seated(0, 1, 2, 3, 4), ["damage_or_heal", "0"])),
    cover: sceneOf(lab({ covered: [], hand: ["cancel_science", "B"] }), ask("cover", lying("science", [...SCIENCE].reverse()), ["cancel_science"])),
    protect: sceneOf({ ...lab({ protects: [1], resolving: ["steal_card", "damage_or_heal"], hand: ["B"], fields: { active: 2 } }), waiting: [] }, ask("protect", choices({ "1": "use it", pass: "let it happen" }))),
    order: sceneOf(lab({ draw: [...top, ...PLAYED_DECK], resolving: ["rearrange_top_3"], hand: ["B", "R"] }), ask("order", lying("draw", top))),
    take: sceneOf(lab({ discard: thrown, resolving: ["take_from_discard"], hand: ["B", "R"] }), ask("take", lying("discard", thrown))),
    pass: sceneOf(lab({ hand: ["B", "YB"] }), ask("pass_card", held("B", "YB"))),
    theirs: sceneOf({ ...lab({ ...busy, hand: ["B"], slots: [], fields: { active: 1 } }), waiting: [1] }),
    end: sceneOf({ ...lab({ over: true, roles: { 1: "scientist", 2: "extinctionist", 3: "alien", 4: "scientist" } }), waiting: [] }),
  };
  return Object.entries(all).map(([id, scene]) => ({ id, scene }));
}
