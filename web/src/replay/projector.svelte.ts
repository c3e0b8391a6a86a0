// Runs through a finished game: to any step at once, or step by step with things travelling, at the speed one likes.

import type { Replay, TableSchema } from "../protocol";
import { Courier, type Parcel } from "../table/courier";
import type { Stage } from "../table/stage";
import { linesUpTo, sceneAt, within } from "./scenes";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE_MS = 800; // to look, after everything has arrived

/** Carries faster or slower, as the replay runs. */
export class PacedCourier extends Courier {
  speed = 1;

  override carry(parcels: Parcel[], slowness: number): Promise<void> {
    return super.carry(parcels, slowness / this.speed);
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
    private readonly stage: Pick<Stage, "push">,
    private readonly courier: PacedCourier,
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
    if (this.running) return void (this.running = false);
    if (this.at === this.last) this.jump(0);
    this.running = this.last > 0;
  }

  setSpeed(speed: number): void {
    this.speed = this.courier.speed = speed;
  }

  /** The next step by itself, when everything of this one has arrived. */
  get pause(): number {
    return PAUSE_MS / this.speed;
  }

  forward(): void {
    if (this.at >= this.last) return void (this.running = false);
    const start = linesUpTo(this.replay, this.at).length;
    this.at += 1;
    const lines = this.replay.steps[this.at]?.log ?? [];
    this.stage.push({ scene: sceneAt(this.replay, this.at, this.table), log: { start, lines }, whole: false });
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
    this.stage.push({ scene: sceneAt(this.replay, this.at, this.table), log: { start: 0, lines }, whole: true });
  }
}
