// Cards with a lasting effect in front of a seat, as symbols and as text.

import type { Glyph } from "../../art/glyphs";
import { say } from "../../words/words";
import type { LastingEffect } from "./boardData";

export const SIGNS: Record<LastingEffect["kind"], Glyph> = { protect: "shield", skip: "forward", force: "horn", psych: "spiral" };

/** The name of the effect. */
export function chipWords({ kind, count, slots }: LastingEffect): string {
  const name = say(`gambit.chip_${kind}`);
  if (slots.length) return say("gambit.chip_of", { name, slots: slots.map((slot) => say(`gambit.word_${slot}`)).join(", ") });
  return count > 1 ? `${name} × ${count}` : name;
}

/** A letter or number beside the symbol; empty: the symbol is enough. */
export const chipBadge = ({ count, slots }: LastingEffect): string => (slots.length ? slots.map((slot) => say(`gambit.letter_${slot}`)).join("") : count > 1 ? String(count) : "");
