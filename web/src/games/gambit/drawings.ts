// What several pictures of Earth Gambit share: small cards, hearts, bolts, bins, tape.

import { eye, type Gaze } from "../../art/eyes";
import { at, group, inked, inkLine, line, path, rect } from "../../art/ink";
import { PAPER } from "../../art/palette";

/** A card of 60 × 84 around 0 0; with a gaze it looks at somebody. */
export const smallCard = (x: number, y: number, turn: number, fill: string, gaze: Gaze | null = null, scale = 1): string =>
  group(
    rect(-30, -42, 60, 84, 8, PAPER, inkLine(4)) +
      rect(-23, -35, 46, 70, 5, fill, inkLine(2.4)) +
      (gaze ? eye(-10, -6, 9, { skin: fill, ...gaze }) + eye(11, -6, 9, { skin: fill, ...gaze }) : ""),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );

export const heart = (x: number, y: number, scale: number, fill = "#7df0b0", cross = true): string =>
  at(inked("M50 90L16 54A21 21 0 0 1 50 28A21 21 0 0 1 84 54Z", fill, 6) + (cross ? line("M50 44V70M37 57H63", "#fffdf4", 8) : ""), x, y, scale, 0, 50);

export const bolt = (x: number, y: number, scale: number, turn = 0, fill = "#ffd94f"): string =>
  at(inked("M58 6L20 56H46L38 96L82 40H54Z", fill, 6), x, y, scale, turn, 50);

/** A bin of which the rim is at `y`. */
export const bin = (x: number, y: number, inside: string): string =>
  group(
    path("M-48 0H48L40 8H-40Z", "#2a2f4a") + inside + inked("M-48 0H48L38 96H-38Z", "#8a92b8", 4.5) + line("M-26 14L-21 84M0 14V84M26 14L21 84", "#5a6288", 5) + rect(-54, -8, 108, 16, 8, "#b9c2e8", inkLine(4)),
    { transform: `translate(${x} ${y})` },
  );

/** Striped tape from one point to another. */
export const tape = (x: number, y: number, turn: number, width = 150): string => {
  const half = width / 2;
  const stripes = Array.from({ length: Math.floor(width / 22) }, (_, i) => `M${-half + 6 + i * 22} 15L${-half + 20 + i * 22} -15H${-half + 31 + i * 22}L${-half + 17 + i * 22} 15Z`).join("");
  return group(rect(-half, -15, width, 30, 2, "#ffd94f", inkLine(4)) + path(stripes, "#2b2350"), { transform: `translate(${x} ${y}) rotate(${turn})` });
};

/** An arrow along a path; `tip` is where it points to, `turn` in which direction. */
export const arrow = (d: string, x: number, y: number, turn: number, colour = "#ffe27a"): string =>
  line(d, "#0f0b29", 17) + group(path("M-6 -19L22 0L-6 19Z", colour, inkLine(4.5)), { transform: `translate(${x} ${y}) rotate(${turn})` }) + line(d, colour, 9);
