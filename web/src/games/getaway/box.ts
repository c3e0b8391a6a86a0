import type { Box } from "../contract";
import { GLOW, NIGHT } from "./colours";
import { cover } from "./cover";

export default {
  id: "getaway",
  order: 2,
  cover,
  side: "#5a1a5e",
  sky: { night: [...NIGHT], glow: GLOW },
  players: "1–4",
  minutes: "30",
} satisfies Box;
