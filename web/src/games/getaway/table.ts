// The table of Alien Getaway: the route as a map, Zoid on it, four dice, and the penalty piles.

import { cached } from "../../art/cache";
import { markLetters } from "../../art/markLetters";
import { say } from "../../words/words";
import type { GameUi } from "../contract";
import { back } from "./back";
import Board from "./Board.svelte";
import { cardFace, explodingCard } from "./faces";
import OwnArea from "./OwnArea.svelte";
import Penalties from "./Penalties.svelte";
import { isCurve, isTurning, laidOut, turnsOf } from "./boardData";
import { applyLine, movements, nthGame, foresightTags } from "./logEffects";
import { zoid } from "./zoid";

export default {
  id: "getaway",
  hand: "hand",
  square: true,
  plain: true,
  face: (code, words) => cached(`getaway ${code} ${words.title}`, () => (code.startsWith("X") ? explodingCard(code, words.title) : cardFace(code, words, markLetters()))),
  back: () => back(),
  thing: () => cached("zoid", () => zoid()),
  trophies: ["zoid"],
  Board,
  OwnArea,
  Standing: Penalties,
  epilogue: () => import("./Epilogue.svelte"),

  caption(table) {
    const last = table.number("final") && !table.view?.over ? say("getaway.final") : "";
    return [nthGame(table), last].filter(Boolean).join(" · ");
  },

  movements,
  applyLine,
  foresightTags,
  laidOut,

  onBoard: (question, option) => isTurning(question) && option.kind === "choice",

  /** To pass costs a card, so it is not suggested. */
  lastResort: (question, option) => question.name === "play" && option.kind === "pass",

  dealsFrom: "draw",

  takesTime: ({ what }) => what === "roll" || what === "oola_draw",
  isImportant: ({ what }) => what === "excess" || what === "fly" || what === "match" || what === "final",

  /** A card dropped on one side of the place where it goes says which way it turns. */
  dropAnswer(question, option, to, view) {
    const [what, turn] = to.split(":");
    if (!["play", "more"].includes(question.name) || !isCurve(option.card ?? "")) return null;
    const ways = turnsOf(view, option.word);
    if (ways.length === 1) return `${option.word} ${ways[0]}`;
    return what === "turn" && turn !== undefined && ways.includes(turn) ? `${option.word} ${turn}` : null;
  },

  dropTargets(question, option, view, you) {
    if (!["play", "more"].includes(question.name)) return [`pile:${you}`];
    const ways = turnsOf(view, option.word);
    return ways.length > 1 ? ways.map((turn) => `turn:${turn}`) : ["route"];
  },
} satisfies GameUi;
