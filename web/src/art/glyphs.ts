// Signs in one line of ink, 24 × 24.

import { centred, line, svg } from "./ink";
import { INK } from "./palette";

export const GLYPHS = {
  shield: "M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6Z",
  pack: "M6 9Q6 4 12 4T18 9V20H6ZM9 4V2H15V4M9 13H15V17H9Z",
  bounce: "M3 6L10 18L14 11L21 16M16 17.5L21 16L19.5 11",
  eye: "M2 12Q12 2 22 12Q12 22 2 12ZM12 9A3 3 0 1 1 11.9 9Z",
  swap: "M4 8H19L15 4M20 16H5L9 20",
  box: "M4 9H20V20H4ZM4 9L7 4H17L20 9M10 9V13H14V9",
  shuffle: "M3 7H7L16 17H21M18 14L21 17L18 20M3 17H7L9.5 14M13.5 10L16 7H21M18 4L21 7L18 10",
  reverse: "M20 12A8 8 0 1 1 12 4H17M14 1L17 4L14 7",
  draw: "M6 3H15V17H6ZM18 8V20H9M10.5 7V13M7.5 10H13.5",
  moon: "M19 14.5A8 8 0 1 1 10 4A6.5 6.5 0 0 0 19 14.5Z",
  alarm: "M5 18H19M7 18V12A5 5 0 0 1 17 12V18M12 4V2M4.5 7L3 5.5M19.5 7L21 5.5M5 21.5H19",
  ringed: "M12 6.5A5.5 5.5 0 1 1 11.9 6.5ZM2.5 16Q1 18.5 6 17.5T19.5 10.5Q23.5 6.5 18 7",
  paw: "M12 12Q7 14 7 18T12 19.5T17 18T12 12ZM6 9.5V11M10 5.5V7.5M14 5.5V7.5M18 9.5V11",
  horn: "M4 10V14L15 19V5ZM18 9Q20.5 12 18 15M7 15.5V20H10V17",
  crowd:
    "M8 6.5A2.5 2.5 0 1 1 7.9 6.5ZM16 6.5A2.5 2.5 0 1 1 15.9 6.5ZM12 12A2.5 2.5 0 1 1 11.9 12Z" +
    "M3 16Q4 12.5 8 12.5M21 16Q20 12.5 16 12.5M6.5 21Q8 17.5 12 17.5T17.5 21",
  medal: "M12 10A5.5 5.5 0 1 1 11.9 10ZM8 3L10.5 10M16 3L13.5 10",
  bolt: "M13 2L5 14H11L10 22L19 9H12.5Z",
  heart: "M12 20L4.5 12.5A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 19.5 12.5Z",
  cup: "M4 8H17V15Q17 20 12 20H9Q4 20 4 15ZM17 10H20Q21.5 13.5 17 15M8 2Q6.5 3.5 8 5M13 2Q11.5 3.5 13 5",
  ufo: "M2 14Q12 8 22 14Q12 20 2 14ZM7 11.5Q8 5 12 5T17 11.5",
  flask: "M9 3H15M10 3V10L4.5 19Q4 21 6 21H18Q20 21 19.5 19L14 10V3M7.5 15H16.5",
  hourglass: "M6 3H18M6 21H18M7 3Q7 9 12 12Q17 15 17 21M17 3Q17 9 12 12Q7 15 7 21",
  alien: "M12 3Q20 3 20 10.5Q20 17 12 21Q4 17 4 10.5Q4 3 12 3ZM7 11Q11 11 11 15Q7 15 7 11ZM17 11Q13 11 13 15Q17 15 17 11Z",
  spiral: "M12 12Q14 10.5 14.5 13T11 15.5T7.5 11T13.5 7T18.5 13.5T11 20T3.5 11T12 3",
  helmet: "M4 14A8 8 0 0 1 20 14V17Q12 21 4 17ZM8 14H16",
  cancel: "M5 5L19 19M19 5L5 19",
  check: "M4 13L9.5 18.5L20 6",
  home: "M3 12L12 4L21 12M6 10V20H18V10M10 20V14H14V20",
  menu: "M4 6H20M4 12H20M4 18H20",
  stop: "M8 3H16L21 8V16L16 21H8L3 16V8ZM12 7V13M12 16.5V17",
  search: "M10.5 4A6.5 6.5 0 1 1 10.4 4ZM15.5 15.5L21 21",
} as const;
export type Glyph = keyof typeof GLYPHS;
export const GLYPH_NAMES = Object.keys(GLYPHS) as Glyph[];

/** A glyph in the colour of the text around it; decoration, unless it has a label. */
export const glyph = (name: Glyph, label = "", colour = "currentColor"): string =>
  svg(line(GLYPHS[name], colour, 2.2), 24, 24, label, "x-glyph");

export const glyphAt = (name: Glyph, x: number, y: number, scale: number, colour = INK, width = 2.4): string =>
  centred(line(GLYPHS[name], colour, width), x, y, scale, 12);
