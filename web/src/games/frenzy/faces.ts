// Faces of Alien Frenzy. A text of two lines is one for the calm and one for the alert.

import { alienPart } from "../../art/alien";
import { cached, faceKey } from "../../art/cache";
import { anyFace } from "../../art/face-any";
import { cardFrame, type Paragraph } from "../../art/frame";
import type { Glyph } from "../../art/glyphs";
import { confetti, rays, specks } from "../../art/backgrounds";
import { at, disc } from "../../art/ink";
import { markLetters } from "../../art/markLetters";
import { COLOURS, darker, mix, type Ground, type Letters } from "../../art/palette";
import { personPart } from "../../art/person";
import type { CardWords } from "../contract";
import { aliensOf, character, type Ability } from "./cardCodes";
import { CREW, INVADERS, type AlienColour, type CrewColour } from "./characters";
import { radReverse, rearrange, relax, reverse, safety, shuffle, superSafety, swapsies, ufo, view, type Picture } from "./pictures";
import { freeHanded, heldBy, EXPRESSIONS } from "./abilityProps";
import { alliance, goldBoost, mimic, stealth, viewTwo } from "./expansionPictures";

export type { Ability } from "./cardCodes";
const SIGNS: Record<Ability, Glyph | null> = { defend: "shield", scavenge: "pack", deflect: "bounce", steal: "magnet", revive: "heart", none: null };

/** `Always this. Phase 1: that. Phase 2, if so: more.` in any language: the same word before 1 and 2, and a colon after both. */
const BOTH_PHASES = /^(.*?)\s*(\p{L}+) 1: (.+?)\s+\2 2(?:: |, )(.*:.*|.+)$/su;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** When a line holds that has this sign before it. */
const HOLDS: Partial<Record<Glyph, string>> = { moon: "calm", alarm: "alert" };

/** One line of text belongs to `only` (no sign if it holds always); two are for the calm and for the alert. */
function phases({ text, phase }: CardWords, only?: Glyph): Paragraph[] {
  const lines = phasesOf(text, only);
  if (phase === undefined) return lines;
  return lines.map((line) => (line.glyph && line.glyph in HOLDS ? { ...line, now: HOLDS[line.glyph] === phase } : line));
}

function phasesOf(text: string, only?: Glyph): Paragraph[] {
  const told = BOTH_PHASES.exec(text);
  if (told) {
    const [, always = "", , calm = "", alert = ""] = told;
    return [...(always ? [{ text: always }] : []), { glyph: "moon", text: capital(calm) }, { glyph: "alarm", text: capital(alert) }];
  }
  const lines = text.split("\n").filter(Boolean);
  if (lines.length === 1) return lines.map((line) => ({ glyph: only, text: line }));
  return lines.map((line, i) => ({ glyph: i === 0 ? "moon" : "alarm", text: line }));
}

export function characterFace(ability: Ability, colour: CrewColour, words: CardWords, letters: Letters = {}): string {
  const { fill, deep, mid, shape } = COLOURS[colour];
  const sign = SIGNS[ability];
  return cardFrame({
    words,
    paragraphs: phases(words),
    index: [{ mark: colour, letter: letters[colour] }, ...(sign ? [{ glyph: sign }] : [])],
    ground: [deep, mid],
    accent: fill,
    art:
      confetti(shape, mix(mid, fill, 0.35), colour) +
      disc(104, 112, 78, fill, { opacity: 0.28 }) +
      at(personPart({ ...freeHanded(colour), ...EXPRESSIONS[ability] }), 104, 118, 0.98) +
      heldBy(ability, CREW[colour]),
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
    ...(words.short ? { plate: words.short } : {}),
    paragraphs: phases(words, "alarm"),
    index: colours.map((colour) => ({ mark: colour, letter: letters[colour] })),
    ground,
    accent,
    art: rays(104, 120, 220, alone ? 12 : 18, accent, alone ? 0.2 : 0.22) + specks(colours.join(), 20, 200, 200) + crowd.join(""),
  });
}

const PICTURES = {
  UFO: () => ufo(),
  VIEW: view,
  SWAPSIES: swapsies,
  SAFETY: safety,
  SHUFFLE: shuffle,
  REVERSE: reverse,
  REARRANGE: rearrange,
  RAD_REVERSE: radReverse,
  SUPER_SAFETY: superSafety,
  VIEW_TWO: viewTwo,
  GOLD_BOOST: goldBoost,
  RELAX1: () => relax(1),
  RELAX2: () => relax(2),
  STEALTH: stealth,
  ALLIANCE: alliance,
  MIMIC: mimic,
  "UFO#1": () => ufo(1),
  "UFO#2": () => ufo(2),
  "UFO#3": () => ufo(3),
  "UFO#4": () => ufo(4),
  "UFO#5": () => ufo(5),
  "UFO#6": () => ufo(6),
} as const satisfies Record<string, () => Picture>;
export type DrawnCode = keyof typeof PICTURES;
export const DRAWN = Object.keys(PICTURES) as DrawnCode[];

export function cardFace(code: DrawnCode, words: CardWords): string {
  const { only, ...picture } = PICTURES[code]();
  return cardFrame({ words, paragraphs: phases(words, only), ...picture });
}

const isDrawn = (code: string): code is DrawnCode => code in PICTURES;

/** `Double Alien (red + green)`: the index shows the colours, so the plate leaves them out. */
const withoutColours = (words: CardWords): CardWords => ({ ...words, short: words.short ?? words.title.split(/\s*[:(]/)[0] ?? words.title });

/** The face of any card of the game by its code. */
export function face(code: string, given: CardWords): string {
  const signs = markLetters();
  const words = { ...given, title: capital(given.title) }; // `red UFO` in a sentence is `Red UFO` on its card
  return cached(faceKey("frenzy", code, words.title, words.short, words.text, words.phase, signs.red, signs.gold), () => {
    if (isDrawn(code)) return cardFace(code, words);
    const [ability, colour] = character(code);
    if (ability) return characterFace(ability, colour, words, signs);
    const aliens = aliensOf(code);
    return aliens.length ? alienFace(aliens, withoutColours(words), signs) : anyFace(code, words);
  });
}
