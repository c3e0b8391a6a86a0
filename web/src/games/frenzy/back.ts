// Frenzy has two decks: neighbours in the Supply, saucers in the Invasion.

import { backFrame, backTint, medallion, pattern } from "../../art/back";
import { cached } from "../../art/cache";
import { rays } from "../../art/backgrounds";
import { at, clip, path } from "../../art/ink";
import { SKINS, type Shape } from "../../art/palette";
import { personPart } from "../../art/person";
import { saucerPart } from "../../art/saucer";
import { shapeAt } from "../../art/shapes";
import { ALERT, GLOW, NIGHT } from "./colours";

const MIDDLE = 140;
const SHAPES: readonly Shape[] = ["triangle", "circle", "square"];

export const supplyBack = (label = ""): string =>
  cached(`frenzy supply ${label}`, () => {
    const tint = backTint(NIGHT);
    const motif = (x: number, y: number, row: number): string =>
      shapeAt(SHAPES[(row + Math.round(x / 34)) % 3] ?? "circle", x, y, 0.42, tint, ((x * 7 + y * 3) % 40) - 20);
    const neighbour = personPart({ hair: "pot", hairColour: "#cfd6ee", top: "#ff6a5e", look: [0, -1], lid: 0, mouth: "oh", brow: -3 });
    const art =
      pattern(motif, 34, 31) +
      medallion(MIDDLE, NIGHT[1], GLOW) +
      clip(`M34 ${MIDDLE - 90}H166V${MIDDLE}A66 66 0 0 1 34 ${MIDDLE}Z`, at(neighbour, 100, MIDDLE - 4, 0.74)) +
      path(`M34 ${MIDDLE}A66 66 0 0 0 166 ${MIDDLE}`, "none", { stroke: GLOW, "stroke-width": 4 });
    return backFrame({ night: NIGHT, rim: GLOW, art, label });
  });

export const invasionBack = (label = ""): string =>
  cached(`frenzy invasion ${label}`, () => {
    const pilot = { skin: SKINS.coral, eyes: 1, lid: 0.3, tilt: -18, mouth: "fang", seed: 3 } as const;
    const art =
      rays(100, MIDDLE - 10, 200, 18, "#ff7a66", 0.26) +
      medallion(MIDDLE, ALERT[1], GLOW) +
      at(saucerPart({ hull: "#ff9a86", lamp: "#ffe27a", pilot }), 100, MIDDLE + 10, 0.76);
    return backFrame({ night: ALERT, rim: GLOW, art, label });
  });
