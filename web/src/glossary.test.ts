// web/README.md has an entry for each folder of the sources and for each exported class and interface of the state of the page, and
// one name means one thing: no two modules export the same name.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts"], { eager: true, query: "?raw", import: "default" });
const readme = readFileSync("README.md", "utf8");

/** Not part of the page: tests, what they are made of, and the types of the protocol, which are generated. */
const OTHER = /\.test\.ts$|\/(samples|protocol)\.ts$|^\.\/testkit\//;
const EXPORT = /^export (?:async |abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const folderOf = (file: string): string => /^\.\/(games\/\w+|\w+)\//.exec(file)?.[1] ?? "";
const isGame = (file: string): boolean => folderOf(file).includes("/");

/** Name -> the modules that export it; a component exports its own name. */
function exportedNames(files: Record<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    if (OTHER.test(file)) continue;
    const component = /\/(\w+)\.svelte$/.exec(file)?.[1];
    const names = component ? [component] : [...text.matchAll(EXPORT)].map((hit) => hit[1] ?? "");
    for (const name of names) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/** The games have no part in each other, so two of them may use the same name, but none that the rest of the page uses. */
const twice = (files: Record<string, string>): string[] =>
  [...exportedNames(files)].filter(([, modules]) => modules.length > 1 && !modules.every(isGame)).map(([name, modules]) => `${name}: ${modules.join(", ")}`);

/** What the first column of the tables of the page names, without the path. */
const entries = (page: string): Set<string> => new Set([...page.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) => [...cell.matchAll(/`(?:src\/)?([^`]+)`/g)].map((hit) => hit[1] ?? "")));

const folders = (files: Record<string, string>): string[] => [...new Set(Object.keys(files).map((file) => folderOf(file).replace(/^games\/.*/, "games/<id>")))].filter((folder) => folder && folder !== "games");
const without = (page: string, files: Record<string, string>): string[] => folders(files).filter((folder) => !entries(page).has(folder));

/** Entries of the glossary that no module exports. */
function unknown(page: string, files: Record<string, string>): string[] {
  const known = new Set([...exportedNames(files).keys(), ...folders(files)]);
  return [...entries(page)].filter((name) => /^[\w<>/]+$/.test(name) && !known.has(name) && !["css", "words", "games"].includes(name));
}

/** Classes outside of the games: the words that a reader of the page's code needs first. */
const classes = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([file, text]) => (OTHER.test(file) || isGame(file) ? [] : [...text.matchAll(/^export class (\w+)/gm)].map((hit) => hit[1] ?? "")));

test("no two modules export the same name", () => expect(twice(sources)).toEqual([]));

test("every folder has an entry in the README", () => expect(without(readme, sources)).toEqual([]));

test("every exported class has an entry in the README", () => expect(classes(sources).filter((name) => !entries(readme).has(name))).toEqual([]));

test("every entry of the README exists", () => expect(unknown(readme, sources)).toEqual([]));

describe("what is wrong would be found", () => {
  const more = (file: string, text: string): Record<string, string> => ({ ...sources, [file]: text });

  test("a name that is exported twice", () => {
    expect(twice(more("./lobby/other.ts", "export class Playback {}\n"))).toHaveLength(1);
    expect(twice(more("./games/frenzy/Playback.svelte", ""))).toHaveLength(1);
    expect(twice({ "./games/one/a.ts": "export const face = 1;", "./games/other/b.ts": "export const face = 1;" })).toEqual([]);
  });

  test("a folder and a class without an entry, and an entry for nothing", () => {
    expect(without(readme, more("./shop/a.ts", ""))).toEqual(["shop"]);
    expect(classes(more("./shop/a.ts", "export class Till {}"))).toContain("Till");
    expect(unknown(`${readme}\n| \`Till\` | sells |`, sources)).toEqual(["Till"]);
  });
});
