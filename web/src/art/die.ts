// Dice.

import { disc, inkLine, rect, shine, svg } from "./ink";

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

const PLACES: Record<Pips, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A blue die, 100 × 102; `hit` lights the pips that counted. */
export function die(pips: Pips, hit = false, label = ""): string {
  const [side, dot, edge] = hit ? ["#4aa3ff", "#fff6c2", inkLine(2.5)] : ["#2a5fb8", "#c9dcff", {}];
  const cube =
    rect(5, 9, 90, 90, 20, "#0b1d52", inkLine(4)) + rect(5, 3, 90, 88, 20, side, inkLine(4)) + shine("M14 26Q16 12 30 11H62", 5, 0.55);
  return svg(cube + PLACES[pips].map(([x, y]) => disc(50 + x * 24, 47 + y * 24, 9.5, dot, edge)).join(""), 100, 102, label, "x-die");
}
