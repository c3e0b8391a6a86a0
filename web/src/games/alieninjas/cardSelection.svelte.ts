// A selection of several cards that was not sent yet, shared by the board and the hand of a table.

import type { Table } from "../../table/table.svelte";

export class CardSelection {
  /** cards of the own hand in the order in which they were chosen: the last will lie on top */
  cards: string[] = $state.raw([]);
  /** a multiplier that is being moved: the type it lies on */
  lifted: number | null = $state(null);
  /** … and its movement: from type, to type */
  move: [number, number] | null = $state.raw(null);
  /** Rescue Grid: the slot to pay for, and the types of the triples chosen so far */
  slot: string | null = $state(null);
  wilds: number[] = $state.raw([]);

  toggle(card: string): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
    if (this.cards.length < 2) this.dropMove();
  }

  dropMove(): void {
    this.lifted = null;
    this.move = null;
  }

  payFor(slot: string | null): void {
    this.slot = slot;
    this.wilds = [];
  }

  clear(): void {
    this.cards = [];
    this.dropMove();
    this.payFor(null);
  }
}

const kept = new WeakMap<Table, CardSelection>();

export function cardSelection(table: Table): CardSelection {
  const found = kept.get(table) ?? new CardSelection();
  kept.set(table, found);
  return found;
}
