// How long the check of a call takes to see: cell by cell, then the verdict. A wrong one has to be over before play goes on.

const BEFORE = 240; // ms until the first cell is looked at

export interface Pace {
  before: number;
  every: number;
  after: number;
}

export const paceOf = (right: boolean): Pace => (right ? { before: BEFORE, every: 120, after: 1150 } : { before: BEFORE, every: 60, after: 650 });

export const sceneMs = (right: boolean, cells = 9): number => {
  const { before, every, after } = paceOf(right);
  return before + every * (cells + 1) + after;
};
