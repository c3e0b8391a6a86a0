// The table of Earth Gambit: Light: the track of Science, cards in front of seats, and a hidden role.

import { cached } from "../../art/cache";
import { die, type Pips } from "../../art/die";
import { say } from "../../words/words";
import type { GameUi } from "../contract";
import { back } from "./back";
import Board from "./Board.svelte";
import { apparatus, face } from "./faces";
import OwnHand from "./OwnHand.svelte";
import OwnArea from "./OwnArea.svelte";
import KnownOfSeats from "./KnownOfSeats.svelte";
import { activeOf } from "./boardData";
import { applyLine, movements, foresightTags } from "./logEffects";
import { thing, THINGS } from "./things";

/** As the server numbers them. */
const TEAMS = ["gambit.team_red", "gambit.team_blue", "gambit.team_yellow"] as const;

/** … in their colours and shapes, as on the track */
const STROKES = [
  { colour: "var(--red)", dash: "", mark: "M0 -6L5.5 4.5H-5.5Z" },
  { colour: "var(--blue)", dash: "", mark: "M-4.5 -4.5H4.5V4.5H-4.5Z" },
  { colour: "var(--yellow)", dash: "", mark: "M0 -6.5L6 0L0 6.5L-6 0Z" },
] as const;

export default {
  id: "gambit",
  hand: "hand",
  face,
  back: (code) => back("", code === "?1" ? "role" : code === "?2" ? "ability" : "play"),
  thing: (name) => (name.startsWith("die ") ? cached(name, () => die(Math.min(Math.max(Number(name.slice(4)), 1), 6) as Pips, true)) : name in THINGS ? thing(name) : apparatus(name)),
  trophies: ["blue", "red", "yellow"],
  Board,
  Hand: OwnHand,
  OwnArea,
  Standing: KnownOfSeats,
  epilogue: () => import("./Epilogue.svelte"),

  caption(table) {
    const turn = say("gambit.turn", { number: table.number("turn") });
    const seat = activeOf(table.view);
    if (table.view?.over || seat < 0) return turn;
    return `${turn} · ${seat === table.scene.you ? say("gambit.your_turn") : say("gambit.turn_of", { name: table.nameOf(seat) })}`;
  },

  movements,
  applyLine,
  foresightTags,
  dealsFrom: "draw",
  takesTime: ({ what }) => what === "show" || what === "turn_over" || what === "die",
  isImportant: ({ what }) => ["science", "cover", "uncover", "psych", "protect", "ability", "vetoed", "damaged", "stuck", "won"].includes(what),

  /** Cards that are put back on a pile have the names of cards in the hand, and are none. */
  fromHand: (question) => question.name !== "order",

  teamStroke: (team) => STROKES[team] ?? STROKES[0],
  teamName: (team) => say(TEAMS[team] ?? "end.team", { number: team + 1 }),

  /** A card is dropped where it would lie: Science on the track, a card to pass on the others, all else where things go on. */
  dropTargets(question, _option, view, you) {
    if (question.name === "pass_card") return view.places["hand"]?.flatMap((_, seat) => (seat === you ? [] : [`seat:${seat}`])) ?? [];
    return ["play", "forced_card", "second_play"].includes(question.name) ? ["track", "resolving"] : ["discard"];
  },

  /** An ability can be used once, so it is not suggested. */
  lastResort: (question, option) => option.place === "ability" && question.options.length > 1,
} satisfies GameUi;
