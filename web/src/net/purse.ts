// What this browser keeps: who I am, and the tokens of my seats. They open doors, so they never become part of an address.

import type { Created, Guest, Seated } from "../protocol";

/** My seats at a table, and the codes I may give to friends: seat -> code. */
export interface Keys {
  seats: Seated[];
  invites: Record<string, string>;
}

const GUEST = "xenodeck.guest";
const OFFERED = "xenodeck.offered";
const TABLE = "xenodeck.table.";
const PHRASE = "xenodeck.phrase.";

export const guest = (): Guest | null => read<Guest>(GUEST);

export function keepGuest(person: Guest): void {
  write(GUEST, person);
}

export function forgetGuest(): void {
  localStorage.removeItem(GUEST);
}

/** A name that was offered to somebody who is no guest yet; the guest gets it. */
export const offeredAlias = (): string => read<string>(OFFERED) ?? "";

export function keepOfferedAlias(alias: string): void {
  write(OFFERED, alias);
}

export const keysOf = (table: string): Keys => read<Keys>(TABLE + table) ?? { seats: [], invites: {} };

export function keepCreated(created: Created): void {
  write(TABLE + created.table, { seats: created.you, invites: created.invites } satisfies Keys);
}

export function keepSeat(seated: Seated): void {
  const keys = keysOf(seated.table);
  const others = keys.seats.filter((held) => held.seat !== seated.seat);
  const seats = [...others, seated].sort((a, b) => a.seat - b.seat);
  write(TABLE + seated.table, { ...keys, seats } satisfies Keys);
}

export function dropSeat(table: string, seat: number): void {
  const keys = keysOf(table);
  write(TABLE + table, { ...keys, seats: keys.seats.filter((held) => held.seat !== seat) } satisfies Keys);
}

/** The pass phrase of a table, for as long as this tab is open. */
export const phraseOf = (table: string): string => sessionStorage.getItem(PHRASE + table) ?? "";

export function keepPhrase(table: string, phrase: string): void {
  sessionStorage.setItem(PHRASE + table, phrase);
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null; // somebody else wrote there: as good as nothing
  }
}
