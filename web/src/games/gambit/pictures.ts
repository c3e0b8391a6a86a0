// Pictures of Psych cards, of damage and of looking, and of the three roles; actions.ts and abilities.ts have the others.

import { alienPart } from "../../art/alien";
import { eye, type Gaze } from "../../art/eyes";
import type { FrameParts } from "../../art/frame";
import { rays, specks } from "../../art/backgrounds";
import { HAIR } from "../../art/hair";
import { at, disc, group, inked, inkLine, line, path, rect, ring, shine, tube } from "../../art/ink";
import { COLOURS, INK, PAPER, type Letters } from "../../art/palette";
import { HEAD, personPart } from "../../art/person";
import { star } from "../../art/shapes";
import { ALIEN_WITH_LAPELS, EXTINCTIONIST, SCIENTIST } from "./roles";

export type Picture = (letters: Letters) => Omit<FrameParts, "words">;

const BRAIN =
  "M104 62C118 50 140 56 144 70C162 72 168 94 158 106C166 122 154 140 138 140C130 152 112 152 104 142" +
  "C96 152 78 152 70 140C54 140 42 122 50 106C40 94 46 72 64 70C68 56 90 50 104 62Z";
const FOLDS = "M104 64V140M72 84Q86 82 86 96M66 116Q82 112 88 124M136 84Q122 82 122 96M142 116Q126 112 120 124";

const waves = (colour: string): string =>
  [150, 118, 88]
    .map((r, i) =>
      ring(104, 110, r, colour, 7 - i, {
        "stroke-dasharray": `${r * 0.9} ${r * 0.3}`,
        opacity: 0.35 + i * 0.2,
        transform: `rotate(${i * 50} 104 110)`,
      }),
    )
    .join("");
export const brain = (skin: string, gaze: Gaze): string =>
  inked(BRAIN, skin, 4.5) + line(FOLDS) + eye(84, 108, 15, { skin, ...gaze }) + eye(124, 108, 15, { skin, ...gaze });

/** A cross brain that sends waves. */
const psychWeapon: Picture = (letters) => {
  return {
    index: [{ mark: "red", letter: letters.red }, { glyph: "spiral" }],
    ground: ["#3a0d3a", "#c22f5a"],
    accent: COLOURS.red.fill,
    art:
      waves("#ff8f9f") +
      brain("#ff8fa8", { lid: 0.4, tilt: 22, iris: "#c2203a" }) +
      line("M84 172L76 188H92L84 206M124 172L116 188H132L124 206", "#ffe27a", 6),
  };
};

/** A content brain under a kitchen sieve: nothing gets in. */
const psychDefence: Picture = (letters) => ({
  index: [{ mark: "blue", letter: letters.blue }, { glyph: "helmet" }],
  ground: ["#0d1f55", "#2f6fc2"],
  accent: COLOURS.blue.fill,
  art:
    waves("#8fc8ff") +
    brain("#9ad0ff", { style: "shut" }) +
    inked("M42 84Q48 26 104 24T166 84Q104 62 42 84Z", "#c9d2f0", 4.5) +
    [[76, 58], [104, 50], [132, 58], [90, 40], [118, 40]].map(([x = 0, y = 0]) => disc(x, y, 4, INK)).join("") +
    tube("M166 82L186 96", "#8a92b8", 8, 15) +
    shine("M62 62Q72 42 92 36", 5, 0.8) +
    line("M94 132Q104 138 114 132", INK, 4),
});

/** A patient between a thunderbolt and a heart. */
const damageOrHeal: Picture = () => {
  const plaster = group(rect(88, 46, 64, 24, 12, "#fff1cf", inkLine(4)) + rect(109, 46, 22, 24, 0, "#f5b88a"), {
    transform: "rotate(-24 120 58)",
  });
  const patient = personPart({
    hair: "quiff",
    hairColour: "#8a3a1c",
    skin: "#f0c19a",
    top: "#63b3ff",
    mouth: "wave",
    brow: -4,
    eyeSet: eye(80, 92, 14, { style: "shut" }) + eye(121, 90, 15, { look: [0, 0.2], lid: 0.1, skin: "#f0c19a" }),
    gear: plaster + line("M58 108L68 118M58 118L68 108", INK, 5),
  });
  const bolt = path(star(72, 96, 50, 26, 8), "#ffe27a", inkLine(5)) + inked("M78 58L50 100H70L62 138L98 88H76Z", "#ff6a5e", 5);
  const heart =
    inked("M138 204C106 178 100 160 110 148C120 138 134 142 138 154C142 142 156 138 166 148C176 160 170 178 138 204Z", "#7df0b0", 5) +
    line("M138 160V184M126 172H150", "#fffdf4", 7);
  return {
    index: [{ glyph: "bolt" }, { glyph: "heart" }],
    ground: ["#14264f", "#4a6fb0"],
    accent: "#ff9a86",
    art:
      path("M0 0H200V70L0 216Z", "#c2405a") +
      rays(120, 110, 200, 16, "#fff", 0.1) +
      at(patient, 88, 140, 0.82) +
      group(bolt, { transform: "translate(106 -8) scale(.72)" }) +
      group(heart, { transform: "translate(60 34) scale(.76)" }),
  };
};

/** A lens lifts the corner of a card. */
const peek: Picture = () => {
  const card =
    rect(-44, -62, 88, 124, 10, PAPER, inkLine(3.6)) +
    rect(-36, -54, 72, 108, 6, "#1d3f7a", inkLine(2.5)) +
    path("M-36 54V10Q-6 16 36 -20V54Z", "#ffd94f", inkLine(2.5)) +
    path("M-44 62V20L-2 62Z", "#e4d6b6", inkLine(3.4));
  return {
    index: [{ glyph: "search" }],
    ground: ["#10224a", "#2f8fa8"],
    accent: "#6fd3ff",
    art:
      specks("pk", 20, 200, 200) +
      group(card, { transform: "translate(100 118) rotate(-10) scale(1.25)" }) +
      eye(122, 130, 24, { look: [-0.5, 0.3], iris: "#0d8a72", lid: 0.2, skin: "#5fe08c" }) +
      tube("M140 148L176 190", "#c98a4a", 12, 20) +
      disc(122, 130, 30, "none", inkLine(12)) +
      ring(122, 130, 30, "#c9d2f0", 6),
  };
};

/** The face it wears at work, on a string. */
const HUMAN_MASK = group(
  inked(HEAD, "#f0c19a", 8) +
    (HAIR.quiff("#5a2e1c").over ?? "") +
    disc(82, 92, 12, INK) +
    disc(118, 92, 12, INK) +
    line("M82 120Q100 132 118 120", INK, 8) +
    line("M54 90L20 60M146 90L180 60", INK, 6),
  { transform: "translate(160 168) rotate(14) scale(.44) translate(-100 -90)" },
);

const alienRole: Picture = (letters) => ({
  index: [{ mark: "red", letter: letters.red }, { glyph: "alien" }],
  ground: [COLOURS.red.deep, "#c23a4a"],
  accent: COLOURS.red.fill,
  art: rays(104, 116, 220, 14, COLOURS.red.fill, 0.2) + at(alienPart(ALIEN_WITH_LAPELS), 104, 112, 0.96) + HUMAN_MASK,
});

const scientistRole: Picture = (letters) => ({
  index: [{ mark: "blue", letter: letters.blue }, { glyph: "flask" }],
  ground: [COLOURS.blue.deep, "#3f86d8"],
  accent: COLOURS.blue.fill,
  art:
    rays(104, 116, 220, 14, COLOURS.blue.fill, 0.2) +
    at(personPart({ ...SCIENTIST, look: [0.3, -0.3], gear: inked("M82 156L100 186L118 156L128 204H72Z", "#63b3ff") }), 104, 116, 0.96),
});

const extinctionistRole: Picture = (letters) => ({
  index: [{ mark: "yellow", letter: letters.yellow }, { glyph: "hourglass" }],
  ground: [COLOURS.yellow.deep, "#c9962a"],
  accent: COLOURS.yellow.fill,
  art:
    rays(104, 116, 220, 14, COLOURS.yellow.fill, 0.22) +
    at(personPart({ ...EXTINCTIONIST, gear: inked("M86 164H114L108 182L114 200H86L92 182Z", "#ffd94f", 3.5) }), 104, 114, 0.98),
});

export const PICTURES = {
  psych_weapon: psychWeapon,
  psych_defence: psychDefence,
  damage_or_heal: damageOrHeal,
  peek_any_card: peek,
  alien: alienRole,
  scientist: scientistRole,
  extinctionist: extinctionistRole,
} as const satisfies Record<string, Picture>;
