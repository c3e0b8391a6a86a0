import { afterAll, describe, expect, it, test } from "vitest";
import english from "./en.json";
import { choose, leastForms, pluralsOf } from "./plurals";
import vectors from "./vectors/plurals.json";
import { fillIn, language, loadWords, say } from "./words";

// What the server chooses, written by its own code (tools/plural_vectors.py).
const written: Record<string, { forms: string[]; chosen: string }> = vectors.languages;

describe.each(Object.entries(written))("numbers in %s", (code, { forms, chosen }) => {
  const plurals = pluralsOf(code);

  it("have the forms they have on the server", () => expect(plurals.forms).toEqual(forms));

  it("take the form they take on the server", () => {
    expect(chosen.length).toBe(vectors.numbers.length);
    const here = vectors.numbers.map((count) => [count, plurals.formOf(count)]);
    expect(here).toEqual(vectors.numbers.map((count, at) => [count, Number(chosen[at])]));
  });
});

test("languages of one form and of six are among them", () => {
  const counts = new Set(Object.values(written).map(({ forms }) => forms.length));
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("the last form given stands for those that follow it", () => {
  expect([1, 2, 5, 1.5].map((count) => choose(["karta", "karty", "kart"], count, pluralsOf("pl")))).toEqual(["karta", "karty", "kart", "kart"]);
  expect(choose(["card", "cards"], Number("a few"), pluralsOf("en"))).toBe("cards");
});

test("as many forms are needed as whole numbers of things take", () => {
  expect(["ja", "en", "pl", "sl", "ar"].map((code) => leastForms(pluralsOf(code)))).toEqual([1, 2, 3, 4, 6]);
});

describe("a language of six forms that is a file", () => {
  const counted = "{count} {count|بطاقات|بطاقة|بطاقتان|بطاقات قليلة|بطاقة كثيرة|بطاقة أخرى}";
  const file = { default: { ...english, table: { ...english.table, cards: counted } } };
  afterAll(() => loadWords("en"));

  it("is spoken with every form, by the page and in what a game sends", async () => {
    await loadWords("ar", { "./ar.json": () => Promise.resolve(file) });
    expect(language()).toBe("ar");
    const said = ["0 بطاقات", "1 بطاقة", "2 بطاقتان", "7 بطاقات قليلة", "11 بطاقة كثيرة", "100 بطاقة أخرى"];
    expect([0, 1, 2, 7, 11, 100].map((count) => say("table.cards", { count }))).toEqual(said);
    expect([0, 1, 2, 7, 11, 100].map((count) => fillIn(counted, { count }))).toEqual(said);
  });
});
