// A finished game, step by step, by everybody's eyes or as one seat knew it.

/** @import { GameShape, LogLine, Replay, ReplayStep, ViewScene } from "protocol" */
import * as api from "./api.js";
import { board } from "./board.js";
import { byId, button, choice, el, fill, labelled, trouble } from "./dom.js";
import { sitDown } from "./newtable.js";
import { knock } from "./table.js";
import { say } from "./words.js";

const EVERYBODY = -2;
const SPECTATOR = -1;
const STEP_EVERY = 900; // ms between two moves while it plays by itself

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
export async function replayPage(main, id) {
  const table = await knock(main, id);
  if (!table) return;
  const game = await api.game(table.game);
  document.title = `${say("replay")} · ${game.name}`;
  fill(byId("where"), el("b", {}, game.name), el("a", { href: `/t/${id}` }, say("to_table")));
  main.className = "replay";
  new ReplayPage(main, game, await api.replay(id, EVERYBODY));
}

class ReplayPage {
  /**
   * @param {HTMLElement} main
   * @param {GameShape} game
   * @param {Replay} replay
   */
  constructor(main, game, replay) {
    this.game = game;
    this.replay = replay;
    this.at = 0;
    this.timer = 0;
    this.board = el("section", { class: "board", "aria-label": say("table") });
    this.told = el("ol", { class: "log" });
    this.move = el("p", { class: "prompt", role: "status" });
    this.scrubber = el("input", { type: "range", name: "step", min: 0, max: replay.steps.length - 1, value: 0 });
    this.scrubber.oninput = () => this.go(Number(this.scrubber.value));
    this.eyes = el("select", { name: "viewer" },
      choice(String(EVERYBODY), say("everybody"), true), choice(String(SPECTATOR), say("a_spectator")),
      ...replay.seats.map((name, seat) => choice(String(seat), name || say("seat", { number: seat + 1 }))));
    this.eyes.onchange = () => this.look().catch((/** @type {Error} */ problem) => trouble(problem.message));
    this.running = button(say("run"), () => this.run(), { class: "quiet" });
    const controls = el(
      "div", { class: "controls" },
      labelled(say("step"), this.scrubber),
      el(
        "p", { class: "buttons" },
        button(say("first"), () => this.go(0), { class: "quiet" }), button(say("previous"), () => this.go(this.at - 1), { class: "quiet" }),
        this.running,
        button(say("next"), () => this.go(this.at + 1), { class: "quiet" }), button(say("last"), () => this.go(Infinity), { class: "quiet" }),
        button(say("play_on"), () => this.playOn(), { class: "go" }),
      ),
      labelled(say("eyes"), this.eyes),
    );
    const story = el("div", { class: "scroll", role: "log", "aria-label": say("log"), tabindex: "0" }, this.told);
    fill(main, el("div", { class: "middle" }, this.board, this.move, controls), el("aside", { class: "talk" }, el("section", {}, el("h2", {}, say("log")), story)));
    this.go(0);
  }

  /** Through other eyes, at the same move: whoever noticed nothing of a move has no step for it. */
  async look() {
    const move = this.replay.steps[this.at]?.move ?? 0;
    this.replay = await api.replay(this.replay.table, Number(this.eyes.value));
    this.scrubber.max = String(this.replay.steps.length - 1);
    this.go(this.replay.steps.filter((step) => step.move <= move).length - 1);
  }

  /** @param {number} wished */
  go(wished) {
    const last = this.replay.steps.length - 1;
    this.at = Math.max(0, Math.min(last, wished));
    const step = this.replay.steps[this.at];
    if (!step) return;
    if (this.at === last) this.halt();
    this.scrubber.value = String(this.at);
    this.scrubber.setAttribute("aria-valuetext", say("step_of", { step: this.at, last }));
    this.move.textContent = `${say("step_of", { step: this.at, last })}${this.happened(step)}`;
    const view = /** @type {ViewScene} */ (/** @type {unknown} */ (step.view));
    const seats = this.replay.seats.map((name, seat) => ({ name: name || say("seat", { number: seat + 1 }), remarks: [], extra: null, me: seat === this.replay.viewer }));
    fill(this.board, ...board(this.game, seats, view));
    const lines = this.replay.steps.slice(0, this.at + 1).flatMap((one) => /** @type {LogLine[]} */ (/** @type {unknown} */ (one.log)));
    fill(this.told, ...lines.map((line) => el("li", {}, line.text)));
    const story = this.told.parentElement;
    if (story) story.scrollTop = story.scrollHeight;
  }

  /** @param {ReplayStep} step */
  happened(step) {
    if (step.seat === null || step.words === null) return "";
    const who = this.replay.seats[step.seat] || say("seat", { number: step.seat + 1 });
    return ` · ${who}: ${step.words}`;
  }

  run() {
    if (this.timer) return this.halt();
    this.running.textContent = say("halt");
    this.timer = setInterval(() => this.go(this.at + 1), STEP_EVERY);
  }

  halt() {
    clearInterval(this.timer);
    this.timer = 0;
    this.running.textContent = say("run");
  }

  /** A new table from here: I take the seat whose eyes I look through, bots the others. */
  async playOn() {
    const mine = Math.max(0, this.replay.viewer);
    const seats = this.replay.seats.map((_, seat) => (seat === mine ? { kind: /** @type {const} */ ("me") } : { kind: /** @type {const} */ ("bot"), bot: this.game.usual }));
    const begin = { table: this.replay.table, step: this.replay.steps[this.at]?.move ?? 0 };
    await sitDown(await api.create({ game: this.replay.game, seats, begin })); // mode and options come with the position
  }
}
