// Marks for the colours of a game: each has a fill, a shape and a letter, so that colour is never the only sign.

import { centred, clip, disc, inkLine, path, rect, svg } from "./ink";
import { text } from "./lettering";
import { BONE, COLOURS, type Colour, type Shape } from "./palette";
import { SHAPES } from "./shapes";

/** Where a letter sits and how large it is depends on where the shape is wide. */
const LETTER_LINE: Partial<Record<Shape, number>> = { triangle: 32.5, star: 28.5, square: 28, circle: 27.6, diamond: 27.4 };
const LETTER_SIZE: Partial<Record<Shape, number>> = { triangle: 20, star: 18, cross: 18, spark: 17 };

/** The four colours a wild card stands for, one in each quarter of a box. */
export const quarters = (width: number, height: number): string =>
  rect(0, 0, width / 2, height / 2, 0, COLOURS.green.fill) +
  rect(width / 2, 0, width / 2, height / 2, 0, COLOURS.yellow.fill) +
  rect(0, height / 2, width / 2, height / 2, 0, COLOURS.fuchsia.fill) +
  rect(width / 2, height / 2, width / 2, height / 2, 0, COLOURS.blue.fill);

/** 40 × 40. An empty letter leaves it out, for marks that are only ornament. */
export function markPart(colour: Colour, letter: string = COLOURS[colour].letter): string {
  const { fill, shape } = COLOURS[colour];
  const outline = SHAPES[shape];
  const wild = shape === "spark" ? clip(outline, quarters(40, 40) + disc(20, 20, 10, BONE)) + path(outline, "none", inkLine(3)) : "";
  const size = (LETTER_SIZE[shape] ?? 23) * (letter.length > 1 ? 0.82 : 1);
  return path(outline, fill, inkLine(3)) + wild + (letter && text(letter, 20, LETTER_LINE[shape] ?? 26.5, size, { weight: 800 }));
}
export const markAt = (colour: Colour, x: number, y: number, scale = 1, letter?: string): string =>
  centred(markPart(colour, letter), x, y, scale, 20);

/** The mark of a colour; `letter` in the reader's language, `label` its name. */
export const colourMark = (colour: Colour, letter?: string, label = ""): string => svg(markPart(colour, letter), 40, 40, label, "x-mark");
