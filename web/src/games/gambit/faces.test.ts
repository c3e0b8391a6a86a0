import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../words/words";
import { back } from "./back";
import { DRAWN, face, fieldsOf, SCIENCES, TEAM_COLOURS } from "./faces";
import game from "./table";
import { THINGS } from "./things";

beforeAll(() => loadWords("en"));

const words = { title: "A title", text: "What it does." };

test("every card has a picture of its own", () => {
  const codes = [...SCIENCES, ...DRAWN];
  expect(codes).toHaveLength(37); // 5 sciences, 2 psych cards, 17 actions, 3 roles, 10 abilities
  const pictures = codes.map((code) => face(code, words).replace(/x[0-9a-z]+-\d+/g, ""));
  expect(new Set(pictures).size).toBe(codes.length);
});

test("a card without a picture is a mistake, not a blank", () => {
  expect(() => face("nothing", words)).toThrow();
});

test("colours stand in the fields that a card belongs to", () => {
  expect(SCIENCES.map((code) => fieldsOf(code).join(" "))).toEqual(["red", "blue", "yellow", "yellow red", "yellow blue"]);
  expect(fieldsOf("heal_all")).toEqual([]);
  expect(Object.values(TEAM_COLOURS)).toEqual(["red", "blue", "yellow"]);
});

test("a face shows the letter of its colour, and roles that of their team", () => {
  expect(face("YB", words)).toContain(">Y</text>");
  expect(face("YB", words)).toContain(">B</text>");
  expect(face("scientist", words)).toContain(">B</text>");
});

test("roles, abilities and play cards have backs of their own", () => {
  const backs = (["play", "role", "ability"] as const).map((deck) => back("", deck).replace(/x[0-9a-z]+-\d+/g, ""));
  expect(new Set(backs).size).toBe(3);
  expect(game.back("?1")).toBe(back("", "role"));
});

test("whatever flies is drawn", () => {
  for (const name of [...Object.keys(THINGS), "die 1", "die 6", "red", "blue", "yellow"]) expect(game.thing(name)).toMatch(/^<svg/);
});
