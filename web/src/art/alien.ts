// The alien family. Whatever a look leaves open is drawn from its seed.

import { ANTENNAE, type Antenna } from "./antennae";
import { eye, type EyeStyle, type Gaze } from "./eyes";
import { clip, inkLine, line, moved, oval, path, shine, svg, tenth, tube } from "./ink";
import { mouth, type Mouth } from "./mouths";
import { darker, INK, lighter, SKINS } from "./palette";
import { random } from "./seededRandom";

export type Body = "round" | "cone" | "block" | "bean" | "bulb" | "tall" | "drop";
export type Arms = "down" | "up" | "hips" | "wave" | "none";

export interface AlienLook {
  seed?: string | number;
  body?: Body;
  skin?: string;
  eyes?: 1 | 2 | 3;
  eyeStyle?: EyeStyle;
  look?: readonly [number, number];
  lid?: number;
  tilt?: number;
  iris?: string;
  antennae?: 0 | 1 | 2 | 3;
  antenna?: Antenna;
  tip?: string;
  mouth?: Mouth;
  spots?: boolean;
  belly?: boolean;
  arms?: Arms;
  legs?: boolean;
  cheeks?: boolean;
  /** colour of a ninja's mask; it hides the mouth */
  mask?: string;
  /** parts behind the body and in front of everything */
  behind?: string;
  gear?: string;
  blinks?: boolean;
}

interface BodyPlan {
  outline: string;
  eyeLine: number;
  mouthLine: number;
  /** half the width at the eyes */
  half: number;
  top: number;
  armLine: number;
  /** how far the antennae stand apart */
  spread: number;
}

const BODIES: Record<Body, BodyPlan> = {
  round: {
    outline: "M100 40C144 40 174 70 174 112C174 154 146 182 100 182C54 182 26 154 26 112C26 70 56 40 100 40Z",
    eyeLine: 100, mouthLine: 142, half: 40, top: 42, armLine: 128, spread: 36,
  },
  cone: {
    outline:
      "M100 26C112 26 118 36 125 50L172 150C180 170 170 182 150 182H50C30 182 20 170 28 150L75 50C82 36 88 26 100 26Z",
    eyeLine: 108, mouthLine: 148, half: 26, top: 32, armLine: 138, spread: 14,
  },
  block: {
    outline: "M68 44H132C158 44 166 54 166 78V148C166 172 156 182 132 182H68C44 182 34 172 34 148V78C34 54 42 44 68 44Z",
    eyeLine: 96, mouthLine: 142, half: 38, top: 46, armLine: 126, spread: 36,
  },
  bean: {
    outline:
      "M98 30C136 28 152 58 150 88C149 104 158 118 158 140C158 168 136 182 100 182C64 182 44 168 44 140" +
      "C44 114 52 104 50 84C49 52 68 31 98 30Z",
    eyeLine: 84, mouthLine: 122, half: 32, top: 34, armLine: 132, spread: 36,
  },
  bulb: {
    outline:
      "M100 26C150 26 172 54 168 86C165 112 146 120 142 140C138 164 128 182 100 182C72 182 62 164 58 140" +
      "C54 120 35 112 32 86C28 54 50 26 100 26Z",
    eyeLine: 84, mouthLine: 122, half: 40, top: 30, armLine: 146, spread: 36,
  },
  tall: {
    outline: "M100 16C130 16 142 40 142 72V148C142 170 128 182 100 182C72 182 58 170 58 148V72C58 40 70 16 100 16Z",
    eyeLine: 74, mouthLine: 112, half: 24, top: 22, armLine: 124, spread: 22,
  },
  drop: {
    outline: "M100 18C112 50 160 86 160 128C160 162 134 182 100 182C66 182 40 162 40 128C40 86 88 50 100 18Z",
    eyeLine: 116, mouthLine: 152, half: 32, top: 40, armLine: 138, spread: 14,
  },
};

const TIPS = ["#ffd94f", "#ff74d4", "#5ff0ff", "#ff8f52"];
const IRISES = [INK, "#2b6cd4", "#c4371f", "#7a3fd0", "#0d8a72"];
const SEEDED_MOUTHS: Mouth[] = ["smile", "grin", "open", "fang", "oh", "wave", "tongue", "smirk"];
const HORN = "#fff1cf";
const BLUSH = "#ff5f7a";

type Settled = Required<Omit<AlienLook, "seed" | "mask" | "behind" | "gear" | "blinks">> &
  Pick<AlienLook, "mask" | "behind" | "gear" | "blinks">;

/** The order of the draws is part of every face that exists: a new trait goes to the end. */
function settle(given: AlienLook): Settled {
  const chance = random(`alien${given.seed ?? JSON.stringify(given)}`);
  const settled: Settled = {
    body: chance.pick(Object.keys(BODIES) as Body[]),
    skin: chance.pick(Object.values(SKINS)),
    eyes: chance.pick([1, 2, 2, 2, 3] as const),
    eyeStyle: chance.pick<EyeStyle>(["round", "round", "round", "slit", "almond"]),
    look: [chance.range(-0.8, 0.8), chance.range(-0.3, 0.6)],
    lid: chance.pick([0, 0, 0.22, 0.34]),
    tilt: chance.range(-14, 14),
    iris: chance.pick(IRISES),
    antennae: chance.pick([1, 2, 2, 3] as const),
    antenna: chance.pick(Object.keys(ANTENNAE) as Antenna[]),
    tip: chance.pick(TIPS),
    mouth: chance.pick(SEEDED_MOUTHS),
    spots: chance() < 0.5,
    belly: chance() < 0.6,
    arms: chance.pick<Arms>(["down", "down", "up", "hips", "wave"]),
    legs: true,
    cheeks: chance() < 0.5,
    ...given,
  };
  if (settled.eyes === 1 && settled.eyeStyle === "almond") settled.eyeStyle = "round"; // one almond looks like a hole
  return settled;
}

/** An alien, feet at y = 190. */
export function alienPart(given: AlienLook = {}): string {
  const own = settle(given);
  const plan = BODIES[own.body];
  const outline = path(plan.outline, "none", inkLine(4.5));
  return (
    (own.legs ? feet(own) : "") +
    (own.behind ?? "") +
    antennae(own, plan) +
    clip(plan.outline, skin(own, plan)) +
    outline +
    arms(own, plan) +
    (own.cheeks ? cheeks(plan) : "") +
    (own.mask ? clip(plan.outline, maskBand(own.mask, plan.eyeLine, eyeSize(own, plan))) + outline : "") +
    eyes(own, plan) +
    (own.mask ? "" : mouth(own.mouth, 100, plan.mouthLine, (plan.half / 32) * 0.95)) +
    (own.gear ?? "")
  );
}

export const alien = (look: AlienLook, label = ""): string => svg(alienPart(look), 200, 200, label);

const feet = (own: Settled): string => [74, 126].map((x) => oval(x, 186, 20, 10, darker(own.skin, 0.3), inkLine())).join("");

function antennae(own: Settled, plan: BodyPlan): string {
  const sides = { 0: [], 1: [0], 2: [-1, 1], 3: [-1, 0, 1] }[own.antennae];
  const tip = own.antenna === "horn" ? HORN : own.antenna === "leaf" ? lighter(own.skin, 0.45) : own.tip;
  const drop = plan.spread > 30 ? 14 : 10; // a broad head falls off towards its sides
  return sides
    .map((side) =>
      ANTENNAE[own.antenna]({
        x: 100 + side * plan.spread,
        y: plan.top + Math.abs(side) * drop + 4,
        lean: (side || 0.35) * 22,
        tip,
        stem: darker(own.skin, 0.14),
      }),
    )
    .join("");
}

const SPOTS = [[58, 66, 9], [140, 74, 7], [148, 150, 11], [60, 158, 8], [128, 54, 5]] as const;

/** The dark side first, then the lit one moved towards the light. */
function skin(own: Settled, plan: BodyPlan): string {
  const dark = darker(own.skin, 0.3);
  const spots = SPOTS.map(([x, y, r]) => oval(x, y, r, r * 0.8, dark, { opacity: 0.55 })).join("");
  const { half, top } = plan;
  const gleam = `M${100 - half * 1.05} ${top + 26}Q${100 - half * 0.6} ${top + 8} ${100 - half * 0.1} ${top + 8}`;
  return (
    path(plan.outline, dark) +
    moved(path(plan.outline, own.skin), -9, -9) +
    (own.belly ? oval(96, 182, half * 1.05, 44, lighter(own.skin, 0.45), { opacity: 0.55 }) : "") +
    (own.spots ? spots : "") +
    shine(gleam, 6, 0.6)
  );
}

function arms(own: Settled, plan: BodyPlan): string {
  const [from, bend] = [plan.armLine, plan.armLine + 14];
  const poses: Record<Arms, [string, string] | []> = {
    down: [`M46 ${from}Q22 ${bend} 24 168`, `M154 ${from}Q178 ${bend} 176 168`],
    up: [`M46 ${from}Q14 ${from} 14 78`, `M154 ${from}Q186 ${from} 186 78`],
    hips: [`M48 ${from}Q10 ${bend} 44 164`, `M152 ${from}Q190 ${bend} 156 164`],
    wave: [`M46 ${from}Q18 ${bend} 24 168`, `M154 ${from}Q188 ${from} 184 74`],
    none: [],
  };
  return poses[own.arms].map((arm) => tube(arm, darker(own.skin, 0.3), 13, 21)).join("");
}

const cheeks = ({ half, mouthLine }: BodyPlan): string =>
  [-1, 1].map((side) => oval(100 + side * half * 1.15, mouthLine - 10, 9, 6, BLUSH, { opacity: 0.5 })).join("");

function eyeSize(own: Settled, { half }: BodyPlan): number {
  return { 1: Math.min(half * 0.98, 34), 2: Math.min(half * 0.68, 25), 3: Math.min(half * 0.46, 17) }[own.eyes];
}

function eyes(own: Settled, plan: BodyPlan): string {
  const size = eyeSize(own, plan);
  const gaze: Gaze = { look: own.look, lid: own.lid, tilt: own.tilt, iris: own.iris, skin: own.skin, style: own.eyeStyle };
  if (own.blinks) gaze.blinks = true;
  const places = { 1: [0], 2: [-0.86, 0.86], 3: [-1.3, 0, 1.3] }[own.eyes];
  return places
    .map((place, i) => {
      const three = own.eyes === 3;
      const middle = i === 1;
      return eye(100 + place * size * 1.12, plan.eyeLine + (three && !middle ? 4 : 0), three && middle ? size * 1.18 : size, gaze);
    })
    .join("");
}

/** A ninja's mask: a band across the whole box, to be clipped to the head. */
export function maskBand(colour: string, eyeLine: number, size: number): string {
  const [edge, crown] = [eyeLine - size * 1.2, eyeLine - size * 1.7];
  const [hem, chin] = [tenth(eyeLine + size * 1.25), tenth(eyeLine + size * 1.75)];
  return (
    path(`M0 ${tenth(edge)}Q100 ${tenth(crown)} 200 ${tenth(edge)}V${hem}Q100 ${chin} 0 ${hem}Z`, colour) +
    line(`M0 ${tenth(edge + 5)}Q100 ${tenth(crown + 5)} 200 ${tenth(edge + 5)}`, "#ffffff", 2.5, { opacity: 0.28 })
  );
}
