import { backFrame } from "../../art/back";
import { cached } from "../../art/cache";
import { earthPart } from "../../art/earth";
import { glyphAt } from "../../art/glyphs";
import { specks } from "../../art/backgrounds";
import { at, disc, inkLine, oval } from "../../art/ink";
import { markAt } from "../../art/marks";
import { BONE, COLOURS } from "../../art/palette";
import { GLOW, NIGHT } from "./colours";

const MIDDLE = 140;
export type Deck = "play" | "role" | "ability";

/** Three teams circle the planet; on the back of a role a mask lies over it, on that of an ability a star. */
export const back = (label = "", deck: Deck = "play"): string =>
  cached(`gambit back ${deck} ${label}`, () => {
    const orbit = (colour: string, turn: number): string =>
      oval(100, MIDDLE, 86, 34, "none", { stroke: colour, "stroke-width": 4, transform: `rotate(${turn} 100 ${MIDDLE})` });
    const sign = deck === "play" ? "" : disc(100, MIDDLE, 44, BONE, inkLine(5)) + glyphAt(deck === "role" ? "alien" : "medal", 100, MIDDLE, 2.5);
    const art =
      specks("9", 60, 200, 270) +
      orbit(COLOURS.red.fill, -28) +
      orbit(COLOURS.blue.fill, 32) +
      orbit(COLOURS.yellow.fill, 92) +
      at(earthPart({ face: false }), 100, MIDDLE, 0.52) +
      markAt("red", 32, MIDDLE - 52, 0.8, "") +
      markAt("blue", 168, MIDDLE - 40, 0.8, "") +
      markAt("yellow", 100, MIDDLE + 88, 0.8, "") +
      sign;
    return backFrame({ night: NIGHT, rim: GLOW, art, label });
  });
