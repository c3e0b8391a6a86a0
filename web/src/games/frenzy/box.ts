import type { Box } from "../contract";
import { GLOW, NIGHT } from "./colours";
import { cover } from "./cover";

export default {
  id: "frenzy",
  order: 1,
  cover,
  side: "#7a1d4a",
  sky: { night: [...NIGHT], glow: GLOW },
  players: "2–6",
  minutes: "25",
} satisfies Box;
