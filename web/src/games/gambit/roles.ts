// The three teams as characters, for their cards and for the box.

import type { AlienLook } from "../../art/alien";
import { inked } from "../../art/ink";
import { SKINS } from "../../art/palette";
import type { PersonLook } from "../../art/person";

const COAT = inked("M30 204Q36 150 70 142L100 176L130 142Q164 150 170 204Z", "#c98a4a");
const LAPELS = inked("M70 142L100 176L82 196L58 152ZM130 142L100 176L118 196L142 152Z", "#a5642e");

/** An alien in a trench coat. */
export const ALIEN: AlienLook = {
  seed: "role",
  body: "bulb",
  skin: SKINS.leaf,
  eyes: 2,
  eyeStyle: "almond",
  mouth: "smirk",
  antennae: 2,
  antenna: "bulb",
  tip: "#ff6a5e",
  legs: false,
  arms: "none",
  spots: false,
  belly: false,
  cheeks: false,
  gear: COAT,
};
export const ALIEN_WITH_LAPELS: AlienLook = { ...ALIEN, tilt: 0, gear: COAT + LAPELS };

export const SCIENTIST: PersonLook = {
  hair: "wild",
  hairColour: "#eef2ff",
  skin: "#c98257",
  top: "#fffaf0",
  glasses: true,
  brow: -3,
  mouth: "open",
  lid: 0,
};

export const EXTINCTIONIST: PersonLook = {
  hair: "hood",
  hairColour: "#4a2a5e",
  skin: "#e8c4a8",
  top: "#4a2a5e",
  eyes: "happy",
  brow: null,
  ears: false,
};
