// Made-up tables for the style guide.

import ufoludki from "../games/ufoludki/table";
import type { GameSchema, QuestionScene, Scene, SeatScene, ViewScene } from "../protocol";
import { Table } from "../table/table.svelte";
import { say } from "../words/words";

function game(): GameSchema {
  const [cards, texts] = [{ S3A: say("style.card_S", { number: 3 }) }, {}];
  const places = { deck: say("ufoludki.planet"), stack: "", hand: "" };
  const shown = { modes: [], bots: [], by_seat: [], shown: [], languages: [], counts: {}, fields: {}, phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] } };
  return { id: "ufoludki", name: "", tagline: "", minutes: "", rules: 1, least: 2, most: 5, usual: "", cards, texts, places, ...shown };
}

const pile = (size: number, ...cards: string[]) => ({ size, cards });

function table(seats: SeatScene[], waiting: number[], question?: QuestionScene): Table {
  const shown = new Table(game(), ufoludki);
  const places = { deck: [pile(21)], stack: [pile(3, "S3A"), ...seats.slice(1).map(() => pile(0))], hand: seats.map(() => pile(5)) };
  const fields = { loot: seats.map((_, seat) => 9 - 2 * seat), earth: 22, turns: 14 };
  const view: ViewScene = { places, fields, standing: [], waiting, over: false, truncated: false, rounds: [], paused: false };
  const about = { id: "style", game: "ufoludki", rules: 1, mode: "", status: "running", options: {}, clock: { name: "none" }, origin: "deal" };
  const scene: Scene = {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0 },
    seats, you: 0, watchers: 0, log: 0, can_undo: false, view,
  };
  shown.scene = question ? { ...scene, question } : scene;
  return shown;
}

/** Seats in different states: with a running clock, away, replaced by a bot. */
export function sampleWaitingTable(): Table {
  const [one, two, three] = [say("style.name_one"), say("style.name_two"), say("style.name_three")];
  return table(
    [
      { kind: "person", name: one, here: true },
      { kind: "person", name: two, here: true, clock: { move: 25_000, bank: 300_000 } },
      { kind: "person", name: three },
      { kind: "person", name: `${three} 2`, stand_in: true },
    ],
    [1],
  );
}

/** A question whose options are a seat and numbers. */
export function sampleAskedTable(): Table {
  const seats: SeatScene[] = [say("style.name_one"), say("style.name_two")].map((name) => ({ kind: "person", name, here: true }));
  const options = [
    { word: "1", kind: "seat", label: say("style.name_two"), value: 1 },
    { word: "2", kind: "number", label: "2", value: 2 },
    { word: "3", kind: "number", label: "3", value: 3 },
  ];
  const asked = table(seats, [0], { ask: "1", name: "", kind: "seat", rule: "4.1", prompt: say("style.prompt"), before: ["S3A"], options });
  asked.actions = { choose: () => {}, point: () => {}, askWhyNot: () => {}, drop: () => {}, answer: () => {}, makeMove: async () => "" };
  return asked;
}
