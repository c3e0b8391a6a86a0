// The score history of a game: the standings after every step, who led, and when the lead changed.

import type { Chart, ChartMark } from "../protocol";
import { leaders } from "./sides";

/** The standings after the steps; steps without standings are left out, so `at` gives the number of the step. */
export interface ScoreHistory {
  seats: number;
  points: { at: number; standing: number[] }[];
  /** the last step of the game, with standings or without */
  last: number;
  low: number;
  high: number;
  /** the fewest lead */
  fewest: boolean;
  /** seat -> its team; empty: everybody plays for themselves */
  teams: number[];
  /** the steps that ended a round */
  rounds: number[];
  /** the title of a chart of something other than points, in which nobody leads; empty: points */
  title: string;
  /** events on the chart */
  marks: ChartMark[];
}

/** The part of a replay step that is needed. */
export interface HistoryStep {
  standing: number[];
  view?: { rounds?: number[][] };
}

/** From this step on another seat leads. */
export interface LeadChange {
  at: number;
  seat: number;
  from: number;
}

export function scoreHistory(steps: HistoryStep[], seats: number, how: { fewest?: boolean; teams?: number[]; chart?: Chart | null } = {}): ScoreHistory {
  const { chart } = how;
  const points = steps.map((step, at) => ({ at, standing: chart ? (chart.values[at] ?? []) : step.standing })).filter((point) => point.standing.length === seats && seats > 0);
  let [low, high] = [0, 0]; // zero is always on the chart, so that a small lead does not look large
  for (const { standing } of points) {
    for (const value of standing) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  const roundsAt = (at: number): number => steps[at]?.view?.rounds?.length ?? 0;
  const rounds = steps.flatMap((_, at) => (at > 0 && roundsAt(at) > roundsAt(at - 1) ? [at] : []));
  return { seats, points, last: Math.max(steps.length - 1, 0), low, high, fewest: how.fewest ?? false, teams: how.teams ?? [], rounds, title: chart?.title ?? "", marks: chart?.marks ?? [] };
}

/** Are there enough points to draw? */
export const hasScores = (course: ScoreHistory): boolean => course.points.length > 1;

/**
 * The lead changes when another seat is alone in front; a tie changes nothing. A team counts as one, represented by its first seat.
 */
export function leadChanges(course: ScoreHistory): LeadChange[] {
  const found: LeadChange[] = [];
  if (course.title) return found;
  let leader: number | null = null;
  for (const { at, standing } of course.points) {
    const [first, ...more] = leaders(standing, course.fewest);
    const sideOf = (seat: number): number => course.teams[seat] ?? seat;
    if (first === undefined || more.some((seat) => sideOf(seat) !== sideOf(first))) continue;
    if (leader !== null && leader !== first) found.push({ at, seat: first, from: leader });
    leader = first;
  }
  return found;
}

/**
 * The line of one seat, reduced to about `most` points that look the same when drawn: of every section its first, lowest, highest and
 * last point.
 */
export function chartLine(course: ScoreHistory, seat: number, most: number): { at: number; value: number }[] {
  const all = course.points.map(({ at, standing }) => ({ at, value: standing[seat] ?? 0 }));
  if (all.length <= most) return all;
  const stretch = Math.ceil(all.length / Math.max(Math.floor(most / 4), 1));
  const kept = [];
  for (let start = 0; start < all.length; start += stretch) {
    const part = all.slice(start, start + stretch);
    const byValue = [...part].sort((a, b) => a.value - b.value || a.at - b.at);
    const marked = new Set([part[0], byValue[0], byValue.at(-1), part.at(-1)]);
    kept.push(...part.filter((point) => marked.has(point)));
  }
  return kept;
}

/** The rows of the history as a table: evenly spread steps, every change of the lead, and both ends. */
export function historyRows(course: ScoreHistory, most: number): { at: number; standing: number[]; changed: boolean }[] {
  const changes = new Set([...leadChanges(course), ...course.marks].map((change) => change.at));
  const every = Math.max(1, Math.ceil(course.points.length / most));
  return course.points
    .filter(({ at }, n) => n % every === 0 || n === course.points.length - 1 || changes.has(at))
    .map(({ at, standing }) => ({ at, standing, changed: changes.has(at) }));
}

/** Round numbers for the grid lines, at most `most` of them. */
export function axisTicks(low: number, high: number, most = 4): number[] {
  const span = Math.max(high - low, 1);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000];
  const step = steps.find((one) => span / one <= most) ?? Math.ceil(span / most);
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

/** The kinds of marks with their labels. */
export const markKinds = (course: ScoreHistory): { kind: string; label: string }[] =>
  [...new Map(course.marks.map(({ kind, label }) => [kind, { kind, label }])).values()];

/** Heights for labels, moved as little as possible so that none covers another. */
export function spreadLabels(wishes: number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((wish, n) => ({ wish, n })).sort((a, b) => a.wish - b.wish || a.n - b.n);
  const room = Math.min(gap, order.length > 1 ? (high - low) / (order.length - 1) : gap);
  let least = low;
  const placed = order.map(({ wish, n }) => {
    const at = Math.max(wish, least);
    least = at + room;
    return { n, at };
  });
  let most = high;
  for (const one of placed.reverse()) {
    one.at = Math.min(one.at, most);
    most = one.at - room;
  }
  const result = new Array<number>(wishes.length).fill(low);
  for (const { n, at } of placed) result[n] = at;
  return result;
}
