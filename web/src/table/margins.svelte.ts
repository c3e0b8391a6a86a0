// How close it was, said for a moment: who was after the same thing, and how quick each was. The server tells it once it is
// decided; nothing of it is kept.

import type { Race, RaceTime } from "../protocol";
import { language, say } from "../words/words";
import type { Table } from "./table.svelte";

export const MARGINS_MS = 3000;
const MOST = 3; // times in one line

export class Margins {
  race: Race | null = $state.raw(null);
  /** what the reader sent came after it was decided: its time, and how much too late that was */
  late: { ms: number; by: number } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(race: Race): void {
    this.race = race;
    this.late = null;
    this.rest();
  }

  tellLate(ms: number, by: number): void {
    this.late = { ms, by };
    this.rest();
  }

  /** The table is no longer shown. */
  leave(): void {
    clearTimeout(this.timer);
  }

  /** Was this seat one of those who were after it just now? */
  has(seat: number): boolean {
    return this.race?.times.some((one) => one.seat === seat) ?? false;
  }

  private rest(): void {
    this.leave();
    this.timer = setTimeout(() => (this.race = this.late = null), MARGINS_MS);
  }
}

/** As in “You 612 ms, Nibloo 540 ms”: the reader first, then the others as they came. Empty: there is nothing to say. */
export function closeness(table: Pick<Table, "margins" | "scene" | "nameOf">): string {
  const { race, late } = table.margins;
  const { you } = table.scene;
  const came = race?.times ?? [];
  const mine: RaceTime[] = late ? [{ seat: you, ms: late.ms }] : came.filter(({ seat }) => seat === you);
  const all = [...mine, ...came.filter(({ seat }) => seat !== you)];
  if (!all.length) return "";
  const said = all.slice(0, MOST).map(({ seat, ms }) => (seat === you ? say("table.time_mine", { ms: figure(ms) }) : say("table.time_of", { name: table.nameOf(seat), ms: figure(ms) })));
  if (all.length > MOST) said.push(say("table.time_more", { count: all.length - MOST }));
  const times = capitalised(said.join(", "));
  if (late) return say("table.time_late", { times, late: figure(late.by) });
  return race?.drawn ? say("table.time_drawn", { times }) : times;
}

/** A figure and its unit stay together. */
const figure = (ms: number): string => `${ms.toLocaleString(language())}\u00a0ms`;
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
