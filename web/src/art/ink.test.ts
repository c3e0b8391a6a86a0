import { expect, test } from "vitest";
import { at, clip, disc, inked, path, ramp, svg } from "./ink";
import { glyph } from "./glyphs";
import { colourMark } from "./marks";
import { star } from "./shapes";

test("a label makes a picture, none makes decoration", () => {
  expect(svg("", 10, 10, 'a "cow" & <co>')).toContain('role="img" aria-label="a &quot;cow&quot; &amp; &lt;co&gt;"');
  expect(svg("", 10, 10)).toContain('aria-hidden="true"');
  expect(svg("", 10, 10)).not.toContain("role");
  expect(glyph("moon")).toContain('aria-hidden="true"');
  expect(colourMark("red", "C", "czerwony")).toContain('aria-label="czerwony"');
});

test("a mark shows the letter it is given, and none if it is empty", () => {
  expect(colourMark("yellow", "Ż")).toContain(">Ż</text>");
  expect(colourMark("yellow")).toContain(">Y</text>");
  expect(colourMark("yellow", "")).not.toContain("<text");
});

test("numbers are rounded to a tenth", () => {
  expect(disc(1 / 3, 2 / 3, 1, "#fff")).toBe('<circle cx="0.3" cy="0.7" r="1" fill="#fff"/>');
  expect(star(0, 0, 1, 0.5, 4)).not.toMatch(/\d\.\d\d/);
});

test("parts keep their outline and their place", () => {
  expect(inked("M0 0", "#fff", 3)).toContain('stroke="#0f0b29" stroke-width="3"');
  expect(at("", 10, 20, 0.5)).toContain("translate(10 20) scale(0.5) translate(-100 -100)");
  expect(at("", 10, 20, 0.5, 30, 50)).toContain("translate(10 20) rotate(30) scale(0.5) translate(-50 -50)");
});

test("the same clip twice in a drawing has two ids", () => {
  const twice = svg(clip("M0 0Z", path("M0 0")) + clip("M0 0Z", path("M0 0")));
  const ids = [...twice.matchAll(/clipPath id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(twice).toContain(`clip-path="url(#${id})"`);
});

test("a ramp spreads its stops and may fade", () => {
  const { def, fill } = ramp(["#111111", "#222222/.5", "#333333"]);
  expect(def).toContain('offset="50%" stop-color="#222222" stop-opacity=".5"');
  expect(def).toContain(fill.slice(5, -1));
});
