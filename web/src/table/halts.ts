// Why nobody can do anything just now, in words; and how it is shown: as a panel with a button, as large figures, or as a strip.

import type { PauseScene } from "../protocol";
import { say } from "../words/words";
import type { Table } from "./table.svelte";

export type Showing = "panel" | "count" | "strip";

/** A pause that somebody can end by being ready, or that shows points, is a panel. */
export function showing(pause: PauseScene): Showing {
  if (pause.kind === "countdown") return "count";
  return pause.waits_for.length || pause.kind === "round" ? "panel" : "strip";
}

/** What it is called: by the game, where it has words for it. */
export function titleOf(pause: PauseScene, table: Table): string {
  if (pause.text) return pause.text;
  switch (pause.kind) {
    case "round":
      return say("table.round_over", { number: table.view?.rounds.length ?? 0 });
    case "start":
      return say("table.pause_start");
    case "countdown":
      return say("table.pause_countdown");
    case "check":
      return say("table.pause_check");
    case "away":
      return say("table.pause_away");
    case "return":
      return say("table.pause_return", { names: missing(table).join(", ") });
    default:
      return say("table.pause_other");
  }
}

/** People who are on the way back. */
function missing(table: Table): string[] {
  const { seats, you } = table.scene;
  return seats.flatMap((chair, seat) => (chair.kind === "person" && !chair.here && !chair.stand_in && seat !== you ? [table.nameOf(seat)] : []));
}

/** ms until it goes on in any case, on the server's clock; null: nobody can say. */
export const leftOf = (pause: PauseScene, now: number, offset: number): number | null => (pause.due > 0 ? Math.max(pause.due - (now + offset), 0) : null);
