// An asteroid: eight corners, two craters.

import { inked, oval, shine, tenth } from "../../art/ink";
import { darker } from "../../art/palette";
import type { Random } from "../../art/seededRandom";

export function rock(x: number, y: number, r: number, chance: Random, colour: string): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const reach = r * chance.range(0.78, 1.12);
    return `${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`;
  });
  const crater = darker(colour, 0.4);
  const gleam =
    `M${tenth(x - r * 0.6)} ${tenth(y - r * 0.5)}` +
    `Q${tenth(x - r * 0.2)} ${tenth(y - r * 0.85)} ${tenth(x + r * 0.3)} ${tenth(y - r * 0.75)}`;
  return (
    inked(`M${corners.join("L")}Z`, colour, 3.4) +
    oval(x - r * 0.25, y - r * 0.2, r * 0.24, r * 0.18, crater) +
    oval(x + r * 0.3, y + r * 0.3, r * 0.16, r * 0.13, crater) +
    shine(gleam, 2.6, 0.5)
  );
}
