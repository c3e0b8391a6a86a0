// The pictures of the error pages: not found, and a closed door. 480 × 300.

import { alienPart } from "./alien";
import { glyphAt } from "./glyphs";
import { at, clip, disc, inked, inkLine, line, moved, oval, path, rect, ring, shine, svg, tube } from "./ink";
import { eye } from "./eyes";
import { INK, PAPER, PAPER_LOW, SKINS } from "./palette";
import { saucerPart } from "./saucer";
import { roundRect, star } from "./shapes";

const [WIDE, HIGH] = [480, 300];

/** Somebody on a small moon, at a signpost that knows no way; the saucer went round in circles to get here. */
export function notFoundPicture(label = ""): string {
  const way = "M14 92C60 30 132 26 138 66C142 98 90 104 92 72C94 40 172 22 226 58";
  return svg(
    twinkles([[52, 176, 7], [428, 60, 8], [340, 30, 5], [396, 168, 5], [24, 40, 5]]) +
      line(way, "#c9b4ff", 4, { "stroke-dasharray": "2 13", opacity: 0.9 }) +
      at(saucerPart({ kind: "scout", hull: "#ffb04a", lamp: "#9ff1ff", lamps: 4, pilot: { seed: "taxi", skin: SKINS.coral, eyes: 1, lid: 0.3, mouth: "flat", look: [0.6, 0.6] } }), 252, 74, 0.52, 12) +
      moon() +
      signpost() +
      at(alienPart({ seed: "lost", body: "bean", skin: SKINS.iris, eyes: 2, eyeStyle: "round", look: [0.8, -0.6], lid: 0, tilt: -14, mouth: "wave", arms: "hips", antennae: 2, antenna: "bulb", belly: true, blinks: true }), 178, 178, 0.92),
    WIDE,
    HIGH,
    label,
    "x-lost",
  );
}

/** A round door with a lock and a slit, somebody behind it, and somebody who would like to come in. */
export function closedDoorPicture(label = ""): string {
  const gaze = { look: [-0.8, 0.3] as const, lid: 0.28, tilt: 6, skin: SKINS.mint };
  const slit = roundRect(262, 92, 104, 40, 20);
  const bolts = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * 2 * Math.PI;
    return disc(314 + 107 * Math.cos(turn), 150 + 107 * Math.sin(turn), 6, "#d9d0ff", inkLine(3));
  });
  return svg(
    twinkles([[40, 60, 7], [452, 46, 6], [110, 28, 5], [462, 214, 5]]) +
      oval(240, 284, 216, 13, "#05031a", { opacity: 0.45 }) +
      disc(314, 150, 124, "#4a3590", inkLine(5)) +
      path("M314 26A124 124 0 0 1 438 150A124 124 0 0 1 314 274A132 132 0 0 0 314 26Z", INK, { opacity: 0.3 }) +
      ring(314, 150, 107, "#8a6bd0", 18) +
      bolts.join("") +
      disc(314, 150, 92, "#2a1c5e", inkLine(5)) +
      shine("M244 112A82 82 0 0 1 286 76", 6, 0.4) +
      inked(slit, "#ffe27a", 5) +
      clip(slit, rect(262, 92, 104, 40, 0, "#ffe27a") + disc(314, 140, 46, SKINS.mint) + eye(296, 114, 13, gaze) + eye(332, 114, 13, gaze)) +
      path(slit, "none", inkLine(5)) +
      inked(roundRect(276, 154, 76, 60, 14), PAPER, 5) +
      path("M276 200V200A14 14 0 0 0 290 214H338A14 14 0 0 0 352 200V196H276Z", PAPER_LOW) +
      path(roundRect(276, 154, 76, 60, 14), "none", inkLine(5)) +
      glyphAt("lock", 314, 183, 1.9) +
      at(alienPart({ seed: "guest", body: "drop", skin: SKINS.sun, eyes: 1, eyeStyle: "round", look: [0.9, -0.3], lid: 0, tilt: -10, mouth: "oh", arms: "wave", antennae: 1, antenna: "bulb", blinks: true }), 116, 186, 0.98) +
      line("M196 128L210 118M200 146L218 142M196 166L212 170", "#ffe27a", 5),
    WIDE,
    HIGH,
    label,
    "x-lost",
  );
}

const twinkles = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, size]) => path(star(x, y, size, size / 6, 4), "#fff", { opacity: 0.75 })).join("");

function moon(): string {
  const ground = "M30 300C60 244 150 226 240 226C330 226 420 244 450 300Z";
  return (
    clip(ground, path(ground, "#6d5bb0") + moved(path(ground, "#b6a5ee"), -10, 14) + oval(118, 268, 26, 9, "#8f7cd0") + oval(330, 262, 20, 7, "#8f7cd0") + oval(238, 286, 32, 8, "#8f7cd0")) +
    path(ground, "none", inkLine(5))
  );
}

/** Three boards, three ways, none of them meant. */
function signpost(): string {
  const board = (x: number, y: number, right: boolean, fill: string): string =>
    inked(right ? `M${x} ${y}h84l18 17l-18 17h-84z` : `M${x} ${y}h-84l-18 17l18 17h84z`, fill, 4.5);
  return (
    tube("M330 92V244", "#c98a4b", 9, 17) +
    board(312, 100, true, "#ffd94f") +
    board(350, 142, false, "#63b3ff") +
    board(314, 184, true, "#ff74d4") +
    glyphAt("ringed", 358, 117, 1.1) +
    glyphAt("spiral", 300, 159, 1.1) +
    glyphAt("reverse", 358, 201, 1.05)
  );
}
