// The one card of Xenodeck: moon paper, a window with a picture, a paper tab with the index, a paper plate with the words.
// A drawing holds both sizes; the page shows `.x-lg` (title and text) from 130 px up and `.x-sm` (a larger title) below.

import type { CardWords } from "../games/contract";
import { glyphAt, type Glyph } from "./glyphs";
import { halftone } from "./backgrounds";
import { centred, clip, inkLine, path, ramp, rect, svg } from "./ink";
import { advance, balanced, fitTitle, text, TEXT_WEIGHT, type FittedTitle } from "./lettering";
import { markAt } from "./marks";
import { darker, INK, PAPER, PAPER_LOW, PRINT, type Colour, type Ground } from "./palette";
import { roundRect, star } from "./shapes";

/** One sign of the corner index: a figure, a colour, a glyph, or a part of 40 × 40. */
export type IndexSign = { figure: string | number } | { mark: Colour; letter?: string | undefined } | { glyph: Glyph } | { part: string };

/** A paragraph on the plate; a glyph before it tells when it holds. */
export interface Paragraph {
  glyph?: Glyph | undefined;
  text: string;
  /** whether it holds now: in bold, or paler; not given: neither */
  now?: boolean;
}

export interface FrameParts {
  words: CardWords;
  /** 200 × 280, seen through the window; the plate covers the lower third */
  art: string;
  ground: Ground;
  /** up to three signs; in a fan they alone must tell the card */
  index: readonly IndexSign[];
  /** what the plate says instead of the whole title, where the index tells the rest */
  plate?: string;
  /** instead of the text of the words */
  paragraphs?: readonly Paragraph[];
  /** shown on a seal in the upper right corner */
  points?: number;
  accent: string;
  /** dots over the ground; a picture may bring its own */
  dotted?: boolean;
}

const WINDOW = roundRect(7, 7, 186, 266, 10);

export function cardFrame(parts: FrameParts): string {
  const { words, art, ground, index, accent, dotted = true } = parts;
  const sky = ramp(ground);
  const paragraphs = parts.paragraphs ?? (words.text ? [{ text: words.text }] : []);
  const inside = rect(0, 0, 200, 280, 0, sky.fill) + (dotted ? halftone(200, 280, darker(ground[1], 0.5)) : "") + art;
  return svg(
    sky.def +
      path(roundRect(0, 0, 200, 280, 16), PAPER_LOW) +
      path(roundRect(0, 0, 200, 277, 16), PAPER) +
      clip(WINDOW, inside) +
      path(WINDOW, "none", { stroke: INK, "stroke-width": 2.5 }) +
      indexTab(index) +
      (parts.points === undefined ? "" : pointSeal(parts.points, accent)) +
      `<g class="x-lg">${largePlate(parts.plate ?? words.title, paragraphs, accent)}</g>` +
      `<g class="x-sm">${smallPlate(words.short ?? parts.plate ?? words.title, accent)}</g>`,
    200,
    280,
    words.title,
    "x-card",
  );
}

const TAB_MIDDLE = 31;

function indexTab(index: readonly IndexSign[]): string {
  if (index.length === 0) return "";
  let y = 9;
  let signs = "";
  for (const sign of index.slice(0, 3)) {
    if ("figure" in sign) {
      const size = String(sign.figure).length > 1 ? 34 : 46;
      signs += text(sign.figure, TAB_MIDDLE, y + size * 0.76, size, { weight: 800, width: 80 });
      y += size * 0.8 + 4;
    } else if ("mark" in sign) {
      signs += markAt(sign.mark, TAB_MIDDLE, y + 22, 1.04, sign.letter);
      y += 46;
    } else if ("part" in sign) {
      signs += centred(sign.part, TAB_MIDDLE, y + 23, 1.12, 20);
      y += 48;
    } else {
      signs += glyphAt(sign.glyph, TAB_MIDDLE, y + 16, 1.24, INK, 2.5);
      y += 34;
    }
  }
  return path(`M0 12V${y + 14}Q7 ${y + 2} 20 ${y + 2}H42Q56 ${y + 2} 56 ${y - 12}V20Q56 7 68 0H14Z`, PAPER) + signs;
}

const pointSeal = (points: number, accent: string): string =>
  path(star(169, 32, 24, 19, 12), accent, inkLine(3)) + text(points, 169, 42.5, 30, { weight: 800 });

/** The plate grows out of the lower edge; its own edge bulges a little. */
const paperPlate = (top: number, fill: string): string =>
  path(`M0 ${top + 8}Q100 ${top - 8} 200 ${top + 8}V264A16 16 0 0 1 184 280H16A16 16 0 0 1 0 264Z`, fill);

const TITLE_WIDTH = 180;
const TEXT_WIDTH = 174;
const GLYPH_WIDTH = 16;
const TEXT_SIZE = 12.6;
const MOST_ROWS = 5;
const BOLD = 800; // what holds now
const PALE = 0.66; // … and what does not
/** upper edge of the plate for so many rows of text */
const TOPS = [226, 216, 204, 192, 180, 165];

/** What the tests look at: the words of the large plate as they are set. */
export function setLarge(title: string, paragraphs: readonly Paragraph[]): { title: FittedTitle; body: SetText } {
  return { title: fitTitle(title, TITLE_WIDTH, 23, 17, 20), body: setText(paragraphs) };
}
export const setSmall = (title: string): FittedTitle => fitTitle(title, 182, 33, 24, 27);

function largePlate(words: string, paragraphs: readonly Paragraph[], accent: string): string {
  const { title, body } = setLarge(words, paragraphs);
  const twoRows = title.rows.length > 1;
  const bodyTop = TOPS[body.rows.length] ?? 165;
  const top = bodyTop - (twoRows ? title.size * 0.95 : 0);
  const heading = title.rows
    .map((row, i) => text(row, 100, (twoRows ? top + 22 : top + 25) + i * title.size * 0.98, title.size, { weight: 800 }))
    .join("");
  const leading = body.size * 1.222;
  const print = body.rows
    .map((row, i) => {
      const y = bodyTop + 46 + i * leading;
      const sign = row.glyph ? glyphAt(row.glyph, 19, y - 4, 0.58, INK, 2.8) : "";
      const anchor = row.indented ? "start" : "middle";
      const set = sign + text(row.text, row.indented ? 29 : 100, y, body.size, { weight: weightOf(row), anchor, fill: row.now ? INK : PRINT });
      return row.now === false ? `<g opacity="${PALE}">${set}</g>` : set;
    })
    .join("");
  return paperPlate(top - 4, accent) + paperPlate(top, PAPER) + heading + print;
}

function smallPlate(words: string, accent: string): string {
  const { rows, size } = setSmall(words);
  if (rows.length === 1) return paperPlate(223, accent) + paperPlate(228, PAPER) + text(words, 100, 263, size, { weight: 800 });
  const first = 268 - size * 0.96;
  const top = first - size * 0.72 - 8;
  const heading = rows.map((row, i) => text(row, 100, first + i * size * 0.96, size, { weight: 800 })).join("");
  return paperPlate(top - 5, accent) + paperPlate(top, PAPER) + heading;
}

interface SetRow extends Paragraph {
  /** rows of a paragraph with a glyph stand beside it */
  indented: boolean;
}
interface SetText {
  rows: SetRow[];
  size: number;
}

/** Nothing is ever cut off: a long text is set smaller until it fits. */
function setText(paragraphs: readonly Paragraph[]): SetText {
  for (let size = TEXT_SIZE; ; size *= 0.95) {
    const rows = paragraphs.flatMap((paragraph) => rowsOf(paragraph, size));
    const wide = rows.some((row) => advance(row.text, weightOf(row)) * size > TEXT_WIDTH - (row.indented ? GLYPH_WIDTH : 0));
    if ((rows.length <= MOST_ROWS && !wide) || size < 1) return { rows, size };
  }
}

const weightOf = (row: { now?: boolean }): number => (row.now ? BOLD : TEXT_WEIGHT);

function rowsOf({ glyph, text: words, now }: Paragraph, size: number): SetRow[] {
  const width = TEXT_WIDTH - (glyph ? GLYPH_WIDTH : 0);
  const room = now ? (width * advance(words, TEXT_WEIGHT)) / advance(words, BOLD) : width; // rows are broken as if they were not bold
  const when = now === undefined ? {} : { now };
  return balanced(words, room, size).map((row, i) => ({ glyph: i === 0 ? glyph : undefined, text: row, indented: glyph !== undefined, ...when }));
}

export interface SquareParts {
  label: string;
  art: string;
  ground: Ground;
  /** tabs over the window */
  tabs: string;
  /** what lies on the border, under the tabs */
  edge?: string;
}

/** Square cards of 200 × 200: no words, the picture goes on from card to card. */
export function squareFrame({ label, art, ground, tabs, edge = "" }: SquareParts): string {
  const sky = ramp(ground);
  const opening = roundRect(6, 6, 188, 186, 10);
  return svg(
    sky.def +
      path(roundRect(0, 0, 200, 200, 15), PAPER_LOW) +
      path(roundRect(0, 0, 200, 198, 15), PAPER) +
      clip(opening, rect(0, 0, 200, 200, 0, sky.fill) + art) +
      path(opening, "none", { stroke: INK, "stroke-width": 2.5 }) +
      edge +
      tabs,
    200,
    200,
    label,
    "x-card x-square",
  );
}
