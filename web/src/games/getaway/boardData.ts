// What the numbers of the game say of the map: where each card of the route lies, where the next one goes, where Zoid is.

import type { OptionScene, QuestionScene, ViewScene } from "../../protocol";

/** Directions, clockwise, as the server counts them. */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Cell {
  x: number;
  /** north is more */
  y: number;
}

/** A card on the map. */
export interface RouteCard extends Cell {
  code: string;
  entry: Direction;
  exit: Direction;
}

/** Where the next card goes, and which way one flies into it. */
export interface Front extends Cell {
  heading: Direction;
}

const WIDE = 65536;
const MIDDLE = 32768;
const STEPS: Record<Direction, Cell> = { N: { x: 0, y: 1 }, E: { x: 1, y: 0 }, S: { x: 0, y: -1 }, W: { x: -1, y: 0 } };
const TURNED: Record<string, number> = { "0": 0, "1": 3, "2": 1 }; // straight on, left, right, in quarters clockwise
export const PLANET: Record<string, Cell> = { X1: { x: -1, y: 1 }, X2: { x: 0, y: 1 }, X3: { x: -1, y: 0 }, X4: { x: 0, y: 0 } };

const way = (number: number): Direction => DIRECTIONS[((number % 4) + 4) % 4] ?? "N";
const opposite = (one: Direction): Direction => way(DIRECTIONS.indexOf(one) + 2);
const cellOf = (number: number): Cell => ({ x: (number % WIDE) - MIDDLE, y: Math.floor(number / WIDE) - MIDDLE });
export const next = ({ x, y }: Cell, to: Direction): Cell => ({ x: x + STEPS[to].x, y: y + STEPS[to].y });
export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** The cards of the route from its start. */
export function routeOf(view: ViewScene): RouteCard[] {
  const track = (view.fields["track"] as number[] | undefined) ?? [];
  const codes = [...(view.places["route"]?.[0]?.cards ?? [])].reverse();
  return track.map((entry, n) => ({
    code: codes[n] ?? "?",
    ...cellOf(Math.floor(entry / 16)),
    entry: opposite(way(Math.floor(entry / 4))),
    exit: way(entry),
  }));
}

export function frontOf(view: ViewScene): Front {
  const front = Number(view.fields["front"] ?? 0);
  return { ...cellOf(Math.floor(front / 4)), heading: way(front) };
}

/** A card as it would lie at this front with this turn. */
export function laidAt(front: Front, code: string, turn: string): RouteCard {
  const heading = DIRECTIONS.indexOf(front.heading);
  return { code, x: front.x, y: front.y, entry: opposite(front.heading), exit: way(heading + (TURNED[turn] ?? 0)) };
}

export const frontBehind = (laid: RouteCard): Front => ({ ...next(laid, laid.exit), heading: laid.exit });

/** The numbers as the server keeps them, of a line that tells where a card was laid. */
export function entryOf(facts: Record<string, unknown>): number | null {
  const [cell, entry, exit] = [facts["cell"], facts["entry"], facts["exit"]];
  if (!Array.isArray(cell) || typeof entry !== "string" || typeof exit !== "string") return null;
  const number = (Number(cell[1]) + MIDDLE) * WIDE + Number(cell[0]) + MIDDLE;
  return number * 16 + DIRECTIONS.indexOf(opposite(entry as Direction)) * 4 + DIRECTIONS.indexOf(exit as Direction);
}

/** The front after a card that lies so. */
export function frontAfter(entry: number): number {
  const step = { N: WIDE, E: 1, S: -WIDE, W: -1 }[way(entry)];
  return (Math.floor(entry / 16) + step) * 4 + (entry % 4);
}

const BUILDING = ["play", "more", "turn"];

/** What a person has laid in this play so far, and what it is about to lay. */
export interface Build {
  laid: RouteCard[];
  front: Front;
  /** chosen, but not turned yet */
  held: string | null;
}

/** `move`: the open question, or the answers that were given and not shown yet. */
export function buildOf(view: ViewScene, move: Pick<QuestionScene, "name" | "before"> | null): Build {
  const laid: RouteCard[] = [];
  let front = frontOf(view);
  const answers = move && BUILDING.includes(move.name) ? move.before.filter((word) => word !== "pass") : [];
  for (let n = 0; n + 1 < answers.length; n += 2) {
    const card = laidAt(front, answers[n] ?? "", answers[n + 1] ?? "");
    laid.push(card);
    front = frontBehind(card);
  }
  const turning = answers.length % 2 ? (answers.at(-1) ?? null) : move?.name === "oola" ? (view.places["shown"]?.[0]?.cards[0] ?? null) : null;
  return { laid, front, held: turning };
}

/** What the server says of an answer: how the card would lie there, and what the play would risk with it. */
export interface Ghost {
  word: string;
  ways: { turn: string; dead_end?: boolean }[];
  risk?: Risk;
}

/** How likely 0, 1, 2 … penalty cards are, in millionths, and which they would be. */
export interface Risk {
  odds: number[];
  cards: string[];
}

export interface Plans {
  ghosts?: Ghost[];
  risk?: Risk;
}

export const plansOf = (view: ViewScene | null): Plans => (view?.board ?? {}) as Plans;

const TURN_WORDS: Record<string, string> = { S: "0", L: "1", R: "2" };

/** The words for the turns that a card may take where it would be laid now. */
export const turnsOf = (view: ViewScene | null, word: string): string[] =>
  plansOf(view).ghosts?.find((one) => one.word === word)?.ways.flatMap(({ turn }) => TURN_WORDS[turn] ?? []) ?? [];

/** Does this question ask which way a card turns? */
export const isTurning = (question: QuestionScene | null): boolean => question?.name === "turn" || question?.name === "oola";

/** Ways in which the card that is held may turn. */
export const turnOptions = (question: QuestionScene | null): OptionScene[] => (question && isTurning(question) ? question.options.filter((one) => one.kind === "choice") : []);

/** Cards of the own hand that already lie on the map. */
export function laidOut(question: Pick<QuestionScene, "name" | "before">): string[] {
  return BUILDING.includes(question.name) ? question.before.filter((word, n) => n % 2 === 0 && word !== "pass") : [];
}

/** By how much the picture of a card is turned, so that its line joins these two edges. */
export function quarterTurns({ code, entry, exit }: RouteCard): number {
  if (!isCurve(code)) return entry === "N" || entry === "S" ? 90 : 0;
  const joined = [entry, exit].sort().join("");
  return { SW: 0, NW: 90, EN: 180, ES: 270 }[joined] ?? 0;
}

/** Of a code `Y2c`, or `Y2c#2` for a second copy. */
export const isCurve = (code: string): boolean => kindOf(code) === "c";
export const kindOf = (code: string): string => code.split("#")[0]?.at(-1) ?? "";
/** the figure printed on a card */
export const valueOf = (code: string): number => Number(code.charAt(1)) || 0;

/** Where Zoid stands. */
export function zoidAt(view: ViewScene): Cell & { facing: Direction } {
  const zoid = Number(view.fields["zoid"] ?? -1);
  const card = routeOf(view)[zoid];
  return card ? { x: card.x, y: card.y, facing: card.exit } : { x: 0, y: 0, facing: "E" };
}

export const DEGREES: Record<Direction, number> = { E: 0, S: 90, W: 180, N: -90 };

/** What must be seen: from … to, both included. */
export interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function spanOf(cells: Cell[]): Span {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

export interface MapFit {
  /** px a cell */
  cell: number;
  /** the cell, or part of one, in the middle */
  x: number;
  y: number;
}

const MARGIN = 0.45; // cells around

/** The largest cells at which a span fits into a room. */
export function fitMap(span: Span, width: number, height: number, most: number): MapFit {
  const across = span.right - span.left + 1 + 2 * MARGIN;
  const down = span.top - span.bottom + 1 + 2 * MARGIN;
  return { cell: Math.max(Math.min(width / across, height / down, most), 1), x: (span.left + span.right) / 2, y: (span.top + span.bottom) / 2 };
}
