// Plays a finished game: jumps to any step, or goes step by step with animations, at a chosen speed. A game in real time is played in its
// own time, but long waits are shortened.

import type { Replay, TableSchema } from "../protocol";
import { MovementAnimator, type MovingItem } from "../table/movementAnimator";
import type { FrameQueue } from "../table/frameQueue";
import { TickClock } from "../table/tickClock.svelte";
import { linesUpTo, sceneAt, clampStep } from "./scenes";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE_MS = 800; // after the animations of a step
const LONGEST_MS = 4000; // in real time: the longest wait for the next step

/** Animates at the speed of the replay. */
export class PacedAnimator extends MovementAnimator {
  speed = 1;

  override animate(parcels: MovingItem[], slowness: number): Promise<void> {
    return super.animate(parcels, slowness / this.speed);
  }
}

export class Playback {
  replay: Replay = $state.raw() as Replay;
  at = $state(0);
  running = $state(false);
  speed: number = $state(1);
  readonly last: number = $derived(Math.max(this.replay.steps.length - 1, 0));

  constructor(
    replay: Replay,
    private readonly table: TableSchema,
    private readonly frames: Pick<FrameQueue, "push">,
    private readonly animator: PacedAnimator,
    /** the clock of the table, and ms of a tick: in real time */
    private readonly time: TickClock = new TickClock(),
    private readonly tick = 0,
  ) {
    this.replay = replay;
  }

  /** Go to a step at once, without animation. */
  jump(wished: number): void {
    this.at = clampStep(this.replay, wished);
    this.show();
    if (this.at === this.last) this.running = false;
  }

  /** Go to a step by hand: the playback stops. */
  scrub(wished: number): void {
    this.running = false;
    this.jump(wished);
  }

  /** One step by hand; a step forward is animated. */
  step(by: 1 | -1): void {
    this.running = false;
    if (by > 0) this.forward();
    else this.jump(this.at - 1);
  }

  run(): void {
    if (this.running) {
      this.running = false;
      return this.syncClock();
    }
    if (this.at === this.last) this.jump(0);
    this.running = this.last > 0;
    this.syncClock();
  }

  setSpeed(speed: number): void {
    this.speed = this.animator.speed = speed;
    this.syncClock();
  }

  /** ms from the end of the animation until the next step. */
  get pause(): number {
    const [now, next] = [this.replay.steps[this.at]?.ticks ?? 0, this.replay.steps[this.at + 1]?.ticks ?? 0];
    const wait = this.tick ? Math.min((next - now) * this.tick, LONGEST_MS) : PAUSE_MS;
    return wait / this.speed;
  }

  /** Set the tick clock of the table to this step; it runs while the replay runs. */
  private syncClock(): void {
    this.time.sync(this.replay.steps[this.at]?.ticks ?? 0, this.tick, this.running ? this.speed : 0);
  }

  forward(): void {
    if (this.at >= this.last) return void (this.running = false);
    const start = linesUpTo(this.replay, this.at).length;
    this.at += 1;
    const lines = this.replay.steps[this.at]?.log ?? [];
    this.syncClock();
    this.frames.push({ scene: sceneAt(this.replay, this.at, this.table, this.tick), log: { start, lines }, whole: false });
    if (this.at === this.last) this.running = false;
  }

  /** Show the same moment for another viewer. */
  setReplay(replay: Replay, at: number): void {
    this.replay = replay;
    this.at = clampStep(replay, at);
    this.show();
  }

  private show(): void {
    const lines = linesUpTo(this.replay, this.at);
    this.syncClock();
    this.frames.push({ scene: sceneAt(this.replay, this.at, this.table, this.tick), log: { start: 0, lines }, whole: true });
  }
}
