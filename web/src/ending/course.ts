// How a game went: what each seat had after every step, who led, and when the lead changed hands.

import type { Chart, ChartMark } from "../protocol";
import { leaders } from "./sides";

/** Of what each seat had: steps without a standing are left out, `at` says which ones these are. */
export interface Course {
  seats: number;
  points: { at: number; standing: number[] }[];
  /** the last step of the game, with a standing or without */
  last: number;
  low: number;
  high: number;
  /** the fewest lead */
  fewest: boolean;
  /** seat -> its team; empty: everybody plays for themselves */
  teams: number[];
  /** steps with which a round ended, in their order */
  rounds: number[];
  /** what is drawn, if not points: then nobody leads in it */
  title: string;
  /** what happened to whom */
  marks: ChartMark[];
}

/** A step as far as its course is concerned. */
export interface CourseStep {
  standing: number[];
  view?: { rounds?: number[][] };
}

/** From here on somebody else leads. */
export interface LeadChange {
  at: number;
  seat: number;
  from: number;
}

export function courseOf(steps: CourseStep[], seats: number, how: { fewest?: boolean; teams?: number[]; chart?: Chart | null } = {}): Course {
  const { chart } = how;
  const points = steps.map((step, at) => ({ at, standing: chart ? (chart.values[at] ?? []) : step.standing })).filter((point) => point.standing.length === seats && seats > 0);
  let [low, high] = [0, 0]; // nothing is always on the chart, so that a small lead does not look like a large one
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

/** Is there anything to see in it? */
export const hasCourse = (course: Course): boolean => course.points.length > 1;

/**
 * Level with somebody, one neither leads nor loses the lead: it changes when somebody else is alone in front. A team
 * leads as one; its first seat stands for it.
 */
export function leadChanges(course: Course): LeadChange[] {
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
 * The course of one seat in at most about `most` points that look the same when drawn: of every stretch its first,
 * lowest, highest and last point.
 */
export function lineOf(course: Course, seat: number, most: number): { at: number; value: number }[] {
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

/** Steps worth a row of a table: evenly spread, and every change of the lead, and both ends. */
export function rowsOf(course: Course, most: number): { at: number; standing: number[]; changed: boolean }[] {
  const changes = new Set([...leadChanges(course), ...course.marks].map((change) => change.at));
  const every = Math.max(1, Math.ceil(course.points.length / most));
  return course.points
    .filter(({ at }, n) => n % every === 0 || n === course.points.length - 1 || changes.has(at))
    .map(({ at, standing }) => ({ at, standing, changed: changes.has(at) }));
}

/** Round numbers for the lines across, at most `most` of them. */
export function ticks(low: number, high: number, most = 4): number[] {
  const span = Math.max(high - low, 1);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000];
  const step = steps.find((one) => span / one <= most) ?? Math.ceil(span / most);
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

/** The kinds of marks there are, each with its words. */
export const kindsOf = (course: Course): { kind: string; label: string }[] =>
  [...new Map(course.marks.map(({ kind, label }) => [kind, { kind, label }])).values()];

/** Labels that want to be at these heights, moved just so far that none covers another. */
export function spread(wishes: number[], gap: number, low: number, high: number): number[] {
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
