// The table of Alien Frenzy: two decks, one discard pile, and a sky that turns red on alert.

import type { GameUi } from "../contract";
import { say } from "../../words/words";
import { invasionBack, supplyBack } from "./back";
import Board from "./Board.svelte";
import { GLOW, NIGHT, REDDENED } from "./colours";
import { thing, THINGS } from "./drawings";
import { face } from "./faces";
import OwnArea from "./OwnArea.svelte";
import { depthOf, attackOn, depthText, isAlert, laidOut, faceAnswer } from "./boardData";
import Survivors from "./Survivors.svelte";
import { applyLine, movements, foresightTags } from "./logEffects";

/** Questions that the board itself answers: a deck to point into, an alien to click. */
const POINTED_AT = ["depth", "against", "colour"];

export default {
  id: "frenzy",
  hand: "hand",
  face,
  back: (code) => (code === "?1" ? invasionBack() : supplyBack()),
  thing,
  trophies: [...THINGS],
  Board,
  OwnArea,
  Standing: Survivors,

  caption(table) {
    const phase = say(isAlert(table.view) ? "frenzy.alert" : "frenzy.calm");
    const seat = table.number("current");
    return `${phase} · ${seat === table.scene.you ? say("frenzy.your_turn") : say("frenzy.turn_of", { name: table.nameOf(seat) })}`;
  },

  phase: (view) => (isAlert(view) ? "alert" : "calm"),

  sky: (view) => (isAlert(view) ? { name: "alert", night: [...REDDENED], glow: "#c22f5a" } : { name: "calm", night: [...NIGHT], glow: GLOW }),

  movements,
  applyLine,
  foresightTags,
  takesTime: (line) => line.what === "match" || line.what === "miss",
  isImportant: (line) => ["out", "ufo", "ufo_at", "ufo_again", "no_time", "invasion", "end"].includes(line.what),
  mark: (kind) => (kind === "ufo" ? "M-8 2Q0 -4 8 2Q0 7 -8 2ZM-4 -.5Q-3 -6 0 -6T4 -.5" : "M-5 -5L5 5M5 -5L-5 5"),
  laidOut,

  onBoard: (question, option) => option.kind === "place" || (option.kind !== "pass" && POINTED_AT.includes(question.name)),

  optionName(question, option) {
    const deep = option.kind === "place" || (question.name === "depth" && option.kind === "number");
    if (!deep) return null;
    const where = depthText(depthOf(option), Math.max(...question.options.map(depthOf)));
    return option.card && !option.card.startsWith("?") ? `${option.label}, ${where}` : where.charAt(0).toLocaleUpperCase() + where.slice(1);
  },

  dealsFrom: "supply",

  dropTargets(question, _option, view) {
    const faced = question.name === "face" ? attackOn(view, question) : null;
    if (faced) return faced.lanes.flatMap((lane, n) => (lane.laid === null ? [`alien:${n}`] : []));
    return [question.name === "ufo" ? "ribbon" : "discard"];
  },

  /** A Character dropped under an alien answers whom it faces; a UFO dropped in the spread answers its depth. */
  dropAnswer(question, option, to, view) {
    const [what, at] = to.split(":");
    if (what === "alien" && question.name === "face") {
      const faced = attackOn(view, question);
      const word = faced && faceAnswer(faced, Number(at));
      return word ? `${option.word} ${word}` : null;
    }
    return what === "gap" && question.name === "ufo" ? `${option.word} ${at}` : null;
  },
} satisfies GameUi;
