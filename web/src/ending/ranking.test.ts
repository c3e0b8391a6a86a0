import { describe, expect, it } from "vitest";
import { resultOf } from "../replay/samples";
import { ranking, signed } from "./ranking";

const places = (scores: number[], winners: number[]) => ranking(resultOf(scores, winners)).map((row) => [row.seat, row.place, row.shared]);

describe("the ranking", () => {
  it("goes from the best to the last", () => {
    expect(places([3, 9, 5], [1])).toEqual([[1, 1, false], [2, 2, false], [0, 3, false]]);
  });

  it("gives equal scores one place, and skips the next", () => {
    expect(places([14, 14, 13, 9, 9], [0, 1])).toEqual([[0, 1, true], [1, 1, true], [2, 3, false], [3, 4, true], [4, 4, true]]);
  });

  it("puts a winner in front whose score is not the highest, and shares no place with losers", () => {
    expect(places([2, 5, 2], [2])).toEqual([[2, 1, false], [1, 2, false], [0, 3, false]]);
  });

  it("has the sum of each seat", () => {
    expect(ranking(resultOf([4, 6], [1]))[0]?.sum).toEqual([{ label: "shiny", number: 8 }, { label: "lost", number: -2 }]);
    expect(ranking({ ...resultOf([4], [0]), sums: [] })[0]?.sum).toEqual([]);
  });

  it("shows the sign of every number", () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
  });
});
