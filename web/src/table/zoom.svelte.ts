// The card that is looked at closely, and when: after a moment of hovering, at once by keyboard, on a long press. It goes when
// its card goes: what was played, moved or dealt anew is no longer looked at.

import type { Table } from "./table.svelte";

export interface Zoomed {
  table: Table;
  code: string;
  /** the card on the table */
  element: HTMLElement;
}

const HOVER_MS = 350;
const PRESS_MS = 400;

class Zoom {
  shown: Zoomed | null = $state.raw(null);
  private timer = 0;
  /** looked at, or about to be */
  private element: HTMLElement | null = null;

  /** Show it after a moment, or at once. */
  soon(what: Omit<Zoomed, "element">, element: HTMLElement, how: "hover" | "press" | "focus"): void {
    clearTimeout(this.timer);
    this.element = element;
    const show = () => (this.shown = { ...what, element });
    if (how === "focus") show();
    else this.timer = window.setTimeout(show, how === "hover" ? HOVER_MS : PRESS_MS);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.element = null;
    this.shown = null;
  }

  /** This card is not there any more, or is another one. */
  gone(element: HTMLElement): void {
    if (this.element === element) this.hide();
  }
}

export const zoom = new Zoom();
