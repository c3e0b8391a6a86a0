// The layout of a spread deck: where the edges of its cards are, and which place is under a point. Pure functions, for tests.

export interface CardEdge {
  x: number;
  y: number;
}

const SAG = 0.22; // of a card's width that the middle of the ribbon hangs lower than its ends
const LOOSE = 0.31; // of a card's width from card to card, at most
const BESIDE = 12; // px beside the ribbon that still count

/** The left upper corner of every card, the top one first; together they fill the width, if there are enough of them. */
export function cardEdges(size: number, width: number, cardWidth: number): CardEdge[] {
  const step = stepOf(size, width, cardWidth);
  return Array.from({ length: size }, (_, n) => {
    const away = size > 1 ? (n / (size - 1)) * 2 - 1 : 0;
    return { x: n * step, y: SAG * cardWidth * (1 - away * away) };
  });
}

const stepOf = (size: number, width: number, cardWidth: number): number => (size > 1 ? Math.min(Math.max(width - cardWidth, 0) / (size - 1), LOOSE * cardWidth) : 0);

/** Where something lies that may be pointed at: the gaps between the cards and at both ends, or the cards. */
export function deckPlaces(edges: CardEdge[], cardWidth: number, gap: boolean): number[] {
  const rights = edges.map(({ x }) => x + cardWidth);
  return gap ? [0, ...rights] : rights;
}

/** How many cards lie above what is pointed at. Of a card only the edge can be seen, but of the top one all. */
export function deckPlaceAt(x: number, places: number[], edges: CardEdge[], cardWidth: number, gap: boolean): number {
  if (!gap) {
    const at = edges.findIndex((edge) => x <= edge.x + cardWidth);
    return at < 0 ? Math.max(edges.length - 1, 0) : at;
  }
  let best = 0;
  places.forEach((place, n) => {
    if (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x)) best = n;
  });
  return best;
}

const BROADEST = 0.105; // of the ribbon
const HIGHEST = 0.2; // of the room there is for everything
const SMALLEST = 34; // px

/** How broad a card is in a ribbon of this width, where there is so much room from top to bottom. */
export const spreadCardWidth = (width: number, room: number): number => Math.round(Math.max(Math.min(width * BROADEST, room * HIGHEST), SMALLEST));

/** The area of each gap, for drops; a drop beside the cards means an end. */
export function gapAreas(places: number[], width: number): { x: number; width: number }[] {
  const borders = [-BESIDE, ...places.slice(1).map((place, n) => (place + (places[n] ?? place)) / 2), Math.max(width, places.at(-1) ?? 0) + BESIDE];
  return places.map((_, n) => ({ x: borders[n] ?? 0, width: (borders[n + 1] ?? 0) - (borders[n] ?? 0) }));
}

/** A list with one of its things at another place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, n) => n !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
