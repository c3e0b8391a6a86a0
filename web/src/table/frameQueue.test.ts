import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import anyTable from "../games/any/table";
import type { LogLine, Scene } from "../protocol";
import { question, scene, table, card, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import type { MovementAnimator, MovingItem } from "./movementAnimator";
import { setPreference } from "./preferences.svelte";
import { lineGroups, movementGroups, FrameQueue } from "./frameQueue";

const play = (seat: number, code: string): LogLine => ({ what: "play", text: `${seat} ${code}`, seat, cards: [code], from: `hand ${seat}`, to: `nest ${seat}` });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An animator whose animations end when the test says so. */
function theatre(reduced = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  const shown = table(scene(), { ...anyTable });
  const carried: MovingItem[][] = [];
  let arrive: (() => void)[] = [];
  const animator = {
    animate: (parcels: MovingItem[]) => (carried.push(parcels), new Promise<void>((resolve) => arrive.push(resolve))),
    finish: () => {
      for (const one of arrive.splice(0)) one();
    },
  } as unknown as MovementAnimator;
  const told: string[] = [];
  const queue = new FrameQueue(shown, animator, (lines, anew) => told.push(...lines.map((line) => (anew ? `(${line.text})` : line.text))));
  const land = async () => {
    for (const one of arrive.splice(0)) one();
    await settled();
  };
  arrive = [];
  return { shown, queue, carried, told, land };
}
const after = (nest: string[]): Scene => scene({ view: view({ places: { ...view().places, nest: [{ size: nest.length, cards: nest }, { size: 0, cards: [] }] } }), question: question([card("B", 0)], { ask: "2.0" }) });

beforeAll(() => loadWords("en"));
beforeEach(() => setPreference("motion", "calm"));
afterEach(() => vi.unstubAllGlobals());

describe("what happened", () => {
  test("is no longer told, and changes nothing, once nobody looks at this table any more", async () => {
    const { shown, queue, told, land } = theatre();
    queue.push({ scene: after(["A", "B"]), log: { start: 0, lines: [play(0, "A"), play(1, "B")] }, whole: false });
    queue.push({ scene: after(["A", "B", "C"]), log: { start: 2, lines: [play(0, "C")] }, whole: false });
    await settled();
    const seen = shown.scene;
    queue.dispose();
    await land();
    expect(told).toEqual(["0 A"]);
    expect(shown.scene).toBe(seen);
  });

  test("travels first and is shown then; nothing is asked meanwhile", async () => {
    const { shown, queue, carried, told, land } = theatre();
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A")] }, whole: false });
    await settled();
    expect([shown.animating, shown.question, shown.pile("nest", 0).size, told]).toEqual([true, null, 0, ["0 A"]]);
    expect(carried[0]?.map(({ from, to, kind }) => [from, to, kind])).toEqual([["hand:0/A", "nest:0", "card"]]);
    await land();
    expect([shown.animating, shown.question?.ask, shown.pile("nest", 0).cards]).toEqual([false, "2.0", ["A"]]);
  });

  test("can be answered meanwhile if the question is the same before and after", async () => {
    const { shown, queue, land } = theatre();
    const mine = question([card("B", 0)], { ask: "2.0" });
    shown.scene = scene({ question: mine });
    queue.push({ scene: after([]), log: { start: 0, lines: [play(1, "C")] }, whole: false });
    await settled();
    expect([shown.animating, shown.question?.ask]).toEqual([true, "2.0"]);
    queue.push({ scene: { ...after([]), question: question([card("B", 0)], { ask: "3.0" }) }, log: { start: 1, lines: [play(1, "C")] }, whole: false });
    expect(shown.question, "it is known to be over").toBeNull();
    await land();
    expect([shown.animating, shown.question]).toEqual([true, null]);
    await land();
    expect([shown.animating, shown.question?.ask]).toEqual([false, "3.0"]);
  });

  test("the card lies where it went before the next thing happens", async () => {
    const { shown, queue, land } = theatre();
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A"), play(1, "C")] }, whole: false });
    await settled();
    await land();
    expect([shown.animating, shown.pile("nest", 0).cards, shown.pile("hand", 0).cards]).toEqual([true, ["A"], ["B", "A"]]);
  });

  test("waits for what happened before it", async () => {
    const { shown, queue, land } = theatre();
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A")] }, whole: false });
    queue.push({ scene: after(["B", "A"]), log: { start: 1, lines: [play(0, "B")] }, whole: false });
    await settled();
    await land();
    expect(shown.pile("nest", 0).cards).toEqual(["A"]);
    await land();
    expect([shown.pile("nest", 0).cards, shown.lines.map((line) => line.text)]).toEqual([["B", "A"], ["0 A", "0 B"]]);
  });

  test("a card that nobody can see is not waited for", async () => {
    const { shown, queue, carried } = theatre();
    const draw = { what: "draw", text: "draws", seat: 1, cards: ["?"], from: "deck", to: "hand 1" };
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [draw] }, whole: false });
    await settled();
    expect([carried.length, shown.animating, shown.question?.ask]).toEqual([1, false, "2.0"]);
  });

  test("a mistake in how it moves does not hide what is", async () => {
    const { shown, queue } = theatre();
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    shown.ui.movements = () => {
      throw new Error("lost its way");
    };
    try {
      queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A")] }, whole: false });
      await queue.idle();
      expect([shown.animating, shown.pile("nest", 0).cards, shown.lines.length, complained.mock.calls.length]).toEqual([false, ["A"], 1, 1]);
    } finally {
      complained.mockRestore();
    }
  });

  test("is shown at once to whoever hurries, in its order and complete", async () => {
    const { shown, queue, told } = theatre();
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A"), play(1, "C")] }, whole: false });
    queue.push({ scene: after(["B", "A"]), log: { start: 2, lines: [play(0, "B")] }, whole: false });
    await settled();
    queue.skip();
    await queue.idle();
    expect([shown.animating, shown.pile("nest", 0).cards, told]).toEqual([false, ["B", "A"], ["0 A", "1 C", "0 B"]]);
  });

  test("does not travel where nothing shall move", async () => {
    for (const reduced of [true, false]) {
      const { shown, queue, carried } = theatre(reduced);
      setPreference("motion", reduced ? "calm" : "still");
      queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A")] }, whole: false });
      await settled();
      expect([carried, shown.animating, shown.pile("nest", 0).cards]).toEqual([[], false, ["A"]]);
    }
  });

  test("anew replaces everything that still waits, and is not played", async () => {
    const { shown, queue, carried, told } = theatre();
    queue.push({ scene: after(["A"]), log: { start: 0, lines: [play(0, "A")] }, whole: false });
    await settled();
    queue.push({ scene: after(["C"]), log: { start: 0, lines: [play(0, "C")] }, whole: true });
    await queue.idle();
    expect([carried.length, shown.pile("nest", 0).cards, told.at(-1)]).toEqual([1, ["C"], "(0 C)"]);
  });
});

test("equal deeds of one seat in a row are one", () => {
  const lines = [play(0, "A"), play(0, "B"), play(1, "C"), { what: "draw", text: "", seat: 1 }];
  expect(lineGroups(lines).map((beat) => beat.length)).toEqual([2, 1, 1]);
});

test("what goes together goes in one leg", () => {
  const go = (together: boolean) => ({ what: { card: "A" }, from: "a", to: "b", together });
  expect(movementGroups([go(false), go(true), go(false)]).map((leg) => leg.length)).toEqual([2, 1]);
  expect(movementGroups([go(true)]).map((leg) => leg.length)).toEqual([1]);
});

describe("pace", () => {
  const theirs: LogLine = { ...play(1, "C"), other: 0 };

  test("what was done to me is shown before anything moves; whoever clicks has seen it", async () => {
    const { queue, carried, shown } = theatre();
    queue.push({ scene: after([]), log: { start: 0, lines: [theirs] }, whole: false });
    await settled();
    expect([shown.animatedLines.map((line) => line.text), carried.length]).toEqual([["1 C"], 0]);
    queue.skip();
    await queue.idle();
    expect([shown.animating, shown.animatedLines]).toEqual([false, []]);
  });

  test("whoever would rather not wait sees everything at once until it is their turn", async () => {
    const { queue, carried, shown } = theatre();
    const without = (scene: Scene): Scene => ({ ...scene, question: null });
    queue.skipToTurn();
    queue.push({ scene: without(after([])), log: { start: 0, lines: [theirs] }, whole: false });
    await queue.idle();
    queue.push({ scene: without(after(["A"])), log: { start: 1, lines: [play(1, "C")] }, whole: false });
    await queue.idle();
    expect([carried.length, shown.lines.length]).toEqual([0, 2]);
    queue.push({ scene: after(["A"]), log: { start: 2, lines: [play(1, "C")] }, whole: false });
    await settled();
    expect(carried).toHaveLength(1);
    queue.skip();
    await queue.idle();
  });
});
