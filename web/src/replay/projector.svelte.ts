// Runs through a finished game: to any step at once, or step by step with things travelling, at the speed one likes. What was
// played in real time runs in its own time, slower or faster; only where nothing happened for long it does not wait as long.

import type { Replay, TableSchema } from "../protocol";
import { MovementAnimator, type MovingItem } from "../table/movementAnimator";
import type { FrameQueue } from "../table/frameQueue";
import { TickClock } from "../table/tickClock.svelte";
import { linesUpTo, sceneAt, within } from "./scenes";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE_MS = 800; // to look, after everything has arrived
const LONGEST_MS = 4000; // in real time: nobody waits longer for the next thing to happen

/** Carries faster or slower, as the replay runs. */
export class PacedCourier extends MovementAnimator {
  speed = 1;

  override animate(parcels: MovingItem[], slowness: number): Promise<void> {
    return super.animate(parcels, slowness / this.speed);
  }
}

export class Projector {
  replay: Replay = $state.raw() as Replay;
  at = $state(0);
  running = $state(false);
  speed: number = $state(1);
  readonly last: number = $derived(Math.max(this.replay.steps.length - 1, 0));

  constructor(
    replay: Replay,
    private readonly table: TableSchema,
    private readonly stage: Pick<FrameQueue, "push">,
    private readonly courier: PacedCourier,
    /** the clock of the table, and ms of a tick: in real time */
    private readonly time: TickClock = new TickClock(),
    private readonly tick = 0,
  ) {
    this.replay = replay;
  }

  /** To a step at once: nothing travels. */
  jump(wished: number): void {
    this.at = within(this.replay, wished);
    this.show();
    if (this.at === this.last) this.running = false;
  }

  /** To a step by hand: whoever does that wants to look, not to run on. */
  scrub(wished: number): void {
    this.running = false;
    this.jump(wished);
  }

  /** One step by hand: what happened is shown, if it goes forward. */
  step(by: 1 | -1): void {
    this.running = false;
    if (by > 0) this.forward();
    else this.jump(this.at - 1);
  }

  run(): void {
    if (this.running) {
      this.running = false;
      return this.clock();
    }
    if (this.at === this.last) this.jump(0);
    this.running = this.last > 0;
    this.clock();
  }

  setSpeed(speed: number): void {
    this.speed = this.courier.speed = speed;
    this.clock();
  }

  /** ms until the next step comes by itself, when everything of this one has arrived. */
  get pause(): number {
    const [now, next] = [this.replay.steps[this.at]?.ticks ?? 0, this.replay.steps[this.at + 1]?.ticks ?? 0];
    const wait = this.tick ? Math.min((next - now) * this.tick, LONGEST_MS) : PAUSE_MS;
    return wait / this.speed;
  }

  /** The table's own time is that of this step, and goes on while the replay runs. */
  private clock(): void {
    this.time.sync(this.replay.steps[this.at]?.ticks ?? 0, this.tick, this.running ? this.speed : 0);
  }

  forward(): void {
    if (this.at >= this.last) return void (this.running = false);
    const start = linesUpTo(this.replay, this.at).length;
    this.at += 1;
    const lines = this.replay.steps[this.at]?.log ?? [];
    this.clock();
    this.stage.push({ scene: sceneAt(this.replay, this.at, this.table, this.tick), log: { start, lines }, whole: false });
    if (this.at === this.last) this.running = false;
  }

  /** The same moment through other eyes. */
  look(replay: Replay, at: number): void {
    this.replay = replay;
    this.at = within(replay, at);
    this.show();
  }

  private show(): void {
    const lines = linesUpTo(this.replay, this.at);
    this.clock();
    this.stage.push({ scene: sceneAt(this.replay, this.at, this.table, this.tick), log: { start: 0, lines }, whole: true });
  }
}
