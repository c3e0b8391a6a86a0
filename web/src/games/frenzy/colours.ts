// The night over Alien Frenzy, calm and on alert.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#1a1547", "#0c0a26"];
export const GLOW = "#ff7a66";
export const ALERT: Ground = ["#8a1737", "#3a0a26"];
/** the sky above the table on alert: darker than the backs of the Invasion deck, so that they stand out */
export const REDDENED: Ground = ["#5a1038", "#14051c"];
