import { describe, expect, it } from "vitest";
import { resultOf } from "../replay/samples";
import { rankingRows, signedNumber } from "./ranking";

const places = (scores: number[], winners: number[]) => rankingRows(resultOf(scores, winners)).map((row) => [row.seats[0], row.place, row.shared]);

describe("the ranking", () => {
  it("goes from the best to the last", () => {
    expect(places([3, 9, 5], [1])).toEqual([[1, 1, false], [2, 2, false], [0, 3, false]]);
  });

  it("gives equal scores one place, and skips the next", () => {
    expect(places([14, 14, 13, 9, 9], [0, 1])).toEqual([[0, 1, true], [1, 1, true], [2, 3, false], [3, 4, true], [4, 4, true]]);
  });

  it("is the game's, whatever the scores look like: here the fewest win", () => {
    const rows = rankingRows(resultOf([9, 2, 5], [1], { ranks: [3, 1, 2] }));
    expect(rows.map((row) => [row.seats[0], row.place, row.score, row.won])).toEqual([[1, 1, 2, true], [2, 2, 5, false], [0, 3, 9, false]]);
  });

  it("names the tie-break that decided, and only that one", () => {
    const breaks = [{ label: "cards", values: [4, 4, 3, 9] }, { label: "moons", values: [1, 2, 0, 0] }];
    const rows = rankingRows(resultOf([7, 7, 7, 5], [1], { ranks: [2, 1, 3, 4], breaks }));
    expect(rows.map((row) => row.decided.map((one) => `${one.label} ${one.number}`))).toEqual([["cards 4", "moons 2"], ["cards 4", "moons 1"], ["cards 3"], []]);
    expect(rankingRows(resultOf([7, 7], [0, 1], { breaks: [{ label: "cards", values: [4, 4] }] })).flatMap((row) => row.decided)).toEqual([]);
  });

  it("has one row for a team, and the next team comes next", () => {
    const rows = rankingRows(resultOf([4, 8, 4, 8], [1, 3], { ranks: [3, 1, 3, 1], teams: [0, 1, 0, 1] }));
    expect(rows.map((row) => [row.seats, row.team, row.place, row.shared, row.score, row.won])).toEqual([[[1, 3], 1, 1, false, 8, true], [[0, 2], 0, 2, false, 4, false]]);
    expect(rows[0]?.sums.map((one) => one.seat)).toEqual([1, 3]);
  });

  it("has no places where nobody wins", () => {
    expect(rankingRows(resultOf([3, 3], [], { ranks: [1, 1] })).map((row) => [row.place, row.won])).toEqual([[null, false], [null, false]]);
  });

  it("has the sum of each seat", () => {
    expect(rankingRows(resultOf([4, 6], [1]))[0]?.sums).toEqual([{ seat: 1, sum: [{ label: "shiny", number: 8 }, { label: "lost", number: -2 }] }]);
    expect(rankingRows({ ...resultOf([4], [0]), sums: [] })[0]?.sums).toEqual([]);
  });

  it("shows the sign of every number", () => {
    expect([signedNumber(3), signedNumber(0), signedNumber(-2)]).toEqual(["+3", "+0", "−2"]);
  });
});
