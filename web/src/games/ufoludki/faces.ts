// The ten faces of Ufoludki. Twins with a moon rob a farm, twins with a ringed planet rob a town.

import { alienPart, type AlienLook, type Body } from "../../art/alien";
import { cached, faceKey } from "../../art/cache";
import { earthPart } from "../../art/earth";
import { anyFace } from "../../art/face-any";
import { cardFrame, type FrameParts } from "../../art/frame";
import { halftone, rays, specks } from "../../art/backgrounds";
import { at, disc, inked, inkLine, line, oval, path, rect, shine, tube } from "../../art/ink";
import { lootHead, type Loot } from "../../art/loot";
import { darker, INK, SKINS } from "../../art/palette";
import { personPart } from "../../art/person";
import { saucerPart, type SaucerKind } from "../../art/saucer";
import { star } from "../../art/shapes";
import type { CardWords } from "../contract";

interface SaucerCard {
  kind: SaucerKind;
  hull: string;
  lamps: number;
  cargo: readonly Loot[];
  pilot: AlienLook;
}

const SAUCERS: Record<string, SaucerCard> = {
  S2A: { kind: "scout", hull: "#7fc8e8", lamps: 3, cargo: ["cow", "hen"], pilot: { eyes: 1, mouth: "smile", look: [0, 0.8] } },
  S3A: {
    kind: "disc",
    hull: "#b9c2e8",
    lamps: 5,
    cargo: ["sheep", "pig", "farmer"],
    pilot: { eyes: 2, mouth: "grin", lid: 0.25, tilt: -12, look: [0, 0.7] },
  },
  S4A: {
    kind: "mother",
    hull: "#ffb35c",
    lamps: 7,
    cargo: ["cow", "granny", "sheep", "hen"],
    pilot: { eyes: 3, mouth: "open", look: [0, 0.7] },
  },
  S2B: {
    kind: "kettle",
    hull: "#ff8fae",
    lamps: 3,
    cargo: ["cat", "kid"],
    pilot: { eyes: 2, eyeStyle: "almond", mouth: "oh", skin: SKINS.mint },
  },
  S3B: {
    kind: "ring",
    hull: "#ffd94f",
    lamps: 5,
    cargo: ["granny", "cat", "kid"],
    pilot: { eyes: 2, mouth: "tongue", lid: 0.3, tilt: 12, skin: SKINS.mint, look: [0.3, 0.6] },
  },
  S4B: {
    kind: "crown",
    hull: "#c79bff",
    lamps: 6,
    cargo: ["farmer", "pig", "kid", "cat"],
    pilot: { eyes: 1, lid: 0.36, tilt: -16, mouth: "fang", skin: SKINS.mint, look: [0, 0.6] },
  },
};

/** Where the cargo hangs in the beam, by how much of it there is: across, down, turn. */
const HANGS: Record<number, readonly (readonly [number, number, number])[]> = {
  2: [[84, 150, -12], [126, 164, 10]],
  3: [[70, 165, -12], [106, 146, 6], [142, 165, 12]],
  4: [[60, 167, -14], [88, 147, 8], [118, 167, -6], [148, 149, 14]],
};

const MOON = path("M150 26A26 26 0 1 0 176 58A21 21 0 0 1 150 26Z", "#fff1cf");
const PLANET =
  disc(156, 40, 17, "#ff9fc4") +
  oval(156, 40, 30, 8, "none", { stroke: "#ffe0a8", "stroke-width": 5, transform: "rotate(-20 156 40)" }) +
  path("M139.5 36A17 17 0 0 1 172 34Z", "#ff9fc4");
const FARM =
  path("M0 196Q60 168 120 186T200 178V280H0Z", "#0d5a4c") +
  path("M0 214Q70 190 200 208V280H0Z", "#0a4038") +
  inked("M146 150L160 138L174 150V176H146Z", "#b23a4a", 3) +
  rect(156, 160, 9, 16, 1, INK) +
  line("M14 184V168M26 182V166M38 180V164M10 174H44", "#fff1cf", 3, { opacity: 0.7 });
const LIT_WINDOWS = [[6, 176], [24, 158], [24, 170], [56, 166], [138, 174], [154, 150], [154, 164], [186, 164]] as const;
const TOWN =
  path("M0 280V168H18V150H34V176H50V158H66V186H132V164H148V142H164V172H182V156H200V280Z", "#1b1146") +
  [0, 22].flatMap((floor) => LIT_WINDOWS.map(([x, y]) => rect(x, y + floor, 5, 6, 0, "#ffd36b"))).join("");

/** "Saucer 3 with a moon": the tab shows the moon, so the plate ends with the number. */
const untilNumber = (title: string): string => /^.*?\d+/.exec(title)?.[0] ?? title;

function saucerFace(code: string, card: SaucerCard, words: CardWords): string {
  const value = card.cargo.length;
  const moon = code.endsWith("A");
  const ship = saucerPart({
    kind: card.kind,
    hull: card.hull,
    lamps: card.lamps,
    pilot: { seed: code, ...card.pilot },
    beam: 130,
    beamWide: value > 2,
    beamColour: moon ? "#dcff7e" : "#ffe27a",
  });
  const cargo = card.cargo.map((kind, i) => {
    const [x, y, turn] = HANGS[value]?.[i] ?? [100, 160, 0];
    return lootHead(kind, x, y, value === 4 ? 0.36 : 0.42, turn);
  });
  return cardFrame({
    words,
    art: specks(code, 26, 200, 150) + (moon ? MOON + FARM : PLANET + TOWN) + at(ship, 104, 96, 0.86) + cargo.join(""),
    ground: moon ? ["#083a4c", "#12806a"] : ["#2c1a6b", "#b0427e"],
    index: [{ figure: value }, { glyph: moon ? "moon" : "ringed" }],
    accent: moon ? "#c9f758" : "#ffb6d9",
    plate: words.short ?? untilNumber(words.title),
  });
}

const HORRIFIED: AlienLook = { seed: 5, eyes: 2, lid: 0, mouth: "open", eyeStyle: "pin", look: [0, 0.3] };

/** The animals butt a saucer out of the sky. */
const counterattack = (): Omit<FrameParts, "words"> => ({
  index: [{ figure: 2 }, { glyph: "paw" }],
  ground: ["#7a1f2e", "#f07a3c"],
  accent: "#ffb35c",
  art:
    rays(104, 120, 240, 16, "#ffd36b", 0.32) +
    at(saucerPart({ kind: "disc", hull: "#b9c2e8", lamps: 5, pilot: HORRIFIED }), 134, 56, 0.5, 24) +
    path(star(120, 92, 34, 15, 9), "#fff6c2", inkLine(3)) +
    lootHead("hen", 42, 138, 0.56, -18) +
    lootHead("sheep", 164, 148, 0.62, 12) +
    lootHead("cow", 102, 158, 1.06, -4) +
    line("M74 138L94 148M130 146L112 152", INK, 6) +
    shine("M78 190Q66 200 62 196M126 192Q138 202 142 196", 5, 0.8),
});

const RECRUITER: AlienLook = {
  seed: "rec",
  body: "bulb",
  skin: SKINS.leaf,
  eyes: 2,
  eyeStyle: "round",
  lid: 0.3,
  tilt: 16,
  look: [0, 0.2],
  mouth: "open",
  antennae: 2,
  antenna: "bulb",
  tip: "#ff74d4",
  spots: false,
  belly: false,
  cheeks: false,
  arms: "none",
  legs: false,
  gear:
    inked("M52 52C60 20 140 20 148 52Q100 38 52 52Z", "#2a3f9a") +
    inked("M38 58Q100 30 162 58Q100 52 38 58Z", "#1d2a6b") +
    path(star(100, 32, 11, 5), "#ffd94f", inkLine(2.5)),
};

/** An officer shouts at you through a horn. */
const recruitment = (): Omit<FrameParts, "words"> => ({
  index: [{ figure: "1+" }, { glyph: "horn" }],
  ground: ["#ffcf5a", "#f0793c"],
  accent: "#5fe08c",
  dotted: false,
  art:
    rays(104, 120, 260, 18, "#fff1cf", 0.6) +
    halftone(200, 280, "#c4501f") +
    at(alienPart(RECRUITER), 106, 112, 0.92) +
    tube("M104 222Q96 186 118 160", darker(SKINS.leaf, 0.2), 19, 27) +
    inked("M92 126L160 92V184L92 150Z", "#ff5f5f", 4.5) +
    path("M96 130L156 100V116L96 136Z", "#fff", { opacity: 0.4 }) +
    oval(160, 138, 15, 46, "#ffd94f", inkLine(4.5)) +
    oval(160, 138, 7, 26, "#8a1d2e", inkLine(3)) +
    rect(80, 122, 16, 32, 6, "#2a3f9a", inkLine(4)) +
    oval(120, 158, 17, 13, SKINS.leaf, inkLine(4)) +
    line("M182 112L196 102M184 138H200M182 164L196 174", INK, 6),
});

interface Acrobat {
  x: number;
  y: number;
  body: Body;
  skin: string;
  look: AlienLook;
}
/** A pyramid, from the ground up. */
const ACROBATS: readonly Acrobat[] = [
  { x: 50, y: 178, body: "bean", skin: SKINS.leaf, look: { antennae: 2, spots: false, eyes: 1, mouth: "grin", lid: 0, eyeStyle: "happy" } },
  { x: 104, y: 182, body: "round", skin: SKINS.mint, look: { antennae: 1, spots: true, eyes: 2, mouth: "open", lid: 0 } },
  { x: 158, y: 178, body: "bulb", skin: SKINS.lime, look: { antennae: 2, spots: false, eyes: 3, mouth: "tongue", lid: 0 } },
  { x: 76, y: 132, body: "block", skin: SKINS.leaf, look: { antennae: 1, spots: true, eyes: 2, mouth: "smile", lid: 0.2 } },
  { x: 132, y: 130, body: "drop", skin: SKINS.mint, look: { antennae: 2, spots: false, eyes: 2, mouth: "oh", lid: 0 } },
  { x: 104, y: 78, body: "bean", skin: SKINS.lime, look: { antennae: 1, spots: true, eyes: 2, mouth: "open", lid: 0, arms: "up" } },
];

const swarm = (): Omit<FrameParts, "words"> => ({
  index: [{ figure: 1 }, { glyph: "crowd" }],
  ground: ["#0a3350", "#27b07a"],
  accent: "#c9f758",
  art:
    specks("sw", 30, 200, 120) +
    path("M0 206Q100 186 200 206V280H0Z", "#0d5a4c") +
    ACROBATS.map(({ x, y, body, skin, look }, i) => {
      const usual: AlienLook = { arms: "none", legs: false, tip: "#ffd94f", eyeStyle: "round", look: [(104 - x) / 90, -0.5] };
      return at(alienPart({ seed: `swarm${i + 1}`, body, skin, ...usual, ...look }), x, y, 0.42);
    }).join(""),
});

const MEDALS = [[130, 176, "#ff6a5e"], [144, 176, "#ffd94f"], [137, 190, "#63b3ff"]] as const;

/** A stern man in front of the planet. */
const general = (): Omit<FrameParts, "words"> => ({
  index: [{ glyph: "medal" }],
  ground: ["#12265e", "#3a7fd0"],
  accent: "#ffd94f",
  art:
    rays(100, 120, 240, 20, "#9fd8ff", 0.2) +
    at(earthPart({ face: false }), 100, 150, 1.02) +
    at(
      personPart({
        hair: "peaked",
        hairColour: "#3f6b3a",
        top: "#4f8247",
        tash: "#fffaf0",
        browColour: "#fffaf0",
        brow: 5,
        lid: 0.24,
        tilt: 14,
        mouth: "flat",
        skin: "#eda27c",
        badge:
          MEDALS.map(([x, y, fill]) => disc(x, y, 6.5, fill, inkLine(3))).join("") + line("M34 176H58M34 184H58", "#ffd94f", 4),
      }),
      100,
      136,
      0.98,
    ),
});

const OTHERS: Record<string, () => Omit<FrameParts, "words">> = {
  COUNTER: counterattack,
  RECRUIT: recruitment,
  SWARM: swarm,
  GENERAL: general,
};
export const CODES = ["S2A", "S2B", "S3A", "S3B", "S4A", "S4B", "COUNTER", "RECRUIT", "SWARM", "GENERAL"] as const;

export function face(code: string, words: CardWords): string {
  return cached(faceKey("ufoludki", code, words.title, words.short, words.text), () => {
    const saucer = SAUCERS[code];
    if (saucer) return saucerFace(code, saucer, words);
    const other = OTHERS[code];
    return other ? cardFrame({ words, ...other() }) : anyFace(code, words);
  });
}
