// Sides: a team is one side, and so is each seat that plays alone.

import { language } from "../words/words";
import { strokeOf, type Stroke } from "./strokes";

export interface Side {
  seats: number[];
  /** null: a single seat */
  team: number | null;
  /** the same for all who play together */
  stroke: Stroke;
}

/** In the order of their first seats. `teams`: seat -> team; empty: no teams. */
export function sidesOf(seats: number, teams: number[] = []): Side[] {
  const sides: Side[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const team = teams[seat] ?? null;
    const known = team === null ? undefined : sides.find((side) => side.team === team);
    if (known) known.seats.push(seat);
    else sides.push({ seats: [seat], team, stroke: strokeOf(team ?? seat) });
  }
  return sides;
}

/** As in “Zyx and Blip”. */
export function namesOf(side: { seats: number[] }, names: string[]): string {
  const tongue = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(tongue, { type: "conjunction" }).format(side.seats.map((seat) => names[seat] ?? ""));
}

/** The seats in front: those with the most points, or with the fewest if these win. */
export function leaders(standing: number[], fewest = false): number[] {
  const best = fewest ? Math.min(...standing) : Math.max(...standing);
  return standing.flatMap((value, seat) => (value === best ? [seat] : []));
}

/** For sorting. Negative: `one` is ahead of `other`. */
export const compareScores = (one: number, other: number, fewest = false): number => (fewest ? one - other : other - one);
