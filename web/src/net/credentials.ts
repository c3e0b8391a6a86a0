// The credentials that this browser stores: the guest, and the tokens of seats. They are secret, so they are never part of an
// address.

import type { Created, Guest, Seated } from "../protocol";

/** The own seats at a table, and the invitation codes for friends (seat -> code). */
export interface TableCredentials {
  seats: Seated[];
  invites: Record<string, string>;
}

const GUEST = "xenodeck.guest";
const SUGGESTED_ALIAS = "xenodeck.offered";
const TABLE = "xenodeck.table.";
const PHRASE = "xenodeck.phrase.";

export const storedGuest = (): Guest | null => read<Guest>(GUEST);

export function storeGuest(person: Guest): void {
  write(GUEST, person);
}

export function removeGuest(): void {
  localStorage.removeItem(GUEST);
}

/** A name that was suggested before there is a guest; the guest gets it. */
export const suggestedAlias = (): string => read<string>(SUGGESTED_ALIAS) ?? "";

export function storeSuggestedAlias(alias: string): void {
  write(SUGGESTED_ALIAS, alias);
}

export const credentialsFor = (table: string): TableCredentials => read<TableCredentials>(TABLE + table) ?? { seats: [], invites: {} };

export function storeCreatedTable(created: Created): void {
  write(TABLE + created.table, { seats: created.you, invites: created.invites } satisfies TableCredentials);
}

export function storeSeat(seated: Seated): void {
  const keys = credentialsFor(seated.table);
  const others = keys.seats.filter((held) => held.seat !== seated.seat);
  const seats = [...others, seated].sort((a, b) => a.seat - b.seat);
  write(TABLE + seated.table, { ...keys, seats } satisfies TableCredentials);
}

export function removeSeat(table: string, seat: number): void {
  const keys = credentialsFor(table);
  write(TABLE + table, { ...keys, seats: keys.seats.filter((held) => held.seat !== seat) } satisfies TableCredentials);
}

/** The pass phrase of a table, stored until the tab is closed. */
export const storedPhrase = (table: string): string => sessionStorage.getItem(PHRASE + table) ?? "";

export function storePhrase(table: string, phrase: string): void {
  sessionStorage.setItem(PHRASE + table, phrase);
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null; // not written by us: the same as nothing
  }
}
