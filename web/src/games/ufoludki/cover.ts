// The mother ship empties a worried Earth.

import { cached } from "../../art/cache";
import { coverFrame } from "../../art/cover";
import { earthPart } from "../../art/earth";
import { specks } from "../../art/backgrounds";
import { at } from "../../art/ink";
import { lootHead } from "../../art/loot";
import { SKINS } from "../../art/palette";
import { saucerPart } from "../../art/saucer";
import { NIGHT } from "./colours";

const motherShip = (): string =>
  saucerPart({
    kind: "mother",
    hull: "#ffb35c",
    lamps: 7,
    beam: 176,
    beamWide: true,
    pilot: { seed: "S4A", eyes: 3, mouth: "open", look: [0, 0.8] },
  });
const scout = (): string => saucerPart({ kind: "scout", hull: "#7fc8e8", lamps: 3, pilot: { eyes: 1, seed: 2, mouth: "smile" } });
const kettle = (): string =>
  saucerPart({
    kind: "kettle",
    hull: "#ff8fae",
    lamps: 3,
    pilot: { eyes: 2, eyeStyle: "almond", seed: 4, mouth: "oh", skin: SKINS.mint },
  });

export const cover = (title: string): string =>
  cached(`ufoludki cover ${title}`, () =>
    coverFrame({
      title,
      seed: "ufoludki",
      ground: ["#042a36", "#0d6a62", "#7fd65a"],
      dots: NIGHT[1],
      art:
        specks("cov", 60, 300, 220) +
        at(earthPart({ look: [0, -1], lid: 0 }), 150, 380, 1.42) +
        at(motherShip(), 150, 176, 1.02) +
        lootHead("cow", 150, 244, 0.62, -12) +
        lootHead("granny", 104, 280, 0.46, -18) +
        lootHead("hen", 198, 284, 0.44, 16) +
        lootHead("sheep", 150, 306, 0.4, 6) +
        at(scout(), 48, 204, 0.4, -14) +
        at(kettle(), 256, 210, 0.4, 12),
    }),
  );
