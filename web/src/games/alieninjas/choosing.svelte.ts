// What somebody is about to do with several cards at once, before it is said: shared by the board and the hand of one table.

import type { Table } from "../../table/table.svelte";

export class Choosing {
  /** cards of the own hand in the order in which they were chosen: the last will lie on top */
  cards: string[] = $state.raw([]);
  /** a multiplier that was taken up: the type it lies on */
  lifted: number | null = $state(null);
  /** … and where it shall go: from type, to type */
  move: [number, number] | null = $state.raw(null);
  /** Rescue Grid: the slot that shall be paid for, and the types of the triples so far */
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

const kept = new WeakMap<Table, Choosing>();

export function choosing(table: Table): Choosing {
  const found = kept.get(table) ?? new Choosing();
  kept.set(table, found);
  return found;
}
