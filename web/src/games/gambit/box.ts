import type { Box } from "../contract";
import { GLOW, NIGHT } from "./colours";
import { cover } from "./cover";

export default {
  id: "gambit",
  order: 5,
  cover,
  side: "#0a3a66",
  sky: { night: [...NIGHT], glow: GLOW },
  players: "3–8",
  minutes: "15–30",
} satisfies Box;
