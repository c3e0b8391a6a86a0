import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Scene, SeatScene } from "../protocol";
import { scene, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import Pause from "./Pause.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));
afterEach(() => void vi.useRealTimers());

const SEATS: SeatScene[] = [
  { kind: "person", name: "Ada", here: true }, { kind: "person", name: "Bo", here: true },
  { kind: "bot", name: "Cy", bot: "random" }, { kind: "automaton", name: "Golem" },
];
const between = (more: Partial<Scene> = {}): Scene =>
  scene({ seats: SEATS, view: view({ rounds: [[1, 2, 0, 4]], paused: true, waiting: [] }), pause: { kind: "round", text: "", waits_for: [0, 1, 2, 3], ready: [], due: 125_000 }, ...more });

function rest(shown = table(between()), player: { ready: () => void } | null = { ready: vi.fn() }) {
  return { shown, player, ...render(Pause, { table: shown, player }) };
}
const goOn = () => screen.queryByRole("button", { name: "Go on" });

describe("between two rounds", () => {
  test("the points of the round are shown and read out", () => {
    rest();
    const heading = screen.getByRole("heading", { name: "Round 1 is over" });
    expect(document.activeElement).toBe(heading);
    const rows = within(screen.getByRole("table")).getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
    expect(rows).toEqual([["Round", "Ada", "Bo", "Cy", "Golem"], ["1", "1", "2", "0", "4, best"], ["Total", "1", "2", "0", "4, best"]]);
  });

  test("a person says to go on, and sees who else is waited for: no bot and no automaton", async () => {
    const { shown, player } = rest();
    await fireEvent.click(goOn()!);
    expect(player?.ready).toHaveBeenCalledTimes(1);
    shown.scene = between({ pause: { kind: "round", text: "", waits_for: [0, 1, 2, 3], ready: [0], due: 125_000 } });
    await Promise.resolve();
    expect(goOn()).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Waiting for Bo.");
    const people = within(screen.getByRole("list", { name: "Who is ready" })).getAllByRole("listitem");
    expect(people.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["Ada , ready", "Bo , not ready yet"]);
  });

  test("whoever looks on has no button", () => {
    rest(table(between({ you: -1 })), null);
    expect(goOn()).toBeNull();
    expect(screen.getByRole("heading", { name: "Round 1 is over" })).toBeTruthy();
  });

  test("counts down to when it goes on by itself, by the server's clock", async () => {
    const shown = table(between());
    shown.clockOffset = 5_000;
    rest(shown);
    expect(screen.getByRole("timer").textContent).toBe("Goes on by itself in 0:20");
    await vi.advanceTimersByTimeAsync(8_000);
    expect(screen.getByRole("timer").textContent).toBe("Goes on by itself in 0:12");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByRole("timer").textContent).toBe("Goes on by itself in 0:00");
  });

  test("it steps aside for the table, comes back, and goes with the pause", async () => {
    const { shown } = rest();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("heading")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show the points" }));
    await fireEvent.click(screen.getByRole("button", { name: "Look at the table" }));
    shown.scene = scene({ seats: SEATS, pause: null });
    await Promise.resolve();
    expect(screen.queryByRole("button")).toBeNull();
    shown.scene = between({ view: view({ rounds: [[1, 2, 0, 4], [0, 0, 1, 0]] }) });
    await Promise.resolve();
    await Promise.resolve();
    expect(screen.getByRole("heading", { name: "Round 2 is over" })).toBeTruthy();
  });

  test("nobody who is writing is interrupted", () => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    rest();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test("it waits until what happened was shown", () => {
    const shown = table(between());
    shown.animating = true;
    rest(shown);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
