// The margins of a race, shown for a moment: which seats competed, and the time of each. The server sends them when the race is
// decided; they are not stored.

import type { Race, RaceTime } from "../protocol";
import { language, say } from "../words/words";
import type { Table } from "./table.svelte";

export const MARGINS_MS = 3000;
const MAX_TIMES = 3; // in one line

export class RaceMargins {
  race: Race | null = $state.raw(null);
  /** the viewer's own move came after the race was decided: its time, and by how much it was late */
  late: { ms: number; by: number } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(race: Race): void {
    this.race = race;
    this.late = null;
    this.restartTimer();
  }

  showLate(ms: number, by: number): void {
    this.late = { ms, by };
    this.restartTimer();
  }

  /** The table is no longer shown. */
  dispose(): void {
    clearTimeout(this.timer);
  }

  /** Did this seat compete in the race that is shown? */
  has(seat: number): boolean {
    return this.race?.times.some((one) => one.seat === seat) ?? false;
  }

  private restartTimer(): void {
    this.dispose();
    this.timer = setTimeout(() => (this.race = this.late = null), MARGINS_MS);
  }
}

/** As in “You 612 ms, Nibloo 540 ms”: the viewer first, then the others by time. Empty: nothing to show. */
export function marginText(table: Pick<Table, "margins" | "scene" | "nameOf">): string {
  const { race, late } = table.margins;
  const { you } = table.scene;
  const came = race?.times ?? [];
  const mine: RaceTime[] = late ? [{ seat: you, ms: late.ms }] : came.filter(({ seat }) => seat === you);
  const all = [...mine, ...came.filter(({ seat }) => seat !== you)];
  if (!all.length) return "";
  const said = all.slice(0, MAX_TIMES).map(({ seat, ms }) => (seat === you ? say("table.time_mine", { ms: figure(ms) }) : say("table.time_of", { name: table.nameOf(seat), ms: figure(ms) })));
  if (all.length > MAX_TIMES) said.push(say("table.time_more", { count: all.length - MAX_TIMES }));
  const times = capitalised(said.join(", "));
  if (late) return say("table.time_late", { times, late: figure(late.by) });
  return race?.drawn ? say("table.time_drawn", { times }) : times;
}

/** A no-break space keeps the number and its unit together. */
const figure = (ms: number): string => `${ms.toLocaleString(language())}\u00a0ms`;
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
