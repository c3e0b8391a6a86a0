// The lists of tables on the home page, refreshed every few seconds while the page is visible.

import * as api from "../net/api";
import type { MyTable, TableSchema } from "../protocol";

const REFRESH_INTERVAL = 10_000; // ms

export class TableLists {
  /** null: not loaded yet */
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<TableSchema[] | null>(null);
  running = $state.raw<TableSchema[] | null>(null);
  private shown = "";

  /** Load the lists. Nothing is assigned if nothing has changed, so that no button moves. */
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

  /** Load now and again at intervals, until the returned function is called. Only an error of the first load is reported. */
  startPolling(failed: (problem: unknown) => void): () => void {
    const quietly = (): void => {
      if (!document.hidden) this.refresh().catch(() => undefined); // the next attempt may succeed
    };
    this.refresh().catch(failed);
    const timer = setInterval(quietly, REFRESH_INTERVAL);
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

/** First the tables that wait for this guest, then running ones, then those that have not begun, then finished ones; newest first. */
function inOrder(mine: MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.asked ? 0 : one.table.status === "running" ? 1 : one.table.status === "open" ? 2 : 3);
  return [...mine].sort((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed);
}
