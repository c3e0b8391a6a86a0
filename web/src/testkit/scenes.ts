// Tables for tests, set in few words.

import anyTable from "../games/any/table";
import type { GameUi } from "../games/contract";
import type { GameSchema, OptionScene, QuestionScene, Scene, ViewScene } from "../protocol";
import { Table } from "../table/table.svelte";

export const GAME: GameSchema = {
  id: "magpie",
  name: "Magpie",
  tagline: "",
  minutes: "5",
  rules: 1,
  languages: ["en"],
  least: 2,
  most: 4,
  modes: [],
  bots: [],
  usual: "random",
  cards: { A: "Apple", B: "Button", C: "Coin" },
  texts: { A: "Round and red.", B: "Holds things.", C: "Shines." },
  places: { deck: "the deck", hand: "hand", nest: "nest" },
  fields: { loot: "loot" },
  counts: { A: 4, B: 4, C: 2 },
  by_seat: ["loot"],
  shown: [],
  phrases: { hello: "Hello!" }, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
};

export function view(more: Partial<ViewScene> = {}): ViewScene {
  return {
    places: {
      deck: [{ size: 5, cards: [] }],
      hand: [
        { size: 3, cards: ["A", "B", "A"] },
        { size: 3, cards: [] },
      ],
      nest: [
        { size: 0, cards: [] },
        { size: 1, cards: ["C"] },
      ],
    },
    fields: { loot: [0, 0], earth: 10, turns: 1 },
    standing: [],
    waiting: [0],
    over: false,
    truncated: false,
    rounds: [],
    paused: false,
    ...more,
  };
}

export const card = (code: string, at: number): OptionScene => ({ word: code, kind: "card", label: code, card: code, place: "hand", at, seat: 0 });
export const seat = (value: number): OptionScene => ({ word: String(value), kind: "seat", label: `seat ${value}`, value });
export const number = (value: number): OptionScene => ({ word: String(value), kind: "number", label: String(value), value });

export function question(options: OptionScene[], more: Partial<QuestionScene> = {}): QuestionScene {
  return { ask: "1.0", name: "play", kind: options[0]?.kind ?? "card", rule: "4.1", prompt: "Play a card.", before: [], options, ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    table: {
      id: "abcd", game: "magpie", rules: 1, mode: "standard", status: "running", options: {}, clock: { name: "none" },
      origin: "deal", listed: false, assist: true, undo: true, watch: true, host: 0,
    },
    seats: [
      { kind: "person", name: "Ada", here: true },
      { kind: "bot", name: "Bo", bot: "random" },
    ],
    you: 0,
    watchers: 0,
    log: 0,
    can_undo: false,
    view: view(),
    ...more,
  };
}

export function table(shown: Scene = scene(), ui: GameUi = anyTable): Table {
  const made = new Table(structuredClone(GAME), ui); // a copy: tests that share modules must not change it for each other
  made.scene = shown;
  return made;
}
