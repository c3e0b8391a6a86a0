// What is printed on the cards of our edition. The server counts by its data pack; a test holds the two together.

import { AGENTS, TYPES } from "./characters";

const POINTS = 3; // camouflage is worth 1 to so many
const CIVILIANS = [2, 3, 4];

/** Points of a camouflage card. */
export const camouflagePoints = (character: number, type: number): number => 1 + ((character + type) % POINTS);
export const civilianPoints = (character: number): number => CIVILIANS[(character - 1) % CIVILIANS.length] ?? 0;

/** A map: cells from the upper left, `.` for nothing in particular, `*` after a type that may be left out. */
const MAPS: Record<string, string> = {
  P1a: "1 . 2 . 3* . 4 . 5", P1b: "1 2 3 . 4* . 5 6 7",
  P2a: ". 2 . 3 4* 5 . 6 .", P2b: "2 . 3 4 5* 6 7 . 8",
  P3a: "3 4 . 5* . 6 . . 7", P3b: ". 3 4 5 6 7* 8 1 .",
  P4a: ". . 4 5 . 6* 7 8 .", P4b: "4 5 . 6* 7 8 . 1 2",
  P5a: "5 . . . 6 7 8* 1 .", P5b: "5 6 7 8 . 1 2* 3 .",
  P6a: ". 6 7 8 . . . 1* 2", P6b: ". 6* 7 8 1 . 2 3 4",
};
export const MAP_CODES = Object.keys(MAPS);

/** One cell of a map: a type that must be there, one that may (`optional`), or nothing in particular. */
export type MapCell = { type: number; optional?: boolean } | null;

export function mapCells(code: string): MapCell[] {
  const found = MAPS[code.length === 2 ? `${code}a` : code];
  if (!found) throw new Error(`no map ${code}`);
  return found.split(" ").map((cell) => (cell === "." ? null : { type: Number.parseInt(cell, 10), ...(cell.endsWith("*") ? { optional: true } : {}) }));
}

/** The two types that a multiplier doubles with its side B. */
export const doubledBy = (multiplier: number): number[] => [multiplier, multiplier + TYPES / 2];
export const MULTIPLIERS = TYPES / 2;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
/** Every card there is, by its code. */
export const CODES: readonly string[] = [
  ...upTo(AGENTS).flatMap((character) => [...upTo(TYPES).map((type) => `C${character}T${type}`), `C${character}X`]),
  ...upTo(TYPES).map((type) => `N${type}`),
  ...MAP_CODES,
  ...upTo(MULTIPLIERS).map((number) => `M${number}`),
];
