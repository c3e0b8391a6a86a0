// The layout of Rescue Grid: Alieninjas side by side, each civilian in the middle below those that cover it.

import type { PlaceScene, RescueBoard, SlotScene } from "./boardData";

export interface RescueRow {
  slots: { slot: SlotScene; x: number }[];
  places: { place: PlaceScene; x: number }[];
}

/** Slots that share a civilian form one row. `wide`: the number of cards of the widest row. */
export function rescueRows({ slots, places }: RescueBoard): { rows: RescueRow[]; wide: number } {
  const rows: RescueRow[] = [];
  for (const slot of slots) {
    const last = rows.at(-1);
    const touches = last?.slots.at(-1)?.slot.covers.some((place) => slot.covers.includes(place));
    if (last && touches) last.slots.push({ slot, x: last.slots.length });
    else rows.push({ slots: [{ slot, x: 0 }], places: [] });
  }
  for (const place of places) {
    const row = rows.find((one) => one.slots.some(({ slot }) => slot.covers.includes(place.id)));
    const over = row?.slots.filter(({ slot }) => slot.covers.includes(place.id)).map(({ x }) => x) ?? [];
    if (row && over.length) row.places.push({ place, x: over.reduce((sum, x) => sum + x, 0) / over.length });
  }
  return { rows, wide: Math.max(...rows.map((row) => row.slots.length), 1) };
}

/** The cards of each type, in the order of the types. */
export function groupByType(cards: readonly string[], typeOf: (code: string) => number): { type: number; cards: string[] }[] {
  const found = new Map<number, string[]>();
  for (const code of cards) found.set(typeOf(code), [...(found.get(typeOf(code)) ?? []), code]);
  return [...found].map(([type, all]) => ({ type, cards: all.sort() })).sort((one, other) => one.type - other.type);
}

/** The payments that are still possible with these triples. */
export const remainingPayments = (ways: readonly number[][], wilds: readonly number[]): number[][] =>
  ways.filter((way) => wilds.every((wild) => way.filter((one) => one === wild).length >= wilds.filter((one) => one === wild).length));
