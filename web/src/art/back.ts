// The backs of cards: the same paper, one picture per deck.

import { clip, disc, path, ramp, rect, svg } from "./ink";
import { INK, lighter, PAPER, PAPER_LOW, type Ground } from "./palette";
import { roundRect } from "./shapes";

export interface BackParts {
  night: Ground;
  /** colour of the thin rim */
  rim: string;
  /** what lies over the ground; 200 × `height` */
  art: string;
  height?: number;
  label?: string;
}

export function backFrame({ night, rim, art, height = 280, label = "" }: BackParts): string {
  const sky = ramp([lighter(night[0], 0.08), night[1]]);
  const opening = roundRect(9, 9, 182, height - 18, 9);
  return svg(
    sky.def +
      path(roundRect(0, 0, 200, height, 16), PAPER_LOW) +
      path(roundRect(0, 0, 200, height - 3, 16), PAPER) +
      clip(opening, rect(0, 0, 200, height, 0, sky.fill) + art) +
      path(opening, "none", { stroke: INK, "stroke-width": 2.5 }) +
      path(roundRect(15, 15, 170, height - 30, 6), "none", { stroke: rim, "stroke-width": 1.6, opacity: 0.8 }),
    200,
    height,
    label,
    "x-card",
  );
}

/** The colour of a pattern on this ground. */
export const backTint = (night: Ground): string => lighter(night[0], 0.16);

/** The medallion in the middle. */
export const medallion = (y: number, fill: string, rim: string): string => disc(100, y, 66, fill, { stroke: rim, "stroke-width": 4 });

/** Repeats a motif over the whole back, every second row moved by half a step. */
export function pattern(motif: (x: number, y: number, row: number) => string, stepX: number, stepY: number, height = 280): string {
  let tiles = "";
  for (let row = 0, y = 9 + stepY / 2; y < height + stepY; y += stepY, row++) {
    for (let x = 9 + (row % 2 ? 0 : stepX / 2); x < 200 + stepX; x += stepX) tiles += motif(x, y, row);
  }
  return tiles;
}
