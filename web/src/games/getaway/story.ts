// A finished flight, from the steps of its replay: what was laid where, where penalty cards were taken, what lies in each pile.

import type { LogLine, ReplayStep, ViewScene } from "../../protocol";
import { type Cell, type Laid, routeOf, valueOf } from "./reading";
import { applyLine } from "./telling";

/** Somebody took penalty cards while Zoid was here. */
export interface Fine extends Cell {
  seat: number;
  count: number;
}

export interface Flown {
  /** every card that was laid, in order, with those that were taken away again */
  legs: Laid[];
  fines: Fine[];
  /** where Zoid is at the end; null: still on the planet */
  zoid: Laid | null;
  /** the cards of each seat's pile at the end */
  piles: string[][];
}

const TAKES = ["take_route", "take_draw", "take_planet"];
const ENDS = ["scored", "game_scored"];

/** Game by game; one that was cut short has what there was. */
export function flightsOf(steps: Pick<ReplayStep, "log" | "view">[]): Flown[] {
  const games: Flown[] = [];
  let view: ViewScene | null = null;
  for (const step of steps) {
    let now: ViewScene = view ?? step.view;
    if (!games.length) games.push(begun(now));
    for (const line of view ? step.log : []) {
      if (line.what === "new_game") games.push(begun(null));
      const game = games[games.length - 1]!;
      now = applyLine(line, now);
      hear(game, line, now);
      if (ENDS.includes(line.what)) game.piles = pilesOf(now);
    }
    view = step.view;
  }
  const last = games.at(-1);
  if (last && view && !last.piles.length) last.piles = pilesOf(view);
  return games;
}

/** A table may begin with cards on its route. */
function begun(view: ViewScene | null): Flown {
  const legs = view ? routeOf(view) : [];
  return { legs, fines: [], zoid: (view && legs[Number(view.fields["zoid"] ?? -1)]) ?? null, piles: [] };
}

const pilesOf = (view: ViewScene): string[][] => (view.places["pile"] ?? []).map(({ cards }) => [...cards]);

function hear(game: Flown, line: LogLine, now: ViewScene): void {
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

/** A pile as a sum: how many cards there are of each Value, the dearest first. */
export function sumOf(pile: string[]): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const code of pile) counts.set(valueOf(code), (counts.get(valueOf(code)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.value - a.value);
}

/** As in `2 × 5 + 3`. */
export const inFigures = (pile: string[]): string =>
  sumOf(pile).map(({ value, count }) => (count > 1 ? `${count} × ${value}` : String(value))).join(" + ");
