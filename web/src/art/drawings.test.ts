import { expect, test } from "vitest";
import { everyDrawing } from "../testkit/every";
import { alien } from "./alien";
import { earth } from "./earth";
import { ownIds } from "./ink";

/** What is wrong with a drawing, in words; empty if nothing is. */
function faults(drawing: string): string[] {
  const found: string[] = [];
  const page = new DOMParser().parseFromString(drawing, "image/svg+xml");
  if (page.querySelector("parsererror") || page.documentElement?.localName !== "svg") found.push("not well-formed");
  if (/<style|\sstyle=/i.test(drawing)) found.push("a style, which the page's policy forbids");
  if (/<script|\son\w+=|javascript:/i.test(drawing)) found.push("a script");
  if (/NaN|undefined|null|Infinity|\[object/.test(drawing)) found.push("a value that is none");
  const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push("one id twice");
  const used = [...drawing.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
  if (used.some((id) => !ids.includes(id))) found.push("an id that is nowhere");
  if (!/aria-hidden="true"|role="img" aria-label="[^"]+"/.test(drawing)) found.push("neither label nor decoration");
  return found;
}

const PATIENCE = 60_000; // the parser of the test environment takes its time

test("every drawing is sound", { timeout: PATIENCE }, () => {
  const drawings = everyDrawing();
  expect(drawings.length).toBeGreaterThan(200);
  expect(drawings.map(([name, draw]) => [name, faults(draw())] as const).filter(([, found]) => found.length)).toEqual([]);
});

test("the check would notice", () => {
  const sound = earth();
  expect(faults(sound)).toEqual([]);
  expect(faults(sound.replace("</g>", ""))).toContain("not well-formed");
  expect(faults(sound.replace("<circle ", '<circle style="fill:red" '))).toContain("a style, which the page's policy forbids");
  expect(faults(sound.replace('r="92"', 'r="NaN"'))).toContain("a value that is none");
  expect(faults(sound.replace(/ id="[^"]+"/, ""))).toContain("an id that is nowhere");
  expect(faults(sound.replace("<circle ", '<circle id="a" ').replace("<path ", '<path id="a" '))).toContain("one id twice");
  expect(faults(sound.replace('aria-hidden="true"', ""))).toContain("neither label nor decoration");
});

test("names are unique, so that each drawing has its own pin", () => {
  const names = everyDrawing().map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

const bare = (drawing: string): string => drawing.replace(/x[0-9a-z]+-/g, "");

test("one seed is one face, and seeds differ", () => {
  const faces = Array.from({ length: 300 }, (_, seed) => bare(alien({ seed })));
  expect(faces).toEqual(Array.from({ length: 300 }, (_, seed) => bare(alien({ seed }))));
  expect(new Set(faces).size).toBe(300);
});

test("two copies of a drawing share no id", () => {
  const idsOf = (drawing: string): string[] => [...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
  const one = earth();
  const copy = ownIds(one);
  expect(idsOf(copy).length).toBeGreaterThan(0);
  expect(idsOf(copy).filter((id) => idsOf(one).includes(id))).toEqual([]);
  expect(bare(copy)).toBe(bare(one));
  expect(faults(copy)).toEqual([]);
});
