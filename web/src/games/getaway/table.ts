// Alien Getaway on the table: the route as a map, Zoid on it, four dice, and everybody's penalty pile.

import { cached } from "../../art/cache";
import { letters } from "../../art/letters";
import { say } from "../../words/words";
import type { GameTable } from "../contract";
import { back } from "./back";
import Board from "./Board.svelte";
import { cardFace, explodingCard } from "./faces";
import Mine from "./Mine.svelte";
import Penalties from "./Penalties.svelte";
import { isTurning, laidOut } from "./reading";
import { after, journeys, omens } from "./telling";
import { zoid } from "./zoid";

export default {
  id: "getaway",
  hand: "hand",
  square: true,
  face: (code, words) => cached(`getaway ${code} ${words.title}`, () => (code.startsWith("X") ? explodingCard(code, words.title) : cardFace(code, words, letters()))),
  back: () => back(),
  thing: () => cached("zoid", () => zoid()),
  trophies: ["zoid"],
  Board,
  Mine,
  Standing: Penalties,

  caption(table) {
    const rounds = table.mode?.rounds ?? 1;
    const game = rounds > 1 ? say("getaway.game_of", { number: Math.min((table.view?.rounds.length ?? 0) + 1, rounds), of: rounds }) : "";
    const last = table.number("final") ? say("getaway.final") : "";
    return [game, last].filter(Boolean).join(" · ");
  },

  journeys,
  after,
  omens,
  laidOut,

  onBoard: (question, option) => isTurning(question) && option.kind === "choice",

  /** A card dropped on one side of the place where it goes says which way it turns. */
  dropped(question, option, to) {
    const [what, turn] = to.split(":");
    return what === "turn" && turn !== undefined && ["play", "more"].includes(question.name) ? `${option.word} ${turn}` : null;
  },
} satisfies GameTable;
