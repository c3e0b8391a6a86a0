// What is carried off from Earth: heads in a box of 100 × 100, and the tokens that show them.

import { at, disc, inked, inkLine, line, oval, path, ring, svg } from "./ink";
import { INK } from "./palette";

/** Two button eyes on one line. */
const buttons = (left: number, right: number, y: number, r = 5.2): string =>
  [left, right].map((x) => disc(x, y, r, INK)).join("") + [left, right].map((x) => disc(x - 1.6, y - 1.8, r * 0.34, "#fff")).join("");
const nostrils = (left: number, right: number, y: number, rx: number): string => oval(left, y, rx, 5, INK) + oval(right, y, rx, 5, INK);

const HEADS = {
  cow:
    inked("M22 32Q6 24 10 8Q26 12 34 24ZM78 32Q94 24 90 8Q74 12 66 24Z", "#ffe9b0") +
    inked("M24 40Q4 34 4 46Q12 56 26 52ZM76 40Q96 34 96 46Q88 56 74 52Z", "#f0a6a0") +
    inked("M50 18Q80 18 78 48Q78 70 66 84H34Q22 70 22 48Q20 18 50 18Z", "#fffaf0") +
    path("M50 20Q78 20 76 48Q66 56 56 44Q46 32 50 20Z", "#6b3a4a") +
    oval(50, 78, 26, 16, "#ffb3b0", inkLine()) +
    buttons(38, 62, 48) +
    nostrils(41, 59, 77, 4),
  sheep:
    inked(
      "M50 8C62 2 74 10 76 20C92 22 96 40 86 50C92 66 78 78 66 74C58 84 42 84 34 74C22 78 8 66 14 50C4 40 8 22 24 20C26 10 38 2 50 8Z",
      "#fffaf0",
    ) +
    inked("M26 48Q8 48 10 60Q22 66 30 58ZM74 48Q92 48 90 60Q78 66 70 58Z", "#4a3550") +
    inked("M50 34Q72 34 70 58Q68 90 50 92Q32 90 30 58Q28 34 50 34Z", "#5b4363") +
    [40, 60].map((x) => disc(x, 56, 7.5, "#fff", inkLine(2.5)) + disc(x, 57, 3.8, INK)).join("") +
    line("M46 78Q50 82 54 78", "#ffb3b0", 3.5) +
    inked("M36 34Q34 20 48 24Q56 14 64 26Q70 32 62 38Z", "#fffaf0", 3.5),
  hen:
    inked("M34 24Q30 6 42 12Q46 0 54 10Q66 2 64 22Z", "#ff5f5f") +
    inked("M50 16Q80 18 78 54Q84 90 50 92Q16 90 22 54Q20 18 50 16Z", "#fff3df") +
    buttons(36, 64, 46, 6) +
    inked("M38 56Q50 48 62 56Q58 70 50 72Q42 70 38 56Z", "#ffb02e") +
    line("M40 60H60", INK, 3) +
    inked("M44 72Q42 88 50 88Q58 88 56 72Z", "#ff5f5f", 3.5),
  pig:
    inked("M20 38Q8 10 22 12Q38 14 40 26ZM80 38Q92 10 78 12Q62 14 60 26Z", "#ff8fae") +
    disc(50, 54, 36, "#ffb0c4", inkLine()) +
    buttons(34, 66, 46) +
    oval(50, 66, 17, 13, "#ff8fae", inkLine()) +
    nostrils(44, 56, 66, 3.4),
  cat:
    inked("M16 46L14 10L40 24ZM84 46L86 10L60 24Z", "#ff9a4a") +
    inked("M50 20Q88 20 86 56Q84 88 50 90Q16 88 14 56Q12 20 50 20Z", "#ffb05e") +
    line("M42 24V34M50 22V36M58 24V34", "#b35a1c", 4) +
    buttons(34, 66, 52, 6.5) +
    path("M44 64H56L50 70Z", "#c4375a") +
    line("M50 70Q44 78 38 74M50 70Q56 78 62 74M20 62L8 58M20 70L8 72M80 62L92 58M80 70L92 72", INK, 3),
  farmer:
    inked("M50 30Q80 30 78 58Q76 92 50 94Q24 92 22 58Q20 30 50 30Z", "#e8a67c") +
    inked("M24 64Q28 96 50 96Q72 96 76 64Q66 74 50 72Q34 74 24 64Z", "#b5562e") +
    buttons(38, 62, 54) +
    line("M42 80Q50 86 58 80", INK, 3.5) +
    inked("M4 40Q50 18 96 40Q70 50 50 48Q30 50 4 40Z", "#ffd36b") +
    inked("M26 36Q26 8 50 8Q74 8 74 36Q50 28 26 36Z", "#ffd36b") +
    line("M26 34Q50 26 74 34", "#c4372f", 5),
  granny:
    disc(50, 14, 13, "#d9d4ea", inkLine()) +
    inked("M16 58Q12 20 50 20Q88 20 84 58Q84 76 76 76H24Q16 76 16 58Z", "#d9d4ea") +
    inked("M50 34Q76 34 74 62Q72 92 50 92Q28 92 26 62Q24 34 50 34Z", "#f3bd97") +
    [38, 62].map((x) => disc(x, 58, 10, "#e5fbff", inkLine(3)) + disc(x, 59, 4.4, INK)).join("") +
    line("M48 57H52", INK, 3) +
    line("M42 78Q50 84 58 78", INK, 3.5) +
    oval(30, 72, 5, 3.5, "#ff7a7a", { opacity: 0.6 }) +
    oval(70, 72, 5, 3.5, "#ff7a7a", { opacity: 0.6 }),
  kid:
    inked("M50 22Q82 22 80 56Q78 92 50 92Q22 92 20 56Q18 22 50 22Z", "#a9684a") +
    buttons(38, 64, 56, 6.5) +
    inked("M38 70Q50 74 64 70Q62 86 50 86Q40 86 38 70Z", "#fffdf4", 3.5) +
    inked("M18 46Q16 12 50 12Q84 12 82 46Q50 32 18 46Z", "#63b3ff") +
    inked("M18 46Q-2 44 2 56Q14 60 40 44Z", "#2f7fe0"),
} as const;
export type Loot = keyof typeof HEADS;
export const LOOT = Object.keys(HEADS) as Loot[];

export const lootHead = (kind: Loot, x: number, y: number, scale: number, turn = 0): string => at(HEADS[kind], x, y, scale, turn, 50);

/** A token: a head on a coin with a milled rim, 120 × 120. */
export function loot(kind: Loot, label = ""): string {
  const coin =
    disc(60, 63, 55, "#000", { opacity: 0.35 }) +
    disc(60, 60, 56, "#ffe27a", inkLine(4)) +
    ring(60, 60, 50, "#b07a1e", 4, { "stroke-dasharray": "3 5.7" }) +
    disc(60, 60, 45, "#1c6a66", inkLine(3));
  return svg(coin + lootHead(kind, 60, 59, 0.78), 120, 120, label, "x-loot");
}
