// Alieninjas on the table: five ways to play with one box of cards.

import type { GameUi } from "../contract";
import ForesightTags from "../../components/ForesightTags.svelte";
import { say } from "../../words/words";
import { back } from "./back";
import { callSceneMs } from "./callTiming";
import { face } from "./faces";
import { applyLine, movements } from "./logEffects";
import { thing } from "./things";

/** Pauses that a board shows itself: what was looked at or shown, and a call that is checked. */
const OWN_PAUSES = ["peek", "reveal", "show", "call", "right", "wrong", "check"];

export default {
  id: "alieninjas",
  hand: "hand",
  face,
  back: () => back(),
  thing,
  trophies: ["star", "seal 3", "star"],
  Board: ForesightTags, // besides which every mode has a board of its own
  modes: {
    m1_claim: async () => ({ Board: (await import("./Claim.svelte")).default, showsMargins: true }),
    m2_memory: async () => ({ Board: (await import("./Memory.svelte")).default }),
    m3_map: async () => (await import("./modes/map")).default,
    m4_hand: async () => (await import("./modes/four")).default,
    m5_rescue: async () => (await import("./modes/rescue")).default,
  },

  caption(table) {
    const round = (table.view?.rounds.length ?? 0) + (table.view?.over || table.scene.pause?.kind === "round" ? 0 : 1);
    const agreed = table.scene.table.options["rounds"];
    const of = typeof agreed === "number" ? agreed : (table.mode?.rounds ?? 0);
    return [table.mode?.name ?? "", say("alieninjas.round_of", { number: Math.max(round, 1), of: Math.max(of, round) })].filter(Boolean).join(" · ");
  },

  movements,
  applyLine,
  foresightTags: () => [],

  /** The boards have their own buttons for everything; beside the prompt stands what nothing else stands for. */
  onBoard: (question) => question.name !== "memory_wild",

  firstSpot: 1,
  showsPause: (kind) => OWN_PAUSES.includes(kind),
  isImportant: ({ what }) => ["bust", "capture", "complete", "complete_hand", "right", "wrong"].includes(what),
  overlayDelay: ({ what }) => (what === "right" ? callSceneMs(true) : 0),
  takesTime: ({ what }) => what === "bust",
} satisfies GameUi;
