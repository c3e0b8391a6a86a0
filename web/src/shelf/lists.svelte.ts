// The lists of tables on the shelf: looked at again every few seconds while somebody looks.

import * as api from "../net/api";
import type { MyTable, TableSchema } from "../protocol";

const LOOK_AGAIN = 10_000; // ms

export class Lists {
  /** null: not heard yet */
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<TableSchema[] | null>(null);
  running = $state.raw<TableSchema[] | null>(null);
  private shown = "";

  /** Look once. What is the same as before changes nothing, so whoever is about to press something is not disturbed. */
  async refresh(): Promise<void> {
    const [mine, open, running] = await Promise.all([api.fetchMyTables(), api.fetchTables("open"), api.fetchTables("running")]);
    const key = JSON.stringify([mine, open, running]);
    if (key === this.shown) return;
    this.shown = key;
    const sitting = new Set(mine.map((one) => one.table.id));
    this.mine = inOrder(mine);
    this.open = open.filter((table) => !sitting.has(table.id) && freeSeats(table) > 0);
    this.running = running.filter((table) => table.watch && !sitting.has(table.id));
  }

  /** Look now, and again and again until the returned function is called. The first look may fail aloud, later ones not. */
  follow(failed: (problem: unknown) => void): () => void {
    const quietly = (): void => {
      if (!document.hidden) this.refresh().catch(() => undefined); // the next look may succeed
    };
    this.refresh().catch(failed);
    const timer = setInterval(quietly, LOOK_AGAIN);
    const listening = new AbortController();
    window.addEventListener("focus", quietly, listening);
    window.addEventListener("online", quietly, listening);
    document.addEventListener("visibilitychange", quietly, listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }
}

export const freeSeats = (table: TableSchema): number => table.seats.filter((seat) => seat.kind === "open").length;

/** Where I am awaited comes first, then what is running, then what has not begun, then what is over; newest first. */
function inOrder(mine: MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.asked ? 0 : one.table.status === "running" ? 1 : one.table.status === "open" ? 2 : 3);
  return [...mine].sort((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed);
}
