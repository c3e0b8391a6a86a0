// Three aliens of three shapes loom over three neighbours with kitchenware.

import { alienPart } from "../../art/alien";
import { cached } from "../../art/cache";
import { coverFrame } from "../../art/cover";
import { rays } from "../../art/backgrounds";
import { at, path } from "../../art/ink";
import { SKINS } from "../../art/palette";
import { personPart } from "../../art/person";
import { saucerPart } from "../../art/saucer";
import { NIGHT } from "./colours";
import { CREW, INVADERS } from "./characters";

const ship = (): string =>
  saucerPart({
    hull: "#ff9a86",
    lamps: 6,
    beam: 190,
    beamWide: true,
    beamColour: "#ffe0a0",
    pilot: { seed: "ufo", skin: SKINS.coral, eyes: 1, eyeStyle: "slit", lid: 0.3, mouth: "fang" },
  });

export const cover = (title: string): string =>
  cached(`frenzy cover ${title}`, () =>
    coverFrame({
      title,
      seed: "frenzy",
      ground: ["#241a6b", "#b5285a", "#ff8a5c"],
      dots: NIGHT[1],
      art:
        rays(150, 250, 420, 22, "#ffd36b", 0.16) +
        at(ship(), 150, 168, 0.84) +
        at(alienPart({ seed: 1, ...INVADERS.red }), 58, 250, 0.7, -6) +
        at(alienPart({ seed: 2, ...INVADERS.blue }), 240, 250, 0.7, 6) +
        at(alienPart({ seed: 3, ...INVADERS.green }), 150, 256, 0.66) +
        path("M0 322Q150 290 300 322V380H0Z", "#2a0f3e") +
        at(personPart(CREW.red), 62, 322, 0.6) +
        at(personPart(CREW.gold), 150, 326, 0.62) +
        at(personPart(CREW.blue), 238, 322, 0.6),
    }),
  );
