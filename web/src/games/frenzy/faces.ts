// Faces of Alien Frenzy. A text of two lines is one for the calm and one for the alert.

import { alienPart } from "../../art/alien";
import { eye } from "../../art/eyes";
import { cardFrame, type FrameParts, type Paragraph } from "../../art/frame";
import type { Glyph } from "../../art/glyphs";
import { confetti, rays, specks } from "../../art/grounds";
import { at, disc, group, inked, inkLine, line, moved, oval, path, rect, shine, tube } from "../../art/ink";
import { mouth } from "../../art/mouths";
import { COLOURS, darker, INK, mix, PAPER, SKINS, type Ground, type Letters } from "../../art/palette";
import { personPart } from "../../art/person";
import { saucerPart } from "../../art/saucer";
import { shapeAt } from "../../art/shapes";
import type { CardWords } from "../contract";
import { CREW, INVADERS, type AlienColour, type CrewColour } from "./crew";

export type Ability = "defend" | "scavenge" | "deflect" | "none";
const SIGNS: Record<Ability, Glyph | null> = { defend: "shield", scavenge: "pack", deflect: "bounce", none: null };

/** One line of text belongs to `only` (no sign if it holds always); two are for the calm and for the alert. */
function phases(text: string, only?: Glyph): Paragraph[] {
  const lines = text.split("\n").filter(Boolean);
  if (lines.length === 1) return lines.map((line) => ({ glyph: only, text: line }));
  return lines.map((line, i) => ({ glyph: i === 0 ? "moon" : "alarm", text: line }));
}

export function characterFace(ability: Ability, colour: CrewColour, words: CardWords, letters: Letters = {}): string {
  const { fill, deep, mid, shape } = COLOURS[colour];
  const sign = SIGNS[ability];
  return cardFrame({
    words,
    paragraphs: phases(words.text),
    index: [{ mark: colour, letter: letters[colour] }, ...(sign ? [{ glyph: sign }] : [])],
    ground: [deep, mid],
    accent: fill,
    art:
      confetti(shape, mix(mid, fill, 0.35), colour) +
      disc(104, 112, 78, fill, { opacity: 0.28 }) +
      at(personPart(CREW[colour]), 104, 118, 0.98),
  });
}

/** Where one, two or three aliens stand: across, down, size, turn. */
const STANDS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[104, 122, 0.92, 0]],
  [[92, 104, 0.64, 0], [138, 146, 0.64, -5]],
  [[118, 76, 0.56, 0], [72, 150, 0.54, -5], [150, 150, 0.54, 5]],
];

export function alienFace(colours: readonly AlienColour[], words: CardWords, letters: Letters = {}): string {
  const [first = "red"] = colours;
  const { fill, deep, mid } = COLOURS[first];
  const alone = colours.length === 1;
  const [ground, accent]: [Ground, string] = alone ? [[darker(deep, 0.2), mid], fill] : [["#1b0d2e", "#6a1a4a"], "#ff7a66"];
  const stands = STANDS[colours.length - 1] ?? [];
  const crowd = colours.map((colour, i) => {
    const [x, y, size, turn] = stands[i] ?? [104, 122, 0.5, 0];
    return at(alienPart({ seed: colour, ...INVADERS[colour] }), x, y, size, turn);
  });
  return cardFrame({
    words,
    paragraphs: phases(words.text, "alarm"),
    index: colours.map((colour) => ({ mark: colour, letter: letters[colour] })),
    ground,
    accent,
    art: rays(104, 120, 220, alone ? 12 : 18, accent, alone ? 0.2 : 0.22) + specks(colours.join(), 20, 200, 200) + crowd.join(""),
  });
}

const smallCard = (x: number, y: number, turn: number, fill: string, inner: string): string =>
  group(rect(-30, -42, 60, 84, 8, PAPER, inkLine(4)) + rect(-24, -36, 48, 72, 5, fill, inkLine(2.5)) + inner, {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(1.06)`,
  });
const fist = (x: number, y: number, skin: string): string =>
  oval(x, y, 19, 14, skin, { ...inkLine(4), transform: `rotate(-40 ${x} ${y})` });

type Picture = Omit<FrameParts, "words" | "paragraphs"> & { only?: Glyph };

const ufo = (): Picture => ({
  index: [{ glyph: "ufo" }],
  ground: ["#2a0a2e", "#c22f4a"],
  accent: "#ff7a66",
  art:
    rays(104, 196, 300, 22, "#ff7a66", 0.3) +
    specks("ufo", 24, 200, 120) +
    at(
      saucerPart({
        kind: "disc",
        hull: "#ff8a7a",
        lamps: 6,
        beam: 150,
        beamWide: true,
        beamColour: "#ffd0a0",
        pilot: { seed: "ufo", skin: SKINS.coral, eyes: 1, eyeStyle: "slit", iris: "#7a1238", lid: 0.3, mouth: "fang", look: [0, 0.6] },
      }),
      104,
      100,
      0.94,
    ) +
    path("M0 280V196L28 176L52 190L78 170L104 188L132 168L160 188L200 172V280Z", "#2a0a2e"),
});

/** Somebody peeps through the blinds. */
const view = (): Picture => {
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
const swapsies = (): Picture => ({
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
const safety = (): Picture => ({
  index: [{ glyph: "box" }],
  ground: ["#1b2350", "#3f6a7a"],
  accent: "#ffb35c",
  art:
    specks("box", 24, 200, 90) +
    path("M40 214Q104 196 176 214V240H40Z", INK, { opacity: 0.4 }) +
    inked("M38 96L104 78L170 96V196L104 216L38 196Z", "#d99a55") +
    inked("M104 112L170 96V196L104 216Z", "#b87838") +
    inked("M38 96L104 112V216L38 196Z", "#e0a866") +
    inked("M38 96L22 74L90 58L104 78Z", "#eebc7e") +
    inked("M170 96L188 76L122 58L104 78Z", "#eebc7e") +
    inked("M50 134L92 144V172L50 162Z", "#120a24") +
    eye(62, 150, 8.5, { look: [0.6, 0.2], width: 2.5 }) +
    eye(81, 155, 8.5, { look: [0.6, 0.2], width: 2.5 }) +
    line("M128 140V160M122 146L128 138L134 144M148 134V154M142 140L148 132L154 138", "#6b3a1a", 4) +
    line("M150 44l8 -14M164 52l14 -8M138 40l2 -14", "#ffe27a", 5),
});

/** A cup that has fallen asleep under the moon. */
const relax = (): Picture => ({
  index: [{ figure: "+1" }, { glyph: "cup" }],
  ground: ["#0f2a5a", "#3f7fb0"],
  accent: "#9fe8ff",
  only: "alarm",
  art:
    specks("relax", 40, 200, 180) +
    disc(150, 48, 24, "#fff1cf") +
    disc(158, 42, 20, "#17356a") +
    shine("M84 84q-12 -14 0 -28t0 -26M112 84q-12 -14 0 -28t0 -22", 7, 0.55) +
    tube("M146 118Q182 114 180 144Q178 174 142 172", "#5fc9d8", 7, 12) +
    inked("M48 100H148V160Q148 204 98 204Q48 204 48 160Z", "#7fe0e8", 4.5) +
    oval(98, 100, 50, 12, "#6b3a2a", inkLine(4.5)) +
    shine("M58 120V160", 7, 0.6) +
    eye(80, 146, 13, { style: "shut" }) +
    eye(116, 146, 13, { style: "shut" }) +
    mouth("smile", 98, 168, 0.7) +
    oval(66, 162, 8, 5, "#ff7d8f", { opacity: 0.7 }) +
    oval(130, 162, 8, 5, "#ff7d8f", { opacity: 0.7 }),
});

const PICTURES = { UFO: ufo, VIEW: view, SWAPSIES: swapsies, SAFETY: safety, RELAX1: relax } as const;
export type DrawnCode = keyof typeof PICTURES;
export const DRAWN = Object.keys(PICTURES) as DrawnCode[];

export function cardFace(code: DrawnCode, words: CardWords): string {
  const { only, ...picture } = PICTURES[code]();
  return cardFrame({ words, paragraphs: phases(words.text, only), ...picture });
}
