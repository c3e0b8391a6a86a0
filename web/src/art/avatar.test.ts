import { expect, test, vi } from "vitest";
import { avatar } from "./avatar";
import { cached, faceKey } from "./cache";
import { anyFace } from "./face-any";

test("a name is a face, and a mood is the same face in another mood", () => {
  expect(avatar("Ada")).toBe(avatar("Ada"));
  expect(avatar("Ada")).not.toBe(avatar("Bo"));
  const [calm, happy] = [avatar("Ada"), avatar("Ada", { eyeStyle: "happy", mouth: "grin" })];
  expect(happy).not.toBe(calm);
  const bodyOf = (drawing: string): string | undefined => /<clipPath[^>]*><path d="([^"]+)"/.exec(drawing)?.[1];
  expect(bodyOf(happy)).toBe(bodyOf(calm));
});

test("an avatar can blink, and names blink in different rhythms", () => {
  const rhythms = new Set(Array.from({ length: 60 }, (_, i) => /x-rhythm-(\d)/.exec(avatar(`player ${i}`))?.[1]));
  expect(rhythms.size).toBe(6);
  expect(avatar("Ada", { eyeStyle: "round" })).toContain('class="x-blink" opacity="0"');
});

test("a drawing is made once for its key", () => {
  const draw = vi.fn(() => "<svg/>");
  expect(cached("test once", draw)).toBe("<svg/>");
  cached("test once", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("the oldest drawing goes when there are too many, however often it was used: that would tell what was seen", () => {
  const draw = vi.fn(() => "kept");
  cached("test old", draw);
  for (let i = 0; i < 590; i++) cached(`test filler ${i}`, () => "x");
  cached("test old", draw);
  expect(draw).toHaveBeenCalledTimes(1);
  cached("test young", draw);
  for (let i = 590; i < 800; i++) cached(`test filler ${i}`, () => "x");
  cached("test young", draw);
  expect(draw).toHaveBeenCalledTimes(2);
  cached("test old", draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("keys do not run into each other, and words are part of them", () => {
  expect(faceKey("a", "b c")).not.toBe(faceKey("a b", "c"));
  const words = { title: "Same", text: "one" };
  expect(anyFace("K7", words)).toBe(anyFace("K7", { ...words }));
  expect(anyFace("K7", words)).not.toBe(anyFace("K7", { ...words, text: "two" }));
  expect(anyFace("K7", words)).not.toBe(anyFace("K7", { ...words, short: "S" }));
});
