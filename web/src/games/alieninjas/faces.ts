// Faces of Alieninjas. A camouflage is a person with an alien inside: its skin, its mask, its number of eyes.

import { alienPart } from "../../art/alien";
import { cached, faceKey } from "../../art/cache";
import { eye } from "../../art/eyes";
import { cardFrame, type IndexSign } from "../../art/frame";
import { rays } from "../../art/backgrounds";
import { at, disc, inkLine, path, rect, svg } from "../../art/ink";
import { text } from "../../art/lettering";
import { BONE, darker, INK, PAPER } from "../../art/palette";
import { personPart } from "../../art/person";
import { star } from "../../art/shapes";
import type { CardWords } from "../contract";
import { agent, letterOf, ninjaLook, ninjaType, sealAt, sealPart, whoIs } from "./characters";
import { camouflagePoints, civilianPoints, doubledBy, mapCells, type MapCell } from "./printedCards";

/** Slanting boards, as in a paper wall. */
const slats = (odd: string, even: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const x = i * 26;
    return path(`M${x - 10} 0L${x + 3} 0L${x + 43} 280H${x + 30}Z`, i % 2 ? odd : even, { opacity: 0.35 });
  }).join("");

/** Across the face and how large, by how many there are. */
const EYE_PLACES = { 1: [[100], 22], 2: [[78, 122], 16], 3: [[66, 100, 134], 13] } as const;

/** Sign and letter of a type, one below the other: in a fan they alone must tell the card. */
const typeIndex = (type: number): IndexSign[] => [{ part: sealPart(type, "") }, { part: text(letterOf(type), 20, 25, 33, { weight: 800, width: 85 }) }];

/** Any card by its code. */
export function face(code: string, words: CardWords): string {
  return cached(faceKey("alieninjas", code, words.title, words.text), () => drawn(code, words));
}

function drawn(code: string, words: CardWords): string {
  const [, kind = "", first = "", second = ""] = /^([CNPM])(\d+)(.*)$/.exec(code) ?? [];
  const number = Number(first);
  if (kind === "C" && second === "X") return civilianFace(number, civilianPoints(number), words);
  if (kind === "C") return camouflageFace(number, Number(second.slice(1)), camouflagePoints(number, Number(second.slice(1))), words);
  if (kind === "N") return ninjaFace(number, words);
  if (kind === "P") return mapFace(mapCells(code), words);
  return multiplierFace(doubledBy(number), words);
}

export function camouflageFace(character: number, type: number, points: number, words: CardWords): string {
  const { look } = agent(character);
  const { colour, look: alien } = ninjaType(type);
  const [places, size] = EYE_PLACES[alien.eyes];
  const single = alien.eyes === 1;
  const eyeSet = places
    .map((x) =>
      eye(x, 90, size, { skin: INK, lid: single ? 0.28 : 0.32, tilt: single ? 0 : 18, look: [0.5, 0.1], iris: darker(colour, 0.3) }),
    )
    .join("");
  return cardFrame({
    words,
    plate: `${whoIs(character)}?`, // who it wants to be: the sign in the corner tells who it is
    index: typeIndex(type),
    points,
    ground: [darker(colour, 0.74), darker(colour, 0.4)],
    accent: colour,
    art:
      slats(colour, INK) +
      disc(104, 116, 76, colour, { opacity: 0.3 }) +
      at(personPart({ ...look, skin: colour, mask: INK, eyeSet, glasses: false }), 106, 118, 0.98),
  });
}

export function civilianFace(character: number, points: number, words: CardWords): string {
  const { look, skin } = agent(character);
  return cardFrame({
    words,
    plate: whoIs(character),
    index: [{ glyph: "heart" }],
    points,
    ground: ["#1f6fb0", "#7fd8cc"],
    accent: "#fff1cf",
    art:
      rays(104, 116, 220, 14, "#fff1cf", 0.25) +
      disc(104, 116, 76, "#fff1cf", { opacity: 0.35 }) +
      at(personPart({ ...look, skin, mouth: "smile", lid: 0.06, look: [-0.2, 0.1] }), 104, 118, 0.98),
  });
}

export function ninjaFace(type: number, words: CardWords): string {
  const { colour } = ninjaType(type);
  return cardFrame({
    words,
    index: typeIndex(type),
    ground: ["#2a0c26", darker(colour, 0.45)],
    accent: colour,
    art:
      slats("#ff6f4d", INK) +
      disc(104, 112, 80, colour, { opacity: 0.25 }) +
      path(star(164, 42, 22, 8, 4, 20), "#dfe6ff", inkLine(3.5)) +
      disc(164, 42, 4, INK) +
      at(alienPart({ ...ninjaLook(type), lid: 0.34, look: [0.5, 0.2], arms: "hips" }), 108, 114, 0.92),
  });
}

export function mapFace(cells: readonly MapCell[], words: CardWords): string {
  return cardFrame({
    words: { ...words, text: "" },
    index: [],
    ground: ["#4a1636", "#2a0c26"],
    accent: "#ff6f4d",
    dotted: false,
    art: slats("#7a2a4f", "#2a0c26") + cells.map(mapCell).join(""),
  });
}

function mapCell(cell: MapCell, i: number): string {
  const [x, y] = [14 + (i % 3) * 59, 24 + Math.floor(i / 3) * 62];
  const [middleX, middleY] = [x + 27, y + 27];
  if (!cell) return rect(x, y, 54, 54, 9, "#5a2440", { opacity: 0.55 }) + disc(middleX, middleY, 4, PAPER, { opacity: 0.35 });
  const edge = { stroke: "#7df0c4", "stroke-width": 3.5, "stroke-dasharray": "7 5" };
  return cell.optional
    ? rect(x, y, 54, 54, 9, "#124a3f", edge) + sealAt(cell.type, middleX, middleY, 1.02)
    : rect(x, y, 54, 54, 9, BONE, inkLine(3)) + sealAt(cell.type, middleX, middleY, 1.16);
}

const GOLD = "#ffc445";

/** What makes it count twice, as a burst of gold. */
const burst = (x: number, y: number, reach: number): string =>
  path(star(x, y, reach, reach * 0.8, 14), GOLD, inkLine(4)) + text("×2", x, y + reach * 0.27, reach * 0.86, { weight: 800, width: 85 });

/** With types: those count twice. Without: whatever it is laid on does. */
export function multiplierFace(types: readonly number[], words: CardWords): string {
  const seals = types.map((type, i) => sealAt(type, types.length > 1 ? 56 + i * 90 : 100, 150, 1.7)).join("");
  return cardFrame({
    words,
    index: [],
    ground: ["#5a1236", "#2a0c26"],
    accent: GOLD,
    dotted: false,
    art: rays(100, 92, 240, 16, GOLD, 0.22) + burst(100, types.length ? 68 : 118, types.length ? 48 : 74) + seals,
  });
}

/** The token that lies on an Alieninja that counts twice, 60 × 60. */
export const doubler = (label = ""): string => cached(`alieninjas doubler ${label}`, () => svg(burst(30, 30, 28), 60, 60, label));
