// The night over Ufoludki: pond green, lit by a beam.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#0b3f3c", "#04181c"];
export const GLOW = "#c9f758";
