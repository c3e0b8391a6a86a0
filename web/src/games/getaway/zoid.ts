// Zoid in his one-seat pod, nose to the right.

import { alienPart } from "../../art/alien";
import { at, clip, disc, inked, inkLine, moved, path, shine, svg } from "../../art/ink";

const HULL = "M30 100C34 66 76 56 116 62C152 66 180 84 190 100C180 116 152 134 116 138C76 144 34 134 30 100Z";
const FLAME = path("M40 82Q-8 78 -14 100Q-8 122 40 118Z", "#ff7a3d", inkLine(4)) + path("M40 90Q10 86 4 100Q10 114 40 110Z", "#ffe27a");

export function zoidPart(): string {
  const zoid = alienPart({
    seed: "zoid",
    body: "round",
    skin: "#a78bff",
    eyes: 1,
    lid: 0.16,
    look: [0.9, 0.1],
    iris: "#0d8a72",
    mouth: "grin",
    antennae: 2,
    antenna: "bulb",
    tip: "#5ff0ff",
    legs: false,
    arms: "none",
    belly: false,
    spots: true,
    cheeks: false,
    eyeStyle: "round",
  });
  return (
    FLAME +
    inked("M58 70L30 38Q58 34 92 62ZM58 130L30 162Q58 166 92 138Z", "#ff74d4") +
    clip(
      HULL,
      path(HULL, "#b9471f") +
        moved(path(HULL, "#ff9a3d"), -4, -12) +
        path("M150 60L200 100L150 140L166 100Z", "#ffe27a") +
        shine("M50 78Q90 66 130 72", 6, 0.6),
    ) +
    path(HULL, "none", inkLine(5)) +
    disc(106, 94, 40, "#14234f", inkLine(5)) +
    at(zoid, 106, 98, 0.4) +
    disc(106, 94, 38, "#9ff1ff", { opacity: 0.16 }) +
    shine("M80 82Q86 68 98 64", 5, 0.8)
  );
}
export const zoid = (label = ""): string => svg(zoidPart(), 200, 200, label);
