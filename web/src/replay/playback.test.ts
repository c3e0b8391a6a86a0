import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueuedFrame } from "../table/frameQueue";
import { loadWords } from "../words/words";
import { PacedAnimator, Playback } from "./playback.svelte";
import { replayOf, shape } from "./samples";

const GAME = replayOf([[0, 0], [1, 0], [1, 2], [3, 2]]);
let frames: QueuedFrame[] = [];
let animator = new PacedAnimator();
let playback = make();

function make(replay = GAME): Playback {
  frames = [];
  animator = new PacedAnimator();
  return new Playback(replay, shape, { push: (frame) => void frames.push(frame) }, animator);
}
const last = () => frames.at(-1);

beforeAll(() => loadWords("en"));
beforeEach(() => void (playback = make()));

describe("a replay", () => {
  it("jumps at once, with the whole story so far", () => {
    playback.jump(2);
    expect(last()).toMatchObject({ whole: true, log: { start: 0, lines: [{ text: "Move 1." }, { text: "Move 2." }] } });
    playback.jump(99);
    expect(playback.at).toBe(3);
    playback.jump(-1);
    expect(playback.at).toBe(0);
  });

  it("shows the way forward, with only what is new", () => {
    playback.jump(1);
    playback.step(1);
    expect(last()).toMatchObject({ whole: false, log: { start: 1, lines: [{ text: "Move 2." }] } });
    expect(last()?.scene.view).toBe(GAME.steps[2]?.view);
  });

  it("goes back at once", () => {
    playback.jump(2);
    playback.step(-1);
    expect([playback.at, last()?.whole]).toEqual([1, true]);
  });

  it("runs to the end and halts there, and begins anew from there", () => {
    playback.run();
    expect(playback.running).toBe(true);
    for (let n = 0; n < 3; n += 1) playback.forward();
    expect([playback.at, playback.running]).toEqual([3, false]);
    playback.run();
    expect([playback.at, playback.running]).toEqual([0, true]);
    playback.run();
    expect(playback.running).toBe(false);
  });

  it("halts for whoever takes it by hand", () => {
    playback.run();
    playback.scrub(2);
    expect(playback.running).toBe(false);
    playback.jump(0);
    playback.run();
    playback.step(1);
    expect(playback.running).toBe(false);
  });

  it("of one step has nowhere to go", () => {
    playback = make(replayOf([[0, 0]]));
    playback.run();
    expect(playback.running).toBe(false);
    playback.step(1);
    expect(playback.at).toBe(0);
  });

  it("is quicker when it shall be, things that travel too", async () => {
    const slow = playback.pause;
    playback.setSpeed(4);
    expect(playback.pause).toBe(slow / 4);
    const carry = vi.spyOn(Object.getPrototypeOf(PacedAnimator.prototype) as PacedAnimator, "animate").mockResolvedValue();
    await animator.animate([], 1);
    expect(carry).toHaveBeenCalledWith([], 0.25);
  });

  it("is the same moment through other eyes", () => {
    playback.jump(3);
    const seat = replayOf([[0, 0], [3, 2]], { viewer: 1 }, [0, 3]);
    playback.setReplay(seat, 1);
    expect([playback.at, playback.last, last()?.scene.you]).toEqual([1, 1, 1]);
  });
});
