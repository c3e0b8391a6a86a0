import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setLarge, setSmall } from "../../art/frame";
import { advance } from "../../art/lettering";
import { back } from "./back";
import { CODES, face } from "./faces";

/** One section of the server's words: `NAME = "text"` per line. */
function section(file: string, name: string): Record<string, string> {
  const part = file.split(`[${name}]\n`)[1]?.split("\n[")[0] ?? "";
  return Object.fromEntries([...part.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, key = "", text = ""]) => [key, text]));
}

/** Tests run in the folder `web`; the words lie with the rules. */
const LANGUAGES = ["en", "pl"].map((name) => {
  const file = readFileSync(`../src/xenodeck/games/ufoludki/words.${name}.toml`, "utf8");
  return { name, cards: section(file, "cards"), texts: section(file, "texts") };
});
/** What one of the two plates says; the small one comes last in a drawing. */
const textsIn = (drawing: string, size: "lg" | "sm"): string[] => {
  const plate = drawing.split(`<g class="x-${size}">`)[1]?.split('<g class="x-')[0] ?? "";
  return [...plate.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1] ?? "");
};

test("these are all cards the server knows", () => {
  for (const { cards, texts } of LANGUAGES) {
    expect(Object.keys(cards).sort()).toEqual([...CODES].sort());
    expect(Object.keys(texts).sort()).toEqual([...CODES].sort());
  }
});

test.each(LANGUAGES)("every card says everything, in $name", ({ cards, texts }) => {
  for (const code of CODES) {
    const words = { title: cards[code] ?? "", text: texts[code] ?? "" };
    const drawing = face(code, words);
    expect(drawing).toContain(`aria-label="${words.title}"`);
    const large = textsIn(drawing, "lg").join(" ");
    expect(large.endsWith(words.text), large).toBe(true);
    const shown = large.slice(0, -words.text.length).trim();
    expect(words.title.startsWith(shown) && shown.length > 0, shown).toBe(true);
    expect(textsIn(drawing, "sm").join(" ")).toBe(shown);
  }
});

test.each(LANGUAGES)("every title fits its plate and can be read, in $name", ({ cards, texts }) => {
  for (const code of CODES) {
    const drawing = face(code, { title: cards[code] ?? "", text: texts[code] ?? "" });
    const title = textsIn(drawing, "sm").join(" ");
    const large = setLarge(title, [{ text: texts[code] ?? "" }]);
    for (const row of large.title.rows) expect(advance(row) * large.title.size).toBeLessThanOrEqual(180.01);
    const small = setSmall(title);
    for (const row of small.rows) expect(advance(row) * small.size).toBeLessThanOrEqual(182.01);
    expect(small.size * 0.48, `${title}, in pixels on a card of 96`).toBeGreaterThanOrEqual(11);
    expect(large.body.size * 0.9, `${title}, text in pixels on a card of 180`).toBeGreaterThanOrEqual(11);
    expect(large.body.rows.length).toBeLessThanOrEqual(4);
  }
});

test("twins tell themselves apart without their names", () => {
  const words = { title: "Same", text: "" };
  for (const value of [2, 3, 4]) expect(face(`S${value}A`, words)).not.toBe(face(`S${value}B`, words));
  expect(textsIn(face("S3A", { title: "Saucer 3 with a moon", text: "" }), "lg")).toEqual(["Saucer 3"]);
  expect(textsIn(face("S3A", { title: "Spodek UFO 3 z księżycem", text: "" }), "lg")).toEqual(["Spodek UFO 3"]);
  expect(textsIn(face("S3A", { title: "Saucer 3 with a moon", short: "Three", text: "" }), "sm")).toEqual(["Three"]);
});

test("a card that is not known gets a face all the same", () => {
  expect(face("NEW1", { title: "Something new", text: "Nobody drew it." })).toContain("Something new");
});

test("a back shows nothing of a card", () => {
  expect(back()).toBe(back());
  expect(back()).not.toContain("<text");
});
