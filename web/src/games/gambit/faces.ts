// Faces of Earth Gambit: science, psych, actions, abilities and the three roles.

import { cached, faceKey } from "../../art/cache";
import { eye } from "../../art/eyes";
import { cardFrame } from "../../art/frame";
import { confetti } from "../../art/backgrounds";
import { clip, disc, group, inked, inkLine, line, path, rect, shine, svg } from "../../art/ink";
import { markLetters } from "../../art/markLetters";
import { COLOURS, INK, mix, PAPER, type Letters } from "../../art/palette";
import type { CardWords } from "../contract";
import { ABILITIES } from "./abilityPictures";
import { ACTIONS } from "./actionPictures";
import { PICTURES as FIRST } from "./pictures";

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

/** The apparatus of a field by itself, 200 × 220. */
export const apparatus = (field: string): string => (field in APPARATUS ? cached(`apparatus ${field}`, () => svg(APPARATUS[field as Field](), 208, 224)) : "");

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

const PICTURES = { ...FIRST, ...ACTIONS, ...ABILITIES } as const;
export type DrawnCode = keyof typeof PICTURES;
export const DRAWN = Object.keys(PICTURES) as DrawnCode[];

export const cardFace = (code: DrawnCode, words: CardWords, letters: Letters = {}): string =>
  cardFrame({ words, ...PICTURES[code](letters) });

// -- any card ----------------------------------------------------------------------------------------------------------

/** The fields of science that a card belongs to; none: it is no science. */
export const fieldsOf = (code: string): readonly Field[] => (FIELDS as Record<string, readonly Field[]>)[code] ?? [];

/** The colour of each team, by its role. */
export const TEAM_COLOURS: Record<string, Field> = { alien: "red", scientist: "blue", extinctionist: "yellow" };

/** A title begins with a large letter, though the name of a kind of card does not. */
const titled = ({ title, ...rest }: CardWords): CardWords => ({ ...rest, title: title.charAt(0).toLocaleUpperCase() + title.slice(1) });

export const face = (code: string, words: CardWords): string =>
  cached(faceKey("gambit", code, words.title, words.short, words.text), () => {
    const printed = markLetters();
    return code in FIELDS ? scienceFace(code as ScienceCode, titled(words), printed) : cardFace(code as DrawnCode, words, printed);
  });
