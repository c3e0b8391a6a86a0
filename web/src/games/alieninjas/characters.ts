// Who is who: eight types of Alieninjas, and six people of the agency whose faces they wear.

import type { AlienLook } from "../../art/alien";
import { centred, disc, inked, inkLine, line, moved, path, svg } from "../../art/ink";
import { GLYPHS } from "../../art/glyphs";
import { text } from "../../art/lettering";
import { BONE, INK } from "../../art/palette";
import type { PersonLook } from "../../art/person";
import { star } from "../../art/shapes";
import { sayIf } from "../../words/words";

export interface NinjaType {
  /** seed of its face; never shown */
  key: string;
  colour: string;
  /** 24 × 24 */
  sign: string;
  look: AlienLook & Required<Pick<AlienLook, "eyes">>;
}

const NINJAS: readonly NinjaType[] = [
  {
    key: "Mist",
    colour: "#8fd8ff",
    sign: "M3 9Q7 5 12 9T21 9M3 15Q7 11 12 15T21 15M7 20Q10 18 12 20T17 20",
    look: { body: "bulb", eyes: 2, antennae: 2, antenna: "curl" },
  },
  {
    key: "Ember",
    colour: "#ff8f52",
    sign: "M12 2Q19 9 18 15A6 6 0 0 1 6 15Q6 11 9 9Q9 12 11 13Q14 9 12 2Z",
    look: { body: "cone", eyes: 2, antennae: 1, antenna: "zig" },
  },
  {
    key: "Thorn",
    colour: "#7fdc5a",
    sign: "M4 20Q4 6 20 4Q20 18 8 18M5 20L14 10",
    look: { body: "drop", eyes: 1, antennae: 2, antenna: "leaf" },
  },
  { key: "Volt", colour: "#ffe04a", sign: GLYPHS.bolt, look: { body: "block", eyes: 2, antennae: 2, antenna: "zig" } },
  { key: "Lune", colour: "#c8b4ff", sign: GLYPHS.moon, look: { body: "round", eyes: 2, antennae: 1, antenna: "bulb" } },
  {
    key: "Gaze",
    colour: "#ff8fc8",
    sign: "M2 12Q12 2 22 12Q12 22 2 12ZM12 8.5A3.5 3.5 0 1 1 11.9 8.5Z",
    look: { body: "bean", eyes: 3, antennae: 0 },
  },
  { key: "Coil", colour: "#5fe0c4", sign: GLYPHS.spiral, look: { body: "tall", eyes: 2, antennae: 2, antenna: "curl" } },
  {
    key: "Rime",
    colour: "#dff4ff",
    sign: "M12 2V22M3.5 7L20.5 17M20.5 7L3.5 17M9 4L12 7L15 4M9 20L12 17L15 20",
    look: { body: "bulb", eyes: 1, antennae: 3, antenna: "bulb" },
  },
];
export const TYPES = NINJAS.length;

/** Types are counted from 1, as on the cards. */
export function ninjaType(type: number): NinjaType {
  const found = NINJAS[type - 1];
  if (!found) throw new Error(`no ninja type ${type}`);
  return found;
}

interface Agent {
  look: PersonLook;
  /** by daylight, when nobody wears this face */
  skin: string;
}
const AGENCY: readonly Agent[] = [
  { look: { hair: "bun", hairColour: "#b9bfd6", top: "#7a2f5a", glasses: true }, skin: "#f0c19a" },
  { look: { hair: "cap", hairColour: "#ff6a5e", top: "#ffd94f" }, skin: "#a9684a" },
  { look: { hair: "quiff", hairColour: "#5a2e1c", top: "#3f7fd0", beard: "#5a2e1c" }, skin: "#e8a67c" },
  { look: { hair: "toque", top: "#fffaf0" }, skin: "#f3bd97" },
  { look: { hair: "aviator", hairColour: "#a5642e", top: "#6b7a3f" }, skin: "#8f5536" },
  { look: { hair: "bandana", hairColour: "#e0457a", top: "#2f9e8a" }, skin: "#d99a6c" },
];
export const AGENTS = AGENCY.length;

export function agent(character: number): Agent {
  const found = AGENCY[character - 1];
  if (!found) throw new Error(`no character ${character}`);
  return found;
}

/** The letter of a type in the language of the page: colour, sign and letter always go together. */
export const letterOf = (type: number): string => sayIf(`alieninjas.letter${type}`, ninjaType(type).key.charAt(0));

/** What a character is called, in the language of the page: short enough for a card. */
export const whoIs = (character: number): string => sayIf(`alieninjas.who${character}`, `C${character}`);

/** The seal of a type, 40 × 40. Its letter hangs on it, unless it stands beside it. */
export function sealPart(type: number, letter: string = letterOf(type)): string {
  const { colour, sign } = ninjaType(type);
  const tag = letter && disc(31.5, 31.5, 8.6, INK) + text(letter, 31.5, 36.2, 13.5, { fill: BONE, weight: 800, width: 90 });
  return path(star(20, 20, 20, 15.5, 8), colour, inkLine(2.6)) + moved(line(sign, INK, 2.6), 8, letter ? 6.5 : 8) + tag;
}
export const sealAt = (type: number, x: number, y: number, scale: number, letter?: string): string => centred(sealPart(type, letter), x, y, scale, 20);
export const ninjaSeal = (type: number, label = ""): string => svg(sealAt(type, 20, 20, 0.96), 40, 40, label, "x-mark");

/** A ninja in a mask whose tails fly behind. */
export function ninjaLook(type: number): AlienLook {
  const { colour, key, look } = ninjaType(type);
  return {
    seed: key,
    skin: colour,
    ...look,
    eyeStyle: "round",
    tilt: 18,
    iris: INK,
    spots: false,
    belly: false,
    cheeks: false,
    mask: INK,
    behind: inked("M150 84Q190 70 196 96Q180 92 172 100Q196 106 186 128Q168 108 148 104Z", "#ff6f4d", 4),
  };
}
