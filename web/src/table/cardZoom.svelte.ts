// The card that is shown enlarged: after hovering for a moment, at once by keyboard, or on a long press. It is hidden when its card is
// played, moved or dealt again.

import type { Table } from "./table.svelte";

export interface ZoomedCard {
  table: Table;
  code: string;
  /** the card on the table */
  element: HTMLElement;
}

const HOVER_MS = 350;
const PRESS_MS = 400;

class CardZoom {
  shown: ZoomedCard | null = $state.raw(null);
  private timer = 0;
  /** the card that is shown, or will be */
  private element: HTMLElement | null = null;

  /** Show a card, after a delay or at once. */
  show(what: Omit<ZoomedCard, "element">, element: HTMLElement, how: "hover" | "press" | "focus"): void {
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

  /** The card is gone, or has another face. */
  hideIfShown(element: HTMLElement): void {
    if (this.element === element) this.hide();
  }
}

export const zoom = new CardZoom();
