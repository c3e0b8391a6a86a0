// A random name for a person without one. It is made here, so that visiting the home page creates nothing on the server.

import { storedGuest, storeSuggestedAlias, suggestedAlias } from "../net/credentials";

const FIRST = "Bli Blor Chu Dro Fen Flum Gaz Glim Gno Hox Jib Jor Klee Lum Mib Miz Nar Oob Plo Quin Ruz Sna Splo Thri Twi Ulp Vor Wib Xan Yib Zor Zwi".split(" ");
const MIDDLE = ["", "", "", "bi", "da", "la", "mi", "no", "ra", "tu"];
const LAST = "ble bax bop dax dle fex gle gon kin lix lop loo mox nax nix nub plex pod quix rax rok roo tix tron vax voo wok xon yop zar zel zoo zop".split(" ");

export const MAX_ALIAS_LENGTH = 24;

export function randomAlias(chance: () => number = Math.random): string {
  const pick = (words: string[]): string => words[Math.floor(chance() * words.length)] ?? "";
  return pick(FIRST) + pick(MIDDLE) + pick(LAST);
}

/** The name of the guest, or the suggested one, which stays the same until another is chosen. */
export function myAlias(): string {
  const known = storedGuest()?.alias ?? suggestedAlias();
  if (known) return known;
  const alias = randomAlias();
  storeSuggestedAlias(alias);
  return alias;
}
