// What grows on an alien's head.

import { disc, inked, inkLine, line, tenth, tube } from "./ink";

/** Foot of the antenna, how far it leans out, and its colours. */
export interface AntennaPlace {
  x: number;
  y: number;
  lean: number;
  tip: string;
  stem: string;
}

export const ANTENNAE = {
  bulb: ({ x, y, lean, tip, stem }: AntennaPlace) =>
    tube(`M${x} ${y}Q${tenth(x + lean * 0.3)} ${y - 16} ${tenth(x + lean)} ${y - 27}`, stem, 4.5, 9) +
    disc(x + lean, y - 30, 9, tip, inkLine(3.6)) +
    disc(x + lean - 3, y - 33, 2.8, "#fff"),
  leaf: ({ x, y, lean, tip }: AntennaPlace) =>
    inked(
      `M${x} ${y}Q${tenth(x + lean * 0.1)} ${y - 24} ${tenth(x + lean * 1.4)} ${y - 36}Q${tenth(x + lean * 1.9)} ${y - 8} ${x} ${y}Z`,
      tip,
      3.6,
    ),
  horn: ({ x, y, lean, tip }: AntennaPlace) => {
    const side = Math.sign(lean) || 1;
    const outer = `M${x - 11 * side} ${y + 4}Q${tenth(x + lean * 0.3)} ${y - 8} ${tenth(x + lean * 0.9)} ${y - 28}`;
    return inked(`${outer}Q${tenth(x + lean * 1.2 + 6 * side)} ${y + 2} ${x + 10 * side} ${y + 18}Z`, tip, 3.6);
  },
  curl: ({ x, y, lean, stem }: AntennaPlace) =>
    tube(`M${x} ${y}q${tenth(lean * 0.2)} -30 ${tenth(lean)} -26t${tenth(lean * -0.2)} 13t${tenth(lean * -0.5)} -7`, stem, 4.5, 9),
  zig: ({ x, y, lean, tip }: AntennaPlace) => {
    const bolt = `M${x} ${y}l${tenth(lean * 0.7)} -11l${tenth(-lean * 0.3)} -8l${tenth(lean * 0.7)} -14`;
    return line(bolt, undefined, 7.5) + line(bolt, tip, 3);
  },
} as const;
export type Antenna = keyof typeof ANTENNAE;
