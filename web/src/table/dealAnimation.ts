// Animates the deal of the opening hands. The cards can be chosen meanwhile; a click or a key ends the animation.

import { anchorElement } from "./anchors";
import { MovementAnimator } from "./movementAnimator";
import { motionFactor } from "./preferences.svelte";
import type { Table } from "./table.svelte";

const CARD_MS = 360;
const STAGGER_MS = 70;
const BACKS_PER_SEAT = 2; // backs that fly to every other seat

/** An attachment for the own hand, whose children are the cards. */
export function dealAnimation(table: Table): (hand: HTMLElement) => (() => void) | undefined {
  return (hand) => {
    const slowness = motionFactor();
    if (!isFresh(table) || slowness === 0 || document.hidden) return undefined;
    const animator = new MovementAnimator();
    const flights: Animation[] = [];
    const hurry = () => {
      animator.finish();
      for (const one of flights) one.finish();
    };
    const start = requestAnimationFrame(() => {
      const from = table.ui.dealsFrom ?? "deck";
      const deck = anchorElement(from)?.getBoundingClientRect();
      if (!deck) return;
      [...hand.children].forEach((card, n) => flights.push(fly(card, deck, n, slowness)));
      hand.dataset["dealing"] = "";
      void Promise.allSettled(flights.map((one) => one.finished)).then(() => delete hand.dataset["dealing"]);
      const layer = document.querySelector<HTMLElement>(".courier");
      if (layer) animator.attachLayer(layer);
      const back = table.ui.back(table.pile(from).cards[0] ?? "?");
      void animator.animate(table.otherSeats.map((seat) => ({ drawing: back, kind: "card", from, to: `seat:${seat}`, count: BACKS_PER_SEAT })), slowness);
    });
    for (const what of ["pointerdown", "keydown"]) window.addEventListener(what, hurry, { once: true, capture: true });
    return () => {
      cancelAnimationFrame(start);
      hurry();
      for (const what of ["pointerdown", "keydown"]) window.removeEventListener(what, hurry, { capture: true });
    };
  };
}

/** Nothing has happened yet, so the hand is being dealt. */
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
