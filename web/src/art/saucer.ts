// Flying saucers with their pilots.

import { alienPart, type AlienLook } from "./alien";
import { at, clip, disc, inked, inkLine, moved, oval, path, ramp, shine, svg, tube } from "./ink";
import { darker, SKINS } from "./palette";

export type SaucerKind = "scout" | "disc" | "mother" | "kettle" | "ring" | "crown";

export interface SaucerLook {
  kind?: SaucerKind;
  hull?: string;
  lamp?: string;
  lamps?: number;
  pilot?: AlienLook;
  /** length of the beam; none if not given */
  beam?: number;
  beamWide?: boolean;
  beamColour?: string;
}

interface HullPlan {
  dome: string;
  hull: string;
  lampLine: number;
  /** from the first lamp to the last */
  lampSpread: number;
  pilotLine: number;
  /** where the light falls on the glass */
  glint: number;
}

export const HULLS: Record<SaucerKind, HullPlan> = {
  scout: {
    dome: "M46 96C44 52 68 26 100 26C132 26 156 52 154 96Z",
    hull: "M20 110C20 94 60 86 100 86C140 86 180 94 180 110C180 130 140 142 100 142C60 142 20 130 20 110Z",
    lampLine: 116, lampSpread: 92, pilotLine: 70, glint: 62,
  },
  disc: {
    dome: "M56 90C54 46 74 22 100 22C126 22 146 46 144 90Z",
    hull: "M4 106C20 90 60 80 100 80C140 80 180 90 196 106C180 128 140 140 100 140C60 140 20 128 4 106Z",
    lampLine: 112, lampSpread: 118, pilotLine: 64, glint: 70,
  },
  mother: {
    dome: "M62 66C60 30 76 8 100 8C124 8 140 30 138 66Z",
    hull:
      "M50 68C70 56 130 56 150 68C164 72 172 80 176 88C192 92 200 98 200 106C194 132 150 146 100 146" +
      "C50 146 6 132 0 106C0 98 8 92 24 88C28 80 36 72 50 68Z",
    lampLine: 114, lampSpread: 132, pilotLine: 42, glint: 70,
  },
  kettle: {
    dome: "M58 80C56 44 74 22 100 22C126 22 144 44 142 80Z",
    hull: "M40 88C50 74 150 74 160 88C178 106 170 132 142 140H58C30 132 22 106 40 88Z",
    lampLine: 114, lampSpread: 92, pilotLine: 60, glint: 70,
  },
  ring: {
    dome: "M60 94C58 48 76 26 100 26C124 26 142 48 140 94Z",
    hull: "M8 106C4 92 44 84 100 84C156 84 196 92 192 106C196 124 156 132 100 132C44 132 4 124 8 106Z",
    lampLine: 107, lampSpread: 130, pilotLine: 66, glint: 70,
  },
  crown: {
    dome: "M58 84C56 40 74 18 100 18C126 18 144 40 142 84Z",
    hull:
      "M16 80L44 94L60 74L82 90L100 72L118 90L140 74L156 94L184 80L188 114C178 136 140 146 100 146C60 146 22 136 12 114Z",
    lampLine: 118, lampSpread: 126, pilotLine: 56, glint: 70,
  },
};
export const SAUCER_KINDS = Object.keys(HULLS) as SaucerKind[];

export function saucerPart(look: SaucerLook = {}): string {
  const { kind = "disc", hull = "#b9c2e8", lamp = "#ffe27a", lamps = 5, pilot = {}, beam = 0 } = look;
  const plan = HULLS[kind];
  const dark = darker(hull, 0.36);
  const crew: AlienLook = { body: "round", skin: SKINS.lime, legs: false, arms: "none", antennae: 0, belly: false, ...pilot };
  const { glint, pilotLine } = plan;
  return (
    (beam ? beamOf(beam, look) : "") +
    inked(plan.dome, "#1d2a55", 4.5) +
    clip(plan.dome, at(alienPart(crew), 100, pilotLine, 0.46)) +
    path(plan.dome, "#9ff1ff", { opacity: 0.2 }) +
    path(plan.dome, "none", inkLine(4.5)) +
    shine(`M${glint} ${pilotLine - 14}Q${glint === 62 ? 68 : 74} ${pilotLine - 28} 86 ${pilotLine - 32}`, 5, 0.9) +
    (kind === "kettle" ? kettleLegs(hull, lamp) : oval(100, 134, 40, 12, dark, inkLine())) +
    clip(plan.hull, path(plan.hull, dark) + moved(path(plan.hull, hull), 0, -16) + oval(66, 92, 40, 6, "#fff", { opacity: 0.45 })) +
    path(plan.hull, "none", inkLine(4.5)) +
    lampsOf(lamps, lamp, plan)
  );
}

export const saucer = (look: SaucerLook, label = ""): string => svg(saucerPart(look), 200, 200, label);

function beamOf(length: number, { beamWide = false, beamColour = "#d9ff7a" }: SaucerLook): string {
  const light = ramp([`${beamColour}/.85`, `${beamColour}/.08`]);
  const [left, right] = beamWide ? [14, 186] : [30, 170];
  return light.def + path(`M62 130L${left} ${130 + length}H${right}L138 130Z`, light.fill);
}

/** Lamps follow the curve of the rim, so the outer ones sit higher. */
function lampsOf(count: number, colour: string, { lampLine, lampSpread }: HullPlan): string {
  const one = (_: unknown, i: number): string => {
    const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const [x, y] = [100 + side * lampSpread * 0.5, lampLine - side * side * 6];
    return disc(x, y + 4, 8, colour, inkLine(3)) + disc(x - 2.5, y + 1.5, 2.6, "#fff");
  };
  return Array.from({ length: count }, one).join("");
}

const kettleLegs = (hull: string, lamp: string): string =>
  tube("M50 136L36 156M150 136L164 156", hull, 6, 12) + disc(36, 158, 8, lamp, inkLine(3.5)) + disc(164, 158, 8, lamp, inkLine(3.5));
