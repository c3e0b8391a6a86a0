import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../words/words";
import { tableStatusText, dateText } from "./myTables";
import { myTable, seat } from "./samples";

const NOW = new Date(2026, 10, 17, 21, 30).getTime();
const seats = [seat({ name: "Zyx" }), seat({ name: "Wub" }), seat({ name: "Bo" })];
const over = (more: object): string => tableStatusText(myTable({ status: "over", seats, changed: new Date(2026, 4, 3, 8, 5).getTime(), ...more }), "{number} {number|token|tokens}", NOW);

beforeAll(() => loadWords("en"));

describe("a game of mine", () => {
  it("that is over tells how it ended, and when", () => {
    expect(over({ winners: [0], scores: [12, 9, 1], ranks: [1, 2, 3] })).toBe("Won, 12 tokens · 3 May");
    expect(over({ winners: [0, 1], scores: [12, 12, 1], ranks: [1, 1, 3] })).toBe("Shared the victory, 12 tokens · 3 May");
    expect(over({ winners: [1], scores: [1, 9, 0], ranks: [2, 1, 3] })).toBe("Place 2 of 3, 1 token · 3 May");
  });

  it("of an older server, which noted no ranks, is over", () => {
    expect(over({ winners: [1], scores: [1, 9, 0], ranks: [] })).toBe("Over · 3 May");
  });

  it("that runs tells how far it is", () => {
    expect(tableStatusText(myTable({ moves: 7, changed: NOW }), "", NOW)).toMatch(/^7 moves · /);
    expect(tableStatusText({ ...myTable(), broken: true })).toContain("cannot be opened");
  });
});

it("days are told as people tell them", async () => {
  expect(dateText(new Date(2026, 10, 17, 8, 5).getTime(), NOW)).toMatch(/^0?8:05/);
  expect(dateText(new Date(2026, 10, 16, 23, 59).getTime(), NOW)).toBe("yesterday");
  expect(dateText(new Date(2025, 11, 31).getTime(), NOW)).toContain("2025");
  await loadWords("pl");
  expect(dateText(new Date(2026, 10, 16).getTime(), NOW)).toBe("wczoraj");
  await loadWords("en");
});
