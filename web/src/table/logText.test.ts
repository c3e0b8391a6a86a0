import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { textPieces, logSentences, sinceLastTurn, spokenText, turnSummary, logTurns } from "./logText";
import LogPanel from "./LogPanel.svelte";

const drawn = (code: string, run = 1, whole = ""): LogLine => ({ what: "draw", text: `Zyx draws ${code}.`, seat: 0, cards: [code], run, whole });
const skip: LogLine = { what: "skip", text: "Zyx skips.", seat: 0 };
const texts = (lines: LogLine[]) => logSentences(lines).map(({ line, lines: many, at }) => [line.text, many, at]);

beforeAll(() => loadWords("en"));

describe("lines in a row that are one to people", () => {
  test("are one sentence with all their cards", () => {
    const lines = [skip, drawn("A"), drawn("B", 2), drawn("A", 3, "Zyx draws 2 × A, B."), skip];
    expect(texts(lines)).toEqual([["Zyx skips.", 1, 0], ["Zyx draws 2 × A, B.", 3, 1], ["Zyx skips.", 1, 4]]);
    expect(logSentences(lines)[1]?.line.cards).toEqual(["A", "B", "A"]);
    expect(spokenText(lines)).toBe("Zyx skips. Zyx draws 2 × A, B. Zyx skips.");
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
    const [one] = logSentences([skip, { ...skip, run: 2, whole: "Zyx skips (×2)." }]);
    expect([one?.line.text, one?.line.cards]).toEqual(["Zyx skips (×2).", undefined]);
  });

  test("stand as one line in the story, each card to be looked at", () => {
    const shown = table(scene());
    shown.game.cards["A"] = "Antenna";
    shown.replaceLog({ start: 7, lines: [drawn("A"), drawn("A", 2, "Zyx draws 2 × Antenna.")] });
    const { container } = render(LogPanel, { table: shown });
    expect([...container.querySelectorAll("[data-line]")].map((line) => line.textContent?.trim().replace(/\s+/g, " "))).toEqual(["Zyx draws 2 × Antenna."]);
    expect(container.querySelectorAll("ul .chip")).toHaveLength(1);
  });
});

test("names, cards and numbers of a sentence are pieces of their own", () => {
  const line: LogLine = { what: "rob", text: "Zyx takes 2 from Blip with Antenna.", seat: 0, other: 1, number: 2, cards: ["A"] };
  expect(textPieces(line, ["Zyx", "Blip"], { A: "Antenna" }).filter((piece) => piece.strong || piece.card).map((piece) => piece.text)).toEqual(["Zyx", "2", "Blip", "Antenna"]);
});

test("before anything has happened the game is told in three lines", () => {
  const shown = table(scene({}));
  shown.game.brief = ["Own the most.", "Play a card.", "Others rob you."];
  const { container } = render(LogPanel, { table: shown });
  expect([...container.querySelectorAll("li")].map((line) => line.textContent)).toEqual(shown.game.brief);
  shown.game.brief = [];
});

describe("a turn", () => {
  const cards = { A: "Antenna", B: "Beam" };
  const played = (seat: number, code: string): LogLine => ({ what: "play", text: `${["You play", "Bo plays"][seat]} ${cards[code as "A"]}.`, seat, cards: [code], begins: true });
  const robbed: LogLine = { what: "rob", text: "Bo takes 2 tokens from you.", seat: 1, other: 0, number: 2, gist: "Takes 2 from you." };
  const hidden: LogLine = { what: "draw", text: "Bo draws 1 card.", seat: 1, cards: ["?"], gist: "" };
  const paid: LogLine = { what: "return", text: "You return 3 tokens to Earth.", seat: 0, number: 3, gist: "You return 3 to Earth." };
  const boom: LogLine = { what: "boom", text: "The sky falls!" };
  const read = (lines: LogLine[]) => logTurns(lines).map((turn) => turnSummary(turn, ["Ada", "Bo"], cards).map((part) => part.text + (part.tail ?? "")).join(""));

  test("is one sentence, and what goes without saying is only in its details", () => {
    const lines = [played(1, "A"), robbed, hidden];
    expect(read(lines)).toEqual(["Bo plays Antenna; takes 2 from you."]);
    expect(logTurns(lines)[0]?.sentences).toHaveLength(3);
  });

  test("goes on through what happens to others, until somebody begins the next", () => {
    expect(read([played(1, "A"), paid, played(0, "B"), played(0, "B")])).toEqual(["Bo plays Antenna; you return 3 to Earth.", "You play Beam.", "You play Beam."]);
  });

  test("names its player again after a line about somebody else", () => {
    const keeps: LogLine = { what: "keep", text: "You keep it.", seat: 0 };
    const draws: LogLine = { what: "draw", text: "Bo draws 1 card.", seat: 1, cards: ["?"] };
    expect(read([played(1, "A"), keeps, draws, draws])).toEqual(["Bo plays Antenna. You keep it. Bo draws 1 card (×2)."]);
    expect(read([played(1, "A"), draws, keeps])).toEqual(["Bo plays Antenna; draws 1 card. You keep it."]);
  });

  test("has more than one sentence where one would not read well", () => {
    expect(read([played(1, "A"), boom])).toEqual(["Bo plays Antenna. The sky falls!"]);
  });

  test("of a game that does not say where turns begin is what somebody does in a row", () => {
    expect(read([{ ...played(1, "A"), begins: false }, { ...robbed, gist: null }, { ...played(0, "B"), begins: false }])).toEqual(["Bo plays Antenna; takes 2 tokens from you.", "You play Beam."]);
  });

  test("keeps the stop with the card before it", () => {
    const [turn] = logTurns([played(1, "A")]);
    expect(turnSummary(turn!, ["Ada", "Bo"], cards).at(-1)).toEqual({ text: "Antenna", card: "A", tail: "." });
  });

  test("counts what happened again, and leaves a shout as it is", () => {
    const line = (text: string, gist?: string): LogLine => ({ what: "any", seat: 0, text, ...(gist === undefined ? {} : { gist }) });
    const more = line("Ada turns up a card.");
    expect(read([more, more, more, line("Ada stops.")])).toEqual(["Ada turns up a card (×3); stops."]);
    expect(read([line("Ada turns down cell 7."), line("Ada calls: ALIENINJAS!", "ALIENINJAS!")])).toEqual(["Ada turns down cell 7; ALIENINJAS!"]);
  });

  test("opens into its lines", async () => {
    const shown = table(scene());
    shown.replaceLog({ start: 0, lines: [played(1, "A"), robbed, hidden] });
    const { container, getByRole } = render(LogPanel, { table: shown });
    expect(container.querySelectorAll("ol > li")).toHaveLength(1);
    expect(container.querySelector("ul")?.hidden).toBeTruthy();
    await fireEvent.click(getByRole("button", { name: "Details" }));
    expect(container.querySelector("ul")?.hidden).toBeFalsy();
    expect([...container.querySelectorAll("ul li")].map((line) => line.textContent?.trim())).toEqual([expect.stringContaining("Bo plays"), "Bo takes 2 tokens from you.", "Bo draws 1 card."]);
  });

  test("of one's own is followed by what mattered since, most important first", () => {
    const lines = [played(0, "A"), played(1, "A"), paid, hidden, { ...boom, seat: 1 }, played(1, "B"), robbed];
    expect(sinceLastTurn(lines, 0, (line) => line.what === "boom").map((line) => line.what)).toEqual(["rob", "return", "boom"]);
    expect(sinceLastTurn([...lines, played(0, "B")], 0, () => false)).toEqual([]);
    expect(sinceLastTurn([played(1, "A"), robbed], 0, () => false)).toEqual([]);
  });
});
