// Drag and drop by mouse or finger. A movement of a few pixels is not a drag, so a click stays a click.

import { anchorAt, anchorElement } from "./anchors";
import { zoom } from "./cardZoom.svelte";

const DEAD_ZONE = 10; // px

/** An attachment. `onDrop` gets the name of the anchor under the pointer, or null; the anchors of `targets` are highlighted. */
export function drag(onDrop: (to: string | null) => void, targets: () => string[] = () => []): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let dragging = false;
    let lit: HTMLElement[] = [];

    // on the window: a fast pointer has left the card before the first move event
    const listen = (on: boolean) => {
      const how = on ? window.addEventListener.bind(window) : window.removeEventListener.bind(window);
      how("pointermove", move as EventListener);
      how("pointerup", end as EventListener);
      how("pointercancel", end as EventListener);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      listen(true);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(dx, dy) < DEAD_ZONE) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("dragged");
        lit = targets().flatMap((name) => anchorElement(name) ?? []);
        for (const one of lit) one.classList.add("landing");
        zoom.hide();
      }
      element.style.setProperty("translate", `${dx}px ${dy}px`);
      for (const one of lit) one.classList.toggle("under", covers(one, event));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start?.pointer) return;
      const dropped = dragging && event.type === "pointerup";
      start = null;
      listen(false);
      if (!dragging) return;
      dragging = false;
      lit = darken(lit);
      putBack(element);
      element.style.setProperty("pointer-events", "none"); // so that `anchorAt` does not find the element itself
      const to = anchorAt(event.clientX, event.clientY);
      element.style.removeProperty("pointer-events");
      if (!dropped) return;
      // the browser fires a click after the drop, which is not meant
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
      onDrop(to);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      listen(false);
      lit = darken(lit);
      if (dragging) putBack(element); // the table has changed during the drag
    };
  };
}

function darken(lit: HTMLElement[]): [] {
  for (const one of lit) one.classList.remove("landing", "under");
  return [];
}

function covers(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function putBack(element: HTMLElement): void {
  element.style.removeProperty("translate");
  element.classList.remove("dragged");
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
