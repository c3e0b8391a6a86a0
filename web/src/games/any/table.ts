// The table of a game that nobody has arranged here: every place in words, every card drawn by its code.

import { anyBack, anyFace } from "../../art/face-any";
import type { GameTable } from "../contract";
import { cardJourneys, withCardsMoved } from "../moving";
import Board from "./Board.svelte";

export default {
  id: "any",
  hand: "hand",
  face: anyFace,
  back: () => anyBack(),
  thing: () => "",
  Board,
  journeys: cardJourneys,
  after: withCardsMoved,
  omens: () => [],
} satisfies GameTable;
