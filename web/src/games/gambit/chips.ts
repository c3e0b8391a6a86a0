// Cards that lie in front of somebody, as signs and in words.

import type { Glyph } from "../../art/glyphs";
import { say } from "../../words/words";
import type { Lasting } from "./reading";

export const SIGNS: Record<Lasting["kind"], Glyph> = { protect: "shield", skip: "forward", force: "horn", psych: "spiral" };

/** What such cards are called. */
export function chipWords({ kind, count, slots }: Lasting): string {
  const name = say(`gambit.chip_${kind}`);
  if (slots.length) return say("gambit.chip_of", { name, slots: slots.map((slot) => say(`gambit.word_${slot}`)).join(", ") });
  return count > 1 ? `${name} × ${count}` : name;
}

/** In a letter or a figure beside the sign; empty: the sign says it all. */
export const chipBadge = ({ count, slots }: Lasting): string => (slots.length ? slots.map((slot) => say(`gambit.letter_${slot}`)).join("") : count > 1 ? String(count) : "");
