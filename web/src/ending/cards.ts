// Where the cards of a finished game lie. A place that everybody has is a pile for each seat, any other is one pile.

import type { ViewScene } from "../protocol";

export interface Left {
  place: string;
  cards: string[];
}

export interface Counted {
  place: string;
  counts: { code: string; count: number }[];
}

/** What a seat has, place by place, as it lies there; its `hand` comes first. */
export function leftWith(view: ViewScene | null, seat: number, hand: string): Left[] {
  const found = each(view).flatMap(([place, piles]) => {
    const cards = piles.length > 1 ? (piles[seat]?.cards ?? []) : [];
    return cards.length ? [{ place, cards }] : [];
  });
  return found.sort((one, other) => Number(other.place === hand) - Number(one.place === hand));
}

/** What belongs to nobody: how many of each face lie where. */
export function onTheTable(view: ViewScene | null): Counted[] {
  return each(view).flatMap(([place, piles]) => {
    const counts = new Map<string, number>();
    for (const code of piles.length === 1 ? (piles[0]?.cards ?? []) : []) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts.size ? [{ place, counts: [...counts].map(([code, count]) => ({ code, count })) }] : [];
  });
}

const each = (view: ViewScene | null) => Object.entries(view?.places ?? {});
