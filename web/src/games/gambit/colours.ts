// The night over Earth Gambit: the blue of the planet at stake.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#0b3358", "#051426"];
export const GLOW = "#6fd3ff";
