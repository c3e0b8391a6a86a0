// The flights of a finished game, from the steps of its replay: the route, where penalty cards were taken, and the piles at the end.

import type { LogLine, ReplayStep, ViewScene } from "../../protocol";
import { type Cell, type RouteCard, routeOf, valueOf } from "./boardData";
import { applyLine } from "./logEffects";

/** Somebody took penalty cards while Zoid was here. */
export interface PenaltyMark extends Cell {
  seat: number;
  count: number;
}

export interface FinishedFlight {
  /** every card that was laid, in order, with those that were taken away again */
  legs: RouteCard[];
  fines: PenaltyMark[];
  /** where Zoid is at the end; null: still on the planet */
  zoid: RouteCard | null;
  /** the cards of each seat's pile at the end */
  piles: string[][];
}

const TAKES = ["take_route", "take_draw", "take_planet"];
const ENDS = ["scored", "game_scored"];

/** Game by game; also one that was ended early. */
export function finishedFlights(steps: Pick<ReplayStep, "log" | "view">[]): FinishedFlight[] {
  const games: FinishedFlight[] = [];
  let view: ViewScene | null = null;
  for (const step of steps) {
    let now: ViewScene = view ?? step.view;
    if (!games.length) games.push(newFlight(now));
    for (const line of view ? step.log : []) {
      if (line.what === "new_game") games.push(newFlight(null));
      const game = games[games.length - 1]!;
      now = applyLine(line, now);
      addLine(game, line, now);
      if (ENDS.includes(line.what)) game.piles = pilesOf(now);
    }
    view = step.view;
  }
  const last = games.at(-1);
  if (last && view && !last.piles.length) last.piles = pilesOf(view);
  return games;
}

/** A table may begin with cards on its route. */
function newFlight(view: ViewScene | null): FinishedFlight {
  const legs = view ? routeOf(view) : [];
  return { legs, fines: [], zoid: (view && legs[Number(view.fields["zoid"] ?? -1)]) ?? null, piles: [] };
}

const pilesOf = (view: ViewScene): string[][] => (view.places["pile"] ?? []).map(({ cards }) => [...cards]);

function addLine(game: FinishedFlight, line: LogLine, now: ViewScene): void {
  const { legs, fines } = game;
  if (line.what === "lay") {
    const laid = routeOf(now).at(-1);
    if (laid) legs.push(laid);
  }
  if (line.what === "fly") game.zoid = legs[legs.findIndex((one) => one === game.zoid) + (line.number ?? 0)] ?? game.zoid;
  if (!TAKES.includes(line.what)) return;
  const { x, y } = game.zoid ?? { x: 0, y: 0 };
  const seat = line.seat ?? 0;
  const count = line.cards?.length ?? 1;
  const last = fines.at(-1);
  if (last && last.seat === seat && last.x === x && last.y === y) last.count += count;
  else fines.push({ x, y, seat, count });
}

/** A pile as a sum: the number of cards of each Value, the highest first. */
export function sumOf(pile: string[]): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const code of pile) counts.set(valueOf(code), (counts.get(valueOf(code)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.value - a.value);
}

/** As in `2 × 5 + 3`. */
export const sumText = (pile: string[]): string =>
  sumOf(pile).map(({ value, count }) => (count > 1 ? `${count} × ${value}` : String(value))).join(" + ");
