// Where the cards of a finished game lie. A place that every seat has is a pile for each seat, any other is one pile.

import type { ViewScene } from "../protocol";

export interface SeatCards {
  place: string;
  cards: string[];
}

export interface PlaceCounts {
  place: string;
  counts: { code: string; count: number }[];
}

/** The cards of a seat, place by place; its `hand` comes first. */
export function cardsOfSeat(view: ViewScene | null, seat: number, hand: string): SeatCards[] {
  const found = each(view).flatMap(([place, piles]) => {
    const cards = piles.length > 1 ? (piles[seat]?.cards ?? []) : [];
    return cards.length ? [{ place, cards }] : [];
  });
  return found.sort((one, other) => Number(other.place === hand) - Number(one.place === hand));
}

/** The cards of no seat: how many of each face lie in each place. */
export function cardsOfNobody(view: ViewScene | null): PlaceCounts[] {
  return each(view).flatMap(([place, piles]) => {
    const counts = new Map<string, number>();
    for (const code of piles.length === 1 ? (piles[0]?.cards ?? []) : []) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts.size ? [{ place, counts: [...counts].map(([code, count]) => ({ code, count })) }] : [];
  });
}

const each = (view: ViewScene | null) => Object.entries(view?.places ?? {});
