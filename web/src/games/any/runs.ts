// What the view knows of the cards in a place, for a board that knows nothing else.

import type { PileScene } from "../../protocol";

export interface Run {
  code: string;
  /** cards above it */
  at: number;
  count: number;
}

const isHidden = (code: string): boolean => code.startsWith("?");

/** Is there more to see than the top card? */
export const knownBelow = (pile: PileScene): boolean => pile.cards.slice(1).some((code) => !isHidden(code));

/** From the top: every known card by itself, hidden ones of one kind that lie on each other together. */
export function runsOf(pile: PileScene): Run[] {
  const runs: Run[] = [];
  pile.cards.forEach((code, at) => {
    const last = runs.at(-1);
    if (last && isHidden(code) && last.code === code) last.count += 1;
    else runs.push({ code, at, count: 1 });
  });
  return runs;
}
