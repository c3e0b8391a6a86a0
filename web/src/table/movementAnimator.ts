// Animates cards and tokens that move across the table. A click finishes all of it at once.

import { ownIds } from "../art/ink";
import { anchorElement } from "./anchors";

export interface MovingItem {
  /** SVG of what moves */
  drawing: string;
  kind: "card" | "token";
  from: string;
  to: string;
  count: number;
  /** the card whose face it shows */
  face?: string;
}

const CARD_MS = 320;
const TOKEN_MS = 520;
const STAGGER_MS = 50;
const ARC_EASING = "cubic-bezier(.34,1.2,.5,1)";
const OVERSHOOT_DEGREES = 2; // degrees that a card turns too far before it lies

export class MovementAnimator {
  private readonly moving = new Map<Animation, string>(); // with the face that it shows; empty: none
  private layer: HTMLElement | null = null;

  /** An attachment for the element that covers the whole table; animated elements are added to it. */
  readonly attachLayer = (element: HTMLElement): (() => void) => {
    this.layer = element;
    return () => {
      this.finish();
      this.layer = null;
    };
  };

  /** Resolves when everything has arrived, or was finished early. */
  async animate(parcels: MovingItem[], slowness: number): Promise<void> {
    await Promise.all(parcels.map((parcel, n) => this.animateItem(parcel, n, slowness)));
  }

  /** Finish all animations at once. */
  finish(): void {
    for (const animation of this.moving.keys()) animation.finish();
  }

  /** Finish the animations of cards whose face lies open nowhere any more. */
  finishHidden(isOpen: (face: string) => boolean): void {
    for (const [animation, face] of this.moving) if (face && !isOpen(face)) animation.finish();
  }

  private async animateItem(parcel: MovingItem, after: number, slowness: number): Promise<void> {
    const [from, to] = [anchorElement(parcel.from), anchorElement(parcel.to)];
    if (!this.layer || !from || !to || slowness === 0) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const flights = Array.from({ length: parcel.count }, (_, n) => this.animateElement(parcel, start, end, after + n, slowness));
    await Promise.all(flights);
  }

  private async animateElement(parcel: MovingItem, start: DOMRect, end: DOMRect, n: number, slowness: number): Promise<void> {
    const card = parcel.kind === "card";
    const width = card ? Math.min(Math.max(Math.min(start.width, end.width), 60), 118) : 34;
    const thing = document.createElement("div");
    thing.className = card ? "card parcel" : "parcel token";
    thing.style.setProperty("--w", `${width}px`);
    thing.style.width = `${width}px`;
    thing.innerHTML = ownIds(parcel.drawing);
    this.layer?.append(thing);
    const height = card ? width * 1.4 : width;
    const middle = (box: DOMRect, off: number) => [box.x + box.width / 2 - width / 2 + off, box.y + box.height / 2 - height / 2] as const;
    const spread = card ? 0 : (n % 2 ? 1 : -1) * Math.min(10 + n * 3, start.width / 4);
    const [x0, y0] = middle(start, spread);
    const [x1, y1] = middle(end, 0);
    const arc = Math.min(Math.max(Math.hypot(x1 - x0, y1 - y0) / 5, 40), 80);
    const at = (x: number, y: number, more: string) => `translate(${x}px, ${y}px) ${more}`;
    // a card that goes to a seat plate, or comes from one, is as small as the plate there
    const fit = (box: DOMRect): number => Math.min(box.width / width, Math.max(box.height / height, 0.35), 1.3);
    const [grow, shrink] = card ? [Math.min(fit(start), 1), fit(end)] : [1, 0.7];
    const frames: Keyframe[] = card
      ? [
          { transform: at(x0, y0, `rotate(0deg) scale(${grow})`) },
          { transform: at((x0 + x1) / 2, (y0 + y1) / 2 - arc, "rotate(-5deg)"), offset: 0.5 },
          { transform: at(x1, y1, `rotate(${OVERSHOOT_DEGREES}deg) scale(${shrink})`), offset: 0.9 },
          { transform: at(x1, y1, `scale(${shrink})`) },
        ]
      : [
          { transform: at(x0, y0, "scale(.4) rotate(0deg)"), opacity: 0 },
          { transform: at(x0, y0 - 18, "scale(1.15) rotate(60deg)"), opacity: 1, offset: 0.22 },
          { transform: at((x0 + x1) / 2 + arc / 2, (y0 + y1) / 2 - arc / 2, "scale(1) rotate(220deg)"), offset: 0.6 },
          { transform: at(x1, y1, `scale(${shrink}) rotate(360deg)`), opacity: 1 },
        ];
    const animation = thing.animate(frames, {
      duration: (card ? CARD_MS : TOKEN_MS) * slowness,
      delay: n * STAGGER_MS * slowness,
      easing: card ? ARC_EASING : "ease-in-out",
      fill: "both",
    });
    this.moving.set(animation, parcel.face ?? "");
    try {
      await animation.finished;
    } finally {
      this.moving.delete(animation);
      thing.remove();
    }
  }
}
