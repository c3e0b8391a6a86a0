import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { pieces, sentences, spoken } from "./story";
import Story from "./Story.svelte";

const drawn = (code: string, run = 1, whole = ""): LogLine => ({ what: "draw", text: `Zyx draws ${code}.`, seat: 0, cards: [code], run, whole });
const skip: LogLine = { what: "skip", text: "Zyx skips.", seat: 0 };
const texts = (lines: LogLine[]) => sentences(lines).map(({ line, lines: many, at }) => [line.text, many, at]);

beforeAll(() => loadWords("en"));

describe("lines in a row that are one to people", () => {
  test("are one sentence with all their cards", () => {
    const lines = [skip, drawn("A"), drawn("B", 2), drawn("A", 3, "Zyx draws 2 × A, B."), skip];
    expect(texts(lines)).toEqual([["Zyx skips.", 1, 0], ["Zyx draws 2 × A, B.", 3, 1], ["Zyx skips.", 1, 4]]);
    expect(sentences(lines)[1]?.line.cards).toEqual(["A", "B", "A"]);
    expect(spoken(lines)).toBe("Zyx skips. Zyx draws 2 × A, B. Zyx skips.");
  });

  test("grow when more of them come in a later frame", () => {
    const first = [drawn("A"), drawn("B", 2, "Zyx draws A, B.")];
    expect(texts(first)).toEqual([["Zyx draws A, B.", 2, 0]]);
    expect(texts([...first, drawn("C", 3, "Zyx draws A, B, C.")])).toEqual([["Zyx draws A, B, C.", 3, 0]]);
  });

  test("of which the beginning was forgotten take what is there", () => {
    expect(texts([drawn("B", 4), drawn("C", 5, "Zyx draws 5 cards.")])).toEqual([["Zyx draws 5 cards.", 2, 0]]);
  });

  test("whose end was taken back are told one by one", () => {
    expect(texts([drawn("A"), drawn("B", 2)])).toEqual([["Zyx draws A.", 1, 0], ["Zyx draws B.", 1, 1]]);
  });

  test("without cards stay without", () => {
    const [one] = sentences([skip, { ...skip, run: 2, whole: "Zyx skips (×2)." }]);
    expect([one?.line.text, one?.line.cards]).toEqual(["Zyx skips (×2).", undefined]);
  });

  test("stand as one line in the story, each card to be looked at", () => {
    const shown = table(scene());
    shown.game.cards["A"] = "Antenna";
    shown.retell({ start: 7, lines: [skip, drawn("A"), drawn("A", 2, "Zyx draws 2 × Antenna.")] });
    const { container } = render(Story, { table: shown });
    expect([...container.querySelectorAll("li")].map((line) => line.textContent?.trim().replace(/\s+/g, " "))).toEqual([
      expect.stringContaining("Zyx skips."), expect.stringContaining("Zyx draws 2 × Antenna."),
    ]);
    expect(container.querySelectorAll(".chip")).toHaveLength(1);
  });
});

test("names, cards and numbers of a sentence are pieces of their own", () => {
  const line: LogLine = { what: "rob", text: "Zyx takes 2 from Blip with Antenna.", seat: 0, other: 1, number: 2, cards: ["A"] };
  expect(pieces(line, ["Zyx", "Blip"], { A: "Antenna" }).filter((piece) => piece.strong || piece.card).map((piece) => piece.text)).toEqual(["Zyx", "2", "Blip", "Antenna"]);
});

test("before anything has happened the game is told in three lines", () => {
  const shown = table(scene({}));
  shown.game.brief = ["Own the most.", "Play a card.", "Others rob you."];
  const { container } = render(Story, { table: shown });
  expect([...container.querySelectorAll("li")].map((line) => line.textContent)).toEqual(shown.game.brief);
  shown.game.brief = [];
});
