// The card that is looked at closely, and when: after a moment of hovering, at once by keyboard, on a long press.

import type { Table } from "./table.svelte";

export interface Zoomed {
  table: Table;
  code: string;
  box: DOMRect;
}

const HOVER_MS = 350;
const PRESS_MS = 400;

class Zoom {
  shown: Zoomed | null = $state.raw(null);
  private timer = 0;

  /** Show it after a moment, or at once. */
  soon(what: Omit<Zoomed, "box">, element: HTMLElement, how: "hover" | "press" | "focus"): void {
    clearTimeout(this.timer);
    const show = () => (this.shown = { ...what, box: element.getBoundingClientRect() });
    if (how === "focus") show();
    else this.timer = window.setTimeout(show, how === "hover" ? HOVER_MS : PRESS_MS);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const zoom = new Zoom();
