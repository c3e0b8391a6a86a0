import { backFrame } from "../../art/back";
import { cached } from "../../art/cache";
import { specks } from "../../art/backgrounds";
import { at, ring } from "../../art/ink";
import { ACCENT, GLOW, NIGHT } from "./colours";
import { zoidPart } from "./zoid";

/** Dashed orbits, from the outermost in: radius, weight, dash, gap. */
const ORBITS = [[96, 4, 2, 12], [80, 3.4, 14, 10], [64, 2.8, 6, 9], [48, 2.2, 18, 8]] as const;

export const back = (label = ""): string =>
  cached(`getaway back ${label}`, () => {
    const orbits = ORBITS.map(([r, width, dash, gap], i) =>
      ring(100, 100, r, i % 2 ? ACCENT : GLOW, width, {
        "stroke-dasharray": `${dash} ${gap}`,
        "stroke-linecap": "round",
        opacity: 0.75,
      }),
    );
    const art = orbits.join("") + specks("4", 40, 200, 190) + at(zoidPart(), 104, 98, 0.66, -35);
    return backFrame({ night: NIGHT, rim: GLOW, art, height: 200, label });
  });
