// House rules of the client: games only arrange and draw, everybody else knows none of them, and the page's policy holds.

import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "./**/*.css"], { eager: true, query: "?raw", import: "default" });
const files = Object.entries(sources).filter(([name]) => name !== "./protocol.ts");
const code = files.filter(([name]) => !/\.test\.ts$|\/samples\.ts$|^\.\/testkit\//.test(name));
const LONGEST = 400;

const imports = (text: string) => [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((hit) => hit[1] ?? "");
const resolve = (from: string, to: string) => new URL(to, `http://x/${from.slice(2)}`).pathname.slice(1);
const room = (name: string) => /^\.?\/?games\/([^/]+)\//.exec(name.replace(/^\.\//, ""))?.[1];

test("every room fits in the head", () => {
  expect(files.filter(([, text]) => text.trim() === "").map(([name]) => name)).toEqual([]); // all of them were read
  expect(files.filter(([, text]) => text.split("\n").length > LONGEST).map(([name]) => name)).toEqual([]);
});

test("a game imports no other game", () => {
  const foreign = code.flatMap(([name, text]) => {
    const own = room(name);
    return own ? imports(text).map((to) => resolve(name, to)).filter((to) => (room(to) ?? own) !== own).map((to) => `${name} -> ${to}`) : [];
  });
  expect(foreign).toEqual([]);
});

test("nobody but the style page, which shows everything, imports a game's own room", () => {
  const known = code.flatMap(([name, text]) => {
    if (room(name) || name.startsWith("./styleguide/")) return [];
    return imports(text).map((to) => resolve(name, to)).filter((to) => room(to) !== undefined).map((to) => `${name} -> ${to}`);
  });
  expect(known).toEqual([]);
});

test("no game is named outside of its room", () => {
  const games = [...new Set(files.flatMap(([name]) => room(name) ?? []))].filter((game) => game !== "any");
  expect(games.length).toBeGreaterThan(4);
  // colours of all games lie together, as do the drawings' palettes and the sheet that shows them
  const allowed = /^\.\/(css\/tokens\.css|art\/palette\.ts|styleguide\/|words\/)/;
  const said = code.filter(([name]) => !room(name) && !allowed.test(name)).flatMap(([name, text]) => games.filter((game) => new RegExp(`["'\`]${game}\\b`).test(text)).map((game) => `${name}: ${game}`));
  expect(said).toEqual([]);
});

test("no template carries a style attribute: the page's policy would drop it", () => {
  const markup = code.filter(([name]) => name.endsWith(".svelte")).map(([name, text]) => [name, text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "")] as const);
  expect(markup.filter(([, text]) => /\sstyle=/.test(text)).map(([name]) => name)).toEqual([]);
});

describe("words", () => {
  test("of people come from the words file or from the server, never from a template", () => {
    const spoken = code.filter(([name]) => name.endsWith(".svelte")).flatMap(([name, text]) => {
      const markup = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
      const between = [...markup.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").matchAll(/>([^<>]*\p{L}{3,}[^<>]*)</gu)];
      return between.map((hit) => `${name}: ${(hit[1] ?? "").trim()}`);
    });
    expect(spoken.filter((one) => !one.endsWith("Xenodeck"))).toEqual([]);
  });
});
