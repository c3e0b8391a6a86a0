// Drag a thing by mouse or finger and let it fall somewhere. A short move is no drag: the click stays a click.

import { anchorAt, anchored } from "./anchors";
import { zoom } from "./zoom.svelte";

const DEAD_ZONE = 10; // px

/** As an attachment; `onDrop` hears the name of what lies under the pointer, or null. What `landings` names lights up. */
export function drag(onDrop: (to: string | null) => void, landings: () => string[] = () => []): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let dragging = false;
    let lit: HTMLElement[] = [];

    // listened to on the whole window: a card that is flung leaves the pointer behind before the first move is told
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
        lit = landings().flatMap((name) => anchored(name) ?? []);
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
      element.style.setProperty("pointer-events", "none"); // what lies under it, not itself
      const to = anchorAt(event.clientX, event.clientY);
      element.style.removeProperty("pointer-events");
      if (!dropped) return;
      // the click that the browser makes of it is not meant
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
      onDrop(to);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      listen(false);
      lit = darken(lit);
      if (dragging) putBack(element); // it may no longer be moved: the table changed under the pointer
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
