// Small things that fly across the table.

import { cached } from "../../art/cache";
import { inked, line, path, svg } from "../../art/ink";

export const THINGS: Record<string, () => string> = {
  bolt: () => svg(inked("M58 6L20 56H46L38 96L82 40H54Z", "#ffd94f", 6), 100, 100),
  heart: () => svg(inked("M50 90L16 54A21 21 0 0 1 50 28A21 21 0 0 1 84 54Z", "#7df0b0", 6) + line("M50 44V70M37 57H63", "#fffdf4", 8), 100, 100),
  shield: () => svg(inked("M50 6L88 20V48C88 72 70 86 50 95C30 86 12 72 12 48V20Z", "#63b3ff", 6) + path("M50 18V82C36 75 24 65 24 47V28Z", "#bfe2ff"), 100, 100),
};

export const thing = (name: string): string => cached(`gambit ${name}`, () => THINGS[name]?.() ?? "");
