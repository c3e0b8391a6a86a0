// What a neighbour holds tells the ability, and so does the face made with it.

import { disc, group, inked, inkLine, line, oval, path, rect, shine } from "../../art/ink";
import type { PersonLook } from "../../art/person";
import type { Ability } from "./cardCodes";
import { CREW, type CrewColour } from "./characters";

/** A neighbour without what it holds on the box; what is worn stays. */
export function freeHanded(colour: CrewColour): PersonLook {
  const { gear, ...look } = CREW[colour];
  return colour === "red" || colour === "blue" || gear === undefined ? look : { ...look, gear };
}

/** The mien of an ability. */
export const EXPRESSIONS: Record<Ability, PersonLook> = {
  defend: {},
  scavenge: { mouth: "tongue", look: [0.5, 0.6] },
  deflect: { mouth: "smirk", look: [0.8, -0.2] },
  steal: { mouth: "smirk", look: [0.9, 0.4], lid: 0.34, tilt: 14 },
  revive: { mouth: "open", look: [0.3, 0.5], lid: 0, brow: -2 },
  none: {},
};

/** A pot lid makes a shield. */
const LID =
  disc(0, 0, 33, "#cfd6ee", inkLine(4.5)) + disc(0, 0, 22, "none", { stroke: "#8f96b0", "stroke-width": 4 }) + disc(0, 0, 8, "#5a4632", inkLine(3.5)) + shine("M-22 -8Q-18 -20 -6 -23", 5, 0.9);
/** A bag with more in it than it was made for. */
const BAG =
  inked("M-14 -22L-24 -40H-6L-4 -20ZM8 -22V-44H20V-22Z", "#ffd36b", 3.5) +
  rect(-4, -36, 13, 20, 3, "#9fe8ff", inkLine(3.5)) +
  inked("M-30 -20H30L25 34H-25Z", "#c98a4a", 4.5) +
  line("M-12 -20Q0 -2 12 -20", "#6b3a1a", 5) +
  shine("M-20 -8L-17 22", 5, 0.4);
const RACKET =
  line("M-4 14L-20 44", "#5a3a1a", 13) + line("M-4 14L-20 44", "#c98a4a", 6) +
  oval(10, -12, 23, 30, "#9ff1ff", { ...inkLine(6), transform: "rotate(26 10 -12)", "fill-opacity": 0.4 }) +
  line("M-4 -28L26 0M2 -38L30 -12M-8 -14L16 8M26 -30L-4 8M16 -38L-10 -4M34 -18L10 14", "#fff8e6", 2.2);
const MAGNET =
  line("M-20 -30V2A20 20 0 0 0 20 2V-30", "#0f0b29", 26) + line("M-20 -28V2A20 20 0 0 0 20 2V-28", "#ff5f5f", 17) +
  line("M-20 -29V-21M20 -29V-21", "#e9edff", 17) + line("M-34 -46L-28 -38M0 -48V-38M34 -46L28 -38", "#ffe27a", 5) + shine("M-26 -10V4", 4, 0.7);
const KIT =
  inked("M-12 -22V-34H12V-22", "none", 4.5) + rect(-34, -22, 68, 52, 9, "#fffaf0", inkLine(4.5)) +
  path("M0 20L-15 4A9 9 0 0 1 0 -7A9 9 0 0 1 15 4Z", "#ff5f7a", inkLine(3.5)) + shine("M-26 -12V14", 4, 0.6);

const PROPS: Record<Ability, string> = { defend: LID, scavenge: BAG, deflect: RACKET, steal: MAGNET, revive: KIT, none: "" };

/** Held in the lower right of a card, by a hand of this person. */
export function heldBy(ability: Ability, { skin = "#f0b48a" }: PersonLook): string {
  const prop = PROPS[ability];
  if (!prop) return "";
  const hand = oval(0, 0, 15, 12, skin, inkLine(4));
  return group(prop + group(hand, { transform: HOLDS[ability] }), { transform: "translate(160 166) rotate(6) scale(.96)" });
}
const HOLDS: Record<Ability, string> = {
  defend: "translate(-26 22) rotate(-30)",
  scavenge: "translate(-26 -16) rotate(-20)",
  deflect: "translate(-15 34) rotate(-50)",
  steal: "translate(0 26)",
  revive: "translate(-8 -34)",
  none: "",
};
