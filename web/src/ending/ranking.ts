// Who came where. Whoever has the same score shares the place; the next place is skipped for each who shares.

import type { Result } from "../protocol";

export interface Placed {
  seat: number;
  place: number;
  score: number;
  /** somebody else is in the same place */
  shared: boolean;
  won: boolean;
  /** how the score came about; empty: it is only the score */
  sum: { label: string; number: number }[];
}

/** Best first; the winners are in front even where something else than the score decides. */
export function ranking(result: Result): Placed[] {
  const { scores, winners } = result;
  const won = (seat: number): boolean => winners.includes(seat);
  const ahead = (a: number, b: number): number => Number(won(b)) - Number(won(a)) || (scores[b] ?? 0) - (scores[a] ?? 0);
  const seats = scores.map((_, seat) => seat).sort((a, b) => ahead(a, b) || a - b);
  const placeOf = (seat: number): number => seats.findIndex((one) => ahead(one, seat) === 0) + 1;
  return seats.map((seat) => ({
    seat,
    place: placeOf(seat),
    score: scores[seat] ?? 0,
    shared: seats.some((one) => one !== seat && ahead(one, seat) === 0),
    won: won(seat),
    sum: result.sums[seat] ?? [],
  }));
}

/** A number with its sign, as in a sum; a true minus, because a hyphen is too short. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
