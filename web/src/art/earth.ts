// Earth as a thief sees it: round, blue and slightly worried.

import { eye, type Gaze } from "./eyes";
import { clip, disc, inkLine, path, shine, svg } from "./ink";
import { mouth, type Mouth } from "./mouths";
import { INK } from "./palette";

export interface EarthLook {
  /** without a face it is only a planet */
  face?: boolean;
  look?: readonly [number, number];
  lid?: number;
  tilt?: number;
  mouth?: Mouth;
  style?: NonNullable<Gaze["style"]>;
}

const BALL = "M100 20A80 80 0 1 1 99.9 20Z";
const LAND =
  "M58 40C74 26 96 30 100 42C104 54 88 58 90 70C92 84 70 80 66 94C62 110 44 96 36 82C36 66 46 50 58 40Z" +
  "M118 96C134 86 158 94 164 108C166 128 146 150 132 158C120 150 128 134 118 126C108 118 108 104 118 96Z" +
  "M128 36C140 38 156 52 160 64C148 70 138 60 130 58C122 54 120 40 128 36Z" +
  "M64 130C76 126 92 138 94 150C92 164 82 168 76 166C66 158 58 142 64 130Z";
const SEA = "#2f7fe0";

export function earthPart(own: EarthLook = {}): string {
  const { face = true, lid = 0.12, look = [0, -0.7], tilt = 14, style = "round" } = own;
  const gaze: Gaze = { look, lid, tilt, style, skin: SEA };
  return (
    disc(100, 100, 92, "#7fd6ff", { opacity: 0.16 }) +
    disc(100, 100, 86, "#7fd6ff", { opacity: 0.2 }) +
    clip(
      BALL,
      path(BALL, "#17438f") +
        disc(90, 88, 80, SEA) +
        path(LAND, "#4fcf7d", { stroke: "#0d5a4c", "stroke-width": 3 }) +
        shine("M26 70Q60 58 84 66T140 58", 9, 0.5) +
        shine("M70 150Q110 160 150 146", 8, 0.4) +
        path("M100 20A80 80 0 0 1 100 180A94 94 0 0 0 100 20Z", INK, { opacity: 0.28, transform: "translate(8 0)" }),
    ) +
    path(BALL, "none", inkLine(5)) +
    shine("M40 66A70 70 0 0 1 74 36", 6, 0.7) +
    (face ? eye(78, 96, 15, gaze) + eye(122, 96, 15, gaze) + mouth(own.mouth ?? "wave", 100, 128, 0.9) : "")
  );
}

export const earth = (look: EarthLook = {}, label = ""): string => svg(earthPart(look), 200, 200, label);
