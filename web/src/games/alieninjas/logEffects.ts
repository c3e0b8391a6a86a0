// What moves when a log line is shown, and the table after it.

import type { LogLine, ViewScene } from "../../protocol";
import type { Movement } from "../contract";
import { cardMovements, withCardsMoved } from "../cardMovements";

/** What the boards of the real-time modes, and of Memory, show themselves. */
const SHOWN = ["flip", "flip_late", "claim", "look", "up", "peek", "reveal", "show", "swap", "back", "hand_shown"];

export function movements(line: LogLine, _view: ViewScene): Movement[] {
  if (SHOWN.includes(line.what)) return [];
  if (line.what === "move_multiplier") {
    const [from = "", to = ""] = line.cards ?? [];
    return [{ what: { thing: "doubler" }, from: `mission/${from}`, to: `mission/${to}` }];
  }
  return cardMovements(line);
}

export function applyLine(line: LogLine, view: ViewScene): ViewScene {
  return SHOWN.includes(line.what) ? view : withCardsMoved(line, view);
}
