// Faces of Earth Gambit: science, psych, actions and the three roles.

import { alienPart } from "../../art/alien";
import { cached, faceKey } from "../../art/cache";
import { eye } from "../../art/eyes";
import { cardFrame, type FrameParts } from "../../art/frame";
import { confetti, rays, specks } from "../../art/grounds";
import { HAIR } from "../../art/hair";
import { at, clip, disc, group, inked, inkLine, line, path, rect, ring, shine, tube } from "../../art/ink";
import { letters } from "../../art/letters";
import { COLOURS, INK, mix, PAPER, type Letters } from "../../art/palette";
import { HEAD, personPart } from "../../art/person";
import { star } from "../../art/shapes";
import type { CardWords } from "../contract";
import { ALIEN_WITH_LAPELS, EXTINCTIONIST, SCIENTIST } from "./roles";

export type Field = "red" | "blue" | "yellow";

const FLASK = "M88 44H120V92L158 184Q164 208 140 208H68Q44 208 50 184L88 92Z";
const BUBBLES = [[86, 170, 9], [118, 160, 6], [110, 186, 11], [76, 192, 5]] as const;
const COIL_RINGS = [[46, 172, 20], [40, 150, 18], [33, 130, 17], [27, 112, 15]] as const;

/** Each field of science has its apparatus: a coil with an eye, a flask, an hourglass. */
const APPARATUS: Record<Field, () => string> = {
  red: () =>
    inked("M56 214L70 184H138L152 214Z", "#7a2440") +
    COIL_RINGS.map(([half, y, height], i) =>
      rect(104 - half, y, half * 2, height, 8, i % 2 ? "#ffb0a0" : "#e0505f", inkLine(4)),
    ).join("") +
    line("M62 62Q40 58 30 36M146 62Q168 58 178 36M104 38V14", "#ffe27a", 6) +
    line("M30 36L42 40M178 36L166 40", "#ffe27a", 5) +
    disc(104, 76, 37, "#ff8f82", { opacity: 0.35 }) +
    disc(104, 76, 29, "#ff6a5e", inkLine(4.5)) +
    eye(104, 77, 17, { style: "slit", iris: "#ffd94f", look: [0, 0], lid: 0.16, skin: "#ff6a5e" }) +
    shine("M84 62Q90 54 100 52", 5, 0.8),
  blue: () =>
    inked(FLASK, "#dff4ff") +
    clip(
      FLASK,
      path("M30 142Q70 126 104 142T180 138V220H30Z", "#3f8ff0") +
        BUBBLES.map(([x, y, r]) => disc(x, y, r, "#bfe2ff", inkLine(2.5))).join(""),
    ) +
    line(FLASK, INK, 4.5) +
    inked("M80 34H128V48H80Z", "#c98a4a") +
    shine("M62 180L84 128", 6, 0.8) +
    disc(100, 22, 6, "#bfe2ff") +
    disc(116, 14, 4, "#bfe2ff"),
  yellow: () =>
    inked("M58 40H150V58Q150 92 116 122Q150 152 150 186V204H58V186Q58 152 92 122Q58 92 58 58Z", "#fff1cf") +
    path("M70 72H138Q130 96 104 114Q78 96 70 72ZM68 194Q74 172 104 158Q134 172 140 194Z", "#ffb52e") +
    line("M104 116V160", "#ffb52e", 5) +
    inked("M46 28H162V46H46ZM46 198H162V216H46Z", "#8a5a1c"),
};

const FIELDS = { R: ["red"], B: ["blue"], Y: ["yellow"], YR: ["yellow", "red"], YB: ["yellow", "blue"] } as const satisfies Record<
  string,
  readonly [Field, Field?]
>;
export type ScienceCode = keyof typeof FIELDS;
export const SCIENCES = Object.keys(FIELDS) as ScienceCode[];

export function scienceFace(code: ScienceCode, words: CardWords, letters: Letters = {}): string {
  const fields: readonly Field[] = FIELDS[code];
  const [first = "red", second] = fields;
  const { fill, deep, mid, shape } = COLOURS[first];
  const around = (inner: string, x: number, y: number, scale: number, middle: number): string =>
    group(inner, { transform: `translate(${x} ${y}) scale(${scale}) translate(-104 ${-middle})` });
  const single = disc(104, 122, 82, fill, { opacity: 0.24 }) + around(APPARATUS[first](), 104, 118, 0.88, 122);
  const torn = second
    ? path("M200 0V280H0V236Z", COLOURS[second].deep) +
      path("M200 10V280H0V246Z", COLOURS[second].mid) +
      line("M-4 244L204 2", PAPER, 7) +
      around(APPARATUS[first](), 74, 126, 0.62, 118) +
      around(APPARATUS[second](), 152, 152, 0.66, 118)
    : single;
  return cardFrame({
    words,
    index: fields.map((field) => ({ mark: field, letter: letters[field] })),
    ground: [deep, mid],
    accent: fill,
    art: confetti(shape, mix(mid, fill, 0.4), code) + torn,
  });
}

type Picture = (letters: Letters) => Omit<FrameParts, "words">;

const BRAIN =
  "M104 62C118 50 140 56 144 70C162 72 168 94 158 106C166 122 154 140 138 140C130 152 112 152 104 142" +
  "C96 152 78 152 70 140C54 140 42 122 50 106C40 94 46 72 64 70C68 56 90 50 104 62Z";
const FOLDS = "M104 64V140M72 84Q86 82 86 96M66 116Q82 112 88 124M136 84Q122 82 122 96M142 116Q126 112 120 124";

/** A cross brain that sends waves. */
const psychWeapon: Picture = (letters) => {
  const gaze = { lid: 0.4, tilt: 22, iris: "#c2203a", skin: "#ff8fa8" } as const;
  const wave = (r: number, i: number): string =>
    ring(104, 110, r, "#ff8f9f", 7 - i, {
      "stroke-dasharray": `${r * 0.9} ${r * 0.3}`,
      opacity: 0.35 + i * 0.2,
      transform: `rotate(${i * 50} 104 110)`,
    });
  return {
    index: [{ mark: "red", letter: letters.red }, { glyph: "spiral" }],
    ground: ["#3a0d3a", "#c22f5a"],
    accent: COLOURS.red.fill,
    art:
      [150, 118, 88].map(wave).join("") +
      inked(BRAIN, "#ff8fa8", 4.5) +
      line(FOLDS) +
      eye(84, 108, 15, gaze) +
      eye(124, 108, 15, gaze) +
      line("M84 172L76 188H92L84 206M124 172L116 188H132L124 206", "#ffe27a", 6),
  };
};

/** A patient between a thunderbolt and a heart. */
const damageOrHeal: Picture = () => {
  const plaster = group(rect(88, 46, 64, 24, 12, "#fff1cf", inkLine(4)) + rect(109, 46, 22, 24, 0, "#f5b88a"), {
    transform: "rotate(-24 120 58)",
  });
  const patient = personPart({
    hair: "quiff",
    hairColour: "#8a3a1c",
    skin: "#f0c19a",
    top: "#63b3ff",
    mouth: "wave",
    brow: -4,
    eyeSet: eye(80, 92, 14, { style: "shut" }) + eye(121, 90, 15, { look: [0, 0.2], lid: 0.1, skin: "#f0c19a" }),
    gear: plaster + line("M58 108L68 118M58 118L68 108", INK, 5),
  });
  const bolt = path(star(72, 96, 50, 26, 8), "#ffe27a", inkLine(5)) + inked("M78 58L50 100H70L62 138L98 88H76Z", "#ff6a5e", 5);
  const heart =
    inked("M138 204C106 178 100 160 110 148C120 138 134 142 138 154C142 142 156 138 166 148C176 160 170 178 138 204Z", "#7df0b0", 5) +
    line("M138 160V184M126 172H150", "#fffdf4", 7);
  return {
    index: [{ glyph: "bolt" }, { glyph: "heart" }],
    ground: ["#14264f", "#4a6fb0"],
    accent: "#ff9a86",
    art:
      path("M0 0H200V70L0 216Z", "#c2405a") +
      rays(120, 110, 200, 16, "#fff", 0.1) +
      at(patient, 88, 140, 0.82) +
      group(bolt, { transform: "translate(106 -8) scale(.72)" }) +
      group(heart, { transform: "translate(60 34) scale(.76)" }),
  };
};

/** A lens lifts the corner of a card. */
const peek: Picture = () => {
  const card =
    rect(-44, -62, 88, 124, 10, PAPER, inkLine(3.6)) +
    rect(-36, -54, 72, 108, 6, "#1d3f7a", inkLine(2.5)) +
    path("M-36 54V10Q-6 16 36 -20V54Z", "#ffd94f", inkLine(2.5)) +
    path("M-44 62V20L-2 62Z", "#e4d6b6", inkLine(3.4));
  return {
    index: [{ glyph: "search" }],
    ground: ["#10224a", "#2f8fa8"],
    accent: "#6fd3ff",
    art:
      specks("pk", 20, 200, 200) +
      group(card, { transform: "translate(100 118) rotate(-10) scale(1.25)" }) +
      eye(122, 130, 24, { look: [-0.5, 0.3], iris: "#0d8a72", lid: 0.2, skin: "#5fe08c" }) +
      tube("M140 148L176 190", "#c98a4a", 12, 20) +
      disc(122, 130, 30, "none", inkLine(12)) +
      ring(122, 130, 30, "#c9d2f0", 6),
  };
};

/** The face it wears at work, on a string. */
const HUMAN_MASK = group(
  inked(HEAD, "#f0c19a", 8) +
    (HAIR.quiff("#5a2e1c").over ?? "") +
    disc(82, 92, 12, INK) +
    disc(118, 92, 12, INK) +
    line("M82 120Q100 132 118 120", INK, 8) +
    line("M54 90L20 60M146 90L180 60", INK, 6),
  { transform: "translate(160 168) rotate(14) scale(.44) translate(-100 -90)" },
);

const alienRole: Picture = (letters) => ({
  index: [{ mark: "red", letter: letters.red }, { glyph: "alien" }],
  ground: [COLOURS.red.deep, "#c23a4a"],
  accent: COLOURS.red.fill,
  art: rays(104, 116, 220, 14, COLOURS.red.fill, 0.2) + at(alienPart(ALIEN_WITH_LAPELS), 104, 112, 0.96) + HUMAN_MASK,
});

const scientistRole: Picture = (letters) => ({
  index: [{ mark: "blue", letter: letters.blue }, { glyph: "flask" }],
  ground: [COLOURS.blue.deep, "#3f86d8"],
  accent: COLOURS.blue.fill,
  art:
    rays(104, 116, 220, 14, COLOURS.blue.fill, 0.2) +
    at(personPart({ ...SCIENTIST, look: [0.3, -0.3], gear: inked("M82 156L100 186L118 156L128 204H72Z", "#63b3ff") }), 104, 116, 0.96),
});

const extinctionistRole: Picture = (letters) => ({
  index: [{ mark: "yellow", letter: letters.yellow }, { glyph: "hourglass" }],
  ground: [COLOURS.yellow.deep, "#c9962a"],
  accent: COLOURS.yellow.fill,
  art:
    rays(104, 116, 220, 14, COLOURS.yellow.fill, 0.22) +
    at(personPart({ ...EXTINCTIONIST, gear: inked("M86 164H114L108 182L114 200H86L92 182Z", "#ffd94f", 3.5) }), 104, 114, 0.98),
});

const PICTURES = {
  psych_weapon: psychWeapon,
  damage_or_heal: damageOrHeal,
  peek_any_card: peek,
  alien: alienRole,
  scientist: scientistRole,
  extinctionist: extinctionistRole,
} as const;
export type DrawnCode = keyof typeof PICTURES;
export const DRAWN = Object.keys(PICTURES) as DrawnCode[];

export const cardFace = (code: DrawnCode, words: CardWords, letters: Letters = {}): string =>
  cardFrame({ words, ...PICTURES[code](letters) });

// -- any card ----------------------------------------------------------------------------------------------------------

/** The fields of science that a card belongs to; none: it is no science. */
export const fieldsOf = (code: string): readonly Field[] => (FIELDS as Record<string, readonly Field[]>)[code] ?? [];

/** The colour of each team, by its role. */
export const TEAM_COLOURS: Record<string, Field> = { alien: "red", scientist: "blue", extinctionist: "yellow" };

export const face = (code: string, words: CardWords): string =>
  cached(faceKey("gambit", code, words.title, words.short, words.text), () => {
    const printed = letters();
    return code in FIELDS ? scienceFace(code as ScienceCode, words, printed) : cardFace(code as DrawnCode, words, printed);
  });
