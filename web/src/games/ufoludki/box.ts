import type { Box } from "../contract";
import { GLOW, NIGHT } from "./colours";
import { cover } from "./cover";

export default {
  id: "ufoludki",
  order: 3,
  cover,
  side: "#0a4a40",
  sky: { night: [...NIGHT], glow: GLOW },
  players: "2–5",
  minutes: "15",
} satisfies Box;
