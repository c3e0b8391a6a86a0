// Mouths, drawn round 0 0 and about 44 wide.

import { group, inked, inkLine, line, path, tenth } from "./ink";
import { INK } from "./palette";

const MAW = "#5a1238";
const TONGUE = "#ff7d8f";
const TEETH = "#fffdf4";
const curve = (d: string): string => line(d, INK, 3.6);
const hole = (d: string, fill = MAW): string => inked(d, fill, 3.6);

const MOUTHS = {
  smile: curve("M-17 -4Q0 14 17 -4"),
  smirk: curve("M-14 3Q4 8 16 -6"),
  flat: curve("M-13 2H13"),
  frown: curve("M-15 6Q0 -8 15 6"),
  wave: curve("M-17 2Q-11 -6 -5 2T6 2T17 0"),
  grin: hole("M-22 -7Q0 -1 22 -7Q18 17 0 17Q-18 17 -22 -7Z", TEETH) + line("M-8 -4V15M8 -4V15M-20 4H20", INK, 2),
  open: hole("M-19 -7Q0 -2 19 -7Q17 18 0 18Q-17 18 -19 -7Z") + path("M-11 11Q0 3 11 11Q6 17 0 17T-11 11Z", TONGUE),
  oh: hole("M0 -8A8 10 0 1 1 -.1 -8Z"),
  fang: hole("M-22 -4Q0 8 22 -4Q18 12 0 13Q-18 12 -22 -4Z") + path("M-14 0L-10 9L-5 3ZM14 0L10 9L5 3Z", TEETH),
  fangs:
    hole("M-24 -6Q0 2 24 -6Q22 18 0 18Q-22 18 -24 -6Z") +
    path("M-19 -4L-14 6L-9 -2L-4 7L0 -1L4 7L9 -2L14 6L19 -4Q0 2 -19 -4Z", TEETH) +
    path("M-9 16L-5 9L-1 17ZM9 16L5 9L1 17Z", TEETH),
  tongue: curve("M-17 -4Q0 10 17 -4") + path("M0 4Q12 2 11 12Q9 20 3 17Q-2 12 0 4Z", TONGUE, inkLine(3)),
} as const;
export type Mouth = keyof typeof MOUTHS;

export const mouth = (kind: Mouth, x: number, y: number, scale: number): string =>
  group(MOUTHS[kind], { transform: `translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 100) / 100})` });
