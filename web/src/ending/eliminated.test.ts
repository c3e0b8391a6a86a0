import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine, Scene } from "../protocol";
import { scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import Eliminated from "./Eliminated.svelte";

const gone: LogLine = { what: "out", text: "You are out: 2 aliens and only 1 Character.", seat: 0, number: 2 };

beforeAll(() => loadWords("en"));

function leave(more: Partial<Scene> = {}) {
  const shown = table(scene({ out: [0], can_hurry: true, ...more }));
  shown.replaceLog({ start: 0, lines: [gone] });
  const calls = { onSkip: vi.fn(), onNew: vi.fn(), onTakeBack: vi.fn() };
  return { shown, ...render(Eliminated, { table: shown, ...calls }), ...calls };
}

describe("whoever is out", () => {
  it("is told why in numbers, and it is read out", () => {
    leave();
    expect(screen.getByText(gone.text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    expect(screen.getByText("One player is left.")).toBeTruthy();
  });

  it("may skip to the end, start anew, or take it back where that is free", async () => {
    const { onSkip, onNew } = leave();
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "New game" }));
    await fireEvent.click(screen.getByRole("button", { name: "Skip to the end" }));
    expect([onSkip, onNew].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  it("takes it back where that is free", async () => {
    const { onTakeBack } = leave({ can_take_back: true });
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(onTakeBack).toHaveBeenCalledOnce();
  });

  it("is not hurried past another person", () => {
    leave({ can_hurry: false });
    expect(screen.queryByRole("button", { name: "Skip to the end" })).toBeNull();
  });

  it("keeps watching", async () => {
    leave();
    await fireEvent.click(screen.getByRole("button", { name: "Keep watching" }));
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  });

  it("is nobody who is still in, who looks on, or whose game is over", () => {
    for (const more of [{ out: [1] }, { you: -1 }, { out: [] }]) {
      const { unmount } = leave(more);
      expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
      unmount();
    }
  });
});
