// The colours everything is drawn with. Ink is the only text colour on a fill; a fill never stands without its shape.

export const INK = "#0f0b29";
export const PAPER = "#f6edd8";
export const PAPER_LOW = "#e4d6b6";
export const BONE = "#fff8e6";
/** running text on paper: softer than ink, still 12.4 : 1 */
export const PRINT = "#2b2350";

export type Shape = "triangle" | "circle" | "square" | "diamond" | "clover" | "star" | "cross" | "spark";
export type Colour = "red" | "green" | "blue" | "yellow" | "fuchsia" | "gold" | "grey" | "wild";

export interface ColourLook {
  /** bright, for marks and skins */
  fill: string;
  /** dark and middle ground behind a picture */
  deep: string;
  mid: string;
  shape: Shape;
  /** the English letter; every other language passes its own */
  letter: string;
}

export const COLOURS: Record<Colour, ColourLook> = {
  red: { fill: "#ff6a5e", deep: "#4a1030", mid: "#9c2746", shape: "triangle", letter: "R" },
  green: { fill: "#5fe08c", deep: "#06362f", mid: "#13745a", shape: "circle", letter: "G" },
  blue: { fill: "#63b3ff", deep: "#0d2257", mid: "#2457a8", shape: "square", letter: "B" },
  yellow: { fill: "#ffd94f", deep: "#523004", mid: "#b8800c", shape: "diamond", letter: "Y" },
  fuchsia: { fill: "#ff74d4", deep: "#480d4c", mid: "#97268f", shape: "clover", letter: "F" },
  gold: { fill: "#ffc445", deep: "#4d1f0c", mid: "#b8651a", shape: "star", letter: "Au" },
  grey: { fill: "#b4b9cc", deep: "#23263b", mid: "#565c78", shape: "cross", letter: "N" },
  wild: { fill: "#fff8e6", deep: "#191338", mid: "#4b3f86", shape: "spark", letter: "W" },
};
export const COLOUR_NAMES = Object.keys(COLOURS) as Colour[];

/** Letters for the colour marks in the reader's language; English where one is missing. */
export type Letters = Partial<Record<Colour, string>>;

export const SKINS = {
  lime: "#b4ee4e",
  leaf: "#5fe08c",
  mint: "#7df0c4",
  teal: "#3fc9c0",
  sky: "#63b3ff",
  iris: "#9a8cff",
  plum: "#d07bff",
  rose: "#ff74d4",
  coral: "#ff6a5e",
  amber: "#ffb04a",
  sun: "#ffd94f",
  bone: "#efe6cf",
  ash: "#b4b9cc",
} as const;

/** Upper and lower colour of a sky or a ground. */
export type Ground = readonly [string, string];

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` of the way from one to the other; both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((goal[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
export const lighter = (colour: string, share = 0.35): string => mix(colour, BONE, share);
export const darker = (colour: string, share = 0.35): string => mix(colour, INK, share);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** Contrast of two colours as WCAG 2 counts it, 1 … 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
