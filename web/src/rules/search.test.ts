import { describe, expect, it } from "vitest";
import type { RuleSchema } from "../protocol";
import { bySection, foldLetters, searchRules, markedParts, searchWords } from "./search";

const rule = (number: string, title: string, text: string, section = ""): RuleSchema => ({ number, title, text, section });
const BOOK = [
  rule("1.1", "Cel", "Zgarnij łupy.", "1 Cel"),
  rule("5.1", "Spodek", "Weź `S2A` i **żeton**.", "5 Karty"),
  rule("5.10", "Żółw", "Powoli.", "5 Karty"),
  rule("15.1", "Reszta", "Nic o kartach.", "15 Reszta"),
  rule("U5", "Bez wyboru", "Patrz [5.1].", "U Rozstrzygnięcia"),
];
const numbers = (query: string): string[] => searchRules(BOOK, query).map((one) => one.number);

describe("letters without their tails", () => {
  it("are found, and keep their places", () => {
    expect(foldLetters("Zażółć GĘŚLĄ jaźń")).toBe("zazolc gesla jazn");
    for (const text of ["Łódź", "ß İ ﬁ", "👽 żuk"]) expect(foldLetters(text)).toHaveLength(text.length);
  });
});

describe("a search", () => {
  it("finds words anywhere, all of them", () => {
    expect(numbers("zolw")).toEqual(["5.10"]);
    expect(numbers("ŻETON s2a")).toEqual(["5.1"]);
    expect(numbers("zeton powoli")).toEqual([]);
  });

  it("does not find what is only a sign", () => {
    expect(numbers("**")).toEqual([]);
  });

  it("finds by number: a chapter is no other chapter, and a rule may be mentioned", () => {
    expect(numbers("5")).toEqual(["5.1", "5.10"]);
    expect(numbers("1.1")).toEqual(["1.1"]);
    expect(numbers("u5")).toEqual(["U5"]);
    expect(numbers("5.1")).toEqual(["5.1", "5.10", "U5"]);
    expect(numbers("5.1 patrz")).toEqual(["U5"]);
  });

  it("shows everything when nothing is asked for", () => {
    expect(numbers("  ")).toHaveLength(BOOK.length);
  });
});

describe("the headings", () => {
  it("stand over the rules that follow", () => {
    expect(bySection(BOOK).map((one) => [one.title, one.rules.length])).toEqual([["1 Cel", 1], ["5 Karty", 2], ["15 Reszta", 1], ["U Rozstrzygnięcia", 1]]);
  });
});

describe("what was found", () => {
  it("is marked in the letters of the text", () => {
    expect(markedParts("Weź Żeton i żeton", searchWords("zeton"))).toEqual([
      { text: "Weź ", hit: false },
      { text: "Żeton", hit: true },
      { text: " i ", hit: false },
      { text: "żeton", hit: true },
    ]);
  });

  it("is one stretch where words meet", () => {
    expect(markedParts("abc", ["ab", "bc"])).toEqual([{ text: "abc", hit: true }]);
  });
});
