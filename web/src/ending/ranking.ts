// The rows of the final ranking. The ranks come from the server.

import type { Result } from "../protocol";
import { sidesOf, type Side } from "./sides";

type LabelledNumber = { label: string; number: number };

export interface RankingRow extends Side {
  /** null: nobody won, so there are no places */
  place: number | null;
  score: number;
  /** another side has the same place */
  shared: boolean;
  won: boolean;
  /** the parts of the score, seat by seat; empty: only the score is known */
  sums: { seat: number; sum: LabelledNumber[] }[];
  /** the tie-breaks that decided between this side and others with the same points */
  decided: LabelledNumber[];
}

/** Best first; a team is one row. */
export function rankingRows(result: Result): RankingRow[] {
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
    decided: decidingTieBreaks(side, sides.filter((one) => scoreOf(one) === scoreOf(side) && rankOf(one) !== rankOf(side)), result),
  }));
}

/** For each side with the same points, the first tie-break in which it differs from `side`. */
function decidingTieBreaks(side: Side, level: Side[], result: Result): LabelledNumber[] {
  const valueOf = (one: Side, values: number[]): number => values[one.seats[0] ?? 0] ?? 0;
  const used = new Set(level.map((one) => result.breaks.find(({ values }) => valueOf(one, values) !== valueOf(side, values))));
  return result.breaks.filter((one) => used.has(one)).map(({ label, values }) => ({ label, number: valueOf(side, values) }));
}

/** A number with its sign, as in a sum; a true minus, because a hyphen is too short. */
export const signedNumber = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
