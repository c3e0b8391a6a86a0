// The cover of a game's box, 300 × 380, with its name.

import { halftone, specks } from "./backgrounds";
import { clip, escaped, path, ramp, rect, svg, tenth } from "./ink";
import { advance } from "./lettering";
import { BONE, darker, INK } from "./palette";
import { roundRect } from "./shapes";

export interface CoverParts {
  title: string;
  /** the game's id: the same box has the same stars */
  seed: string;
  /** the sky, from the top down */
  ground: readonly string[];
  /** colour of the dots */
  dots: string;
  art: string;
}

const BOX = roundRect(0, 0, 300, 380, 12);

export function coverFrame({ title, seed, ground, dots, art }: CoverParts): string {
  const sky = ramp(ground);
  return svg(
    sky.def +
      clip(
        BOX,
        rect(0, 0, 300, 380, 0, sky.fill) +
          specks(`c${seed}`, 40, 300, 160) +
          halftone(300, 380, darker(dots, 0.3)) +
          art +
          lettering(title) +
          path("M0 0H10V380H0Z", "#fff", { opacity: 0.16 }) +
          path("M10 0H13V380H10Z", INK, { opacity: 0.35 }),
      ) +
      path(BOX, "none", { stroke: INK, "stroke-width": 3 }),
    300,
    380,
    title,
    "x-cover",
  );
}

/** Letters are drawn a little wider than the estimate, to fill the lid. */
const WIDER = 1.12;
const widthOf = (line: string): number => advance(line) * WIDER;

export interface CoverLine {
  text: string;
  size: number;
}

/** A name of one word is one line, a longer one is two; what follows a colon is smaller and below. */
export function coverLines(title: string): CoverLine[] {
  const [name = "", subtitle = ""] = title.toLocaleUpperCase().split(/\s*:\s*/);
  const most = (count: number): number => (count > 1 || subtitle ? 56 : 66);
  const fitted = (text: string, count: number): CoverLine => ({ text, size: Math.min(most(count), 262 / widthOf(text)) });
  const whole = fitted(name, 1);
  const lines = subtitle && whole.size > 30 ? [whole] : halves(name).map((line, _, all) => fitted(line, all.length));
  return subtitle ? [...lines, { text: subtitle, size: Math.min(34, 262 / widthOf(subtitle)) }] : lines;
}

/** Breaks a name at the space that leaves the shorter longest line. */
function halves(name: string): string[] {
  const words = name.split(/\s+/);
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => advance(line)));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best), breaks[0] ?? [name]);
}

function lettering(title: string): string {
  let y = 14;
  return coverLines(title)
    .map(({ text, size }) => {
      y += size * 0.84;
      return fat(text, y, size, 4, 5, INK) + fat(text, y, size, 0, 0, BONE);
    })
    .join("");
}

function fat(words: string, y: number, size: number, right: number, down: number, fill: string): string {
  const length = tenth(Math.min(270, widthOf(words) * size));
  const place = `x="${150 + right}" y="${tenth(y + down)}" text-anchor="middle" textLength="${length}" lengthAdjust="spacingAndGlyphs"`;
  const type = `font-size="${tenth(size)}" font-weight="800" font-stretch="78%" fill="${fill}"`;
  const edge = `stroke="${INK}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`;
  return `<text ${place} ${type} ${edge}>${escaped(words)}</text>`;
}
