import { backFrame } from "../../art/back";
import { cached } from "../../art/cache";
import { earthPart } from "../../art/earth";
import { specks } from "../../art/grounds";
import { at, oval } from "../../art/ink";
import { markAt } from "../../art/marks";
import { COLOURS } from "../../art/palette";
import { GLOW, NIGHT } from "./colours";

const MIDDLE = 140;

/** Three teams circle the planet. */
export const back = (label = ""): string =>
  cached(`gambit back ${label}`, () => {
    const orbit = (colour: string, turn: number): string =>
      oval(100, MIDDLE, 86, 34, "none", { stroke: colour, "stroke-width": 4, transform: `rotate(${turn} 100 ${MIDDLE})` });
    const art =
      specks("9", 60, 200, 270) +
      orbit(COLOURS.red.fill, -28) +
      orbit(COLOURS.blue.fill, 32) +
      orbit(COLOURS.yellow.fill, 92) +
      at(earthPart({ face: false }), 100, MIDDLE, 0.52) +
      markAt("red", 32, MIDDLE - 52, 0.8, "") +
      markAt("blue", 168, MIDDLE - 40, 0.8, "") +
      markAt("yellow", 100, MIDDLE + 88, 0.8, "");
    return backFrame({ night: NIGHT, rim: GLOW, art, label });
  });
