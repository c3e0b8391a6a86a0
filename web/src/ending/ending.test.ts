import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../net/api";
import { drawing, replayOf, shape, tableWith } from "../replay/samples";
import { sceneAt } from "../replay/scenes";
import { loadWords } from "../words/words";
import Chart from "./Chart.svelte";
import { courseOf } from "./course";
import Ending from "./Ending.svelte";
import Podium from "./Podium.svelte";

const GAME = replayOf([[0, 0, 0], [2, 0, 0], [2, 3, 0], [3, 3, 1]]);

beforeAll(() => loadWords("en"));
beforeEach(() => void vi.spyOn(api, "replay").mockResolvedValue(GAME));

function end(mine = true) {
  const table = tableWith({ ...sceneAt(GAME, 3, shape), you: 1 });
  const calls = { onRematch: vi.fn(), onReplay: vi.fn(), onShelf: vi.fn() };
  return { ...render(Ending, { table, mine, ...calls }), ...calls };
}

describe("the end", () => {
  it("says who won, and is read out", () => {
    end();
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading.textContent).toBe("Blip wins.");
    expect(document.activeElement).toBe(heading);
  });

  it("ranks, and opens a row into its sum", () => {
    const { container } = end();
    const rows = [...container.querySelectorAll("details")];
    expect(rows.map((row) => row.querySelector(".place")?.textContent)).toEqual(["=1.", "=1.", "3."]);
    expect(rows[1]?.textContent).toContain("you");
    expect([...(rows[2]?.querySelectorAll(".chip") ?? [])].map((chip) => chip.textContent?.trim())).toEqual(["shiny +3", "lost −2", "= 1"]);
    expect(rows[2]?.open).toBe(false);
  });

  it("leads on", async () => {
    const { onRematch, onReplay, onShelf } = end();
    for (const name of ["Rematch", "Replay", "Shelf"]) await fireEvent.click(screen.getByRole("button", { name }));
    expect([onRematch, onReplay, onShelf].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("offers no rematch to whoever only watched", () => {
    end(false);
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });

  it("steps aside for the table and comes back", async () => {
    const { container } = end();
    await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
    expect(container.querySelector(".ending")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show the result" }));
    expect(container.querySelector(".ending")).not.toBeNull();
  });

  it("shows how it went, as lines and as a table", async () => {
    end();
    expect(await screen.findByText("The lead changed 1 time.")).toBeTruthy();
    expect(screen.getByRole("img", { name: /The lead changed 1 time/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "As a table" }));
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([["Step", "Zyx", "Blip", "Oola"], ["0", "0", "0", "0"], ["1", "2", "0", "0"], ["2 new lead", "2", "3", "0"], ["3", "3", "3", "1"]]);
  });

  it("does without a chart where nobody may look back", async () => {
    vi.mocked(api.replay).mockRejectedValue(new Error("no"));
    const { container } = end();
    await Promise.resolve();
    expect(container.querySelector(".going")).toBeNull();
    expect(container.querySelectorAll("details")).toHaveLength(3);
  });

  it("says why a record cannot be had", async () => {
    vi.spyOn(api, "record").mockRejectedValue(new Error("Not now."));
    end();
    await fireEvent.click(screen.getByRole("button", { name: "Download record" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not now.");
  });
});

describe("the podium", () => {
  it("crowns every winner with things of the game, also two of one name", () => {
    const { container } = render(Podium, { winners: ["Zyx", "Zyx"], others: ["Blip"], drawing: { ...drawing, trophies: ["cow", "hen"] } });
    expect(container.querySelectorAll(".winner")).toHaveLength(2);
    const crown = container.querySelector(".winner .crown");
    expect([...(crown?.querySelectorAll("[data-thing]") ?? [])].map((one) => one.getAttribute("data-thing"))).toEqual(["cow", "hen", "cow", "hen", "cow"]);
  });

  it("has a plain crown for a game without things", () => {
    const { container } = render(Podium, { winners: ["Zyx"], others: [], drawing });
    expect(container.querySelectorAll(".crown.plain svg")).toHaveLength(1);
  });
});

describe("the chart", () => {
  it("tells five seats apart by dash and by mark, not only by colour", () => {
    const game = replayOf([[0, 0, 0, 0, 0], [1, 2, 3, 4, 5]]);
    const { container } = render(Chart, { course: courseOf(game.steps, 5), names: game.seats });
    const lines = [...container.querySelectorAll("path.ink")];
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(5);
    const marks = [...container.querySelectorAll("g.change path")].slice(-5);
    expect(new Set(marks.map((mark) => mark.getAttribute("d"))).size).toBe(5);
  });

  it("stays within few points in a long game", () => {
    const steps = Array.from({ length: 1000 }, (_, n) => ({ standing: [n % 11, n % 7] }));
    const { container } = render(Chart, { course: courseOf(steps, 2), names: ["a", "b"] });
    const points = container.querySelector("path.ink")?.getAttribute("d")?.match(/[ML]/g) ?? [];
    expect(points.length).toBeGreaterThan(100);
    expect(points.length).toBeLessThan(420);
  });
});
