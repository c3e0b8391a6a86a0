// Pictures of the base game's cards that show neither a neighbour nor an alien: one subject, one prop, one joke.

import { eye } from "../../art/eyes";
import type { FrameParts } from "../../art/frame";
import type { Glyph } from "../../art/glyphs";
import { rays, specks } from "../../art/backgrounds";
import { at, disc, group, inked, inkLine, line, moved, oval, path, rect, shine, tube } from "../../art/ink";
import { alienPart } from "../../art/alien";
import { mouth } from "../../art/mouths";
import { INK, PAPER, SKINS } from "../../art/palette";
import { saucerPart, type SaucerKind } from "../../art/saucer";
import { shapeAt } from "../../art/shapes";

export const smallCard = (x: number, y: number, turn: number, fill: string, inner: string): string =>
  group(rect(-30, -42, 60, 84, 8, PAPER, inkLine(4)) + rect(-24, -36, 48, 72, 5, fill, inkLine(2.5)) + inner, {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(1.06)`,
  });
export const fist = (x: number, y: number, skin: string): string =>
  oval(x, y, 19, 14, skin, { ...inkLine(4), transform: `rotate(-40 ${x} ${y})` });

/** What a card shows; `only`: its text holds always, and this sign stands before it. */
export type Picture = Omit<FrameParts, "words" | "paragraphs"> & { only?: Glyph };

interface Ship {
  kind: SaucerKind;
  hull: string;
  lamps: number;
  ground: string;
  skin: string;
}
/** UFOs differ in colour, hull and number: which one was drawn can be told without its colour. */
export const SHIPS: readonly Ship[] = [
  { kind: "disc", hull: "#ff8a7a", lamps: 6, ground: "#c22f4a", skin: SKINS.coral },
  { kind: "scout", hull: "#74dd92", lamps: 3, ground: "#13745a", skin: SKINS.leaf },
  { kind: "kettle", hull: "#7fbcff", lamps: 3, ground: "#2457a8", skin: SKINS.sky },
  { kind: "ring", hull: "#c79bff", lamps: 5, ground: "#6a2fa8", skin: SKINS.plum },
  { kind: "crown", hull: "#ffd060", lamps: 6, ground: "#b8651a", skin: SKINS.sun },
  { kind: "mother", hull: "#efe6cf", lamps: 7, ground: "#565c78", skin: SKINS.bone },
];
/** The ship of the n-th UFO, from 1. */
export const shipPart = (number: number, beam = 0): string => {
  const { kind, hull, lamps, skin } = SHIPS[(number - 1) % SHIPS.length]!;
  return saucerPart({
    kind,
    hull,
    lamps,
    beam,
    beamWide: true,
    beamColour: "#ffd0a0",
    pilot: { seed: "ufo", skin, eyes: 1, eyeStyle: "slit", iris: "#7a1238", lid: 0.3, mouth: "fang", look: [0, 0.6] },
  });
};

export const ufo = (number = 0): Picture => {
  const { ground, hull } = SHIPS[Math.max(number - 1, 0) % SHIPS.length]!;
  return {
    index: [{ glyph: "ufo" }, ...(number ? [{ figure: number }] : [])],
    ground: ["#2a0a2e", ground],
    accent: hull,
    art:
      rays(104, 196, 300, 22, hull, 0.3) +
      specks("ufo", 24, 200, 120) +
      at(shipPart(number || 1, 150), 108, 104, 0.9) +
      path("M0 280V196L28 176L52 190L78 170L104 188L132 168L160 188L200 172V280Z", "#2a0a2e"),
  };
};

/** Somebody peeps through the blinds. */
export const view = (): Picture => {
  const gaze = { look: [0.4, -0.3], iris: "#0d8a72", skin: "#c98257" } as const;
  const slat = (y: number, i: number): string =>
    inked(`M20 ${y - 8}L188 ${y - 10}L186 ${y + 6}L22 ${y + 8}Z`, i % 2 ? "#ffd36b" : "#ffe09a", 3.5);
  return {
    index: [{ glyph: "eye" }],
    ground: ["#241c5e", "#5a4fc4"],
    accent: "#b9b0ff",
    art: moved(
      rect(20, 26, 168, 200, 6, "#0c0a26", inkLine(5)) +
        eye(76, 112, 27, gaze) +
        eye(136, 112, 27, gaze) +
        [40, 60, 80, 144, 164, 184].map(slat).join("") +
        inked("M20 136L188 130L186 146L22 152Z", "#ffd36b", 3.5) +
        line("M168 30V214", INK, 3) +
        disc(168, 216, 6, "#ff6a5e", inkLine(3)),
      -4,
      0,
    ),
  };
};

/** A human hand and a green one exchange cards. */
export const swapsies = (): Picture => ({
  index: [{ glyph: "swap" }],
  ground: ["#0c3b5a", "#18a0a0"],
  accent: "#7df0c4",
  art:
    group(
      line("M46 70Q104 8 160 64M144 60L162 66L164 46", "#c9fff0", 8) + line("M160 178Q104 232 48 182M66 186L46 180L46 198", "#c9fff0", 8),
      { opacity: 0.5 },
    ) +
    tube("M-6 214L66 146", "#c98257", 26, 34) +
    smallCard(84, 118, -16, "#ff6a5e", shapeAt("triangle", 0, 0, 0.8, INK)) +
    fist(72, 144, "#c98257") +
    tube("M214 30L148 96", SKINS.leaf, 26, 34) +
    smallCard(130, 122, 14, "#63b3ff", shapeAt("square", 0, 0, 0.8, INK)) +
    fist(140, 98, SKINS.leaf),
});

/** Two eyes in the slot of a cardboard box. */
const carton = (): string =>
  inked("M38 96L104 78L170 96V196L104 216L38 196Z", "#d99a55") +
  inked("M104 112L170 96V196L104 216Z", "#b87838") +
  inked("M38 96L104 112V216L38 196Z", "#e0a866") +
  inked("M38 96L22 74L90 58L104 78Z", "#eebc7e") +
  inked("M170 96L188 76L122 58L104 78Z", "#eebc7e") +
  inked("M50 134L92 144V172L50 162Z", "#120a24") +
  eye(62, 150, 8.5, { look: [0.6, 0.2], width: 2.5 }) +
  eye(81, 155, 8.5, { look: [0.6, 0.2], width: 2.5 });

export const safety = (): Picture => ({
  index: [{ glyph: "box" }],
  ground: ["#1b2350", "#3f6a7a"],
  accent: "#ffb35c",
  art:
    specks("box", 24, 200, 90) +
    path("M40 214Q104 196 176 214V240H40Z", INK, { opacity: 0.4 }) +
    carton() +
    line("M128 140V160M122 146L128 138L134 144M148 134V154M142 140L148 132L154 138", "#6b3a1a", 4) +
    line("M150 44l8 -14M164 52l14 -8M138 40l2 -14", "#ffe27a", 5),
});

/** A cup that has fallen asleep, its middle at 98 152. */
const cup = (fill: string, dark: string): string =>
  shine("M84 84q-12 -14 0 -28t0 -26M112 84q-12 -14 0 -28t0 -22", 7, 0.55) +
  tube("M146 118Q182 114 180 144Q178 174 142 172", dark, 7, 12) +
  inked("M48 100H148V160Q148 204 98 204Q48 204 48 160Z", fill, 4.5) +
  oval(98, 100, 50, 12, "#6b3a2a", inkLine(4.5)) +
  shine("M58 120V160", 7, 0.6) +
  eye(80, 146, 13, { style: "shut" }) +
  eye(116, 146, 13, { style: "shut" }) +
  mouth("smile", 98, 168, 0.7) +
  oval(66, 162, 8, 5, "#ff7d8f", { opacity: 0.7 }) +
  oval(130, 162, 8, 5, "#ff7d8f", { opacity: 0.7 });

/** The same box with a cape: nobody plays an Action after it. */
export const superSafety = (): Picture => ({
  index: [{ glyph: "box" }, { glyph: "lock" }],
  ground: ["#3a0f2e", "#d05a3a"],
  accent: "#ffd94f",
  art:
    rays(104, 130, 240, 18, "#ffe27a", 0.26) +
    inked("M150 92Q196 110 194 214Q176 200 164 216Q156 202 140 210L146 110Z", "#ff4f6a") +
    inked("M52 92Q8 112 8 206Q24 194 34 208Q44 198 58 206L60 112Z", "#d8324f") +
    carton() +
    path("M137 122L147 134L162 132L152 146L156 162L141 156L127 164L129 148L118 138L133 136Z", "#ffe27a", inkLine(4)) +
    line("M150 44l8 -14M164 52l14 -8M138 40l2 -14", "#ffe27a", 5),
});

/** One cup or two, asleep under the moon. */
export const relax = (cups = 1): Picture => ({
  index: [{ figure: `+${cups}` }, { glyph: "cup" }],
  ground: cups > 1 ? ["#1d1a5a", "#7a5fc0"] : ["#0f2a5a", "#3f7fb0"],
  accent: cups > 1 ? "#d0c0ff" : "#9fe8ff",
  only: "alarm",
  art:
    specks("relax", 40, 200, 180) +
    disc(150, 48, 24, "#fff1cf") +
    disc(158, 42, 20, cups > 1 ? "#2b2668" : "#17356a") +
    (cups > 1
      ? at(cup("#ff9fc4", "#e0709c"), 66, 142, 0.66, -7) + at(cup("#7fe0e8", "#5fc9d8"), 136, 160, 0.72, 6)
      : cup("#7fe0e8", "#5fc9d8")),
});

const pip = (n: number): string => Array.from({ length: n }, (_, i) => disc(0, (i - (n - 1) / 2) * 18, 6.5, INK)).join("");
const COLOURED = ["#ff6a5e", "#5fe08c", "#63b3ff", "#ffc445"] as const;

/** A whirlwind of cards that has got dizzy. */
export const shuffle = (): Picture => ({
  index: [{ glyph: "shuffle" }],
  ground: ["#14264f", "#4f7fd0"],
  accent: "#9fd0ff",
  art:
    specks("shuffle", 24, 200, 120) +
    inked("M46 66Q104 38 166 66Q150 88 140 96Q154 108 146 120Q136 134 132 138Q140 150 130 162Q120 176 112 206Q100 178 92 164Q82 154 88 140Q74 130 74 118Q72 106 80 98Q58 86 46 66Z", "#cfe4ff") +
    line("M62 74Q104 96 150 78M82 108Q108 124 140 108M92 148Q110 160 126 148", "#7fa8e0", 5) +
    smallCard(48, 132, -28, COLOURED[0], shapeAt("triangle", 0, 0, 0.8, INK)) +
    smallCard(166, 124, 24, COLOURED[1], shapeAt("circle", 0, 0, 0.8, INK)) +
    smallCard(158, 44, -18, COLOURED[2], shapeAt("square", 0, 0, 0.8, INK)) +
    eye(92, 82, 13, { style: "pin", look: [0.5, 0.4], skin: "#cfe4ff" }) +
    eye(122, 82, 13, { style: "pin", look: [-0.6, -0.4], skin: "#cfe4ff" }) +
    mouth("wave", 108, 112, 0.7),
});

/** An arrow that looks back at where it came from. */
const turning = (fill: string, dark: string): string =>
  line("M62 214V112A44 44 0 0 1 150 112V150", INK, 44) +
  line("M62 214V112A44 44 0 0 1 150 112V150", fill, 35) +
  inked("M112 146H188L150 200Z", fill, 4.5) +
  line("M50 206V112A56 56 0 0 1 92 60", "#fff", 5, { opacity: 0.55 }) +
  line("M140 158L150 176L160 158", dark, 5);

export const reverse = (): Picture => ({
  index: [{ glyph: "reverse" }],
  ground: ["#3a1a5e", "#c05a9a"],
  accent: "#ffb6e0",
  art:
    rays(106, 120, 240, 14, "#ffd0f0", 0.18) +
    turning("#ffd94f", "#b8800c") +
    eye(90, 86, 17, { look: [-0.7, 0.5], skin: "#ffd94f", lid: 0.1 }) +
    eye(124, 86, 17, { look: [-0.7, 0.5], skin: "#ffd94f", lid: 0.1 }) +
    mouth("oh", 106, 116, 0.6),
});

/** The same arrow, on a board, in the dark with its shades on. */
export const radReverse = (): Picture => ({
  index: [{ glyph: "reverse" }, { glyph: "lock" }],
  ground: ["#0a0a3a", "#8a2fc0"],
  accent: "#7df0ff",
  art:
    path("M0 280V170H200V280Z", "#1a0a3e") +
    line("M0 186H200M0 206H200M100 170L100 280M56 170L10 280M144 170L190 280", "#ff74d4", 2.5, { opacity: 0.7 }) +
    disc(150, 46, 30, "#ff9a3d") +
    rect(116, 44, 70, 4, 0, "#0a0a3a") +
    rect(116, 56, 70, 5, 0, "#1c0f52") +
    turning("#5ff0ff", "#1a8fa0") +
    inked("M66 74H146L142 96Q138 106 124 106Q110 106 108 88Q106 88 104 88Q102 106 88 106Q74 106 70 96Z", "#2b1a4a", 4) +
    shine("M78 82L90 82M116 82L128 82", 5, 0.9) +
    mouth("smirk", 108, 124, 0.8) +
    inked("M30 212Q34 204 44 206H96Q106 204 110 212Q104 222 94 222H46Q36 222 30 212Z", "#ff5f9a", 4) +
    disc(50, 226, 8, "#ffd94f", inkLine(3.5)) +
    disc(90, 226, 8, "#ffd94f", inkLine(3.5)),
});

/** Four hands for three cards. */
export const rearrange = (): Picture => ({
  index: [{ figure: "3" }, { glyph: "swap" }],
  ground: ["#063a3a", "#1f9a8a"],
  accent: "#7df0c4",
  art:
    rays(104, 150, 240, 16, "#c9fff0", 0.16) +
    line("M56 72Q104 14 156 72", "#c9fff0", 6, { opacity: 0.5, "stroke-dasharray": "3 13" }) +
    tube("M84 176Q60 170 62 136M138 168Q172 160 170 124M96 160Q100 140 114 94", SKINS.plum, 12, 19) +
    at(alienPart({ seed: "juggler", body: "bulb", skin: SKINS.plum, eyes: 3, lid: 0, look: [0, -1], mouth: "tongue", antennae: 2, antenna: "bulb", arms: "none", spots: true }), 112, 176, 0.6) +
    smallCard(66, 116, -18, COLOURED[2], pip(2)) +
    smallCard(116, 56, 4, COLOURED[3], pip(1)) +
    smallCard(168, 104, 16, COLOURED[1], pip(3)),
});
