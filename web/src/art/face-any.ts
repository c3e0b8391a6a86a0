// Card faces for games without drawings: an alien made from the card's code.

import type { CardWords } from "../games/contract";
import { alienPart } from "./alien";
import { backFrame, backTint, medallion, pattern } from "./back";
import { cached, faceKey } from "./cache";
import { cardFrame, type IndexSign } from "./frame";
import { rays, specks } from "./backgrounds";
import { at, disc } from "./ink";
import { darker, mix, SKINS, type Ground, type Shape } from "./palette";
import { hash } from "./seededRandom";
import { saucerPart } from "./saucer";
import { shapeAt, SHAPES } from "./shapes";

const GROUNDS: readonly Ground[] = [
  ["#1b2a6b", "#3f7fd0"],
  ["#3a0d3a", "#c22f5a"],
  ["#083a4c", "#12806a"],
  ["#2c1a6b", "#b0427e"],
  ["#4d1f0c", "#c9772a"],
  ["#14264f", "#5a4fc4"],
];
const NIGHT: Ground = ["#1d1848", "#0c0a26"];
const RIM = "#b9b0ff";

/** A number in the code is most often the value of the card; without one its first letter will do. */
function sign(code: string): IndexSign {
  return { figure: /\d+/.exec(code)?.[0] ?? code.charAt(0).toLocaleUpperCase() };
}

export function anyFace(code: string, words: CardWords): string {
  return cached(faceKey("any", code, words.title, words.short, words.text), () => {
    const number = hash(code);
    const ground = GROUNDS[number % GROUNDS.length] ?? NIGHT;
    const skins = Object.values(SKINS);
    const skin = skins[(number >>> 3) % skins.length] ?? SKINS.lime;
    const accent = mix(ground[1], skin, 0.7);
    const art =
      rays(104, 120, 240, 16, accent, 0.2) +
      specks(code, 20, 200, 190) +
      disc(104, 116, 76, accent, { opacity: 0.22 }) +
      at(alienPart({ seed: `card ${code}`, skin }), 106, 114, 0.86);
    return cardFrame({ words, art, ground: [darker(ground[0], 0.1), ground[1]], index: [sign(code)], accent });
  });
}

/** The back that goes with it. */
export function anyBack(label = ""): string {
  return cached(`any back ${label}`, () => {
    const shapes = Object.keys(SHAPES) as Shape[];
    const tint = backTint(NIGHT);
    const motif = (x: number, y: number, row: number): string =>
      shapeAt(shapes[(row * 3 + Math.round(x / 36)) % shapes.length] ?? "star", x, y, 0.44, tint, ((x * 7 + y * 3) % 40) - 20);
    const pilot = { seed: "any", eyes: 2, eyeStyle: "round", lid: 0, mouth: "smile" } as const;
    const art =
      pattern(motif, 36, 33) +
      medallion(140, NIGHT[1], RIM) +
      at(saucerPart({ hull: "#b9b0ff", lamp: "#ff74d4", pilot }), 100, 148, 0.76);
    return backFrame({ night: NIGHT, rim: RIM, art, label });
  });
}
