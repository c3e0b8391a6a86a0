// Thinking time as it runs out, told on the server's clock.

/** @import { Clock } from "protocol" */
import { el } from "./dom.js";
import { say } from "./words.js";

let ahead = 0; // ms by which the server's clock is ahead of ours

/** @param {number} now of the server, as a frame has just said */
export function setClock(now) {
  ahead = now - Date.now();
}

/** @param {Clock} clock */
export function clockFace(clock) {
  const face = el("p", { class: "clock", "data-move": clock.move, "data-bank": clock.bank, "data-since": clock.since });
  turn(face);
  return face;
}

/** Let every clock on the page go on. */
export function turnClocks() {
  document.querySelectorAll(".clock").forEach((face) => turn(/** @type {HTMLElement} */ (face)));
}

/** @param {HTMLElement} face */
function turn(face) {
  const { move, bank, since } = face.dataset;
  const used = since === undefined ? 0 : Math.max(0, Date.now() + ahead - Number(since));
  const forMove = Math.max(0, Number(move) - used);
  const inBank = Math.max(0, Number(bank) - Math.max(0, used - Number(move)));
  const text = say("clock_left", { move: minutes(forMove), bank: minutes(inBank) });
  if (face.textContent !== text) face.textContent = text;
}

/**
 * @param {number} ms
 * @returns {string} 1:05, or 26:00:00
 */
export function minutes(ms) {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
