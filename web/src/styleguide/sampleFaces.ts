// The card faces of the style guide, with sample texts, or with real ones if the server has the game.

import { anyFace } from "../art/face-any";
import { markLetters } from "../art/markLetters";
import type { EarthLook } from "../art/earth";
import type { PersonLook } from "../art/person";
import type { SaucerLook } from "../art/saucer";
import { AGENTS, agent } from "../games/alieninjas/characters";
import { face as ninjaFace } from "../games/alieninjas/faces";
import type { CardWords } from "../games/contract";
import { aliensOf, character, CODES as FRENZY } from "../games/frenzy/cardCodes";
import { CREW } from "../games/frenzy/characters";
import { face as frenzyFace } from "../games/frenzy/faces";
import * as gambit from "../games/gambit/faces";
import { EXTINCTIONIST, SCIENTIST } from "../games/gambit/roles";
import { cardFace as roadFace } from "../games/getaway/faces";
import { CODES, face } from "../games/ufoludki/faces";
import { say, sayIf } from "../words/words";

/** Names and texts of a game's cards as the server gives them. */
export interface ServerWords {
  cards: Record<string, string>;
  texts: Record<string, string>;
}

export interface GameFaces {
  id: string;
  square?: boolean;
  faces: string[];
}

const sampleWords = (title: string, text = say("style.sample_text")): CardWords => ({ title, text });
const twoPhases = (): string => `${say("style.sample_calm")}\n${say("style.sample_alert")}`;

export function ufoludkiFaces(server: ServerWords | undefined): string[] {
  return CODES.map((code) => {
    const number = /\d/.exec(code)?.[0];
    const title = number ? say("style.card_S", { number }) : sayIf(`style.card_${code}`, code);
    return face(code, { title: server?.cards[code] ?? title, text: server?.texts[code] ?? say("style.sample_text") });
  });
}

export function otherFaces(frenzy?: ServerWords, ninjas?: ServerWords): GameFaces[] {
  return [
    { id: "frenzy", faces: frenzyFaces(frenzy) },
    { id: "getaway", square: true, faces: roadFaces() },
    { id: "alieninjas", faces: ninjaFaces(ninjas) },
    { id: "gambit", faces: gambitFaces() },
  ];
}

function frenzyFaces(server: ServerWords | undefined): string[] {
  return FRENZY.map((code) => {
    const [ability] = character(code);
    const aliens = aliensOf(code).length;
    const key = ability ?? (aliens ? `aliens${aliens}` : code);
    const text = server?.texts[code] ?? (aliens ? say("style.sample_alert") : twoPhases());
    return frenzyFace(code, sampleWords(server?.cards[code] ?? sayIf(`style.card_${key}`, code), text));
  });
}

const ROADS: [string, number][] = [
  ["G1s", 0], ["Y2c", 0], ["B3s", 90], ["F4c", 90], ["W5c", 180], ["W4s", 0], ["G5c", 270],
  ["B5p", 0], ["F2p", 0], ["G3p", 0], ["W5p", 0], ["Y4p", 0], ["B1p", 0],
];
const roadFaces = (): string[] =>
  ROADS.map(([code, turn]) => roadFace(code, { title: say("style.card_road", { code }), text: "" }, markLetters(), turn));

const NINJAS = ["C1T3", "C4T5", "C2T4", "C5T8", "C3T6", "C6T1", "C1X", "C4X", "C6X", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "P1a", "P1b", "P6b", "M1", "M4"];

function ninjaFaces(server: ServerWords | undefined): string[] {
  const title = (code: string): string => {
    const number = code.charAt(1);
    if (code.startsWith("C")) return sayIf(`alieninjas.who${number}`, code);
    return code.startsWith("N") ? say("style.card_ninja", { number }) : sayIf(code.startsWith("P") ? "style.card_map" : "style.card_multiplier", code);
  };
  return NINJAS.map((code) => ninjaFace(code, { title: server?.cards[code] ?? title(code), text: server?.texts[code] ?? say("style.sample_text") }));
}

const gambitFaces = (): string[] => [
  ...gambit.SCIENCES.map((code) => gambit.scienceFace(code, sampleWords(sayIf(`style.card_${code}`, code)), markLetters())),
  ...gambit.DRAWN.map((code) => gambit.cardFace(code, sampleWords(sayIf(`style.card_${code}`, code)), markLetters())),
];

/** Faces of a game without drawings, made from the codes. */
export const anyFaces = (): string[] => ["7", "Comet", "12"].map((code) => anyFace(code, sampleWords(say("style.sample"))));

export const EARTH_MOODS = {
  worried: {},
  robbed: { look: [0.8, -0.8], lid: 0, style: "pin", mouth: "oh" },
  hopeful: { look: [0, -0.9], lid: 0, tilt: 0, mouth: "smile" },
  calm: { look: [0.3, 0.2], lid: 0.3, tilt: 0, mouth: "smirk" },
  asleep: { style: "shut", mouth: "flat" },
  blank: { face: false },
} as const satisfies Record<string, EarthLook>;

export const FLEET: SaucerLook[] = [
  { kind: "scout", hull: "#7fc8e8", lamps: 3, pilot: { seed: 0 } },
  { kind: "disc", hull: "#b9c2e8", lamps: 5, pilot: { seed: 1 } },
  { kind: "mother", hull: "#ffb35c", lamps: 7, pilot: { seed: 2 } },
  { kind: "kettle", hull: "#ff8fae", lamps: 3, pilot: { seed: 3 } },
  { kind: "ring", hull: "#ffd94f", lamps: 5, pilot: { seed: 4 } },
  { kind: "crown", hull: "#c79bff", lamps: 6, pilot: { seed: 5 } },
];

export const PEOPLE: PersonLook[] = [
  ...Object.values(CREW),
  ...Array.from({ length: AGENTS }, (_, i) => ({ ...agent(i + 1).look, skin: agent(i + 1).skin })),
  SCIENTIST,
  EXTINCTIONIST,
  { hair: "peaked", hairColour: "#3f6b3a", top: "#4f8247", tash: "#fffaf0", browColour: "#fffaf0", brow: 5, lid: 0.24, mouth: "flat" },
];
