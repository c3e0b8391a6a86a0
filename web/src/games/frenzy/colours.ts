// The night over Alien Frenzy, calm and on alert.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#1a1547", "#0c0a26"];
export const GLOW = "#ff7a66";
export const ALERT: Ground = ["#8a1737", "#3a0a26"];
