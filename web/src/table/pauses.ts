// The title of a pause, and how it is shown: as a panel with a button, as a countdown, or as a strip.

import type { PauseScene } from "../protocol";
import { say } from "../words/words";
import type { Table } from "./table.svelte";

export type PauseDisplay = "panel" | "count" | "strip";

/** A panel if somebody can end the pause by being ready, or if it shows points. */
export function pauseDisplay(pause: PauseScene): PauseDisplay {
  if (pause.kind === "countdown") return "count";
  return pause.waits_for.length || pause.kind === "round" ? "panel" : "strip";
}

/** The title: the text of the game if it has one. */
export function pauseTitle(pause: PauseScene, table: Table): string {
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
      return say("table.pause_return", { names: returningPeople(table).join(", ") });
    default:
      return say("table.pause_other");
  }
}

/** The names of people who are away. */
function returningPeople(table: Table): string[] {
  const { seats, you } = table.scene;
  return seats.flatMap((chair, seat) => (chair.kind === "person" && !chair.here && !chair.stand_in && seat !== you ? [table.nameOf(seat)] : []));
}

/** ms until the pause ends at the latest, on the server's clock; null: it has no limit. */
export const pauseLeft = (pause: PauseScene, now: number, offset: number): number | null => (pause.due > 0 ? Math.max(pause.due - (now + offset), 0) : null);
