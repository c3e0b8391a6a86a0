// Pictures of the expansion's own cards.

import { alienPart, type AlienLook } from "../../art/alien";
import { eye } from "../../art/eyes";
import { rays, specks } from "../../art/backgrounds";
import { at, disc, group, inked, inkLine, line, oval, path, ramp, rect, shine, tube } from "../../art/ink";
import { INK, SKINS } from "../../art/palette";
import { star } from "../../art/shapes";
import { STEALTHY } from "./characters";
import type { Picture } from "./pictures";

/** Binoculars that look back. */
export const viewTwo = (): Picture => {
  const gaze = { look: [0.2, 0.1], iris: "#c4371f", skin: "#3f7fb0" } as const;
  const tube = (x: number): string =>
    inked(`M${x - 22} 84H${x + 22}L${x + 34} 168H${x - 34}Z`, "#3a3560", 4.5) +
    rect(x - 24, 70, 48, 20, 8, "#565c98", inkLine(4.5)) +
    disc(x, 160, 37, "#7068c4", inkLine(5)) +
    disc(x, 160, 28, "#12204a", inkLine(4)) +
    eye(x, 160, 23, gaze) +
    shine(`M${x - 20} 144Q${x - 14} 134 ${x - 4} 132`, 5, 0.9);
  return {
    index: [{ figure: 2 }, { glyph: "eye" }],
    ground: ["#1a3a5e", "#3fa0c4"],
    accent: "#9fe8ff",
    art: rays(104, 160, 240, 16, "#c9f0ff", 0.18) + specks("two", 20, 200, 60) + rect(84, 100, 40, 32, 6, "#565c98", inkLine(4.5)) + tube(66) + tube(144),
  };
};

/** A tin that makes everybody Gold. */
export const goldBoost = (): Picture => ({
  index: [{ mark: "gold", letter: "" }, { glyph: "bolt" }],
  ground: ["#4d1f0c", "#e09a2a"],
  accent: "#ffc445",
  art:
    rays(106, 130, 260, 20, "#fff1cf", 0.42) +
    path("M62 80H150L146 196Q146 210 106 210Q66 210 66 196Z", "#ffc445", inkLine(5)) +
    path("M62 80H82L86 204Q66 206 66 196Z", "#fff1cf", { opacity: 0.7 }) +
    oval(106, 80, 44, 13, "#ffe9a8", inkLine(5)) +
    oval(106, 78, 14, 5, "#b8800c", inkLine(3)) +
    inked("M112 70Q124 52 140 60Q134 74 118 76Z", "#cfd6ee", 4) +
    path(star(107, 142, 38, 18), "#fff6c2", inkLine(4.5)) +
    eye(96, 140, 9, { look: [0.2, -0.3] }) +
    eye(118, 140, 9, { look: [0.2, -0.3] }) +
    line("M98 156Q107 164 116 156", INK, 3.5) +
    path(star(40, 132, 12, 5), "#fff6c2", inkLine(3)) +
    path(star(176, 106, 14, 6), "#fff6c2", inkLine(3)) +
    path(star(170, 176, 10, 4), "#fff6c2", inkLine(3)),
});

/** Somebody is there. Nobody can say who. */
export const stealth = (): Picture => {
  const fog = ramp(["#b9b0ff/0", "#b9b0ff/.5"]);
  return {
    index: [{ glyph: "ghost" }],
    ground: ["#0a0818", "#3a3266"],
    accent: "#b9b0ff",
    only: "alarm",
    art:
      fog.def +
      specks("stealth", 14, 200, 90) +
      disc(104, 110, 84, "#6a5fc0", { opacity: 0.4 }) +
      at(alienPart({ seed: "stealth", ...STEALTHY }), 104, 122, 0.96) +
      path("M0 190Q40 164 82 184T160 176T200 184V280H0Z", fog.fill) +
      path("M0 206Q50 186 100 204T200 200V280H0Z", "#8a80d0", { opacity: 0.55 }),
  };
};

const FRIEND: AlienLook = { body: "bean", skin: SKINS.amber, eyes: 2, eyeStyle: "round", lid: 0.2, tilt: 14, mouth: "grin", antennae: 2, antenna: "bulb", tip: "#5ff0ff", arms: "none", spots: true, look: [0.8, 0.1], cheeks: false };
const OTHER: AlienLook = { body: "bulb", skin: SKINS.rose, eyes: 1, eyeStyle: "round", lid: 0.3, mouth: "fang", antennae: 1, antenna: "bulb", tip: "#ffd94f", arms: "none", spots: false, look: [-0.8, 0.1], cheeks: false };

/** They shake hands on it: somebody else will be visited. */
export const alliance = (): Picture => ({
  index: [{ glyph: "crowd" }],
  ground: ["#2a0a3e", "#a83a6a"],
  accent: "#ffb35c",
  only: "alarm",
  art:
    rays(104, 150, 240, 18, "#ffd0a0", 0.24) +
    at(alienPart({ seed: "ally", ...FRIEND }), 66, 124, 0.72) +
    at(alienPart({ seed: "other", ...OTHER }), 148, 124, 0.7) +
    tube("M70 160Q84 178 104 172", SKINS.amber, 14, 22) +
    tube("M148 160Q130 180 108 172", SKINS.rose, 14, 22) +
    oval(106, 172, 19, 15, "#ffc0a0", { ...inkLine(4), transform: "rotate(-8 106 172)" }) +
    line("M98 166L110 164M100 173L114 171", INK, 3) +
    line("M106 138V126M84 146L76 138M128 146L136 138", "#ffe27a", 5),
});

const VAIN: AlienLook = { body: "drop", skin: SKINS.mint, eyes: 2, eyeStyle: "round", lid: 0.1, mouth: "smirk", antennae: 2, antenna: "bulb", tip: "#ff74d4", arms: "down", spots: true, cheeks: true };

/** It looks into the mirror, and the mirror looks back. */
export const mimic = (): Picture => ({
  index: [{ figure: "×2" }, { glyph: "ghost" }],
  ground: ["#0a3350", "#3a9ab0"],
  accent: "#7df0c4",
  only: "alarm",
  art:
    specks("mimic", 22, 200, 120) +
    rect(100, 26, 92, 184, 44, "#ffd36b", inkLine(5)) +
    rect(110, 36, 72, 164, 34, "#bfeaff", inkLine(4)) +
    group(at(alienPart({ seed: "mimic", ...VAIN, look: [-0.9, 0] }), 146, 128, 0.52), { opacity: 0.85 }) +
    shine("M122 64L140 44M122 84L156 46", 5, 0.8) +
    at(alienPart({ seed: "mimic", ...VAIN, look: [0.9, 0] }), 66, 138, 0.68),
});
