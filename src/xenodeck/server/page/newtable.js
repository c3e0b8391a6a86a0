// The form of a new table: every option of the game as a plain control.

/** @import { ClockWish, Created, GameShape, ModeShape, NewTable, OptionShape, SeatWish } from "protocol" */
import * as api from "./api.js";
import { button, choice, el, fill, form, labelled, ticked } from "./dom.js";
import { say } from "./words.js";

const USUAL_SEATS = 3;
const CLOCKS = ["none", "fast", "slow", "days", "own"];
const PACES = [0, 500, 1500]; // ms a bot takes at least

/**
 * A few, if the mode allows it.
 * @param {ModeShape} mode
 */
export function seatsToBeginWith(mode) {
  return Math.max(mode.least, Math.min(mode.most, USUAL_SEATS));
}

/**
 * Go to a table that was just made, and begin if nobody else is awaited.
 * @param {Created} created
 */
export async function sitDown(created) {
  const made = await api.table(created.table);
  const awaited = made.seats.some((seat) => seat.kind === "open" || seat.kind === "invite");
  const mine = created.you[0];
  if (made.status === "open" && !awaited && mine) await api.tell(mine, "start");
  location.assign(`/t/${created.table}`);
}

/**
 * @param {GameShape[]} shelf
 * @param {string} chosen
 */
export function newTable(shelf, chosen) {
  const games = el("select", { name: "game" }, ...shelf.map((game) => choice(game.id, game.name, game.id === chosen)));
  const details = el("div", {});
  /** @type {() => NewTable} */
  let wish = () => ({ game: chosen, seats: [] });
  /** @type {HTMLDialogElement} */
  const dialog = el(
    "dialog", { class: "sheet", "aria-labelledby": "new-table" },
    form(
      {}, async () => sitDown(await api.create(wish())),
      el("h2", { id: "new-table" }, say("new_table")),
      labelled(say("game"), games),
      details,
      el("p", { class: "buttons" }, el("button", { class: "go" }, say("set_up")), button(say("cancel"), () => dialog.close())),
    ),
  );
  const rebuild = () => {
    const game = shelf.find((one) => one.id === games.value);
    if (game) wish = formOf(details, game);
  };
  games.onchange = rebuild;
  dialog.onclose = () => dialog.remove();
  rebuild();
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Fill in the form of a game; what is returned reads it.
 * @param {HTMLElement} place
 * @param {GameShape} game
 * @returns {() => NewTable}
 */
function formOf(place, game) {
  const modes = el("select", { name: "mode" }, ...game.modes.map((mode) => choice(mode.id, mode.text)));
  const counts = el("select", { name: "seats" });
  const seats = el("div", { class: "grid" });
  const options = el("div", { class: "grid" });
  const clock = clockForm();
  const pace = el("select", { name: "pace" }, ...PACES.map((ms) => choice(String(ms), say(`pace_${ms}`), ms === 500)));
  const listed = tick("listed", false);
  const assist = tick("assist", true);
  const undo = tick("undo", true);
  const watch = tick("watch", true);
  const phrase = el("input", { name: "phrase", maxlength: 100, autocomplete: "off" });
  const seed = el("input", { name: "seed", type: "number", min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 });
  /** @type {Map<string, () => unknown>} */
  let chosen = new Map();

  const reseat = () => fill(seats, ...Array.from({ length: Number(counts.value) }, (_, seat) => seatForm(game, seat)));
  const remode = () => {
    const mode = game.modes.find((one) => one.id === modes.value);
    if (!mode) throw new Error(`${game.id} has no mode ${modes.value}`);
    const usual = seatsToBeginWith(mode);
    const possible = Array.from({ length: mode.most - mode.least + 1 }, (_, i) => mode.least + i);
    fill(counts, ...possible.map((count) => choice(String(count), String(count), count === usual)));
    reseat();
    const here = game.options.filter((option) => !option.modes.length || option.modes.includes(mode.id));
    const controls = here.map((option) => optionForm(option, mode.most));
    chosen = new Map(here.map((option, i) => [option.name, /** @type {Control} */ (controls[i]).read]));
    fill(options, ...controls.map((control) => control.shown));
  };
  modes.onchange = remode;
  counts.onchange = reseat;
  remode();

  fill(
    place,
    el("div", { class: "grid" }, game.modes.length > 1 && labelled(say("mode"), modes), labelled(say("seats"), counts)),
    el("fieldset", {}, el("legend", {}, say("who_sits")), seats),
    el("fieldset", { class: "grid" }, el("legend", {}, say("time")), clock.shown, labelled(say("pace"), pace)),
    el(
      "fieldset", { class: "grid" }, el("legend", {}, say("table")),
      ticked(say("listed"), listed), ticked(say("assist"), assist), ticked(say("undo_allowed"), undo), ticked(say("watch_allowed"), watch),
      labelled(say("phrase"), phrase, say("phrase_more")),
      labelled(say("seed"), seed, say("seed_more")),
    ),
    game.options.length > 0 && el("details", {}, el("summary", {}, say("house_rules")), options),
  );

  return () => ({
    game: game.id,
    mode: modes.value,
    seats: Array.from(seats.querySelectorAll("select"), (one) => wishOf(one.value)),
    options: Object.fromEntries([...chosen].map(([name, read]) => [name, read()]).filter(([, value]) => value !== undefined)),
    clock: clock.read(),
    listed: listed.checked,
    assist: assist.checked,
    undo: undo.checked,
    watch: watch.checked,
    phrase: phrase.value,
    pace: Number(pace.value),
    ...(seed.value ? { begin: { seed: Number(seed.value) } } : {}),
  });
}

/**
 * @param {string} name
 * @param {boolean} checked
 */
function tick(name, checked) {
  return el("input", { type: "checkbox", name, checked });
}

/**
 * @param {GameShape} game
 * @param {number} seat
 */
function seatForm(game, seat) {
  const kinds = /** @type {const} */ (["me", "open", "invite"]);
  const control = el(
    "select", { name: `seat-${seat}` },
    ...kinds.map((kind) => choice(kind, say(`kind_${kind}`), kind === "me" && seat === 0)),
    ...game.bots.map((bot) => choice(`bot:${bot.id}`, `${say("kind_bot")} ${bot.id}: ${bot.text}`, seat > 0 && bot.id === game.usual)),
  );
  return labelled(say("seat", { number: seat + 1 }), control);
}

/**
 * @param {string} value
 * @returns {SeatWish}
 */
function wishOf(value) {
  if (value.startsWith("bot:")) return { kind: "bot", bot: value.slice(4) };
  return { kind: /** @type {"me" | "open" | "invite"} */ (value) };
}

function clockForm() {
  const names = el("select", { name: "clock" }, ...CLOCKS.map((name) => choice(name, say(`clock_${name}`))));
  const move = el("input", { name: "clock-move", type: "number", min: 1, max: 2592000, value: 60 });
  const bank = el("input", { name: "clock-bank", type: "number", min: 0, max: 2592000, value: 300 });
  const own = el("div", { class: "grid", hidden: true }, labelled(say("clock_move"), move), labelled(say("clock_bank"), bank));
  names.onchange = () => {
    own.hidden = names.value !== "own";
  };
  const read = () => {
    const name = /** @type {Required<ClockWish>["name"]} */ (names.value);
    return name === "own" ? { name, move: Number(move.value), bank: Number(bank.value) } : { name };
  };
  return { shown: el("div", {}, labelled(say("clock"), names), own), read };
}

/** @typedef {{ shown: HTMLElement, read: () => unknown }} Control `read` gives undefined where all is as printed */

/**
 * @param {OptionShape} option
 * @param {number} seats
 * @returns {Control}
 */
function optionForm(option, seats) {
  const label = `${option.name} (${option.rule})`;
  const changed = (/** @type {unknown} */ value) => (value === option.default ? undefined : value);
  if (option.kind === "flag") {
    const box = tick(option.name, option.default === true);
    return { shown: el("div", {}, ticked(label, box), el("small", {}, option.text)), read: () => changed(box.checked) };
  }
  if (option.kind === "table") return countsForm(option, label);
  if (option.kind === "integer") {
    const input = el("input", { type: "number", name: option.name, min: option.low, max: option.high, value: option.default, required: true });
    return { shown: labelled(label, input, option.text), read: () => changed(Number(input.value)) };
  }
  const words = option.kind === "seat" ? ["random", ...Array.from({ length: seats }, (_, seat) => String(seat))] : option.choices;
  const shown = (/** @type {string} */ word) => (/^\d+$/.test(word) ? say("seat", { number: Number(word) + 1 }) : word);
  const select = el("select", { name: option.name }, ...words.map((word) => choice(word, shown(word), word === String(option.default))));
  const value = () => (option.kind === "seat" && select.value !== "random" ? Number(select.value) : select.value);
  return { shown: labelled(label, select, option.text), read: () => changed(value()) };
}

/**
 * A number for each key. Only what differs is sent.
 * @param {OptionShape} option
 * @param {string} label
 * @returns {Control}
 */
function countsForm(option, label) {
  const printed = /** @type {Record<string, number>} */ (option.default);
  const inputs = option.keys.map((key) => {
    const input = el("input", { type: "number", name: `${option.name}.${key}`, min: option.low, max: option.high, value: printed[key] ?? 0, required: true });
    return /** @type {const} */ ([key, input]);
  });
  const shown = el(
    "fieldset", { class: "wide" }, el("legend", {}, label), el("small", {}, option.text),
    el("div", { class: "grid small" }, ...inputs.map(([key, input]) => labelled(key, input))),
  );
  const read = () => {
    const counts = Object.fromEntries(inputs.map(([key, input]) => [key, Number(input.value)]));
    return option.keys.some((key) => counts[key] !== (printed[key] ?? 0)) ? counts : undefined;
  };
  return { shown, read };
}
