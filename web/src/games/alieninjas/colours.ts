// The night over Alieninjas: plum, with a red moon.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#3f1030", "#170718"];
export const GLOW = "#ff6f4d";
