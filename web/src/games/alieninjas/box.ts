import type { Box } from "../contract";
import { GLOW, NIGHT } from "./colours";
import { cover } from "./cover";

export default {
  id: "alieninjas",
  order: 4,
  cover,
  side: "#5a1236",
  sky: { night: [...NIGHT], glow: GLOW },
  players: "2–6",
  minutes: "30",
} satisfies Box;
