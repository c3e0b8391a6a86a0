// Colours that words are set in can be read on the grounds they stand on, in every game (WCAG 2.1, 1.4.3).

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/css/tokens.css", "utf8"); // imported, Vitest would make it empty

const LEAST = 4.5;
const GROUNDS = ["night", "deep", "panel"];
const WORDS = ["bone", "mute", "warn", "play"];
const ON_PAPER: [words: string, ground: string][] = [["ink", "paper"], ["ink", "play"], ["ink", "warn"]];

/** Selector -> its colours by name; a game has those of the root where it names none of its own. */
function themes(css: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [, selector = "", body = ""] of css.matchAll(/^(:root|\[data-game[^{]*?)\s*\{([^}]*)\}/gm)) {
    const own = Object.fromEntries([...body.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]));
    found.set(selector, { ...found.get(":root"), ...own });
  }
  return found;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is measured as the standard says", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("words can be read on every ground of every game", () => {
  const all = themes(tokens);
  expect(all.size).toBeGreaterThan(5);
  const pale = [...all].flatMap(([name, colours]) =>
    [...GROUNDS.flatMap((ground) => WORDS.map((words) => [words, ground] as const)), ...ON_PAPER]
      .filter(([words, ground]) => !(contrast(colours[words] ?? "#000000", colours[ground] ?? "#000000") >= LEAST))
      .map(([words, ground]) => `${name} ${words} on ${ground}`),
  );
  expect(pale).toEqual([]);
});
