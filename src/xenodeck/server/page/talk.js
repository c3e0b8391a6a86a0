// The story of the table and the talk around it.

/** @import { ChatLine, GameShape, Log, LogLine } from "protocol" */
/** @import { Line } from "./line.js" */
import { button, el, fill, form, labelled } from "./dom.js";
import { relog } from "./sync.js";
import { say } from "./words.js";

export class Talk {
  /** @param {() => Line} line */
  constructor(line) {
    this.line = line;
    /** @type {{ first: number, lines: LogLine[] }} */
    this.held = { first: 0, lines: [] };
    this.lines = el("ol", { class: "log" });
    this.story = el("div", { class: "scroll", role: "log", "aria-label": say("log"), tabindex: "0" }, this.lines);
    this.said = el("ol", { class: "chat" });
    this.chat = el("div", { class: "scroll", role: "log", "aria-label": say("chat"), tabindex: "0" }, this.said);
    this.text = el("input", { name: "chat", maxlength: 300, autocomplete: "off", required: true });
    this.phrases = el("p", { class: "phrases" });
    const quick = el("details", {}, el("summary", {}, say("phrases")), this.phrases);
    this.speak = el(
      "div", {},
      form({ class: "line" }, () => this.sayText(), labelled(say("say_label"), this.text), el("button", { class: "quiet" }, say("say"))),
      quick,
    );
    this.element = el(
      "aside", { class: "talk" },
      el("section", {}, el("h2", {}, say("log")), this.story),
      el("section", {}, el("h2", {}, say("chat")), this.chat, this.speak),
    );
  }

  /**
   * @param {GameShape} game
   * @param {boolean} seated spectators listen
   */
  prepare(game, seated) {
    this.speak.hidden = !seated;
    const keys = Object.entries(game.phrases);
    fill(this.phrases, ...keys.map(([phrase, text]) => button(text, () => this.send({ phrase }), { class: "quiet small" })));
  }

  /** @param {Log} news */
  tell(news) {
    const held = relog(this.held, news);
    while (this.lines.children.length > held.kept) this.lines.lastElementChild?.remove();
    for (const line of held.lines.slice(held.kept)) this.lines.append(el("li", { "data-what": line.what }, line.text));
    this.held = held;
    this.story.scrollTop = this.story.scrollHeight;
  }

  /**
   * @param {ChatLine[]} lines
   * @param {boolean} anew these are all that is known
   */
  hear(lines, anew) {
    if (anew) fill(this.said);
    for (const line of lines) this.said.append(el("li", { "data-n": line.n }, el("b", {}, `${line.name}: `), line.text));
    this.chat.scrollTop = this.chat.scrollHeight;
  }

  async sayText() {
    await this.send({ text: this.text.value.trim() });
    this.text.value = "";
  }

  /** @param {{ text: string } | { phrase: string }} what */
  async send(what) {
    const reply = await this.line().request({ t: "say", ...what });
    if (reply.t === "refused") throw new Error(reply.text);
  }
}
