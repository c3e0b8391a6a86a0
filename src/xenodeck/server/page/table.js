// The table page: one scene, shown in words, and the line that keeps it true.

/** @import { GameShape, Scene, Seated, SeatScene, TableShape } from "protocol" */
/** @import { LineState } from "./line.js" */
import * as api from "./api.js";
import { Asking } from "./asking.js";
import { board } from "./board.js";
import { clockFace, setClock, turnClocks } from "./clock.js";
import { Desk, joinForm } from "./desk.js";
import { byId, button, choice, el, fill, form, labelled, trouble } from "./dom.js";
import { Line } from "./line.js";
import { dropSeat, keepPhrase, keysOf, phraseOf } from "./purse.js";
import { showRules } from "./rules.js";
import { Talk } from "./talk.js";
import { language, say } from "./words.js";

/**
 * @param {HTMLElement} main
 * @param {string} id
 * @param {string} invite the code of an invitation, if one brought us here
 */
export async function tablePage(main, id, invite) {
  if (!keysOf(id).seats.length) await api.myTables();
  const table = await knock(main, id, invite);
  if (!table) return; // something is asked first; the page comes again with it
  const game = await api.game(table.game);
  new TablePage(main, table, game, invite).open();
}

/**
 * The table, or null and a form for its pass phrase. An invitation opens it too.
 * @param {HTMLElement} main
 * @param {string} id
 * @param {string} [invite]
 * @returns {Promise<TableShape | null>}
 */
export async function knock(main, id, invite = "") {
  try {
    return await api.table(id);
  } catch (problem) {
    if (!(problem instanceof api.Refusal)) throw problem;
    if (problem.code === "BAD_TOKEN") {
      keysOf(id).seats.forEach((held) => dropSeat(id, held.seat)); // somebody made these void
      return knock(main, id, invite);
    }
    if (problem.code !== "WRONG_PHRASE") throw problem;
    if (phraseOf(id)) trouble(problem.message);
  }
  if (invite) fill(main, joinForm(id, invite, [], () => location.reload()));
  else askPhrase(main, id);
  return null;
}

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
function askPhrase(main, id) {
  const phrase = el("input", { name: "phrase", type: "password", required: true, autocomplete: "off", maxlength: 100 });
  const enter = () => {
    keepPhrase(id, phrase.value);
    location.reload();
  };
  fill(main, form({ class: "panel narrow" }, enter, el("h1", {}, say("locked_title")), labelled(say("phrase"), phrase), el("button", { class: "go" }, say("enter"))));
}

class TablePage {
  /**
   * @param {HTMLElement} main
   * @param {TableShape} table
   * @param {GameShape} game
   * @param {string} invite
   */
  constructor(main, table, game, invite) {
    this.main = main;
    this.table = table;
    this.game = game;
    /** @type {Line | null} */
    this.line = null;
    /** @type {Seated | null} */
    this.seat = keysOf(table.id).seats[0] ?? null;
    this.shown = "";
    this.banner = el("p", { class: "banner", role: "status", hidden: true });
    this.board = el("section", { class: "board", "aria-label": say("table") });
    this.asking = new Asking(() => this.theLine());
    this.talk = new Talk(() => this.theLine());
    this.desk = new Desk(table.id, game, invite, (seat) => this.sit(seat));
    this.mine = el("p", { class: "mine" });
  }

  open() {
    this.main.className = "table";
    const middle = el("div", { class: "middle" }, this.mine, this.board, this.asking.element);
    fill(this.main, this.banner, middle, this.talk.element, this.desk.element);
    fill(byId("where"), el("b", {}, this.game.name), button(say("rules"), () => showRules(this.game), { class: "quiet small" }));
    setInterval(turnClocks, 500);
    this.sit(this.seat);
  }

  /** @param {Seated | null} seat */
  sit(seat) {
    this.seat = seat;
    this.line?.close();
    this.talk.prepare(this.game, seat !== null);
    this.chooseSeat();
    if (!seat && !this.table.watch) return this.lobby();
    const who = seat ? { token: seat.token } : { phrase: phraseOf(this.table.id) };
    this.line = new Line({ table: this.table.id, lang: language(), ...who }, {
      scene: (scene, now) => this.show(scene, now),
      log: (log) => this.talk.tell(log),
      chat: (lines, anew) => this.talk.hear(lines, anew),
      state: (state, text) => this.lineIs(state, text),
    });
    this.line.open();
  }

  /** Whoever may not watch can still see who sits here, and sit down. */
  lobby() {
    const seats = this.table.seats.map((seat) => ({ name: nameOf(seat), remarks: remarks(seat), extra: null, me: false }));
    fill(this.board, ...board(this.game, seats, null));
    this.asking.prompt.textContent = say("no_watching");
    this.desk.show({ ...this.table, host: null }, null);
  }

  /** Somebody with several seats plays one of them at a time. */
  chooseSeat() {
    const seats = keysOf(this.table.id).seats;
    if (seats.length < 2) return fill(this.mine);
    const select = el("select", {}, ...seats.map((held) => choice(String(held.seat), say("seat", { number: held.seat + 1 }), held.seat === this.seat?.seat)));
    select.onchange = () => this.sit(seats.find((held) => held.seat === Number(select.value)) ?? null);
    fill(this.mine, labelled(say("play_for"), select));
  }

  /**
   * @param {Scene} scene
   * @param {number} now
   */
  show(scene, now) {
    setClock(now);
    const key = JSON.stringify([scene.seats, scene.view, scene.you]);
    if (key !== this.shown) {
      this.shown = key;
      const seats = scene.seats.map((seat, at) => ({
        name: nameOf(seat), remarks: remarks(seat), extra: seat.clock ? clockFace(seat.clock) : null, me: at === scene.you,
      }));
      fill(this.board, ...board(this.game, seats, scene.view ?? null));
    }
    this.asking.show(scene, idle(scene));
    this.desk.show({ ...scene.table, seats: scene.seats, watchers: scene.watchers, result: scene.result ?? null }, this.seat);
    document.title = scene.question ? `${say("your_turn")} · ${this.game.name}` : this.game.name;
  }

  /**
   * @param {LineState} state
   * @param {string} text
   */
  lineIs(state, text) {
    this.main.dataset["line"] = state;
    if (state === "connecting") return; // the banner stays until the line is live again
    this.banner.hidden = state === "live";
    if (this.banner.textContent !== text) this.banner.textContent = text;
    this.asking.element.classList.toggle("off", state !== "live");
  }

  theLine() {
    if (!this.line) throw new Error(say("not_sent"));
    return this.line;
  }
}

/** @param {Pick<SeatScene, "kind" | "name">} seat */
function nameOf(seat) {
  return seat.name || say(`kind_${seat.kind}`);
}

/**
 * @param {SeatScene} seat
 * @returns {string[]}
 */
function remarks(seat) {
  if (seat.kind === "bot") return [`${say("kind_bot")} ${seat.bot ?? ""}`.trim()];
  if (seat.kind !== "person") return [];
  const where = say(seat.here ? "here" : "away");
  return seat.stand_in ? [where, say("stand_in")] : [where];
}

/**
 * What to say to somebody of whom nothing is asked.
 * @param {Scene} scene
 */
function idle(scene) {
  if (scene.result) return scene.result.text;
  if (!scene.view) return say("not_begun");
  const names = scene.view.waiting.map((seat) => nameOf(scene.seats[seat] ?? { kind: "open" }));
  return names.length ? say("waiting_for", { names: names.join(", ") }) : say("waiting");
}
