import { backFrame, backTint, pattern } from "../../art/back";
import { cached } from "../../art/cache";
import { eye } from "../../art/eyes";
import { disc, path, rect } from "../../art/ink";
import { INK } from "../../art/palette";
import { star } from "../../art/shapes";
import { GLOW, NIGHT } from "./colours";

const MIDDLE = 140;

/** Throwing stars, and two eyes in a slit: the same back for people and for what wears them. */
export const back = (label = ""): string =>
  cached(`alieninjas back ${label}`, () => {
    const tint = backTint(NIGHT);
    const gaze = { skin: INK, lid: 0.34, tilt: 20, iris: "#14a37f", look: [0.7, 0.1] } as const;
    const art =
      pattern((x, y) => path(star(x, y, 12, 4, 4, 20), tint) + disc(x, y, 2.6, NIGHT[1]), 36, 34) +
      rect(0, MIDDLE - 38, 200, 76, 0, INK) +
      rect(0, MIDDLE - 42, 200, 4, 0, GLOW) +
      rect(0, MIDDLE + 38, 200, 4, 0, GLOW) +
      eye(66, MIDDLE, 25, gaze) +
      eye(134, MIDDLE, 25, gaze);
    return backFrame({ night: NIGHT, rim: GLOW, art, label });
  });
