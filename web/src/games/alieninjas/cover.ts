// Three masked aliens on a roof, in front of a large moon.

import { alienPart, type Arms } from "../../art/alien";
import { cached } from "../../art/cache";
import { coverFrame } from "../../art/cover";
import { at, disc, inked, inkLine, path } from "../../art/ink";
import { star } from "../../art/shapes";
import { ninjaLook } from "./characters";
import { NIGHT } from "./colours";

interface Stand {
  type: number;
  x: number;
  y: number;
  size: number;
  turn: number;
  arms: Arms;
}
const STANDS: readonly Stand[] = [
  { type: 1, x: 70, y: 258, size: 0.74, turn: -6, arms: "wave" },
  { type: 3, x: 152, y: 228, size: 0.96, turn: 0, arms: "hips" },
  { type: 4, x: 234, y: 258, size: 0.74, turn: 6, arms: "wave" },
];

const shingle = (_: unknown, i: number): string =>
  inked(`M${i * 38 - 20} 350H${i * 38 + 18}V368A19 19 0 0 1 ${i * 38 - 20} 368Z`, i % 2 ? "#a5305a" : "#8a2650", 4);

export const cover = (title: string): string =>
  cached(`alieninjas cover ${title}`, () =>
    coverFrame({
      title,
      seed: "alieninjas",
      ground: ["#23091f", "#8a1d4a", "#ff7a4d"],
      dots: NIGHT[1],
      art:
        disc(150, 236, 118, "#ffd36b", { opacity: 0.9 }) +
        path("M0 300L40 268H120L150 244L180 268H260L300 300V380H0Z", "#2a0c26") +
        STANDS.map(({ type, x, y, size, turn, arms }) =>
          at(alienPart({ ...ninjaLook(type), lid: 0.32, look: [0.5, 0.1], arms }), x, y, size, turn),
        ).join("") +
        path(star(46, 154, 22, 8, 4, 20), "#dfe6ff", inkLine(3.5)) +
        path(star(262, 176, 17, 6, 4, 40), "#dfe6ff", inkLine(3.5)) +
        inked("M-10 336Q150 322 310 336V352H-10Z", "#7a2450") +
        Array.from({ length: 9 }, shingle).join(""),
    }),
  );
