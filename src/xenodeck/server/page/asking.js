// What is asked of me, and my answer: options as buttons, Back, Undo, Hint, and the box that explains why not.

/** @import { QuestionScene, Scene } from "protocol" */
/** @import { Line, Reply, Wish } from "./line.js" */
import { button, el, fill, form, labelled, trouble } from "./dom.js";
import { say } from "./words.js";

export class Asking {
  /** @param {() => Line} line */
  constructor(line) {
    this.line = line;
    /** @type {QuestionScene | null} */
    this.question = null;
    this.busy = false;
    this.prompt = el("p", { class: "prompt", role: "status", tabindex: "-1" });
    this.options = el("div", { class: "options", role: "group", "aria-label": say("options") });
    this.back = button(say("back"), () => this.send({ t: "back", ask: this.question?.ask ?? "" }), { class: "quiet" });
    this.undo = button(say("undo"), () => this.send({ t: "undo" }), { class: "quiet" });
    this.hint = button(say("hint"), () => this.advise(), { class: "quiet" });
    this.words = el("input", { name: "why", maxlength: 400, required: true, autocomplete: "off", placeholder: say("why_example") });
    this.told = el("p", { class: "told", role: "status" });
    const explain = form({ class: "line" }, () => this.explain(), labelled(say("why_label"), this.words), el("button", { class: "quiet" }, say("why")));
    this.why = el("details", { class: "why" }, el("summary", {}, say("why_title")), explain);
    this.element = el(
      "section", { class: "asking", "aria-label": say("your_move") },
      this.prompt, this.options, el("p", { class: "buttons" }, this.back, this.undo, this.hint), this.told, this.why,
    );
    document.addEventListener("keydown", (event) => this.byKey(event));
  }

  /**
   * @param {Scene} scene
   * @param {string} idle what to say when nothing is asked
   */
  show(scene, idle) {
    const question = scene.question ?? null;
    const before = this.question;
    const anew = JSON.stringify(question) !== JSON.stringify(before);
    this.question = question;
    const text = question ? question.prompt : idle;
    if (this.prompt.textContent !== text) this.prompt.textContent = text;
    this.prompt.classList.toggle("mine", question !== null);
    this.back.hidden = !question?.before.length;
    this.undo.hidden = scene.you < 0 || !scene.can_undo;
    this.hint.hidden = !question || !scene.table.assist;
    this.why.hidden = scene.you < 0 || scene.table.status !== "running";
    if (anew) this.lay(question);
    const outdated = question?.ask !== before?.ask && !this.told.classList.contains("no");
    if (outdated) this.told.textContent = ""; // a no stays until it has been answered with something else
  }

  /** @param {QuestionScene | null} question */
  lay(question) {
    const hadFocus = this.options.contains(document.activeElement);
    const buttons = (question?.options ?? []).map((option, at) => {
      const key = at < 9 ? String(at + 1) : "";
      const answer = () => this.answer(option.word);
      return el(
        "button", { type: "button", class: "option", "data-word": option.word, "aria-keyshortcuts": key || null, onclick: answer },
        key && el("kbd", { "aria-hidden": "true" }, key), option.label,
      );
    });
    fill(this.options, ...buttons);
    if (hadFocus) (buttons[0] ?? this.prompt).focus();
  }

  /** @param {string} word */
  async answer(word) {
    if (this.question) await this.send({ t: "move", ask: this.question.ask, words: word });
  }

  /** @param {Wish} wish */
  async send(wish) {
    if (this.busy) return; // one answer at a time: the second click of a double click is none
    this.busy = true;
    this.element.classList.add("busy");
    this.told.textContent = "";
    try {
      this.tell(await this.line().request(wish));
    } catch (problem) {
      trouble(problem instanceof Error ? problem.message : String(problem));
    } finally {
      this.busy = false;
      this.element.classList.remove("busy");
    }
  }

  async explain() {
    this.tell(await this.line().request({ t: "why", words: this.words.value.trim() }));
  }

  async advise() {
    const reply = await this.line().request({ t: "hint" });
    this.tell(reply);
    if (reply.t !== "advised") return;
    for (const option of this.options.querySelectorAll(".option")) {
      option.classList.toggle("advised", option.getAttribute("data-word") === reply.word);
    }
  }

  /** @param {Reply} reply */
  tell(reply) {
    this.told.classList.toggle("no", reply.t === "refused");
    if (reply.t === "refused") this.say(reply.text, reply.rule, reply.legal);
    else if (reply.t === "advised") this.say(say("advised", { what: reply.label, why: reply.reasons.join(" ") }));
    else if (reply.t === "because" && reply.allowed) this.say(say("allowed"));
    else if (reply.t === "because") this.say(reply.text ?? "", reply.rule, reply.legal);
  }

  /**
   * @param {string} text
   * @param {string} [rule]
   * @param {string[]} [legal]
   */
  say(text, rule = "", legal = []) {
    const parts = [text];
    if (rule) parts.push(`(${say("rule", { number: rule })})`);
    if (legal.length) parts.push(say("legal", { words: legal.join(", ") }));
    this.told.textContent = parts.join(" ");
  }

  /** @param {KeyboardEvent} event */
  byKey(event) {
    const writing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
    if (writing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    const option = this.options.children[Number(event.key) - 1];
    if (option instanceof HTMLButtonElement) {
      event.preventDefault();
      option.click();
    }
  }
}
