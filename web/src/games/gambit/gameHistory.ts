// The history of a finished game, from the steps of its replay: how the three tracks grew, and which Science each seat played.

import type { LogLine, ReplayStep, ViewScene } from "../../protocol";
import { type Field, fieldsOf, TEAM_COLOURS } from "./faces";
import { trackLanes } from "./boardData";

export interface Played {
  turn: number;
  seat: number;
  card: string;
}

/** The count of each colour after a turn; the first entry is the beginning. */
export interface TrackCounts {
  turn: number;
  counts: Record<Field, number>;
}

export interface SciencePlayed extends Played {
  /** it counted for the team of the seat that played it */
  own: boolean;
}

export interface GameHistory {
  stands: TrackCounts[];
  targets: Record<Field, number>;
  /** by seat; empty: unknown */
  roles: string[];
  /** by seat: the Science it played, in its order */
  played: SciencePlayed[][];
}

const COLOURS: readonly Field[] = ["red", "blue", "yellow"];

export function gameHistory(steps: Pick<ReplayStep, "log" | "view">[]): GameHistory {
  const last = steps.at(-1)?.view;
  const seats = last?.places["role"]?.length ?? 0;
  const roles = (last?.places["role"] ?? []).map(({ cards }) => (cards[0]?.startsWith("?") ? "" : (cards[0] ?? "")));
  const played: SciencePlayed[][] = Array.from({ length: seats }, () => []);
  const stands: TrackCounts[] = [];
  steps.forEach((step, n) => {
    const stand = standOf(step.view);
    if (n === 0) stands.push({ ...stand, turn: stand.turn - 1 }); // before the first turn
    else if (stands.length > 1 && stands.at(-1)?.turn === stand.turn) stands.pop();
    if (n > 0) stands.push(stand);
    if (n > 0) for (const line of step.log) addScience(line, steps[n - 1]?.view ?? step.view, roles, played);
  });
  const targets = Object.fromEntries(trackLanes(last).map(({ colour, target }) => [colour, target])) as Record<Field, number>;
  return { stands, targets, roles, played };
}

function standOf(view: ViewScene): TrackCounts {
  const counts = Object.fromEntries(COLOURS.map((colour) => [colour, Number(view.fields[colour] ?? 0)])) as Record<Field, number>;
  return { turn: Number(view.fields["turn"] ?? 0), counts };
}

/** A step may end one turn and begin the next: what is played in it belongs to the turn before. */
function addScience(line: LogLine, before: ViewScene, roles: string[], played: SciencePlayed[][]): void {
  if (line.what !== "science" || typeof line.seat !== "number") return;
  const colour = TEAM_COLOURS[roles[line.seat] ?? ""];
  for (const card of line.cards ?? []) {
    const own = colour !== undefined && fieldsOf(card).includes(colour);
    played[line.seat]?.push({ turn: Number(before.fields["turn"] ?? 0), seat: line.seat, card, own });
  }
}
