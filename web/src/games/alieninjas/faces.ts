// Faces of Alieninjas. A camouflage is a person with an alien inside: its skin, its mask, its number of eyes.

import { alienPart } from "../../art/alien";
import { eye } from "../../art/eyes";
import { cardFrame } from "../../art/frame";
import { rays } from "../../art/grounds";
import { at, disc, inkLine, path, rect } from "../../art/ink";
import { BONE, darker, INK, PAPER } from "../../art/palette";
import { personPart } from "../../art/person";
import { star } from "../../art/shapes";
import type { CardWords } from "../contract";
import { agent, ninjaLook, ninjaType, sealAt, sealPart } from "./cast";

/** Slanting boards, as in a paper wall. */
const slats = (odd: string, even: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const x = i * 26;
    return path(`M${x - 10} 0L${x + 3} 0L${x + 43} 280H${x + 30}Z`, i % 2 ? odd : even, { opacity: 0.35 });
  }).join("");

/** Across the face and how large, by how many there are. */
const EYE_PLACES = { 1: [[100], 22], 2: [[78, 122], 16], 3: [[66, 100, 134], 13] } as const;

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
    index: [{ part: sealPart(type) }],
    points,
    ground: [darker(colour, 0.74), darker(colour, 0.4)],
    accent: colour,
    art:
      slats(colour, INK) +
      disc(104, 116, 76, colour, { opacity: 0.3 }) +
      at(personPart({ ...look, skin: colour, mask: INK, eyeSet, glasses: false }), 104, 118, 0.98),
  });
}

export function civilianFace(character: number, points: number, words: CardWords): string {
  const { look, skin } = agent(character);
  return cardFrame({
    words,
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
    index: [{ part: sealPart(type) }],
    ground: ["#2a0c26", darker(colour, 0.45)],
    accent: colour,
    art:
      slats("#ff6f4d", INK) +
      disc(104, 112, 80, colour, { opacity: 0.25 }) +
      path(star(164, 42, 22, 8, 4, 20), "#dfe6ff", inkLine(3.5)) +
      disc(164, 42, 4, INK) +
      at(alienPart({ ...ninjaLook(type), lid: 0.34, look: [0.5, 0.2], arms: "hips" }), 106, 112, 0.94),
  });
}

/** One cell of a map: a type that must be there, one that may (`optional`), or nothing in particular. */
export type MapCell = { type: number; optional?: boolean } | null;

export function mapFace(cells: readonly MapCell[], words: CardWords): string {
  return cardFrame({
    words,
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
    ? rect(x, y, 54, 54, 9, "#124a3f", edge) + sealAt(cell.type, middleX, middleY, 0.9)
    : rect(x, y, 54, 54, 9, BONE, inkLine(3)) + sealAt(cell.type, middleX, middleY, 1.06);
}
