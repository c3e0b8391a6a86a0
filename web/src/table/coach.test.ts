import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CoachScene, Scene } from "../protocol";
import { scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import Coach from "./Coach.svelte";
import { resetLearnt, isNewTo, isLessonDone, markGameFinished, markLessonDone } from "./learnt.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => resetLearnt());

const STEP: CoachScene = {
  lesson: "first", title: "Your first raid", text: "Play the 3.", at: "", rule: "5.1", step: 1, of: 3, next: false, done: false,
};
const at = (more: Partial<CoachScene> = {}): Scene => scene({ coach: { ...STEP, ...more } });

function taught(shown: Scene) {
  const player = { next: vi.fn() };
  const asked = { onRule: vi.fn(), onLeave: vi.fn() };
  render(Coach, { table: table(shown), player, ...asked });
  return { player, ...asked };
}

describe("the coach", () => {
  test("says what to do, reads it out, and shows the rule", async () => {
    const { onRule } = taught(at());
    expect(screen.getByRole("region", { name: "Your first raid" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Play the 3.");
    expect(screen.getByRole("list", { name: "Step 2 of 3" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /5\.1/ }));
    expect(onRule).toHaveBeenCalledWith("5.1");
  });

  test("waits where there is something to read, for a click or a key", async () => {
    const { player } = taught(at({ next: true }));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await fireEvent.keyDown(window, { key: "n" });
    expect(player.next).toHaveBeenCalledTimes(2);
  });

  test("can be left at any time", async () => {
    const { onLeave } = taught(at());
    await fireEvent.click(screen.getByRole("button", { name: "Leave the lesson" }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test("is put out of the way until there is something new, and is still heard", async () => {
    const shown = table(at());
    const { component } = render(Coach, { table: shown, player: null, onRule: vi.fn(), onLeave: vi.fn() });
    expect(component.hide()).toBe(true);
    expect(component.hide()).toBe(false);
    await tick();
    expect(screen.getByRole("status").classList.contains("unseen")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Show the coach" }));
    expect(screen.getByRole("status").classList.contains("unseen")).toBe(false);
    component.hide();
    shown.scene = at({ step: 2, text: "Count them." });
    await tick();
    expect(screen.getByRole("status").classList.contains("unseen")).toBe(false);
  });

  test("is not there without a lesson", () => {
    taught(scene({}));
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("what was learnt", () => {
  test("is kept in this browser until somebody forgets it", () => {
    expect([isLessonDone("ufoludki", "first"), isNewTo("ufoludki")]).toEqual([false, true]);
    markLessonDone("ufoludki", "first");
    markGameFinished("ufoludki");
    expect(JSON.parse(localStorage["xenodeck.learnt"])).toEqual({ lessons: ["ufoludki/first"], finished: ["ufoludki"], notes: [] });
    expect([isLessonDone("ufoludki", "first"), isNewTo("ufoludki"), isNewTo("frenzy")]).toEqual([true, false, true]);
    resetLearnt();
    expect(isLessonDone("ufoludki", "first")).toBe(false);
  });
});
