import { describe, expect, it } from "vitest";
import { scoreHistory, hasScores, leadChanges, chartLine, historyRows, spreadLabels, axisTicks } from "./scoreHistory";

const of = (...standings: number[][]) => scoreHistory(standings.map((standing) => ({ standing })), standings.find((one) => one.length)?.length ?? 0);

describe("the course of a game", () => {
  it("leaves out steps that nobody may know, and keeps their places", () => {
    const course = of([0, 0], [], [3, -1]);
    expect(course.points.map((point) => point.at)).toEqual([0, 2]);
    expect([course.low, course.high, course.last]).toEqual([-1, 3, 2]);
  });

  it("knows with which steps a round ended", () => {
    const steps = [[], [], [[1, 0]], [[1, 0]], [[1, 0], [2, 2]]].map((rounds) => ({ standing: [0, 0], view: { rounds } }));
    expect(scoreHistory(steps, 2).rounds).toEqual([2, 4]);
  });

  it("has nothing to show with one step, or none", () => {
    expect([of([1, 2]), of(), of([], [])].map(hasScores)).toEqual([false, false, false]);
    expect(hasScores(of([0, 0], [1, 0]))).toBe(true);
  });
});

describe("the lead", () => {
  it("changes when somebody else is alone in front", () => {
    const course = of([0, 0, 0], [2, 0, 0], [2, 3, 0], [2, 3, 4]);
    expect(leadChanges(course)).toEqual([{ at: 2, seat: 1, from: 0 }, { at: 3, seat: 2, from: 1 }]);
  });

  it("does not change by drawing level, nor by coming back from it", () => {
    expect(leadChanges(of([1, 0], [1, 1], [2, 1]))).toEqual([]);
    expect(leadChanges(of([1, 0], [1, 1], [1, 2]))).toEqual([{ at: 2, seat: 1, from: 0 }]);
  });

  it("is with the fewest where these win", () => {
    const course = scoreHistory([[0, 0], [3, 1], [3, 4]].map((standing) => ({ standing })), 2, { fewest: true });
    expect(leadChanges(course)).toEqual([{ at: 2, seat: 0, from: 1 }]);
  });

  it("is a team's, not its members'", () => {
    const steps = [[0, 0, 0, 0], [1, 0, 1, 0], [1, 2, 1, 2]].map((standing) => ({ standing }));
    expect(leadChanges(scoreHistory(steps, 4, { teams: [0, 1, 0, 1] }))).toEqual([{ at: 2, seat: 1, from: 0 }]);
    expect(leadChanges(scoreHistory(steps, 4))).toEqual([]);
  });

  it("is taken for the first time from nobody", () => {
    expect(leadChanges(of([0, 0], [0, 5], [0, 6]))).toEqual([]);
  });
});

describe("a long game", () => {
  const long = scoreHistory(
    Array.from({ length: 1000 }, (_, n) => ({ standing: [n === 500 ? 99 : n % 7, n === 501 ? -40 : 5] })),
    2,
  );

  it("is drawn with few points that keep every peak", () => {
    const line = chartLine(long, 0, 200);
    expect(line.length).toBeLessThanOrEqual(204);
    expect(line).toContainEqual({ at: 500, value: 99 });
    expect(chartLine(long, 1, 200)).toContainEqual({ at: 501, value: -40 });
    expect([line[0]?.at, line.at(-1)?.at]).toEqual([0, 999]);
    expect(line.map((point) => point.at)).toEqual([...line].sort((a, b) => a.at - b.at).map((point) => point.at));
  });

  it("is told in few rows, with every change of the lead and both ends", () => {
    const calm = scoreHistory(Array.from({ length: 1000 }, (_, n) => ({ standing: n < 333 ? [1, 0] : [1, 2] })), 2);
    const rows = historyRows(calm, 40);
    expect(rows.length).toBeLessThan(45);
    expect(rows.filter((row) => row.changed).map((row) => row.at)).toEqual([333]);
    expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([0, 999]);
  });

  it("of a few steps is drawn as it is", () => {
    expect(chartLine(of([0, 1], [2, 1]), 0, 200)).toEqual([{ at: 0, value: 0 }, { at: 1, value: 2 }]);
  });
});

describe("around the lines", () => {
  it("stand round numbers, not too many", () => {
    expect(axisTicks(0, 16)).toEqual([0, 5, 10, 15]);
    expect(axisTicks(-7, 3)).toEqual([-5, 0]);
    expect(axisTicks(0, 0)).toEqual([0]);
    expect(axisTicks(0, 987654).length).toBeLessThanOrEqual(5);
  });

  it("stand faces that do not cover each other, in the order of what they stand for", () => {
    const placed = spreadLabels([50, 50, 10, 52], 20, 0, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((at, n) => expect(at - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(20));
    expect(Math.min(...placed)).toBe(placed[2]);
    expect(Math.max(...placed)).toBe(placed[3]);
    expect(spreadLabels([99, 99, 99], 20, 0, 100).every((at) => at <= 100 && at >= 0)).toBe(true);
  });

  it("stand closer where there is no room", () => {
    const placed = spreadLabels([5, 5, 5, 5, 5, 5], 40, 0, 100);
    expect(placed.every((at) => at >= -0.001 && at <= 100.001)).toBe(true);
    expect(new Set(placed.map((at) => Math.round(at))).size).toBe(6);
  });
});
