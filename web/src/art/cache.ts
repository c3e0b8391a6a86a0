// Drawing a face takes less than a millisecond, but a table shows dozens and asks for them again with every event.

const LIMIT = 600; // of 7 to 21 kB each: all faces of two games in two languages
const kept = new Map<string, string>();

/**
 * The drawing for a key, made when it is asked for the first time. The oldest goes when the cache is full: in which order
 * drawings were used is not kept, for where faces are forgotten that would tell which were seen last.
 */
export function cached(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = draw();
  kept.set(key, drawing);
  if (kept.size > LIMIT) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return drawing;
}

/** The key of a card's face: what is printed on it is part of it. */
export const faceKey = (game: string, code: string, ...printed: (string | undefined)[]): string => JSON.stringify([game, code, ...printed]);
