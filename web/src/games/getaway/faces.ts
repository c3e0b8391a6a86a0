// Square cards of Alien Getaway. The picture of the route turns with the card on the map; the tabs never do.

import { crystalAt, type Crystal } from "../../art/crystal";
import { eye } from "../../art/eyes";
import { squareFrame } from "../../art/frame";
import { rays, specks } from "../../art/backgrounds";
import { clip, disc, group, inkLine, line, oval, path, ramp, rect, shine, svg } from "../../art/ink";
import { text } from "../../art/lettering";
import { mouth } from "../../art/mouths";
import { BONE, COLOURS, darker, INK, lighter, mix, PAPER, PAPER_LOW, type Letters } from "../../art/palette";
import { random } from "../../art/seededRandom";
import { roundRect } from "../../art/shapes";
import type { CardWords } from "../contract";
import { rock } from "./rock";

const CRYSTAL_OF: Record<string, Crystal> = { G: "green", Y: "yellow", B: "blue", F: "fuchsia", W: "wild" };
type Way = "straight" | "curve";
const ROUTES: Record<Way, string> = { straight: "M0 100H200", curve: "M0 100Q100 100 100 200" };
const ROAD_ENDS: Record<Way, readonly (readonly [number, number])[]> = {
  straight: [[0, 100], [200, 100]],
  curve: [[0, 100], [100, 200]],
};

/** The dashes in the middle of the road lie over everything, its bed under it. */
const roadBed = (d: string): string => line(d, "#0a0520", 40, { opacity: 0.55 }) + line(d, "#5ff0ff", 30, { opacity: 0.16 });
const roadDashes = (d: string): string => line(d, "#baf9ff", 8, { "stroke-dasharray": "2 18", "stroke-dashoffset": -10 });
const gate = (x: number, y: number): string => disc(x, y, 13, "#5ff0ff", inkLine(3.5));

const tabs = (kind: Crystal, value: number, letter: string): string =>
  path("M0 12V66Q6 54 20 54H72Q88 54 88 38V20Q88 6 100 0H14Z", PAPER) +
  crystalAt(kind, 27, 30, 0.56) +
  text(value, 65, 46, 46, { weight: 800, width: 80 }) +
  path("M200 188V146Q194 156 182 156H150Q136 156 136 170V182Q136 194 126 200H186Z", PAPER) +
  text(value, 180, 190, 28, { weight: 800 }) +
  text(letter, 156, 189, letter.length > 1 ? 21 : 25, { weight: 700 });

/** `code` is crystal, value and kind, as `G1s`; `turn` in degrees. Words are not drawn, the title is what is read aloud. */
export function cardFace(code: string, words: CardWords, letters: Letters = {}, turn = 0): string {
  const kind = CRYSTAL_OF[code.charAt(0)] ?? "wild";
  const value = Number(code.charAt(1));
  const corner = tabs(kind, value, letters[kind] ?? COLOURS[kind].letter);
  if (code.endsWith("p")) {
    const { deep, mid } = COLOURS[kind];
    return squareFrame({ label: words.title, art: planetArt(code, kind, value), ground: [deep, mid], tabs: corner });
  }
  const way: Way = code.endsWith("s") ? "straight" : "curve";
  const { deep, mid } = COLOURS[kind];
  const turned = (inner: string): string => group(inner, { transform: `rotate(${turn} 100 100)` });
  return squareFrame({
    label: words.title,
    art: specks(code, 30, 200, 195) + turned(rocksBeside(way, code, kind) + roadBed(ROUTES[way]) + roadDashes(ROUTES[way])),
    ground: [darker(deep, 0.1), mix(deep, mid, 0.7)],
    tabs: corner,
    edge: turned(ROAD_ENDS[way].map(([x, y]) => gate(x, y)).join("")),
  });
}

/** Up to nine rocks that touch neither the road nor each other. */
function rocksBeside(way: Way, code: string, kind: Crystal): string {
  const { fill, mid } = COLOURS[kind];
  const chance = random(`gw${code}`);
  const offRoad = (x: number, y: number, r: number): boolean =>
    way === "straight" ? Math.abs(y - 100) > r + 24 : Math.abs(Math.hypot(x - 8, y - 192) - 92) > r + 30;
  const placed: { x: number; y: number; r: number }[] = [];
  let rocks = "";
  for (let tries = 0; tries < 260 && placed.length < 9; tries++) {
    const r = chance.range(8, 23);
    const [x, y] = [chance.range(16, 184), chance.range(16, 184)];
    if (!offRoad(x, y, r) || placed.some((other) => Math.hypot(other.x - x, other.y - y) <= r + other.r + 5)) continue;
    placed.push({ x, y, r });
    const colour = mix(mid, chance.pick(["#8f86b8", "#b5a48f", fill]), 0.45);
    rocks += rock(x, y, r, chance, colour);
  }
  return rocks;
}

const BALL = "M100 44A62 62 0 1 1 99.9 44Z";

/** Odd planets wear a ring, even ones have as many moons as they are worth. */
function planetArt(code: string, kind: Crystal, value: number): string {
  const { fill } = COLOURS[kind];
  const ringed = value % 2 === 1;
  const orbit = (front: boolean): string =>
    path(`M${front ? 22 : 178} 118A80 24 0 0 0 ${front ? 178 : 22} 118`, "none", {
      stroke: BONE,
      "stroke-width": 9,
      "stroke-linecap": "round",
      transform: "rotate(-16 100 112)",
    });
  const moon = (_: unknown, i: number): string => {
    const angle = -0.5 + i * 0.62;
    return disc(100 + 78 * Math.cos(angle), 108 + 78 * Math.sin(angle), 9 - i, BONE, inkLine(3.5));
  };
  return (
    specks(code, 34, 200, 195) +
    disc(100, 106, 86, fill, { opacity: 0.16 }) +
    (ringed ? orbit(false) : "") +
    clip(
      BALL,
      bands(kind) +
        path("M100 44A62 62 0 0 1 100 168A80 80 0 0 0 100 44Z", INK, { opacity: 0.32, transform: "translate(8 0)" }) +
        shine("M56 88Q66 62 92 56", 6, 0.7),
    ) +
    path(BALL, "none", inkLine(4.5)) +
    (ringed ? orbit(true) : Array.from({ length: value }, moon).join(""))
  );
}

const BELTS = [[58, 10], [88, 16], [122, 12], [150, 8]] as const;

function bands(kind: Crystal): string {
  if (kind === "wild") {
    const stripes = ["green", "yellow", "fuchsia", "blue"] as const;
    return stripes.map((colour, i) => rect(30, 44 + i * 31, 140, 31, 0, COLOURS[colour].fill)).join("");
  }
  const { fill } = COLOURS[kind];
  const belts = BELTS.map(([y, height], i) => {
    const odd = i % 2 === 1;
    const wave = `M30 ${y}q35 ${odd ? 14 : -12} 70 0t70 0v${height}q-35 ${odd ? 12 : -10} -70 0t-70 0Z`;
    return path(wave, odd ? lighter(fill, 0.35) : darker(fill, 0.25));
  });
  return path(BALL, fill) + belts.join("");
}

const CRACKS =
  "M200 196L164 150L172 118L140 88M200 196L244 164L268 170L310 138M200 196L184 246L206 270L192 318" +
  "M200 196L126 214L104 250L84 250M244 164L248 118M184 246L140 280M206 270L256 292L262 312M268 170L300 200";
const WORLD = "M200 88A112 112 0 1 1 199.9 88Z";
const ESCAPE = "M200 300H400";

/** The exploding planet: one picture over the four cards X1 … X4, 400 × 400. */
export const explodingPlanet = (label = ""): string => svg(explosion() + gate(400, 300), 400, 400, label);

/** Where the quarter of each of the four cards begins. */
const QUARTERS: Record<string, readonly [number, number]> = { X1: [0, 0], X2: [200, 0], X3: [0, 200], X4: [200, 200] };

/** One of the four cards by itself, 200 × 200. */
export function explodingCard(code: string, label = ""): string {
  const [x, y] = QUARTERS[code] ?? [0, 0];
  const number = path("M0 12V66Q6 54 20 54H44Q60 54 60 38V20Q60 6 72 0H14Z", PAPER) + text(Number(code.charAt(1)), 34, 46, 44, { weight: 800, width: 80 });
  return svg(clip("M0 0H200V200H0Z", group(explosion(), { transform: `translate(${-x} ${-y})` })) + number, 200, 200, label);
}

function explosion(): string {
  const opening = roundRect(7, 7, 386, 384, 16);
  const blast = ramp(["#fff1b0", "#ff9a3d", "#c2304a", "#2a0f4e/0"], "outwards");
  return (
    blast.def +
    path(roundRect(0, 0, 400, 400, 20), PAPER_LOW) +
    path(roundRect(0, 0, 400, 397, 20), PAPER) +
    clip(
      opening,
      rect(0, 0, 400, 400, 0, "#2a0f4e") +
        specks("boom", 60, 400, 390) +
        rays(200, 200, 330, 26, "#ff9a3d", 0.4) +
        disc(200, 200, 215, blast.fill) +
        line(ESCAPE, "#0a0520", 40, { opacity: 0.5 }) +
        line(ESCAPE, "#5ff0ff", 30, { opacity: 0.16 }) +
        debris() +
        roadDashes(ESCAPE) +
        clip(WORLD, crackedWorld()) +
        path(WORLD, "none", inkLine(6)) +
        lastFace() +
        line("M200 0V400M0 199H400", PAPER, 2.5, { opacity: 0.55 }),
    ) +
    path(opening, "none", { stroke: INK, "stroke-width": 2.5 })
  );
}

/** Rocks all round, but none on the road out. */
function debris(): string {
  const chance = random("boom");
  const one = (_: unknown, i: number): string => {
    const angle = (i / 30) * 6.283 + chance.range(-0.1, 0.1);
    const away = chance.range(132, 196);
    const [x, y] = [200 + away * Math.cos(angle), 200 + away * Math.sin(angle)];
    if (Math.abs(y - 300) < 34 && Math.cos(angle) > 0) return "";
    const r = chance.range(6, 18);
    // the colour is chosen before the corners: the same order as always, so the same planet as always
    return rock(x, y, r, chance, chance.pick(["#b5562e", "#8a3550", "#d98a4a"]));
  };
  return Array.from({ length: 30 }, one).join("");
}

const crackedWorld = (): string =>
  path(WORLD, "#6a1440") +
  disc(188, 186, 108, "#d2452f") +
  oval(140, 132, 22, 13, "#8a2440") +
  oval(262, 236, 26, 16, "#8a2440") +
  oval(238, 122, 14, 9, "#8a2440") +
  line(CRACKS, "#ffb03d", 14) +
  line(CRACKS, "#fff6c2", 6);

function lastFace(): string {
  const panic = { look: [0.2, -0.2], style: "pin", skin: "#b5402f" } as const;
  return (
    eye(152, 172, 25, panic) +
    eye(250, 172, 25, panic) +
    mouth("open", 200, 236, 1.9) +
    line("M122 136Q144 120 166 130M280 136Q258 120 236 130", INK, 8)
  );
}
