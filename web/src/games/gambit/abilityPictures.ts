// Pictures of the ten abilities. All have the medal of the module in their corner and its violet ground.

import { alienPart, type AlienLook } from "../../art/alien";
import { eye } from "../../art/eyes";
import type { Glyph } from "../../art/glyphs";
import { rays, specks } from "../../art/backgrounds";
import { at, disc, group, inked, inkLine, line, path, rect, ring, tube } from "../../art/ink";
import { BONE, INK, PAPER, SKINS } from "../../art/palette";
import { personPart } from "../../art/person";
import { arrow, bolt, heart, smallCard } from "./drawings";
import { brain, type Picture } from "./pictures";

/** Once a game somebody shines. */
const ability = (glyph: Glyph, art: string): Picture => () => ({
  index: [{ glyph: "medal" }, { glyph }],
  ground: ["#2a1450", "#6a3fb0"],
  accent: "#d0a8ff",
  art: rays(104, 116, 230, 12, "#e2ccff", 0.15) + art,
});

const someone = (seed: string, look: AlienLook, x: number, y: number, scale: number, turn = 0): string => at(alienPart({ seed, ...look }), x, y, scale, turn);

const HEDGE = "M20 220Q10 186 36 176Q30 148 62 146Q72 120 104 128Q134 116 146 142Q178 140 176 172Q200 184 188 220Z";
const OCTAGON = "M76 46H132L166 80V136L132 170H76L42 136V80Z";

export const ABILITIES = {
  /** Fingers in its ears, if it had fingers. */
  cancel_psych: ability(
    "spiral",
    brain("#ffb0d0", { style: "shut" }) + inked("M36 88H58V128H36Q24 108 36 88Z", "#3fc9c0", 4.5) + inked("M172 88H150V128H172Q184 108 172 88Z", "#3fc9c0", 4.5) + tube("M46 90Q46 30 104 30T162 90", "#3fc9c0", 7, 15) + line("M92 134H116", INK, 4.5),
  ),
  /** Both barrels. */
  double_play: ability(
    "swap",
    smallCard(78, 96, -18, "#c22f5a", null, 1.05) + smallCard(134, 90, 14, "#2457a8", null, 1.05) + someone("double", { body: "tall", skin: SKINS.lime, eyes: 2, lid: 0.2, tilt: 14, mouth: "grin", arms: "up", legs: false }, 106, 168, 0.56),
  ),
  /** Out with it, in with another. */
  redraft: ability(
    "draw",
    smallCard(104, 74, 6, "#b8800c", { style: "pin" }, 1) + rect(44, 112, 120, 50, 12, "#8a92b8", inkLine(5)) + rect(62, 110, 84, 12, 6, INK) + disc(146, 146, 6, "#5fe08c", inkLine(3)) + line("M64 164V204M80 164V210M96 164V202M112 164V208M128 164V204M144 164V198", PAPER, 9) + line("M72 164V206M104 164V206M136 164V202", INK, 2.5),
  ),
  /** No, thank you. */
  refuse: ability(
    "stop",
    someone("refuse", { body: "block", skin: SKINS.coral, eyes: 2, eyeStyle: "shut", mouth: "frown", arms: "none", antennae: 1 }, 84, 126, 0.74) + smallCard(162, 104, 16, "#13745a", { look: [-0.8, 0.2], tilt: -16 }, 0.8) + tube("M114 150Q138 150 142 130", SKINS.coral, 15, 24) + line("M134 112V132M143 108V132M152 112V134", SKINS.coral, 9),
  ),
  /** A deck chair and something with an umbrella. */
  sit_out: ability(
    "cup",
    tube("M30 206L128 116M64 206L172 190M36 160L92 206", "#c98a4a", 8, 15) + path("M40 168Q96 176 136 118L154 128Q118 198 52 186Z", "#ff6a5e", inkLine(4.5)) + someone("rest", { body: "bean", skin: SKINS.sky, eyes: 2, eyeStyle: "happy", mouth: "smile", arms: "none", legs: false, antennae: 2 }, 104, 128, 0.56, -30) + inked("M152 90H184L178 128H158Z", "#ffd94f", 4) + line("M168 90V64", INK, 4) + path("M150 66Q168 46 186 66Z", "#ff74d4", inkLine(3.5)),
  ),
  /** The way is wherever the sign says. */
  redirect: ability(
    "bounce",
    tube("M106 212V40", "#c98a4a", 13, 22) + inked("M60 46H148L172 66L148 86H60Z", "#ffd94f", 4.5) + inked("M150 98H60L36 116L60 134H150Z", "#5fe08c", 4.5) + inked("M66 146H140L160 162L140 178H66Z", "#63b3ff", 4.5) + eye(88, 66, 11, { look: [1, 0], skin: "#ffd94f" }) + eye(114, 66, 11, { look: [1, 0], skin: "#ffd94f" }),
  ),
  /** Stop, and that is final. */
  veto: ability(
    "cancel",
    inked(OCTAGON, "#e0404f", 6) + path("M80 54H128L158 84V132L128 162H80L50 132V84Z", "none", { stroke: BONE, "stroke-width": 5 }) + group(inked("M-26 44V0Q-26 -10 -18 -10T-10 0V-26Q-10 -36 -2 -36T6 -26V-28Q6 -38 13 -38T20 -28V-18Q20 -26 27 -26T34 -18V20Q34 46 6 48Z", "#f0c19a", 4.5), { transform: "translate(102 112)" }) + tube("M104 170V214", "#b9c2e8", 10, 19),
  ),
  /** Somebody has a file on everybody. */
  background_check: ability(
    "search",
    inked("M34 78H84L96 92H168V196H34Z", "#ffc445", 4.5) + rect(52, 62, 96, 112, 6, PAPER, inkLine(3.5)) + at(personPart({ hair: "wild", hairColour: "#4a2a3a", lid: 0.3, mouth: "flat" }), 86, 104, 0.34) + line("M112 86H138M112 100H138M64 144H136M64 158H120", INK, 4) + path("M34 110H176L166 200H40Z", "#ffd94f", inkLine(4.5)) + disc(138, 148, 27, "#dff6ff", { ...inkLine(9), "fill-opacity": 0.5 }) + ring(138, 148, 27, "#b9c2e8", 5) + eye(138, 148, 17, { look: [-0.6, -0.4], lid: 0.25, skin: "#dff6ff" }) + tube("M158 168L184 196", "#8a5a1c", 10, 18),
  ),
  /** Physician, heal thyself. */
  self_heal: ability(
    "heart",
    someone("selfheal", { body: "round", skin: SKINS.leaf, eyes: 2, look: [0.2, -0.8], lid: 0, mouth: "smile", arms: "up", antennae: 0, spots: false }, 104, 126, 0.8) + group(rect(-36, -13, 72, 26, 13, "#fff1cf", inkLine(4)) + rect(-12, -13, 24, 26, 0, "#f5b88a"), { transform: "translate(116 62) rotate(-18)" }) + heart(166, 60, 0.4) + heart(44, 152, 0.34),
  ),
  /** A hedge that was not here yesterday. */
  ambush: ability(
    "bolt",
    specks("hedge", 22, 200, 150) + bolt(150, 70, 0.7, 18) + inked(HEDGE, "#13745a", 5) + path("M46 196Q52 178 70 184M92 172Q104 158 120 170M140 190Q152 176 166 188", "none", { stroke: "#5fe08c", "stroke-width": 6, "stroke-linecap": "round" }) + disc(88, 166, 19, INK) + disc(126, 166, 19, INK) + eye(88, 166, 14, { tilt: 20, lid: 0.3, skin: INK, iris: "#c2203a" }) + eye(126, 166, 14, { tilt: 20, lid: 0.3, skin: INK, iris: "#c2203a" }) + arrow("M56 96Q58 70 84 62", 88, 60, -18),
  ),
} as const satisfies Record<string, Picture>;
