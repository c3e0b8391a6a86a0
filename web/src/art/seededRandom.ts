// A seeded random generator: the same seed always gives the same picture, on every machine.

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

export interface Random {
  /** 0 … 1, without 1 */
  (): number;
  range(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32 over the hash of the seed. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error("nothing to pick from");
      return chosen;
    },
  });
}
