// Zoid leaves a planet that would rather not be left.

import { cached } from "../../art/cache";
import { coverFrame } from "../../art/cover";
import { crystalAt } from "../../art/crystal";
import { eye } from "../../art/eyes";
import { rays } from "../../art/backgrounds";
import { at, disc, inkLine, line } from "../../art/ink";
import { mouth } from "../../art/mouths";
import { random } from "../../art/seededRandom";
import { NIGHT } from "./colours";
import { rock } from "./rock";
import { zoidPart } from "./zoid";

const planet = (): string => {
  const panic = { style: "pin", look: [0.5, -0.4], skin: "#e0552f" } as const;
  return (
    disc(56, 318, 112, "#c2402f", inkLine(5)) +
    disc(44, 304, 96, "#e0552f") +
    line("M60 330L20 290L30 262M60 330L112 312L150 322M60 330L70 372M112 312L128 276", "#ffe27a", 9) +
    eye(38, 268, 18, panic) +
    eye(94, 264, 18, panic) +
    mouth("open", 70, 302, 1.1)
  );
};
const rocks = (): string =>
  rock(170, 330, 24, random("a"), "#8a3550") +
  rock(250, 300, 17, random("b"), "#b5562e") +
  rock(210, 352, 30, random("c"), "#6a3a7a") +
  rock(268, 352, 13, random("d"), "#d98a4a") +
  rock(262, 128, 20, random("f"), "#8a3550");

export const cover = (title: string): string =>
  cached(`getaway cover ${title}`, () =>
    coverFrame({
      title,
      seed: "getaway",
      ground: ["#170a38", "#5a1a7a", "#ff7a3d"],
      dots: NIGHT[1],
      art:
        rays(70, 300, 420, 24, "#ffb35c", 0.3) +
        planet() +
        rocks() +
        line("M120 290Q190 250 190 200T250 110", "#5ff0ff", 9, { "stroke-dasharray": "3 20" }) +
        at(zoidPart(), 170, 216, 0.92, -38) +
        crystalAt("green", 44, 176, 0.5) +
        crystalAt("fuchsia", 256, 236, 0.62) +
        crystalAt("yellow", 96, 156, 0.44),
    }),
  );
