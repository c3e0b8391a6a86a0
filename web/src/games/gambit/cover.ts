// Three teams lean over one nervous planet.

import { alienPart } from "../../art/alien";
import { cached } from "../../art/cache";
import { coverFrame } from "../../art/cover";
import { earthPart } from "../../art/earth";
import { at, path } from "../../art/ink";
import { markAt } from "../../art/marks";
import { BONE, type Shape } from "../../art/palette";
import { personPart } from "../../art/person";
import { shapeAt } from "../../art/shapes";
import { NIGHT } from "./colours";
import { ALIEN, EXTINCTIONIST, SCIENTIST } from "./roles";

interface Banner {
  ground: string;
  colour: string;
  shape: Shape;
  confetti: string;
  x: number;
}
const BANNERS: readonly Banner[] = [
  { ground: "M0 0H100L118 380H0Z", colour: "#7a1d3e", shape: "triangle", confetti: "#c23a52", x: 44 },
  { ground: "M100 0H200L182 380H118Z", colour: "#1f4f9e", shape: "square", confetti: "#3f7fd0", x: 150 },
  { ground: "M200 0H300V380H182Z", colour: "#a8730a", shape: "diamond", confetti: "#e0a828", x: 256 },
];

const confettiOf = ({ shape, confetti, x }: Banner): string =>
  Array.from({ length: 7 }, (_, i) => shapeAt(shape, x + (i % 2 ? 26 : -22), 20 + i * 40, 0.62, confetti, i * 17 - 20)).join("");

export const cover = (title: string): string =>
  cached(`gambit cover ${title}`, () =>
    coverFrame({
      title,
      seed: "gambit",
      ground: ["#04182e", "#0f5a94", "#5fd0e8"],
      dots: NIGHT[1],
      art:
        BANNERS.map(({ ground, colour }) => path(ground, colour)).join("") +
        BANNERS.map(confettiOf).join("") +
        at(alienPart(ALIEN), 54, 214, 0.66, -5) +
        at(personPart(EXTINCTIONIST), 246, 214, 0.66, 5) +
        at(personPart({ ...SCIENTIST, look: [0, 0.5] }), 150, 196, 0.74) +
        at(earthPart({ look: [0, -1], lid: 0 }), 150, 344, 1.12) +
        path("M20 336A134 44 0 0 0 280 336", "none", {
          stroke: BONE,
          "stroke-width": 5,
          "stroke-dasharray": "2 13",
          "stroke-linecap": "round",
        }) +
        markAt("red", 40, 350, 0.95, "") +
        markAt("yellow", 260, 350, 0.95, ""),
    }),
  );
