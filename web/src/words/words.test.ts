import { beforeAll, describe, expect, test } from "vitest";
import english from "./en.json";
import { leastForms, pluralsOf } from "./plurals";
import { LANGUAGES, loadWords, say, sayIf, preferredLanguage } from "./words";

const files = import.meta.glob<Record<string, unknown>>("./*.json", { eager: true, import: "default" });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
const code = Object.values(sources).join("\n");

function flat(words: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [section, sentences] of Object.entries(words)) {
    if (typeof sentences === "string") found.set(section, sentences);
    else for (const [key, text] of Object.entries(sentences as Record<string, string>)) found.set(`${section}.${key}`, text);
  }
  return found;
}
const blanks = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hit) => hit[1]))].sort();
const original = flat(english);

describe.each(Object.keys(LANGUAGES))("the words in %s", (language) => {
  const words = flat(files[`./${language}.json`] ?? {});

  test("say everything, and nothing that nobody asks for", () => {
    expect([...words.keys()].sort()).toEqual([...original.keys()].sort());
    expect([...words].filter(([, text]) => !text.trim())).toEqual([]);
  });

  test("leave the same blanks to fill in", () => {
    for (const [key, text] of words) expect([key, blanks(text)]).toEqual([key, blanks(original.get(key) ?? "")]);
  });

  test("have a form for every number of this language", () => {
    const plurals = pluralsOf(language);
    for (const [key, text] of words) {
      for (const [, choice] of text.matchAll(/\{\w+\|((?:[^{}]|\{\w+\})*)\}/g)) {
        const given = (choice ?? "").split("|").length;
        expect([key, given >= leastForms(plurals) && given <= plurals.forms.length]).toEqual([key, true]);
      }
    }
  });
});

test("every sentence is said somewhere", () => {
  // keys that are put together at run time, by their beginnings
  const begun = [...code.matchAll(/[`"]((?:\w+\.)\w*)\$\{/g)].map((hit) => hit[1] ?? "");
  const unsaid = [...original.keys()].filter((key) => !code.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)));
  expect(unsaid).toEqual([]);
});

describe("saying", () => {
  beforeAll(() => loadWords("pl"));

  test("counts as the language counts", () => {
    const cards = [1, 2, 5, 12, 22].map((count) => say("table.cards", { count }));
    expect(cards).toEqual(["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]);
  });

  test("a key that is put together and does not exist gives what is said instead", () => {
    expect(sayIf("table.origin_nowhere", "as it is")).toBe("as it is");
  });

  test("a language we do not speak is answered in English", () => {
    localStorage.setItem("xenodeck.lang", "tlh");
    expect(Object.keys(LANGUAGES)).toContain(preferredLanguage());
    localStorage.setItem("xenodeck.lang", "pl");
    expect(preferredLanguage()).toBe("pl");
    localStorage.clear();
  });
});

test("a form may hold the number itself", async () => {
  await loadWords("en");
  expect(say("table.waits_for", { count: 1 })).toBe("One seat is still free.");
  expect(say("table.waits_for", { count: 3 })).toBe("3 seats are still free.");
});
