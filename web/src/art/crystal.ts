// Crystals: each colour has a cut of its own, 60 × 72.

import { centred, clip, inkLine, line, moved, path, svg } from "./ink";
import { quarters } from "./marks";
import { COLOURS, darker, INK } from "./palette";
import { star } from "./shapes";

export type Crystal = "green" | "yellow" | "blue" | "fuchsia" | "wild";

const GEMS: Record<Crystal, { outline: string; facets: string }> = {
  green: {
    outline: "M30 3A30 33 0 0 1 30 69A30 33 0 0 1 30 3Z",
    facets: "M30 3L16 26V48L30 69L44 48V26ZM16 26H44M16 48H44M3 36L16 26M3 36L16 48M57 36L44 26M57 36L44 48",
  },
  yellow: { outline: "M30 1L56 28L30 71L4 28Z", facets: "M4 28H56M30 1L18 28L30 71L42 28Z" },
  blue: {
    outline: "M12 6H48L57 18V54L48 66H12L3 54V18Z",
    facets: "M12 6L20 20H40L48 6M20 20V52L12 66M40 20V52L48 66M20 52H40M3 18L20 20M57 18L40 20M3 54L20 52M57 54L40 52",
  },
  fuchsia: {
    outline: "M30 16C36 0 58 4 57 24C56 44 40 56 30 70C20 56 4 44 3 24C2 4 24 0 30 16Z",
    facets: "M30 16L18 30L30 70L42 30ZM3 24L18 30M57 24L42 30M18 30H42",
  },
  wild: { outline: star(30, 36, 34, 18, 4), facets: "M30 3V69M1 36H59" },
};
export const CRYSTALS = Object.keys(GEMS) as Crystal[];

export function crystalPart(kind: Crystal): string {
  const { outline, facets } = GEMS[kind];
  const { fill } = COLOURS[kind];
  const wild = kind === "wild";
  const stone = wild
    ? quarters(60, 72)
    : path(outline, darker(fill, 0.28)) + moved(path(outline, fill), -6, -7) + path("M8 30L26 4L30 10L14 38Z", "#fff", { opacity: 0.6 });
  return (
    clip(outline, stone) + line(facets, wild ? INK : darker(fill, 0.5), 2, { opacity: 0.75 }) + path(outline, "none", inkLine(4))
  );
}
export const crystalAt = (kind: Crystal, x: number, y: number, scale: number): string => centred(crystalPart(kind), x, y, scale, 30, 36);

export const crystal = (kind: Crystal, label = ""): string => svg(moved(crystalPart(kind), 4, 4), 68, 80, label, "x-gem");
