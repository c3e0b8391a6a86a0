// A table in words, for any game: seats with what belongs to them, then what belongs to all.

/** @import { GameShape, PileScene, ViewScene } from "protocol" */
/**
 * @typedef {object} SeatBox
 * @property {string} name
 * @property {string[]} remarks
 * @property {HTMLElement | null} extra a clock or a button
 * @property {boolean} me
 */
import { el } from "./dom.js";
import { say } from "./words.js";

/**
 * @param {GameShape} game
 * @param {SeatBox[]} seats
 * @param {Pick<ViewScene, "places" | "fields" | "waiting"> | null} view
 * @returns {HTMLElement[]}
 */
export function board(game, seats, view) {
  const common = el("dl", { class: "common" }, ...(view ? [...commonFields(game, seats.length, view.fields), ...commonPiles(game, seats.length, view.places)] : []));
  const boxes = seats.map((seat, at) => {
    const asked = view?.waiting.includes(at) ?? false;
    return el(
      "li", { class: `seat${seat.me ? " me" : ""}${asked ? " asked" : ""}` },
      el("h3", {}, seat.name, seat.me && el("span", { class: "tag" }, say("you"))),
      el("p", { class: "remarks" }, ...seat.remarks.map((remark) => el("span", {}, remark)), asked && el("span", { class: "thinks" }, say("asked"))),
      seat.extra,
      view && el("dl", {}, ...seatFields(game, seats.length, at, view.fields), ...seatPiles(game, seats.length, at, view.places)),
    );
  });
  return [el("ul", { class: "seats", "aria-label": say("seats") }, ...boxes), common];
}

/**
 * @param {GameShape} game
 * @param {number} seats
 * @param {Record<string, unknown>} fields
 */
function commonFields(game, seats, fields) {
  const shown = game.shown.filter((name) => name in fields && !isForEachSeat(fields[name], seats));
  return shown.map((name) => entry(game.fields[name] ?? name, el("b", {}, words(fields[name]))));
}

/**
 * @param {GameShape} game
 * @param {number} seats
 * @param {number} at
 * @param {Record<string, unknown>} fields
 */
function seatFields(game, seats, at, fields) {
  const own = Object.entries(fields).filter(([, value]) => isForEachSeat(value, seats));
  return own.map(([name, value]) => entry(game.fields[name] ?? name, el("b", {}, words(/** @type {unknown[]} */ (value)[at]))));
}

/**
 * @param {GameShape} game
 * @param {number} seats
 * @param {Record<string, PileScene[]>} places
 */
function commonPiles(game, seats, places) {
  const common = Object.entries(places).filter(([, piles]) => piles.length !== seats || seats === 1);
  return common.flatMap(([name, piles]) => piles.map((pile) => entry(game.places[name] ?? name, ...cards(game, pile))));
}

/**
 * @param {GameShape} game
 * @param {number} seats
 * @param {number} at
 * @param {Record<string, PileScene[]>} places
 */
function seatPiles(game, seats, at, places) {
  const own = Object.entries(places).filter(([, piles]) => piles.length === seats && seats > 1);
  return own.map(([name, piles]) => entry(game.places[name] ?? name, ...cards(game, /** @type {PileScene} */ (piles[at]))));
}

/**
 * How many there are, and those that are known, with equal neighbours counted.
 * @param {GameShape} game
 * @param {PileScene} pile
 */
function cards(game, pile) {
  /** @type {{ code: string, count: number }[]} */
  const runs = [];
  for (const code of pile.cards) {
    const last = runs.at(-1);
    if (last?.code === code) last.count += 1;
    else runs.push({ code, count: 1 });
  }
  const chips = runs.map(({ code, count }) => {
    const name = code.startsWith("?") ? say("hidden", { back: code.slice(1) }).trim() : (game.cards[code] ?? code);
    return el("span", { class: code.startsWith("?") ? "card unknown" : "card", title: game.texts[code] }, count > 1 ? `${name} ×${count}` : name);
  });
  return [el("span", { class: "size" }, String(pile.size)), ...chips];
}

/**
 * @param {string} name
 * @param {...Node} content
 */
function entry(name, ...content) {
  return el("div", {}, el("dt", {}, name), el("dd", {}, ...content));
}

/**
 * One plain value for each seat.
 * @param {unknown} value
 * @param {number} seats
 */
function isForEachSeat(value, seats) {
  return Array.isArray(value) && value.length === seats && value.every((one) => typeof one !== "object");
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function words(value) {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
