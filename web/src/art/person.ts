// Busts of people, in the same ink and with the same eyes as the aliens. Hair, top and one prop make the character.

import { maskBand } from "./alien";
import { eye, type EyeStyle, type Gaze } from "./eyes";
import { HAIR, type Hair } from "./hair";
import { clip, disc, inked, inkLine, line, moved, oval, path, rect, shine, svg, tube } from "./ink";
import { mouth, type Mouth } from "./mouths";
import { darker, INK } from "./palette";

export interface PersonLook {
  skin?: string;
  hair?: Hair;
  hairColour?: string;
  /** colour of the clothes */
  top?: string;
  eyes?: EyeStyle;
  look?: readonly [number, number];
  lid?: number;
  tilt?: number;
  iris?: string;
  mouth?: Mouth;
  /** raises the inner ends of the brows; null leaves them out */
  brow?: number | null;
  browColour?: string;
  nose?: boolean;
  ears?: boolean;
  glasses?: boolean;
  /** colours of what is worn */
  beard?: string;
  tash?: string;
  phones?: string;
  mask?: string;
  /** parts instead of the two eyes, on the chest, and in front of everything */
  eyeSet?: string;
  badge?: string;
  gear?: string;
}

export const HEAD = "M54 86C54 50 74 34 100 34C126 34 146 50 146 86C146 124 126 146 100 146C74 146 54 124 54 86Z";
const TORSO = "M22 204C24 172 52 158 82 154H118C148 158 176 172 178 204Z";
const NECK = "M84 130H116V162Q100 174 84 162Z";
const BEARD = "M56 100C58 142 76 160 100 160C124 160 142 142 144 100C136 112 128 114 100 112C72 114 64 112 56 100Z";
const TASH = "M100 114C88 104 68 108 58 124C76 128 92 128 100 120C108 128 124 128 142 124C132 108 112 104 100 114Z";
const BLUSH = "#ff5f5f";

const USUAL = {
  skin: "#f0b48a",
  hair: "quiff",
  hairColour: "#4a2a3a",
  top: "#63b3ff",
  eyes: "round",
  look: [0, 0.2],
  lid: 0.1,
  tilt: 0,
  mouth: "smile",
  brow: 0,
  nose: true,
  ears: true,
} as const satisfies PersonLook;
type Settled = PersonLook & Required<Pick<PersonLook, keyof typeof USUAL>>;

export function personPart(given: PersonLook = {}): string {
  const own: Settled = { ...USUAL, ...given };
  const { behind = "", over = "" } = HAIR[own.hair](own.hairColour);
  const outline = path(HEAD, "none", inkLine(4.5));
  const shade = darker(own.skin, 0.22);
  return (
    behind +
    inked(NECK, shade) +
    inked(TORSO, own.top) +
    (own.badge ?? "") +
    shine("M30 200C33 180 50 170 70 164", 6, 0.35) +
    (own.ears && own.hair !== "bob" ? ears(own.skin) : "") +
    clip(HEAD, path(HEAD, shade) + moved(path(HEAD, own.skin), -7, -6)) +
    outline +
    (own.beard ? inked(BEARD, own.beard) : "") +
    (own.mask ? clip(HEAD, maskBand(own.mask, 90, 16)) + outline : "") +
    (own.eyeSet ?? eyes(own)) +
    (own.mask ? "" : features(own, shade)) +
    (own.tash ? inked(TASH, own.tash) : "") +
    (own.glasses ? glasses() : "") +
    over +
    (own.phones ? phones(own.phones) : "") +
    (own.gear ?? "")
  );
}

export const person = (look: PersonLook, label = ""): string => svg(personPart(look), 200, 200, label);

const ears = (skin: string): string => disc(54, 94, 11, skin, inkLine()) + disc(146, 94, 11, skin, inkLine());

function eyes(own: Settled): string {
  const gaze: Gaze = {
    look: own.look,
    lid: own.lid,
    tilt: own.tilt,
    skin: own.skin,
    style: own.eyes,
    iris: own.iris ?? INK,
    width: 3.2,
  };
  return eye(80, 90, 13, gaze) + eye(120, 90, 13, gaze);
}

/** Everything that a mask hides. */
function features(own: Settled, shade: string): string {
  return (
    (own.brow === null ? "" : brows(own.brow, own.browColour ?? INK)) +
    (own.nose ? line("M98 98Q108 106 97 109", shade, 4) : "") +
    oval(66, 112, 9, 6, BLUSH, { opacity: 0.38 }) +
    oval(134, 112, 9, 6, BLUSH, { opacity: 0.38 }) +
    mouth(own.mouth, 100, own.tash ? 130 : 126, 0.82)
  );
}

function brows(raise: number, colour: string): string {
  const [outer, bow, inner] = [70 + raise, 64 - raise * 0.4, 70 - raise];
  return line(`M66 ${outer}Q78 ${bow} 92 ${inner}M134 ${outer}Q122 ${bow} 108 ${inner}`, colour, 5.5);
}

const glasses = (): string =>
  [80, 120].map((x) => disc(x, 90, 18, "#dff6ff", { ...inkLine(), "fill-opacity": 0.12 })).join("") +
  line("M70 83L77 76M110 83L117 76", "#fff", 3.5) +
  line("M98 88H102M62 86L54 82M138 86L146 82");

const phones = (colour: string): string =>
  tube("M50 88C46 20 154 20 150 88", colour, 5, 11) +
  rect(40, 80, 20, 32, 9, colour, inkLine()) +
  rect(140, 80, 20, 32, 9, colour, inkLine());
