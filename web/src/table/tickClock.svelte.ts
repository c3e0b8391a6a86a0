// The time of a table in ticks. The server sends how many have passed; in between the page counts by itself. It is used to draw how long
// something still takes, and decides nothing.

export class TickClock {
  /** ms of a tick; 0: the game has no real time */
  length = 0;
  /** the number of ticks in the last message of the server */
  ticks = 0;
  /** the speed; 0: it is stopped */
  speed = $state(1);
  private since = 0;

  /** Set the number of ticks that have passed. `speed`: 0 while the table pauses; a replay may run faster. */
  sync(ticks: number, length: number, speed = 1): void {
    this.ticks = ticks;
    this.length = length;
    this.speed = speed;
    this.since = performance.now();
  }

  /** The present tick, with a fraction. */
  now(): number {
    return this.length ? this.ticks + ((performance.now() - this.since) * this.speed) / this.length : this.ticks;
  }

  /** ms until this tick, at the present speed. */
  left(until: number): number {
    return Math.max((until - this.now()) * this.length, 0) / (this.speed || 1);
  }
}
