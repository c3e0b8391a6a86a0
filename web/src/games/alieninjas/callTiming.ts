// The timing of the animation that checks a call, cell by cell and then the result. For a wrong call it must end before play goes on.

const BEFORE = 240; // ms until the first cell is looked at

export interface CallTiming {
  before: number;
  every: number;
  after: number;
}

export const callTiming = (right: boolean): CallTiming => (right ? { before: BEFORE, every: 120, after: 1150 } : { before: BEFORE, every: 60, after: 650 });

export const callSceneMs = (right: boolean, cells = 9): number => {
  const { before, every, after } = callTiming(right);
  return before + every * (cells + 1) + after;
};
