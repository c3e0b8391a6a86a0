// The known cards of a place, for the board of any game.

import type { PileScene } from "../../protocol";

export interface Run {
  code: string;
  /** cards above it */
  at: number;
  count: number;
}

const isHidden = (code: string): boolean => code.startsWith("?");

/** Is a card below the top one known? */
export const knownBelow = (pile: PileScene): boolean => pile.cards.slice(1).some((code) => !isHidden(code));

/** From the top: each known card, and consecutive hidden cards with the same back together. */
export function runsOf(pile: PileScene): Run[] {
  const runs: Run[] = [];
  pile.cards.forEach((code, at) => {
    const last = runs.at(-1);
    if (last && isHidden(code) && last.code === code) last.count += 1;
    else runs.push({ code, at, count: 1 });
  });
  return runs;
}
