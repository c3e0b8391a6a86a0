// Outlines that everything else is made of.

import { at, path, tenth, type Attributes } from "./ink";
import type { Shape } from "./palette";

/** A star: points on the outer radius, valleys on the inner one; `turn` is where the first point is, −90 is up. */
export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const reach = i % 2 ? inner : outer;
    return `${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const [right, bottom] = [x + w, y + h];
  const corner = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}` +
    `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`
  );
}

const CLOVER =
  "M20 3A9 9 0 0 1 28 12A9 9 0 0 1 37 20A9 9 0 0 1 28 28A9 9 0 0 1 20 37" +
  "A9 9 0 0 1 12 28A9 9 0 0 1 3 20A9 9 0 0 1 12 12A9 9 0 0 1 20 3Z";

/** The eight shapes that go with the eight colours, in a box of 40 × 40. */
export const SHAPES: Record<Shape, string> = {
  triangle: "M20 1L39.5 36H.5Z",
  circle: "M20 4A16 16 0 1 1 19.9 4Z",
  square: "M6 6H34V34H6Z",
  diamond: "M20 2L38 20L20 38L2 20Z",
  clover: CLOVER,
  star: star(20, 21, 19, 10.5),
  cross: "M11 3L20 11L29 3L37 11L29 20L37 29L29 37L20 29L11 37L3 29L11 20L3 11Z",
  spark: star(20, 20, 20, 12, 4),
};

export const shapeAt = (shape: Shape, x: number, y: number, scale: number, fill: string, turn = 0, more: Attributes = {}): string =>
  at(path(SHAPES[shape], fill, more), x, y, scale, turn, 20);
