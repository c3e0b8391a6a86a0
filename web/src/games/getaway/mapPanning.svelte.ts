// Panning and zooming a map by drag, wheel and pinch. A movement of a few pixels is not a drag, so a click stays a click.

const DEAD_ZONE = 8; // px
const NEAREST = 4;
const FARTHEST = 0.35;
const WHEEL = 0.0015;

export class Panning {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** it is being dragged: it follows without transition */
  held = $state(false);
  readonly moved: boolean = $derived(this.x !== 0 || this.y !== 0 || this.zoom !== 1);

  reset(): void {
    this.x = this.y = 0;
    this.zoom = 1;
  }

  private zoomBy(factor: number, x: number, y: number): void {
    const zoom = Math.min(Math.max(this.zoom * factor, FARTHEST), NEAREST);
    const grown = zoom / this.zoom;
    // zoom around the pointer
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.zoom = zoom;
  }

  readonly attach = (element: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;

    /** from the middle of the map */
    const at = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
    };
    const apart = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      start = at(event);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = at(event);
      if (!this.held && Math.hypot(now.x - start.x, now.y - start.y) < DEAD_ZONE) return;
      this.held = true;
      const pinched = apart();
      fingers.set(event.pointerId, now);
      const pinching = apart();
      if (pinched && pinching) {
        this.zoomBy(pinching.far / Math.max(pinched.far, 1), pinching.x, pinching.y);
        this.x += pinching.x - pinched.x;
        this.y += pinching.y - pinched.y;
      } else {
        this.x += now.x - before.x;
        this.y += now.y - before.y;
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) start = null;
    };
    // a drag must not end as a click
    const click = (event: MouseEvent) => {
      if (this.held) event.stopPropagation();
      this.held = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      this.zoomBy(Math.exp(-event.deltaY * WHEEL), x, y);
    };
    const release = (event: PointerEvent) => {
      up(event);
      // the click, if there is one, comes after this
      if (!fingers.size) setTimeout(() => (this.held = false));
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}

export const panning = (): Panning => new Panning();
