// The end of a game of Earth Gambit, from the steps of its replay.
import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { ReplayStep } from "../../protocol";
import { Table } from "../../table/table.svelte";
import { loadWords } from "../../words/words";
import Epilogue from "./Epilogue.svelte";
import { lab, line, sceneOf, shape } from "./samples";
import { gameHistory } from "./gameHistory";
import game from "./table";

beforeAll(() => loadWords("en"));

const roles = { 1: "scientist", 2: "extinctionist" };
const step = (turn: number, science: string[], log: ReplayStep["log"]): ReplayStep => ({ move: turn, seat: 0, words: null, standing: [], log, view: lab({ seats: 3, science, covered: [], roles, fields: { turn } }) });
const steps = [
  step(1, [], [line("science", { seat: 1, cards: ["B"] })]),
  step(2, ["R"], [line("science", { seat: 0, cards: ["R"] })]),
  step(2, ["R", "YB"], [line("science", { seat: 1, cards: ["YB"] })]),
  step(3, ["R", "YB", "R"], [line("science", { seat: 2, cards: ["R"] })]),
];

describe("the story of a game", () => {
  it("has one stand a turn, the last of it, and how it began", () => {
    expect(gameHistory(steps).stands).toEqual([
      { turn: 0, counts: { red: 0, blue: 0, yellow: 0 } },
      { turn: 2, counts: { red: 1, blue: 1, yellow: 1 } },
      { turn: 3, counts: { red: 2, blue: 1, yellow: 1 } },
    ]);
  });

  it("tells who played what, and whether it was for their own; what came before the first step is no news", () => {
    expect(gameHistory(steps).played.map((shares) => shares.map(({ card, own, turn }) => [card, own, turn]))).toEqual([[["R", true, 1]], [["YB", true, 2]], [["R", false, 2]]]);
    expect(gameHistory(steps).roles).toEqual(["alien", "scientist", "extinctionist"]);
    expect(gameHistory(steps).targets).toEqual({ red: 6, blue: 6, yellow: 3 });
  });

  it("is told though it was over in its first turn", () => {
    expect(gameHistory([steps[0]!, { ...steps[1]!, view: { ...steps[1]!.view, fields: { ...steps[1]!.view.fields, turn: 1 } } }]).stands).toEqual([
      { turn: 0, counts: { red: 0, blue: 0, yellow: 0 } },
      { turn: 1, counts: { red: 1, blue: 0, yellow: 0 } },
    ]);
  });

  it("is nothing without steps", () => {
    expect(gameHistory([])).toMatchObject({ stands: [], played: [] });
  });

  it("is drawn, and said to whoever listens", () => {
    const table = new Table({ ...shape(), cards: { alien: "Alien", scientist: "Scientist", extinctionist: "Extinctionist" } }, game);
    table.scene = sceneOf(steps.at(-1)!.view);
    const { container } = render(Epilogue, { table, steps });
    expect(screen.getByRole("img", { name: "Science on the table, turn by turn: red 2, blue 1, yellow 1 in the end." })).toBeTruthy();
    expect(container.querySelector("[data-unmasked='2']")?.textContent).toContain("Quiet Comet, Extinctionist: 0 for their own team, 1 for others");
    expect(container.querySelectorAll("i.own")).toHaveLength(2);
  });
});
