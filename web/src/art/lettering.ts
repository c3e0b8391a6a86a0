// Words inside drawings. SVG does not break lines, so widths are estimated from a small table, measured on the family of the
// page (Bricolage Grotesque at 75 % width); each class has its widest letter, so what fits here fits on screen.

import { escaped, tenth } from "./ink";
import { INK } from "./palette";

/** At weight 800; a letter with an accent is as wide as without it. The first class that has the letter counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/ /, 0.19],
  [/[.,:;!'’]/, 0.21],
  [/[iljI()/"-]/, 0.29],
  [/[ftłJ?+×]/, 0.35],
  [/[rzFTLŁEZ–]/, 0.42],
  [/[mwMW@%&]/, 0.75],
  [/N/, 0.59],
  [/\p{Lu}|[0-9—]/u, 0.54],
];
const OTHERS = 0.5;
const LIGHTER = 0.95; // what weight 600 takes of it

const known = new Map<string, number>();

function widthOf(sign: string): number {
  let width = known.get(sign);
  if (width === undefined) {
    const bare = sign.normalize("NFD").charAt(0);
    width = WIDTHS.find(([letters]) => letters.test(bare))?.[1] ?? OTHERS;
    known.set(sign, width);
  }
  return width;
}

/** Estimated width of a line at size 1. */
export function advance(text: string, weight = 800): number {
  let width = 0;
  for (const sign of text) width += widthOf(sign);
  return width * (weight < 700 ? LIGHTER : 1);
}

export interface Type {
  fill?: string;
  weight?: number;
  anchor?: "start" | "middle";
  /** width of the letters in percent, 75 … 100 */
  width?: number;
}

export function text(words: string | number, x: number, y: number, size: number, type: Type = {}): string {
  const { fill = INK, weight = 700, anchor = "middle", width = 75 } = type;
  const place = `x="${tenth(x)}" y="${tenth(y)}" font-size="${tenth(size)}"`;
  const look = `font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" font-stretch="${width}%"`;
  return `<text ${place} ${look}>${escaped(String(words))}</text>`;
}

export const TEXT_WEIGHT = 600;

/** The size at which a line is not wider than this. */
export const fit = (line: string, width: number, size: number): number => Math.min(size, Math.floor((width / advance(line)) * 10) / 10);

/** Breaks running text at spaces so that no row is wider than this, as far as the words allow; as few rows as possible. */
export function wrap(words: string, width: number, size: number): string[] {
  const rows: string[] = [];
  let used = 0; // of the last row
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const more = advance(` ${word}`, TEXT_WEIGHT) * size;
    const last = rows.at(-1);
    if (last === undefined || used + more > width) {
      rows.push(word);
      used = advance(word, TEXT_WEIGHT) * size;
    } else {
      rows[rows.length - 1] = `${last} ${word}`;
      used += more;
    }
  }
  return rows;
}

/** As many rows as `wrap`, but of nearly the same length: no single word is left over on the last one. */
export function balanced(words: string, width: number, size: number): string[] {
  const count = wrap(words, width, size).length;
  let rows = wrap(words, width, size);
  for (let narrower = width - 4; narrower > width / 2; narrower -= 4) {
    const tighter = wrap(words, narrower, size);
    if (tighter.length > count) break;
    rows = tighter;
  }
  return rows;
}

export interface FittedTitle {
  rows: string[];
  size: number;
}

/** One row if it stays larger than `least`, otherwise two; never wider than the place for it. */
export function fitTitle(title: string, width: number, size: number, least: number, sizeOfTwo: number): FittedTitle {
  const one: FittedTitle = { rows: [title], size: fit(title, width, size) };
  const words = title.split(/\s+/);
  if (one.size >= least || words.length < 2) return one;
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (rows: string[]): number => Math.max(...rows.map((row) => advance(row)));
  const rows = splits.reduce((best, next) => (longest(next) < longest(best) ? next : best));
  const two: FittedTitle = { rows, size: Math.min(...rows.map((row) => fit(row, width, sizeOfTwo))) };
  return two.size > one.size ? two : one;
}
