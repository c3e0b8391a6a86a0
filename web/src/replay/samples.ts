// A small made-up game for the tests: two or more seats, a deck, a hand for everybody.

import type { Component } from "svelte";
import type { GameUi } from "../games/contract";
import type { GameSchema, Replay, ReplayStep, Result, Scene, TableSchema } from "../protocol";
import { Table } from "../table/table.svelte";

export const game: GameSchema = {
  id: "magpie", name: "Magpie", tagline: "Steal what shines.", minutes: "10", rules: 1, languages: ["en", "pl"], least: 2, most: 5,
  modes: [], bots: [], usual: "thief",
  cards: { MAGPIE: "Magpie", TRINKET: "Trinket", ZOLW: "Żółw" },
  texts: { MAGPIE: "Take one from anybody.", TRINKET: "Worth one.", ZOLW: "Powoli." },
  counts: { MAGPIE: 1, TRINKET: 12, ZOLW: 2 },
  places: { deck: "Deck", hand: "Hand" }, fields: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
};

export const ui: GameUi = {
  id: "magpie",
  hand: "hand",
  face: (code, words) => `<svg data-face="${code}"><text>${words.title}</text></svg>`,
  back: (code) => `<svg data-back="${code}"></svg>`,
  thing: (name) => `<svg data-thing="${name}"></svg>`,
  Board: (() => ({})) as unknown as Component<{ table: Table }>,
  movements: () => [],
  applyLine: (_, view) => view,
  foresightTags: () => [],
};

/** The moves after which there is a step, and what everybody had then. */
export function replayOf(standings: number[][], more: Partial<Replay> = {}, moves: number[] = standings.map((_, n) => n)): Replay {
  const seats = standings[0]?.length ?? 0;
  const steps = standings.map((standing, n): ReplayStep => {
    const hand = Array.from({ length: seats }, () => ({ size: 2, cards: ["MAGPIE", "TRINKET"] }));
    const over = n === standings.length - 1;
    return {
      move: moves[n] ?? n,
      seat: n ? (n - 1) % seats : null,
      words: null,
      log: n ? [{ what: "play", text: `Move ${moves[n] ?? n}.` }] : [],
      view: { places: { deck: [{ size: 9, cards: ["TRINKET", "ZOLW"] }], hand }, fields: {}, waiting: [n % seats], standing, over, truncated: false, rounds: [], paused: false },
      standing,
    };
  });
  const scores = standings.at(-1) ?? [];
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const sums = scores.map((score) => [{ label: "shiny", number: score + 2 }, { label: "lost", number: -2 }]);
  const names = ["Zyx", "Blip", "Oola", "Kwa", "Mork"].slice(0, seats);
  return { table: "k7f3-9wq2", game: "magpie", rules: 1, mode: "standard", seats: names, viewer: -2, steps, scores, winners, truncated: false, ended: "", text: "Blip wins.", sums, ...ranked(scores), ...more };
}

export const shape: TableSchema = {
  id: "k7f3-9wq2", game: "magpie", mode: "standard", status: "over", seats: [], clock: "none", listed: true, locked: false, watch: true,
  origin: "deal", options: { loot: 7 }, created: 0, changed: 0, moves: 3, scores: [], winners: [],
};

/** The most points win, without teams and rounds. */
const ranked = (scores: number[]) => ({ ranks: scores.map((score) => scores.filter((one) => one > score).length + 1), teams: [], rounds: [], breaks: [] });

export function resultOf(scores: number[], winners: number[], more: Partial<Result> = {}): Result {
  const sums = scores.map((score) => [{ label: "shiny", number: score + 2 }, { label: "lost", number: -2 }]);
  return { scores, winners, truncated: false, ended: "", text: "It is over.", sums, ...ranked(scores), ...more };
}

export function tableWith(scene: Scene): Table {
  const table = new Table(game, ui);
  table.scene = scene;
  return table;
}
