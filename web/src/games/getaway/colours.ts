// The night over Alien Getaway: violet, with an explosion in it.

import type { Ground } from "../../art/palette";

export const NIGHT: Ground = ["#2a0f4e", "#10082a"];
export const GLOW = "#ff9a3d";
export const ACCENT = "#5ff0ff";
