import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket, type RequestBody } from "../net/tableSocket";
import type { Race, Scene } from "../protocol";
import { question, scene, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import MarginLine from "./MarginLine.svelte";
import { marginText as told, MARGINS_MS } from "./margins.svelte";
import { Player } from "./player.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));
afterEach(() => void vi.useRealTimers());

/** With plain blanks: a figure and its unit are never parted by the end of a line. */
const closeness = (shown: Parameters<typeof told>[0]): string => told(shown).replaceAll("\u00a0ms", " ms");
const race = (times: [seat: number, ms: number][], drawn = 0): Race => ({ t: "race", times: times.map(([seat, ms]) => ({ seat, ms })), ...(drawn ? { drawn } : {}) });

function racing(you = 0): Scene {
  const made = scene({ you, question: question([{ word: "claim", kind: "choice", label: "Claim" }], { ask: "5" }), view: view({ lanes: [{}, {}] }) });
  return { ...made, table: { ...made.table, tick: 50 } };
}

describe("how close it was", () => {
  test("says the reader's time first, then the others as they came, for a moment", () => {
    const shown = table(racing());
    expect(closeness(shown)).toBe("");
    shown.margins.show(race([[1, 540], [0, 612]]));
    expect(closeness(shown)).toBe(`You 612 ms, ${shown.nameOf(1)} 540 ms`);
    vi.advanceTimersByTime(MARGINS_MS - 1);
    shown.margins.show(race([[1, 1250]]));
    vi.advanceTimersByTime(MARGINS_MS - 1);
    expect(closeness(shown), "each has its own moment").toBe(`${shown.nameOf(1)} 1,250 ms`);
    vi.advanceTimersByTime(1);
    expect(closeness(shown)).toBe("");
  });

  test("says that lots were drawn, and the names to somebody who watches", () => {
    const shown = table(racing(-1));
    shown.margins.show(race([[1, 550], [0, 550]], 2));
    expect(closeness(shown)).toBe(`${shown.nameOf(1)} 550 ms, ${shown.nameOf(0)} 550 ms: a tie, drawn by lot`);
  });

  test("names no more than fit into a line, the first of the others", () => {
    const shown = table(racing());
    shown.nameOf = (seat) => `S${seat}`;
    shown.margins.show(race([[3, 500], [1, 510], [4, 520], [0, 530], [2, 540]]));
    expect(closeness(shown)).toBe("You 530 ms, S3 500 ms, S1 510 ms, and 2 more");
  });

  test("in Polish", async () => {
    await loadWords("pl");
    const shown = table(racing());
    shown.margins.show(race([[0, 550], [1, 550]], 2));
    expect(closeness(shown)).toBe(`Ty 550 ms, ${shown.nameOf(1)} 550 ms: remis, rozstrzygnął los`);
    await loadWords("en");
  });

  test("is read aloud politely, once, where a board has no place for it", () => {
    const shown = table(racing());
    render(MarginLine, { table: shown });
    const place = screen.getByRole("status");
    expect(place.textContent).toBe("");
    shown.margins.show(race([[0, 540]]));
    flushSync();
    expect(place.textContent?.trim()).toBe("You 540\u00a0ms");
    expect(document.querySelectorAll("[role=status], [aria-live]")).toHaveLength(1);
    vi.advanceTimersByTime(MARGINS_MS);
    flushSync();
    expect(place.textContent?.trim()).toBe("");
  });

  test("comes over the line as its own message, and an answer is no longer looked for", () => {
    const heard: Race[] = [];
    const line = new TableSocket({ table: "t" }, { frame: () => {}, chat: () => {}, state: () => {}, race: (one) => void heard.push(one) });
    (line as unknown as { receive(message: Race): void }).receive(race([[0, 540]]));
    expect(heard).toEqual([race([[0, 540]])]);
    line.close();
  });
});

describe("somebody who was not the first", () => {
  function sits(reply: object) {
    const shown = table(racing());
    const line = { live: true, request: (_: RequestBody) => Promise.resolve({ id: "x", ...reply }) } as unknown as TableSocket;
    const player = new Player(shown, () => line, () => {});
    shown.actions = player;
    player.onQuestionChange();
    return { shown, player };
  }

  test.each([
    ["en", "You 655 ms, Blip 540 ms: 115 ms too late", "You 655 ms: 115 ms too late"],
    ["pl", "Ty 655 ms, Blip 540 ms: o 115 ms za późno", "Ty 655 ms: o 115 ms za późno"],
  ])("is told how late it was, in %s", async (tongue, words, alone) => {
    await loadWords(tongue);
    const { shown, player } = sits({ t: "refused", code: "STALE", text: "That question is no longer open.", ms: 655, late: 115 });
    shown.nameOf = () => "Blip";
    expect(await player.makeMove("claim")).toBe("STALE");
    expect([closeness(shown), player.toast]).toEqual([alone, null]);
    shown.margins.show(race([[1, 540]]));
    expect(closeness(shown)).toBe("Blip 540 ms");
    await player.makeMove("claim");
    expect(closeness(shown)).toBe(words);
    vi.advanceTimersByTime(MARGINS_MS);
    expect(closeness(shown)).toBe("");
    await loadWords("en");
  });

  test("is not told twice: with figures, or without", async () => {
    const { shown, player } = sits({ t: "ack", result: "beaten" });
    shown.margins.show(race([[1, 540], [0, 612]]));
    expect(await player.makeMove("claim")).toBe("beaten");
    expect(player.toast).toBeNull();
    shown.margins.show(race([[1, 540]]));
    await player.makeMove("claim");
    expect(player.toast?.text).toBe("Beaten, no harm: somebody was faster.");
  });
});
