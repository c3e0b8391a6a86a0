// Finds a position for something shown beside an element: near it, on the screen, and not over what must stay visible.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const COVER_COST = 10; // cost of a covered pixel that must stay visible, compared with a pixel of distance
const COVER_ITSELF_COST = 4; // … and of a covered pixel of the element itself

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function distance(one: Rect, other: Rect): number {
  const across = Math.max(other.left - one.right, one.left - other.right, 0);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
  return Math.hypot(across, down);
}

/** The upper left corner for something of this size beside `thing`; `keep` stays visible as far as the screen allows. */
export function placeBeside(thing: Rect, size: Size, screen: Size, keep: readonly Rect[], gap: number): { x: number; y: number } {
  const { width, height } = size;
  const within = (at: number, most: number): number => Math.max(Math.min(at, most - gap), gap);
  const around = [thing, ...keep];
  const xs = [(thing.left + thing.right - width) / 2, ...around.flatMap((one) => [one.right + gap, one.left - gap - width])];
  const ys = [(thing.top + thing.bottom - height) / 2, thing.bottom - height, ...around.flatMap((one) => [one.top - gap - height, one.bottom + gap])];
  let best = { x: gap, y: gap, cost: Infinity };
  for (const y of ys.map((at) => within(at, screen.height - height))) {
    for (const x of xs.map((at) => within(at, screen.width - width))) {
      const here = { left: x, top: y, right: x + width, bottom: y + height };
      const hidden = keep.reduce((sum, one) => sum + overlap(here, one), 0);
      const cost = COVER_COST * hidden + COVER_ITSELF_COST * overlap(here, thing) + distance(here, thing);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
