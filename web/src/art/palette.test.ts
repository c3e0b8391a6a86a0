import { expect, test } from "vitest";
import english from "../words/en.json";
import polish from "../words/pl.json";
import { BONE, COLOUR_NAMES, COLOURS, contrast, darker, INK, lighter, mix, PAPER, PRINT } from "./palette";

test("contrast is what the guide says", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast(INK, PAPER)).toBeCloseTo(16.4, 1);
  expect(contrast(PRINT, PAPER)).toBeCloseTo(12.4, 1);
  expect(contrast(BONE, INK)).toBe(contrast(INK, BONE));
});

test("ink can be read on every fill, and every fill seen on its ground", () => {
  for (const name of COLOUR_NAMES) {
    expect(contrast(INK, COLOURS[name].fill), name).toBeGreaterThanOrEqual(4.5);
    expect(contrast(COLOURS[name].fill, COLOURS[name].deep), name).toBeGreaterThanOrEqual(3);
  }
});

test("no two colours share fill or shape, nor a letter in any language", () => {
  for (const trait of ["fill", "shape", "letter"] as const) expect(new Set(COLOUR_NAMES.map((name) => COLOURS[name][trait])).size).toBe(8);
  for (const marks of [english.marks, polish.marks]) {
    expect(Object.keys(marks).sort()).toEqual([...COLOUR_NAMES].sort());
    expect(new Set(Object.values(marks)).size).toBe(8);
  }
});

test("mixing goes from one colour to the other", () => {
  expect(mix("#102030", "#a0b0c0", 0)).toBe("#102030");
  expect(mix("#102030", "#a0b0c0", 1)).toBe("#a0b0c0");
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(contrast(lighter("#13745a"), INK)).toBeGreaterThan(contrast("#13745a", INK));
  expect(contrast(darker("#13745a"), INK)).toBeLessThan(contrast("#13745a", INK));
});
