// Small drawings of the table: what lies on it, flies over it or hits it.

import { cached } from "../../art/cache";
import { disc, inked, inkLine, line, path, shine, svg } from "../../art/ink";
import { INK } from "../../art/palette";
import { star } from "../../art/shapes";
import { ninjaSeal } from "./characters";
import { doubler } from "./faces";

/** A throwing star, 60 × 60. */
export const throwingStar = (): string =>
  cached("alieninjas star", () => svg(path(star(30, 30, 28, 10, 4, 20), "#dfe6ff", inkLine(4)) + disc(30, 30, 5, INK) + shine("M22 12L26 22", 3, 0.8), 60, 60));

const PALM =
  "M58 196Q40 150 44 118L28 84Q22 68 34 62Q46 58 54 74L66 98L62 40Q62 24 76 24Q89 24 91 40L96 88L106 32Q110 17 124 20Q137 24 135 40L126 94" +
  "L150 62Q162 50 172 58Q181 67 173 80L150 124Q150 160 134 196Z";

/** A hand that comes down on a card: three fingers and a thumb, as everybody has them here. 200 × 200. */
export const slap = (skin: string): string =>
  cached(`alieninjas slap ${skin}`, () =>
    svg(
      inked(PALM, skin, 6) +
        [[76, 42], [121, 38], [162, 72], [38, 76]].map(([x = 0, y = 0]) => disc(x, y, 8, "#ffffff55")).join("") +
        line("M74 118Q98 132 126 118M80 142Q100 152 122 142", INK, 4, { opacity: 0.35 }) +
        inked("M52 176H142V206H52Z", "#ff6f4d", 6),
      200,
      200,
    ),
  );

/** Dust that a hand leaves, 200 × 200. */
export const dust = (): string =>
  cached("alieninjas dust", () =>
    svg(
      Array.from({ length: 12 }, (_, i) => {
        const turn = (i * Math.PI) / 6;
        const [near, far] = [64 + (i % 3) * 6, 88 + (i % 2) * 10];
        return line(`M${100 + near * Math.cos(turn)} ${100 + near * Math.sin(turn)}L${100 + far * Math.cos(turn)} ${100 + far * Math.sin(turn)}`, "#fff8e6", 5);
      }).join(""),
      200,
      200,
    ),
  );

/** Things that travel, by name: `seal 3`, `star`, `doubler`. */
export function thing(name: string): string {
  const [what, which] = name.split(" ");
  if (what === "seal") return ninjaSeal(Number(which));
  return what === "doubler" ? doubler() : throwingStar();
}
