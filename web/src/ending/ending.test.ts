import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../net/api";
import { ui, replayOf, shape, tableWith } from "../replay/samples";
import { sceneAt } from "../replay/scenes";
import type { Result } from "../protocol";
import { loadWords } from "../words/words";
import { cardsOfSeat, cardsOfNobody } from "./finalCards";
import FinalCards from "./FinalCards.svelte";
import ScoreChart from "./ScoreChart.svelte";
import { scoreHistory } from "./scoreHistory";
import Ending from "./Ending.svelte";
import Podium from "./Podium.svelte";

const GAME = replayOf([[0, 0, 0], [2, 0, 0], [2, 3, 0], [3, 3, 1]]);

beforeAll(() => loadWords("en"));
beforeEach(() => void vi.spyOn(api, "fetchReplay").mockResolvedValue(GAME));

function end(mine = true, more: Partial<Result> = {}) {
  const scene = sceneAt(GAME, 3, shape);
  const table = tableWith({ ...scene, you: 1, ...(scene.result ? { result: { ...scene.result, ...more } } : {}) });
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

  it("speaks to the person, and says the result below", () => {
    const { container } = end(true, { yours: "You win by ten!", taken_back: 2 });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("You win by ten!");
    expect(container.querySelector(".title p")?.textContent?.trim()).toBe("Blip wins. With 2 moves taken back.");
  });

  it("shows no points where they only put people in order, but what else was counted", async () => {
    vi.mocked(api.fetchReplay).mockResolvedValue({ ...GAME, tallies: [{ label: "aliens survived", values: [5, 2, 0] }, { label: "UFOs hidden", values: [0, 0, 0] }] });
    const { container } = end(true, { ranked_only: true, sums: [[], [], []], yours: "You come third." });
    expect(await screen.findByText("5")).toBeTruthy();
    expect(container.querySelectorAll("summary > b, .total")).toHaveLength(0);
    expect(container.textContent).toContain("aliens survived");
    expect(container.textContent).not.toContain("UFOs hidden");
    expect(container.querySelector(".going")).toBeNull();
    expect(container.querySelector(".title p")?.textContent?.trim() ?? "").toBe("");
  });

  it("draws what the game wants to tell, with its marks, and nobody leads in it", async () => {
    const chart = { title: "Characters in hand", values: [[3, 3, 3], [2, 3, 3], [0, 3, 3], [0, 1, 3]], marks: [{ at: 2, seat: 0, kind: "out", label: "abducted" }] };
    vi.mocked(api.fetchReplay).mockResolvedValue({ ...GAME, chart });
    const { container } = end();
    expect(await screen.findByRole("img", { name: "Characters in hand" })).toBeTruthy();
    expect(container.querySelectorAll(".mark")).toHaveLength(1);
    expect(container.querySelector(".mark title")?.textContent).toBe("Zyx: abducted");
    expect(screen.queryByText(/The lead changed/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "As a table" }));
    expect(screen.getByText("Zyx: abducted")).toBeTruthy();
  });

  it("celebrates, but not where nothing may move", () => {
    expect(end().container.querySelectorAll(".confetti svg").length).toBeGreaterThan(10);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(end().container.querySelectorAll(".confetti svg")).toHaveLength(0);
    vi.unstubAllGlobals();
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

  it("lays open what everybody was left with, and what lies in the middle", () => {
    expect(end().getByRole("button", { name: "All cards" })).toBeTruthy();
    const { container } = render(FinalCards, { table: tableWith(sceneAt(GAME, 3, shape)), open: true });
    const blips = container.querySelector("dialog [aria-label=Blip]");
    expect([...(blips?.querySelectorAll("[data-face]") ?? [])].map((one) => one.getAttribute("data-face"))).toEqual(["MAGPIE", "TRINKET"]);
    expect(container.querySelector("dialog [aria-label='On the table']")?.textContent).toContain("Deck");
    expect(container.querySelectorAll("dialog [data-back]")).toHaveLength(0);
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
    vi.mocked(api.fetchReplay).mockRejectedValue(new Error("no"));
    const { container } = end();
    await Promise.resolve();
    expect(container.querySelector(".going")).toBeNull();
    expect(container.querySelectorAll("details")).toHaveLength(3);
  });

  it("says why a record cannot be had", async () => {
    vi.spyOn(api, "fetchRecord").mockRejectedValue(new Error("Not now."));
    end();
    await fireEvent.click(screen.getByRole("button", { name: "Download record" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not now.");
  });
});

describe("the end of a game of rounds, teams and tie-breaks", () => {
  const cells = (table: HTMLElement) => within(table).getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()));

  it("has a table of the rounds with what they come to", () => {
    end(true, { rounds: [[1, 0, 1], [2, 3, 0]] });
    const table = within(screen.getByRole("region", { name: "Round by round" })).getByRole("table");
    expect(cells(table)).toEqual([["Round", "Zyx", "Blip", "Oola"], ["1", "1, best", "0", "1, best"], ["2", "2", "3, best", "0"], ["Total", "3, best", "3, best", "1"]]);
  });

  it("has none where there was one round", () => {
    end(true, { rounds: [[3, 3, 1]] });
    expect(screen.queryByRole("region", { name: "Round by round" })).toBeNull();
  });

  it("shows a team as one, with one badge", () => {
    const { container } = end(true, { scores: [4, 1, 4], ranks: [1, 3, 1], winners: [0, 2], teams: [0, 1, 0], rounds: [[1, 1, 1], [3, 0, 3]] });
    const rows = [...container.querySelectorAll(".ranks details")];
    expect(rows.map((row) => row.querySelector(".name")?.textContent?.replace(/\s+/g, " ").trim())).toEqual(["Team 1 Zyx and Oola", "Team 2 Blip you"]);
    expect(rows.map((row) => row.querySelector(".place")?.textContent)).toEqual(["1.", "2."]);
    const badges = [...container.querySelectorAll(".podium .badge path")].map((path) => path.getAttribute("d"));
    expect([badges.length, badges[0] === badges[1], badges[1] === badges[2]]).toEqual([3, true, false]);
    expect(within(screen.getByRole("region", { name: "Round by round" })).getAllByRole("columnheader").map((one) => one.textContent?.trim())).toEqual(["Round", "Zyx and Oola", "Blip"]);
  });

  it("names what decided between equals", () => {
    const { container } = end(true, { ranks: [2, 1, 3], winners: [1], breaks: [{ label: "cards left", values: [2, 5, 0] }] });
    expect([...container.querySelectorAll(".decided")].map((one) => one.textContent)).toEqual(["tie-break, cards left: 5", "tie-break, cards left: 2"]);
  });

  it("says that a victory is shared, or nobody's", () => {
    const { container, unmount } = end();
    expect(container.querySelector(".ranks .note")?.textContent).toBe("The victory is shared.");
    unmount();
    const none = end(true, { winners: [] }).container;
    expect(none.querySelector(".ranks .note")?.textContent).toBe("Nobody wins.");
    expect(none.querySelectorAll(".winner")).toHaveLength(0);
    expect(none.querySelector(".place")?.textContent).toBe("–");
  });
});

describe("the podium", () => {
  it("crowns every winner with things of the game, also two of one name", () => {
    const { container } = render(Podium, { winners: ["Zyx", "Zyx"], others: ["Blip"], ui: { ...ui, trophies: ["cow", "hen"] } });
    expect(container.querySelectorAll(".winner")).toHaveLength(2);
    const crown = container.querySelector(".winner .crown");
    expect([...(crown?.querySelectorAll("[data-thing]") ?? [])].map((one) => one.getAttribute("data-thing"))).toEqual(["cow", "hen", "cow", "hen", "cow"]);
  });

  it("has a plain crown for a game without things", () => {
    const { container } = render(Podium, { winners: ["Zyx"], others: [], ui });
    expect(container.querySelectorAll(".crown.plain svg")).toHaveLength(1);
  });
});

describe("the chart", () => {
  it("tells five seats apart by dash and by mark, not only by colour", () => {
    const game = replayOf([[0, 0, 0, 0, 0], [1, 2, 3, 4, 5]]);
    const { container } = render(ScoreChart, { course: scoreHistory(game.steps, 5), names: game.seats });
    const lines = [...container.querySelectorAll("path.ink")];
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(5);
    const marks = [...container.querySelectorAll("g.change path")].slice(-5);
    expect(new Set(marks.map((mark) => mark.getAttribute("d"))).size).toBe(5);
  });

  it("draws one line for a team, and marks where a round ended", () => {
    const steps = [[], [[1, 0, 1]], [[1, 0, 1]]].map((rounds, n) => ({ standing: [n, 0, n], view: { rounds } }));
    const { container } = render(ScoreChart, { course: scoreHistory(steps, 3, { teams: [0, 1, 0] }), names: ["a", "b", "c"] });
    expect(container.querySelectorAll("path.ink")).toHaveLength(2);
    expect(container.querySelectorAll(".end .ava")).toHaveLength(3);
    expect([...container.querySelectorAll("line.round title")].map((one) => one.textContent)).toEqual(["Round 1 ends"]);
  });

  it("stays within few points in a long game", () => {
    const steps = Array.from({ length: 1000 }, (_, n) => ({ standing: [n % 11, n % 7] }));
    const { container } = render(ScoreChart, { course: scoreHistory(steps, 2), names: ["a", "b"] });
    const points = container.querySelector("path.ink")?.getAttribute("d")?.match(/[ML]/g) ?? [];
    expect(points.length).toBeGreaterThan(100);
    expect(points.length).toBeLessThan(420);
  });
});

describe("the cards of a finished game", () => {
  const pile = (...cards: string[]) => ({ size: cards.length, cards });
  const places = { draw: [pile("R", "B", "R")], hand: [pile(), pile("B")], role: [pile("alien"), pile("scientist")], gone: [pile()] };
  const view = { places, fields: {}, waiting: [], standing: [], over: true, truncated: false, rounds: [], paused: false };

  it("are those of a seat, place by place", () => {
    expect(cardsOfSeat(view, 0, "hand")).toEqual([{ place: "role", cards: ["alien"] }]);
    expect(cardsOfSeat(view, 1, "hand")).toEqual([{ place: "hand", cards: ["B"] }, { place: "role", cards: ["scientist"] }]);
    expect(cardsOfSeat(view, 1, "role").map(({ place }) => place)).toEqual(["role", "hand"]);
  });

  it("and those that are nobody's, counted", () => {
    expect(cardsOfNobody(view)).toEqual([{ place: "draw", counts: [{ code: "R", count: 2 }, { code: "B", count: 1 }] }]);
    expect([cardsOfSeat(null, 0, ""), cardsOfNobody(null)]).toEqual([[], []]);
  });
});
