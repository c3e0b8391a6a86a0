// Every drawing there is, by name. For tests only: nothing of the page imports it.

import { back as ninjaBack } from "../games/alieninjas/back";
import { ninjaSeal, TYPES } from "../games/alieninjas/characters";
import { doubler, face as ninjaCard, multiplierFace } from "../games/alieninjas/faces";
import { CODES as NINJAS } from "../games/alieninjas/printedCards";
import { dust, slap, throwingStar } from "../games/alieninjas/things";
import type { Box, CardWords } from "../games/contract";
import { invasionBack, supplyBack } from "../games/frenzy/back";
import { CODES as FRENZY, FOES } from "../games/frenzy/cardCodes";
import { alienOf, ship, town } from "../games/frenzy/drawings";
import { face as frenzyFace } from "../games/frenzy/faces";
import { back as gambitBack } from "../games/gambit/back";
import * as gambit from "../games/gambit/faces";
import { thing as gambitThing, THINGS as GAMBIT_THINGS } from "../games/gambit/things";
import { back as getawayBack } from "../games/getaway/back";
import { cardFace as roadFace, explodingPlanet } from "../games/getaway/faces";
import { zoid } from "../games/getaway/zoid";
import { back as ufoludkiBack } from "../games/ufoludki/back";
import { CODES, face as ufoludkiFace } from "../games/ufoludki/faces";
import { alien } from "../art/alien";
import { avatar } from "../art/avatar";
import { CRYSTALS, crystal } from "../art/crystal";
import { die, type Pips } from "../art/die";
import { earth } from "../art/earth";
import { anyBack, anyFace } from "../art/face-any";
import { GLYPH_NAMES, glyph } from "../art/glyphs";
import { HAIR, type Hair } from "../art/hair";
import { LOOT, loot } from "../art/loot";
import { notFoundPicture, closedDoorPicture } from "../art/errorPictures";
import { colourMark } from "../art/marks";
import { COLOUR_NAMES } from "../art/palette";
import { person } from "../art/person";
import { saucer, SAUCER_KINDS } from "../art/saucer";
import { starfield } from "../art/sky";

const boxes = Object.values(import.meta.glob<Box>("../games/*/box.ts", { eager: true, import: "default" }));

const WORDS: CardWords = { title: "Żółta karta & Co", text: "Zażółć gęślą jaźń: weź 2 <łupy> albo „nic”." };
const TWO_LINES: CardWords = { title: "Two moods", text: "While it is calm.\nOn alert." };

export type Drawing = readonly [name: string, draw: () => string];

const each = <T>(kind: string, list: readonly T[], draw: (item: T) => string): Drawing[] =>
  list.map((item) => [`${kind} ${JSON.stringify(item)}`.replaceAll('"', ""), () => draw(item)] as const);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const pairs = <A, B>(ones: readonly A[], others: readonly B[]): [A, B][] =>
  ones.flatMap((one) => others.map((other): [A, B] => [one, other]));

export function everyDrawing(): Drawing[] {
  return [...things(), ...cards(), ...backsAndCovers()];
}

const things = (): Drawing[] => [
  ...each("mark", COLOUR_NAMES, (name) => colourMark(name)),
  ...each("glyph", GLYPH_NAMES, (name) => glyph(name)),
  ...each("alien", upTo(48), (seed) => alien({ seed })),
  ...each("avatar", ["Ada", "Żaneta", ""], (name) => avatar(name)),
  ...each("person", Object.keys(HAIR) as Hair[], (hair) => person({ hair, hairColour: "#5a2e1c" })),
  ...each("masked", Object.keys(HAIR) as Hair[], (hair) => person({ hair, mask: "#0f0b29", glasses: true, phones: "#ff6a5e" })),
  ...each("saucer", SAUCER_KINDS, (kind) => saucer({ kind, pilot: { seed: kind }, beam: 60 })),
  ...each("earth", [true, false], (face) => earth({ face })),
  ...each("loot", LOOT, (kind) => loot(kind)),
  ...each("crystal", CRYSTALS, (kind) => crystal(kind)),
  ...each("die", pairs(upTo(6) as Pips[], [true, false]), ([pips, hit]) => die(pips, hit)),
  ["nowhere", () => notFoundPicture()],
  ["shut", () => closedDoorPicture()],
  ...each("sky", [1, 2], (seed) => starfield(seed)),
  ...each("seal", upTo(TYPES), (type) => ninjaSeal(type)),
  ["doubler", () => doubler()],
  ["throwing star", () => throwingStar()],
  ["slap", () => slap("#5fe08c")],
  ["dust", () => dust()],
  ["zoid", () => zoid()],
  ["exploding planet", () => explodingPlanet()],
  ...each("foe", FOES, (foe) => alienOf(foe)),
  ...each("ship", upTo(6), (number) => ship(number, 90)),
  ...each("town", [true, false], (alert) => town(alert)),
];

const ROADS = pairs(["G", "Y", "B", "F", "W"], ["1s", "4c", "5s", "2p", "3p"]).map((parts) => parts.join(""));

const cards = (): Drawing[] => [
  ...each("ufoludki", CODES, (code) => ufoludkiFace(code, WORDS)),
  ...each("frenzy", [...FRENZY, "UFO"], (code) => frenzyFace(code, TWO_LINES)),
  ...each("getaway", ROADS, (code) => roadFace(code, WORDS, {}, 90)),
  ...each("alieninjas", NINJAS, (code) => ninjaCard(code, WORDS)),
  ["multiplier", () => multiplierFace([], WORDS)],
  ...each("science", gambit.SCIENCES, (code) => gambit.scienceFace(code, WORDS)),
  ...each("apparatus", ["red", "blue", "yellow"], (field) => gambit.apparatus(field)),
  ...each("gambit thing", Object.keys(GAMBIT_THINGS), (name) => gambitThing(name)),
  ...each("gambit", gambit.DRAWN, (code) => gambit.cardFace(code, WORDS)),
  ...each("any", ["7", "Comet", "?"], (code) => anyFace(code, WORDS)),
];

const backsAndCovers = (): Drawing[] => [
  ["ufoludki back", () => ufoludkiBack()],
  ["supply back", () => supplyBack()],
  ["invasion back", () => invasionBack()],
  ["getaway back", () => getawayBack()],
  ["alieninjas back", () => ninjaBack()],
  ["gambit back", () => gambitBack()],
  ["gambit role back", () => gambitBack("", "role")],
  ["gambit ability back", () => gambitBack("", "ability")],
  ["any back", () => anyBack()],
  ...boxes.map((box): Drawing => [`${box.id} cover`, () => box.cover("Żółte Ufoludki: Gra")]),
];
