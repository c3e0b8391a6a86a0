// Pictures of the Action cards: one subject, one prop, one joke each.

import { alienPart } from "../../art/alien";
import { eye } from "../../art/eyes";
import { confetti, rays, specks } from "../../art/backgrounds";
import { at, disc, group, inked, inkLine, line, path, rect, shine, tube } from "../../art/ink";
import { COLOURS, INK, SKINS } from "../../art/palette";
import { personPart } from "../../art/person";
import { star } from "../../art/shapes";
import { arrow, bin, bolt, heart, smallCard, tape } from "./drawings";
import type { Picture } from "./pictures";

const SHIELD = "M104 70L168 92V138C168 184 138 206 104 222C70 206 40 184 40 138V92Z";

/** Somebody looks over the edge of a shield that is far too large. */
const protectPlayer: Picture = () => ({
  index: [{ glyph: "shield" }],
  ground: ["#0d2f4f", "#2f9fb0"],
  accent: "#7de0ff",
  art:
    rays(104, 110, 210, 14, "#bff4ff", 0.14) +
    at(personPart({ hair: "bun", hairColour: "#c2405a", top: "#4a6fb0", look: [0.2, 0.4], lid: 0, brow: 6, mouth: "flat" }), 104, 104, 0.82) +
    inked(SHIELD, "#63b3ff", 5.5) +
    path("M104 82V208C80 196 52 178 52 138V100Z", "#8fd0ff") +
    path(star(104, 140, 30, 13), "#ffd94f", inkLine(4)) +
    shine("M56 108V138Q58 156 66 168", 6, 0.7),
});

/** A nurse with more heart than hands. */
const healAll: Picture = () => ({
  index: [{ glyph: "heart" }],
  ground: ["#0b3a3a", "#2fa88a"],
  accent: "#7df0b0",
  art:
    rays(104, 118, 210, 16, "#c9ffe4", 0.16) +
    at(alienPart({ seed: "nurse", body: "round", skin: SKINS.mint, eyes: 3, eyeStyle: "happy", mouth: "open", antennae: 0, arms: "up", spots: false, gear: inked("M66 50Q100 28 134 50L128 66Q100 52 72 66Z", "#fffdf4") + line("M100 42V58M92 50H108", "#e0505f", 5) }), 104, 116, 0.82) +
    heart(104, 158, 0.52) +
    heart(42, 150, 0.42) +
    heart(168, 136, 0.46) +
    heart(160, 44, 0.34) +
    heart(86, 30, 0.3),
});

/** Everybody's cards on a merry-go-round. */
const shuffleHands: Picture = () => {
  const fills = ["#c22f5a", "#2457a8", "#b8800c", "#13745a", "#97268f", "#565c78"];
  const round = fills.map((fill, i) => {
    const angle = (i / fills.length) * 2 * Math.PI - 0.5;
    return smallCard(Math.round(106 + 66 * Math.cos(angle)), Math.round(116 + 66 * Math.sin(angle)), i * 60 + 40, fill, null, 0.62);
  });
  return {
    index: [{ glyph: "shuffle" }],
    ground: ["#2a1450", "#7a4fb8"],
    accent: "#c79bff",
    art:
      rays(106, 116, 220, 12, "#e2ccff", 0.16) +
      round.join("") +
      at(alienPart({ seed: "dizzy", body: "bulb", skin: SKINS.amber, eyes: 2, eyeStyle: "pin", mouth: "wave", antennae: 2, arms: "none", legs: false }), 106, 118, 0.44),
  };
};

/** A die on the loose. */
const strayDamage: Picture = () => {
  const pips = [[-20, -20], [20, -20], [-20, 20], [20, 20]].map(([x = 0, y = 0]) => disc(x, y, 7, INK)).join("");
  const cube = rect(-42, -36, 84, 84, 18, "#b0263a", inkLine(5)) + rect(-42, -44, 84, 84, 18, "#ff6a5e", inkLine(5)) + group(pips, { transform: "translate(0 -2)" });
  return {
    index: [{ glyph: "bolt" }, { figure: "?" }],
    ground: ["#3a1430", "#b8503a"],
    accent: "#ff9a86",
    art:
      path(star(108, 122, 92, 58, 11), "#ffe27a", { opacity: 0.35 }) +
      bolt(52, 168, 0.66, 30) +
      bolt(168, 66, 0.66, 200) +
      bolt(160, 180, 0.5, -20) +
      group(cube + eye(-9, -2, 12, { tilt: 20, lid: 0.25, skin: "#ff6a5e" }) + eye(13, -2, 12, { tilt: 20, lid: 0.25, skin: "#ff6a5e" }), { transform: "translate(108 120) rotate(-16)" }) +
      line("M34 92Q22 112 26 134M52 70L40 56", "#fff8e6", 6),
  };
};

/** All hands go into the bin. */
const resetHands: Picture = () => ({
  index: [{ glyph: "reverse" }],
  ground: ["#14264f", "#4f7ab0"],
  accent: "#9fd0ff",
  art:
    specks("reset", 20, 200, 200) +
    smallCard(70, 62, -28, "#b8800c", { style: "pin" }, 0.7) +
    smallCard(150, 48, 24, "#13745a", { style: "pin" }, 0.7) +
    bin(108, 124, smallCard(-18, -22, -14, "#c22f5a", { look: [0.3, -0.8], lid: 0 }, 0.8) + smallCard(22, -18, 16, "#2457a8", { look: [-0.3, -0.8], lid: 0 }, 0.8)) +
    line("M96 30Q106 18 116 30M58 108Q50 100 46 88M172 92Q178 84 178 74", "#fff8e6", 5),
});

/** A megaphone leaves a card no choice. */
const forceToPlay: Picture = () => ({
  index: [{ glyph: "horn" }],
  ground: ["#4a1f0c", "#c2702a"],
  accent: "#ffc445",
  art:
    rays(70, 128, 240, 16, "#ffe0a0", 0.16) +
    smallCard(160, 118, 12, "#2457a8", { style: "pin" }, 0.92) +
    line("M128 84Q136 74 148 66M124 160Q134 168 140 178", "#fff8e6", 6) +
    inked("M22 118L44 112V150L22 144Z", "#8a3a1c", 4.5) +
    inked("M44 110L116 70V192L44 152Z", "#ff6a5e", 5) +
    inked("M116 66Q130 130 116 196Q104 130 116 66Z", "#ffd94f", 4.5) +
    tube("M64 158L60 196", "#8a3a1c", 11, 20) +
    shine("M54 118L104 92", 6, 0.7),
});

/** A sad card goes, a fresh one comes. */
const replaceCard: Picture = () => ({
  index: [{ glyph: "swap" }],
  ground: ["#123a3a", "#3f8f9f"],
  accent: "#7df0c4",
  art:
    confetti("circle", "#6fc0c8", "replace", 9) +
    smallCard(72, 148, -14, "#565c78", { tilt: -20, lid: 0.4, look: [0, 0.6] }, 0.96) +
    smallCard(142, 98, 10, "#b8800c", { lid: 0, look: [-0.5, 0.4] }, 1.08) +
    arrow("M60 92Q70 56 100 50", 102, 50, -8) +
    arrow("M150 162Q140 194 112 196", 110, 196, 176),
});

/** Somebody has dived into the discard pile; the shoes are still here. */
const takeFromDiscard: Picture = () => ({
  index: [{ glyph: "box" }],
  ground: ["#1f2a4a", "#5a6fa8"],
  accent: "#b9c2e8",
  art:
    specks("take", 18, 200, 180) +
    smallCard(44, 172, -24, "#c22f5a", null, 0.72) +
    smallCard(172, 164, 22, "#b8800c", null, 0.72) +
    bin(
      108,
      122,
      tube("M-16 8L-24 -58", "#5fe08c", 17, 26) + tube("M18 8L30 -50", "#5fe08c", 17, 26) + inked("M-44 -60Q-22 -84 -6 -62L-12 -50H-42Z", "#ff6a5e", 4.5) + inked("M16 -54Q34 -80 56 -58L48 -44H18Z", "#ff6a5e", 4.5) + smallCard(2, -14, 40, "#2457a8", null, 0.6),
    ) +
    line("M60 40L50 30M158 46L170 38", "#fff8e6", 5),
});

const ZZZ = "M140 46H160L140 68H162M166 22H180L166 38H182";

/** Asleep while the turn goes by. */
const skipTurn: Picture = () => ({
  index: [{ glyph: "forward" }],
  ground: ["#1a1547", "#5a4fb0"],
  accent: "#a8a0ff",
  art:
    specks("skip", 30, 200, 200) +
    at(personPart({ hair: "cap", hairColour: "#3fa88a", top: "#97268f", eyes: "shut", mouth: "oh", brow: 0 }), 100, 136, 0.78, -7) +
    line(ZZZ, "#fff8e6", 6) +
    arrow("M22 150Q30 62 104 58Q160 58 176 128", 178, 134, 78),
});

/** Two strangers, two cards, no questions. */
const tradeCards: Picture = () => ({
  index: [{ glyph: "crowd" }, { glyph: "swap" }],
  ground: ["#2a0f4e", "#8a4fa0"],
  accent: "#ff9fe0",
  art:
    rays(104, 120, 220, 12, "#ffd0f4", 0.14) +
    at(alienPart({ seed: "left", body: "cone", skin: SKINS.teal, eyes: 1, look: [1, 0.2], lid: 0.3, mouth: "smirk", arms: "none", legs: false }), 50, 160, 0.62) +
    at(alienPart({ seed: "right", body: "block", skin: SKINS.amber, eyes: 2, look: [-1, 0.1], lid: 0.3, mouth: "grin", arms: "none", legs: false }), 162, 158, 0.62) +
    smallCard(88, 92, -16, "#2457a8", null, 0.74) +
    smallCard(128, 74, 14, "#c22f5a", null, 0.74) +
    arrow("M100 40Q116 26 134 34", 138, 36, 26) +
    arrow("M118 132Q100 144 84 132", 80, 130, 206),
});

const FLASK = "M90 56H118V94L150 172Q156 194 134 194H74Q52 194 58 172L90 94Z";
const FLASK_IN = "M67 150H141L150 172Q155 192 134 192H74Q53 192 58 172Z";
const flask = (fill: string): string => inked(FLASK, "#dff4ff", 4.5) + path(FLASK_IN, fill) + line(FLASK, INK, 4.5) + inked("M84 46H124V60H84Z", "#c98a4a");

/** Science behind tape. */
const cancelScience: Picture = () => ({
  index: [{ glyph: "cancel" }],
  ground: ["#2b1430", "#8a3a5a"],
  accent: COLOURS.red.fill,
  art:
    specks("cancel", 18, 200, 200) +
    flask("#b9b3d6") +
    eye(90, 138, 12, { tilt: -18, lid: 0.3, skin: "#dff4ff" }) +
    eye(118, 138, 12, { tilt: -18, lid: 0.3, skin: "#dff4ff" }) +
    tape(104, 96, -22, 230) +
    tape(104, 174, 18, 230),
});

/** The tape has found something better. */
const moveCancelScience: Picture = () => ({
  index: [{ glyph: "cancel" }, { glyph: "forward" }],
  ground: ["#2b1430", "#6a4a9a"],
  accent: "#c79bff",
  art:
    specks("move", 18, 200, 200) +
    group(flask("#5fe08c"), { transform: "translate(-8 74) scale(.6)" }) +
    group(flask("#3f8ff0"), { transform: "translate(82 74) scale(.6)" }) +
    group(tape(0, 0, 0, 112) + tube("M-24 16L-32 36M20 16L30 34", "#ffd94f", 7, 14) + eye(-13, -14, 12, { look: [0.9, 0.2], lid: 0.1, skin: "#ffd94f" }) + eye(15, -14, 12, { look: [0.9, 0.2], lid: 0.1, skin: "#ffd94f" }), { transform: "translate(108 82) rotate(-6)" }) +
    arrow("M96 34Q130 22 156 38", 160, 41, 36),
});

/** A burglar at work. */
const stealCard: Picture = () => ({
  index: [{ glyph: "magnet" }],
  ground: ["#0f1a3a", "#3a4f8a"],
  accent: "#9fb4ff",
  art:
    disc(150, 52, 30, "#fff3c4", { opacity: 0.9 }) +
    specks("steal", 26, 200, 200) +
    at(personPart({ hair: "cap", hairColour: "#23263b", top: "#b4b9cc", mask: INK, look: [0.6, 0.3], badge: line("M30 184H170M26 198H174", INK, 9) }), 92, 122, 0.84) +
    smallCard(150, 158, 18, "#c22f5a", { style: "pin" }, 0.86) +
    tube("M120 196Q132 178 140 190", "#f0b48a", 13, 21),
});

const SPRING = "M92 176L120 164L90 150L120 138L92 124L116 112";

/** The top card could not wait. */
const playTopCard: Picture = () => ({
  index: [{ glyph: "draw" }],
  ground: ["#3a1d5a", "#b04f8a"],
  accent: "#ff9fd0",
  art:
    rays(106, 90, 220, 16, "#ffd0ec", 0.18) +
    rect(58, 172, 92, 42, 8, "#c9ba96", inkLine(4.5)) +
    line("M60 186H148M60 200H148", INK, 3) +
    tube(SPRING, "#b9c2e8", 7, 14) +
    smallCard(110, 78, -8, "#13745a", { lid: 0, look: [0, -0.2] }, 1.12) +
    line("M98 96Q108 106 120 95", INK, 4.5) +
    line("M52 66L38 58M60 44L50 32M166 70L180 64M158 46L168 34", "#fff8e6", 6),
});

/** Three cards in the air, in any order. */
const rearrangeTop3: Picture = () => ({
  index: [{ glyph: "tune" }],
  ground: ["#0d3350", "#3a86bc"],
  accent: "#6fd3ff",
  art:
    specks("juggle", 20, 200, 200) +
    line("M44 132Q54 40 108 36T174 128", "#fff8e6", 4, { "stroke-dasharray": "3 11" }) +
    smallCard(52, 92, -30, "#c22f5a", null, 0.62) +
    smallCard(108, 46, 4, "#b8800c", null, 0.62) +
    smallCard(164, 90, 30, "#2457a8", null, 0.62) +
    at(alienPart({ seed: "juggler", body: "bean", skin: SKINS.plum, eyes: 3, look: [0, -0.9], lid: 0, mouth: "tongue", arms: "up", spots: true }), 108, 150, 0.72),
});

export const ACTIONS = {
  protect_player: protectPlayer,
  heal_all: healAll,
  shuffle_hands: shuffleHands,
  stray_damage: strayDamage,
  reset_hands: resetHands,
  force_to_play: forceToPlay,
  replace_card: replaceCard,
  take_from_discard: takeFromDiscard,
  skip_turn: skipTurn,
  trade_cards: tradeCards,
  cancel_science: cancelScience,
  move_cancel_science: moveCancelScience,
  steal_card: stealCard,
  play_top_card: playTopCard,
  rearrange_top_3: rearrangeTop3,
} as const satisfies Record<string, Picture>;
