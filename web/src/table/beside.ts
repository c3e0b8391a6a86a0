// Where something is shown beside a thing: near it, on the screen, and over nothing that has to stay in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const HIDES = 10; // how much worse a pixel of what has to stay in sight is than a pixel of the way
const HIDES_ITSELF = 4; // … and a pixel of the thing itself

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function way(one: Box, other: Box): number {
  const across = Math.max(other.left - one.right, one.left - other.right, 0);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
  return Math.hypot(across, down);
}

/** The left upper corner for something of this size beside `thing`; `keep` stays in sight as far as the screen allows. */
export function beside(thing: Box, size: Size, screen: Size, keep: readonly Box[], gap: number): { x: number; y: number } {
  const { width, height } = size;
  const within = (at: number, most: number): number => Math.max(Math.min(at, most - gap), gap);
  const around = [thing, ...keep];
  const xs = [(thing.left + thing.right - width) / 2, ...around.flatMap((one) => [one.right + gap, one.left - gap - width])];
  const ys = [(thing.top + thing.bottom - height) / 2, thing.bottom - height, ...around.flatMap((one) => [one.top - gap - height, one.bottom + gap])];
  let best = { x: gap, y: gap, cost: Infinity };
  for (const y of ys.map((at) => within(at, screen.height - height))) {
    for (const x of xs.map((at) => within(at, screen.width - width))) {
      const here = { left: x, top: y, right: x + width, bottom: y + height };
      const hidden = keep.reduce((sum, one) => sum + shared(here, one), 0);
      const cost = HIDES * hidden + HIDES_ITSELF * shared(here, thing) + way(here, thing);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
