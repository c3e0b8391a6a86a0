// Cards that lie in front of somebody, as signs and in words.

import type { Glyph } from "../../art/glyphs";
import { say } from "../../words/words";
import type { Lasting } from "./reading";

export const SIGNS: Record<Lasting["kind"], Glyph> = { protect: "shield", skip: "forward", force: "horn", psych: "spiral" };

/** What a lasting card is called; `short`: on the sign itself. */
export function chipWords({ kind, slot }: Lasting, short = false): string {
  if (kind !== "force" || !slot) return say(`gambit.chip_${kind}`);
  return short ? say(`gambit.force_${slot}`) : say("gambit.chip_force_of", { slot: say(`gambit.slot_${slot}`) });
}
