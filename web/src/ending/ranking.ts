// Who came where, as the rules of the game rank them: the page only says it.

import type { Result } from "../protocol";
import { sidesOf, type Side } from "./sides";

type Line = { label: string; number: number };

export interface Placed extends Side {
  /** null: nobody won, so nobody came first either */
  place: number | null;
  score: number;
  /** somebody else is in the same place */
  shared: boolean;
  won: boolean;
  /** seat by seat how the score came about; empty: it is only the score */
  sums: { seat: number; sum: Line[] }[];
  /** tie-breaks that parted this one from others with as many points */
  decided: Line[];
}

/** Best first; a team is one row. */
export function ranking(result: Result): Placed[] {
  const { scores, winners, ranks } = result;
  const rankOf = (side: Side): number => Math.min(...side.seats.map((seat) => ranks[seat] ?? scores.length));
  const scoreOf = (side: Side): number => scores[side.seats[0] ?? 0] ?? 0;
  const sides = sidesOf(scores.length, result.teams).sort((a, b) => rankOf(a) - rankOf(b) || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  // places count sides: two of a team that share the first place leave the second free for the next team
  const placeOf = (side: Side): number => sides.findIndex((one) => rankOf(one) === rankOf(side)) + 1;
  return sides.map((side) => ({
    ...side,
    place: winners.length ? placeOf(side) : null,
    score: scoreOf(side),
    shared: sides.some((one) => one !== side && rankOf(one) === rankOf(side)),
    won: side.seats.some((seat) => winners.includes(seat)),
    sums: side.seats.map((seat) => ({ seat, sum: result.sums[seat] ?? [] })).filter(({ sum }) => sum.length),
    decided: decided(side, sides.filter((one) => scoreOf(one) === scoreOf(side) && rankOf(one) !== rankOf(side)), result),
  }));
}

/** For each of these, level in points, the first tie-break that tells it from `side`. */
function decided(side: Side, level: Side[], result: Result): Line[] {
  const valueOf = (one: Side, values: number[]): number => values[one.seats[0] ?? 0] ?? 0;
  const used = new Set(level.map((one) => result.breaks.find(({ values }) => valueOf(one, values) !== valueOf(side, values))));
  return result.breaks.filter((one) => used.has(one)).map(({ label, values }) => ({ label, number: valueOf(side, values) }));
}

/** A number with its sign, as in a sum; a true minus, because a hyphen is too short. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
