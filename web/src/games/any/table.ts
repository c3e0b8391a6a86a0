// The table of a game without a folder of its own: every place by its name, every card drawn from its code.

import { anyBack, anyFace } from "../../art/face-any";
import type { GameUi } from "../contract";
import { cardMovements, withCardsMoved } from "../cardMovements";
import Board from "./Board.svelte";

export default {
  id: "any",
  hand: "hand",
  face: anyFace,
  back: () => anyBack(),
  thing: () => "",
  Board,
  movements: cardMovements,
  applyLine: withCardsMoved,
  foresightTags: () => [],
} satisfies GameUi;
