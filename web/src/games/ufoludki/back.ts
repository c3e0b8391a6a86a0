import { backFrame, backTint, medallion, pattern } from "../../art/back";
import { cached } from "../../art/cache";
import { at, disc, path, stamp } from "../../art/ink";
import { HULLS, saucerPart } from "../../art/saucer";
import { GLOW, NIGHT } from "./colours";

export const back = (label = ""): string =>
  cached(`ufoludki back ${label}`, () => {
    const shadow = path(HULLS.disc.dome + HULLS.disc.hull, backTint(NIGHT));
    const lamps = [60, 100, 140].map((x) => disc(x, 116, 9, NIGHT[1])).join("");
    const fleet = stamp(at(shadow + lamps, 0, 0, 0.2));
    const pilot = { seed: 8, eyes: 2, eyeStyle: "round", lid: 0.2, mouth: "grin", look: [0, 0.9] } as const;
    const art =
      fleet.def +
      pattern((x, y, row) => fleet.copy(x, y, row % 2 ? 12 : -12), 46, 38) +
      medallion(140, NIGHT[1], GLOW) +
      at(saucerPart({ kind: "scout", hull: "#8fb8e8", lamps: 4, pilot }), 100, 148, 0.76);
    return backFrame({ night: NIGHT, rim: GLOW, art, label });
  });
