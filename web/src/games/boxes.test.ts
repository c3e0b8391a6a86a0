import { expect, test } from "vitest";
import type { Box } from "./contract";

const boxes = Object.entries(import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" }));

test("five boxes, each in the folder of its game, each with a place of its own", () => {
  expect(boxes.length).toBe(5);
  for (const [file, box] of boxes) expect(file).toBe(`./${box.id}/box.ts`);
  expect(boxes.map(([, box]) => box.order).sort()).toEqual([1, 2, 3, 4, 5]);
});

test("a box tells players and minutes, and has a side and a sky", () => {
  for (const [, box] of boxes) {
    expect(box.players).toMatch(/^\d–\d$/);
    expect(box.minutes).toMatch(/^\d+(–\d+)?$/);
    for (const colour of [box.side, box.sky.glow, ...box.sky.night]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("the lid carries the name it is given, in any language", () => {
  for (const [, box] of boxes) {
    const lid = box.cover("Żabi Łup: Gęś");
    expect(lid).toContain('aria-label="Żabi Łup: Gęś"');
    for (const line of ["ŻABI ŁUP", "GĘŚ"]) expect(lid).toContain(`>${line}</text>`);
    expect(box.cover("Two Words")).toContain(">WORDS</text>");
  }
});

test("no two lids are alike", () => {
  const bare = boxes.map(([, box]) => box.cover("Same").replace(/x[0-9a-z]+-/g, ""));
  expect(new Set(bare).size).toBe(5);
});
