// What lies behind a subject: dots, rays, stars, scattered shapes.

import { disc, dotTile, path, rect, tenth } from "./ink";
import { INK, type Shape } from "./palette";
import { random } from "./seededRandom";
import { shapeAt } from "./shapes";

/** Three bands of dots that grow towards the bottom. */
export function halftone(width: number, height: number, colour = INK): string {
  const tiles = [1.1, 1.9, 2.7].map((radius) => dotTile(9, radius, colour, 28));
  const bands = [0.42, 0.58, 0.74].map((from, i) =>
    rect(0, height * from, width, height * (i === 2 ? 0.3 : 0.165), 0, tiles[i]?.fill ?? colour, { opacity: 0.28 }),
  );
  return `<defs>${tiles.map((tile) => tile.def).join("")}</defs>${bands.join("")}`;
}

/** Beams of light out of a point. */
export function rays(x: number, y: number, reach: number, count: number, colour: string, opacity = 0.22): string {
  const point = (angle: number): string => `${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`;
  const beams = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return `M${x} ${y}L${point(angle)}L${point(angle + Math.PI / count)}Z`;
  });
  return path(beams.join(""), colour, { opacity });
}

/** Small stars. */
export function specks(seed: string, count: number, width: number, height: number, colour = "#fff"): string {
  const chance = random(`sp${seed}`);
  const one = (): string =>
    disc(chance.range(8, width - 8), chance.range(8, height), chance.range(0.7, 2.1), colour, { opacity: tenth(chance.range(0.4, 1)) });
  return Array.from({ length: count }, one).join("");
}

/** The shape of a colour, scattered in loose rows of four: the ground repeats what the mark says. */
export function confetti(shape: Shape, fill: string, seed: string, count = 13): string {
  const chance = random(`cf${seed}`);
  const one = (_: unknown, i: number): string => {
    const x = 24 + (i % 4) * 52 + chance.range(-10, 10);
    const y = 26 + Math.floor(i / 4) * 58 + chance.range(-12, 12);
    return shapeAt(shape, x, y, chance.range(0.5, 1.05), fill, chance.range(-25, 25), { opacity: 0.5 });
  };
  return Array.from({ length: count }, one).join("");
}
