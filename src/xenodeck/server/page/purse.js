// What this browser keeps: who I am, and the tokens of my seats. They open doors, so they never become part of an address.

/** @import { Guest, Seated, Created } from "protocol" */
/** @typedef {{ seats: Seated[], invites: Record<string, string> }} Keys */

const GUEST = "xenodeck.guest";
const TABLE = "xenodeck.table.";
const PHRASE = "xenodeck.phrase.";

/** @returns {Guest | null} */
export function guest() {
  return read(GUEST);
}

/** @param {Guest} person */
export function keepGuest(person) {
  localStorage.setItem(GUEST, JSON.stringify(person));
}

export function forgetGuest() {
  localStorage.removeItem(GUEST);
}

/**
 * My seats at a table, and the codes I may give to friends.
 * @param {string} table
 * @returns {Keys}
 */
export function keysOf(table) {
  return read(TABLE + table) ?? { seats: [], invites: {} };
}

/** @param {Created} created */
export function keepCreated(created) {
  const keys = { seats: created.you, invites: created.invites };
  localStorage.setItem(TABLE + created.table, JSON.stringify(keys));
}

/** @param {Seated} seated */
export function keepSeat(seated) {
  const keys = keysOf(seated.table);
  const others = keys.seats.filter((held) => held.seat !== seated.seat);
  const seats = [...others, seated].sort((a, b) => a.seat - b.seat);
  localStorage.setItem(TABLE + seated.table, JSON.stringify({ ...keys, seats }));
}

/**
 * @param {string} table
 * @param {number} seat
 */
export function dropSeat(table, seat) {
  const keys = keysOf(table);
  const seats = keys.seats.filter((held) => held.seat !== seat);
  localStorage.setItem(TABLE + table, JSON.stringify({ ...keys, seats }));
}

/**
 * The pass phrase of a table, for as long as this tab is open.
 * @param {string} table
 * @returns {string}
 */
export function phraseOf(table) {
  return sessionStorage.getItem(PHRASE + table) ?? "";
}

/**
 * @param {string} table
 * @param {string} phrase
 */
export function keepPhrase(table, phrase) {
  sessionStorage.setItem(PHRASE + table, phrase);
}

/**
 * @param {string} key
 * @returns {any}
 */
function read(key) {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}
