// How the lines of the seats in a chart are distinguished: by colour, dashes and the shape of their marks, each sufficient alone.

export interface Stroke {
  colour: string;
  /** stroke-dasharray; empty: a whole line */
  dash: string;
  /** path of the mark, around 0 0, about 10 wide */
  mark: string;
}

const DISC = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z";
const SQUARE = "M-4.5 -4.5H4.5V4.5H-4.5Z";
const TRIANGLE = "M0 -6L5.5 4.5H-5.5Z";
const DIAMOND = "M0 -6.5L6 0L0 6.5L-6 0Z";
const CROSS = "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z";
const HALF = "M-6 3.5A6 6 0 0 1 6 3.5Z";
const STAR = "M0 -6.5L1.7 -2.2L6.2 -2L2.7 .9L3.8 5.3L0 2.8L-3.8 5.3L-2.7 .9L-6.2 -2L-1.7 -2.2Z";
const DOWN = "M0 6L5.5 -4.5H-5.5Z";

const STROKES: Stroke[] = [
  { colour: "var(--blue)", dash: "", mark: DISC },
  { colour: "var(--yellow)", dash: "9 5", mark: TRIANGLE },
  { colour: "var(--fuchsia)", dash: "2 5", mark: SQUARE },
  { colour: "var(--green)", dash: "12 4 2 4", mark: DIAMOND },
  { colour: "var(--red)", dash: "5 3", mark: CROSS },
  { colour: "var(--bone)", dash: "16 6", mark: HALF },
  { colour: "var(--gold)", dash: "2 3 8 3", mark: STAR },
  { colour: "var(--grey)", dash: "1 7", mark: DOWN },
];

/** With more seats than strokes they repeat; the avatars at the ends still distinguish the lines. */
export const strokeOf = (seat: number): Stroke => STROKES[seat % STROKES.length] as Stroke;
