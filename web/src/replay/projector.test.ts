import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueuedFrame } from "../table/frameQueue";
import { loadWords } from "../words/words";
import { PacedCourier, Projector } from "./projector.svelte";
import { replayOf, shape } from "./samples";

const GAME = replayOf([[0, 0], [1, 0], [1, 2], [3, 2]]);
let frames: QueuedFrame[] = [];
let courier = new PacedCourier();
let projector = make();

function make(replay = GAME): Projector {
  frames = [];
  courier = new PacedCourier();
  return new Projector(replay, shape, { push: (frame) => void frames.push(frame) }, courier);
}
const last = () => frames.at(-1);

beforeAll(() => loadWords("en"));
beforeEach(() => void (projector = make()));

describe("a replay", () => {
  it("jumps at once, with the whole story so far", () => {
    projector.jump(2);
    expect(last()).toMatchObject({ whole: true, log: { start: 0, lines: [{ text: "Move 1." }, { text: "Move 2." }] } });
    projector.jump(99);
    expect(projector.at).toBe(3);
    projector.jump(-1);
    expect(projector.at).toBe(0);
  });

  it("shows the way forward, with only what is new", () => {
    projector.jump(1);
    projector.step(1);
    expect(last()).toMatchObject({ whole: false, log: { start: 1, lines: [{ text: "Move 2." }] } });
    expect(last()?.scene.view).toBe(GAME.steps[2]?.view);
  });

  it("goes back at once", () => {
    projector.jump(2);
    projector.step(-1);
    expect([projector.at, last()?.whole]).toEqual([1, true]);
  });

  it("runs to the end and halts there, and begins anew from there", () => {
    projector.run();
    expect(projector.running).toBe(true);
    for (let n = 0; n < 3; n += 1) projector.forward();
    expect([projector.at, projector.running]).toEqual([3, false]);
    projector.run();
    expect([projector.at, projector.running]).toEqual([0, true]);
    projector.run();
    expect(projector.running).toBe(false);
  });

  it("halts for whoever takes it by hand", () => {
    projector.run();
    projector.scrub(2);
    expect(projector.running).toBe(false);
    projector.jump(0);
    projector.run();
    projector.step(1);
    expect(projector.running).toBe(false);
  });

  it("of one step has nowhere to go", () => {
    projector = make(replayOf([[0, 0]]));
    projector.run();
    expect(projector.running).toBe(false);
    projector.step(1);
    expect(projector.at).toBe(0);
  });

  it("is quicker when it shall be, things that travel too", async () => {
    const slow = projector.pause;
    projector.setSpeed(4);
    expect(projector.pause).toBe(slow / 4);
    const carry = vi.spyOn(Object.getPrototypeOf(PacedCourier.prototype) as PacedCourier, "animate").mockResolvedValue();
    await courier.animate([], 1);
    expect(carry).toHaveBeenCalledWith([], 0.25);
  });

  it("is the same moment through other eyes", () => {
    projector.jump(3);
    const seat = replayOf([[0, 0], [3, 2]], { viewer: 1 }, [0, 3]);
    projector.look(seat, 1);
    expect([projector.at, projector.last, last()?.scene.you]).toEqual([1, 1, 1]);
  });
});
