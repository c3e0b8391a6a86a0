// The opening hands are dealt: cards fly from the deck to everybody. It is only a sight: what they may be chosen for can be
// chosen at once, and whoever touches anything has seen enough.

import { anchored } from "./anchors";
import { Courier } from "./courier";
import { pace } from "./settings.svelte";
import type { Table } from "./table.svelte";

const CARD_MS = 360;
const STAGGER_MS = 70;
const EACH = 2; // backs that fly to every other seat

/** As an attachment of the own hand; its cards are its children. */
export function dealt(table: Table): (hand: HTMLElement) => (() => void) | undefined {
  return (hand) => {
    const slowness = pace();
    if (!isFresh(table) || slowness === 0 || document.hidden) return undefined;
    const courier = new Courier();
    const flights: Animation[] = [];
    const hurry = () => {
      courier.finish();
      for (const one of flights) one.finish();
    };
    const start = requestAnimationFrame(() => {
      const from = table.drawing.dealsFrom ?? "deck";
      const deck = anchored(from)?.getBoundingClientRect();
      if (!deck) return;
      [...hand.children].forEach((card, n) => flights.push(fly(card, deck, n, slowness)));
      hand.dataset["dealing"] = "";
      void Promise.allSettled(flights.map((one) => one.finished)).then(() => delete hand.dataset["dealing"]);
      const layer = document.querySelector<HTMLElement>(".courier");
      if (layer) courier.over(layer);
      const back = table.drawing.back(table.pile(from).cards[0] ?? "?");
      void courier.carry(table.others.map((seat) => ({ drawing: back, kind: "card", from, to: `seat:${seat}`, count: EACH })), slowness);
    });
    for (const what of ["pointerdown", "keydown"]) window.addEventListener(what, hurry, { once: true, capture: true });
    return () => {
      cancelAnimationFrame(start);
      hurry();
      for (const what of ["pointerdown", "keydown"]) window.removeEventListener(what, hurry, { capture: true });
    };
  };
}

/** Nothing has happened yet: this is the deal. */
const isFresh = (table: Table): boolean => table.lines.length === 0 && table.scene.log === 0 && !table.view?.over;

function fly(card: Element, deck: DOMRect, n: number, slowness: number): Animation {
  const place = card.getBoundingClientRect();
  const [x, y] = [deck.x + deck.width / 2 - place.x - place.width / 2, deck.y + deck.height / 2 - place.y - place.height / 2];
  const frames: Keyframe[] = [
    { translate: `${x}px ${y}px`, scale: "0.6", rotate: "-14deg", opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { translate: "0 0", scale: "1", rotate: "0deg", opacity: 1 },
  ];
  return card.animate(frames, { duration: CARD_MS * slowness, delay: n * STAGGER_MS * slowness, easing: "cubic-bezier(.3,.9,.4,1)", fill: "backwards" });
}
