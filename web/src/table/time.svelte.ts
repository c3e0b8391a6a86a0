// The time of a table in ticks, as far as the page can know it: the server says now and then how many have passed, and in
// between the page counts on by itself. It decides nothing: it only draws how long something still takes.

export class Time {
  /** ms of a tick; 0: this game knows no time */
  length = 0;
  /** how many had passed when the server last said so */
  ticks = 0;
  /** how fast it goes; 0: it stands still */
  speed = $state(1);
  private since = 0;

  /** The server has said how many ticks have passed. `speed`: 0 while the table pauses; a replay may run faster. */
  take(ticks: number, length: number, speed = 1): void {
    this.ticks = ticks;
    this.length = length;
    this.speed = speed;
    this.since = performance.now();
  }

  /** Ticks by now, with a fraction. */
  now(): number {
    return this.length ? this.ticks + ((performance.now() - this.since) * this.speed) / this.length : this.ticks;
  }

  /** ms until this tick has come, as long as time goes as it does now. */
  left(until: number): number {
    return Math.max((until - this.now()) * this.length, 0) / (this.speed || 1);
  }
}
