// The actions of the person at the table: choosing, taking back, asking for hints. Each is sent to the server, which answers with a new
// scene, or with a refusal and its reason.

import type { TableSocket, Reply, RequestBody } from "../net/tableSocket";
import type { LogLine, OptionScene } from "../protocol";
import { say } from "../words/words";
import { preferences } from "./preferences.svelte";
import type { TableActions, Spot, Table } from "./table.svelte";

/** The result of a move in real time, shown for a moment; it does not have to be dismissed. */
export interface Toast {
  /** beaten, void: the move had no effect; no: it was refused */
  kind: "beaten" | "void" | "no";
  text: string;
  rule: string;
}

const TOAST_MS = 2600;
/** An answer of the server that the person reads and dismisses. */
export interface Notice {
  kind: "no" | "hint" | "trouble";
  text: string;
  /** number of the rule, to look it up */
  rule: string;
  /** of a refusal: its code */
  code?: string;
}

export class Player implements TableActions {
  notice: Notice | null = $state.raw(null);
  toast: Toast | null = $state.raw(null);
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** a hint was asked for and has not come */
  hintPending = $state(false);
  private questionKey = "";
  /** number of the request that the person waits for; older ones are ignored */
  private latestRequest = 0;
  private pendingForesight = new Map<string, Promise<void>>();
  /** a card that replaces the one chosen before: it is picked as soon as its question is open */
  private nextPick: Spot | null = null;
  /** a card was dropped on this seat: if the next question offers the seat, it is answered */
  private dropSeat: number | null = null;
  /** releases an answer that is held back during a pause: true sends it, false drops it because the question has changed */
  private releaseHeld: ((yes: boolean) => void) | null = null;
  private disposed = false;

  constructor(
    private readonly table: Table,
    private readonly socket: () => TableSocket | null,
    private readonly onRefusal: () => void,
  ) {}

  /** The table is no longer shown: ignore answers that still come. */
  dispose(): void {
    this.disposed = true;
    clearTimeout(this.toastTimer);
  }

  // -- answering ---------------------------------------------------------------------------------------------------

  choose(option: OptionScene, by: "mouse" | "touch" | "key", at?: number): void {
    const { table } = this;
    if (table.sent !== null) return; // one answer to a question
    this.dropSeat = null;
    table.chosenAt = at ?? null;
    if (option.kind === "card") table.beganAt = at ?? null;
    if (table.picked === option.word || table.inRealTime || needsNoConfirmation(by)) return void this.answer(option.word);
    table.picked = option.word;
    this.notice = null;
    this.foresee(option);
  }

  confirm(): void {
    if (this.table.picked !== null && this.table.sent === null) void this.answer(this.table.picked);
  }

  drop(option: OptionScene, to: string | null): void {
    if (to === null || to.startsWith("hand:") || this.table.sent !== null) return;
    const { question, view, ui } = this.table;
    const words = question && view && ui.dropAnswer?.(question, option, to, view);
    const [, seat] = to.split(":");
    this.dropSeat = words || seat === undefined ? null : Number(seat);
    void this.answer(words || option.word);
  }

  async answer(word: string): Promise<void> {
    const { table } = this;
    const { question } = table;
    if (!question) return;
    const { ask, name, before } = question;
    if (table.inRealTime) return void (await this.sendAtOnce({ t: "move", ask, words: word }, word));
    table.lastAnswer = { name, before: [...before, ...word.split(" ")] };
    table.sent = word;
    table.picked = table.pointed = null;
    await this.send({ t: "move", ask, words: word });
  }

  /** Send a whole move, also if another was begun. In real time it is sent at once, and nothing waits for it. */
  async makeMove(move: string | Record<string, unknown>): Promise<string> {
    const { question, inRealTime } = this.table;
    if (!question) return "";
    const { ask, before } = question;
    const wish: RequestBody = { t: "move", ask, ...(typeof move === "string" ? { words: move } : { action: move }), ...(before.length ? { afresh: true } : {}) };
    if (inRealTime) return this.sendAtOnce(wish, typeof move === "string" ? move : JSON.stringify(move));
    if (this.table.sent !== null) return "";
    if (typeof move === "string") return this.answer(move).then(() => "");
    this.table.picked = this.table.pointed = null;
    return this.send(wish);
  }

  /** Send a message in real time, with the question that is shown; its result is shown as a toast. */
  private async sendAtOnce(wish: RequestBody, word: string): Promise<string> {
    const { table } = this;
    table.underWay = word;
    table.pointed = table.picked = null;
    this.notice = null;
    const reply = this.socket()?.live ? await this.request(wish) : this.showToast({ kind: "no", text: say("net.not_sent"), rule: "" });
    if (table.underWay === word) table.underWay = null;
    if (reply?.t === "refused") {
      if (reply.late) table.margins.showLate(reply.ms ?? 0, reply.late);
      else this.showToast({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
      return reply.code;
    }
    const result = reply?.t === "ack" ? (reply.result ?? "") : "";
    const said = result === "beaten" && table.margins.has(table.scene.you); // with figures
    if ((result === "beaten" || result === "void") && !said) this.showToast({ kind: result, text: say(`table.${result}`), rule: "" });
    return result;
  }

  /** Show a toast. */
  private showToast(became: Toast): null {
    clearTimeout(this.toastTimer);
    this.toast = became;
    this.toastTimer = setTimeout(() => (this.toast = null), TOAST_MS);
    return null;
  }

  back(): void {
    const ask = this.table.question?.ask;
    this.table.picked = null;
    if (this.table.inRealTime && ask !== undefined) return void this.sendAtOnce({ t: "back", ask }, "");
    if (ask !== undefined && this.table.sent === null) void this.send({ t: "back", ask });
  }

  /** One step back: unpick a card, or undo a part of an unfinished move. False: there was nothing to undo. */
  stepBack(): boolean {
    const { table } = this;
    const had = this.notice !== null || table.picked !== null;
    this.dismiss();
    if (had || !table.question?.before.length) return had;
    this.back();
    return true;
  }

  /** Choose another card of the hand instead of the one that the move began with, in one step that no other seat notices. */
  private replaceCard(card: Spot, by: "mouse" | "touch" | "key"): void {
    const { table } = this;
    const { ask, before } = table.question!;
    const earlier = before.slice(0, table.begunIndex);
    table.beganAt = card.at ?? null;
    if (needsNoConfirmation(by)) return void this.send({ t: "move", ask, words: [...earlier, card.card].join(" "), afresh: true });
    this.nextPick = card;
    void this.send(earlier.length ? { t: "move", ask, words: earlier.join(" "), afresh: true } : { t: "back", ask, whole: true });
  }

  /** Undo the own last move if nobody has learnt anything since, else take it back if that is allowed (alone with bots). */
  undo(): void {
    const { can_undo, can_take_back } = this.table.scene;
    if (this.table.sent !== null || !(can_undo || can_take_back)) return;
    void this.send({ t: can_undo ? "undo" : "take_back" });
  }

  /** Make the bots answer without a delay. */
  hurryBots(): void {
    if (this.table.scene.can_hurry) void this.request({ t: "hurry" });
  }

  /** End a pause, such as the one between two rounds. */
  ready(): void {
    if (this.table.sent === null) void this.send({ t: "ready" });
  }

  /** In a lesson: go to the next step. */
  next(): void {
    if (this.table.sent === null) void this.send({ t: "next" });
  }

  /** The table has changed: if there is another question, drop everything that belonged to the one before. */
  onQuestionChange(): void {
    const { table } = this;
    const question = table.scene.question ?? null;
    const name = question ? `${question.ask} ${question.before.join(" ")}` : "";
    if (!table.answersDuringPause || name !== this.questionKey) this.releaseHeld?.(name === this.questionKey);
    if (name === this.questionKey) return;
    this.questionKey = name;
    if (table.inRealTime && table.question && !table.question.before.length) table.idleOptions = table.buttonOptions.filter(({ kind }) => ["choice", "number"].includes(kind));
    if (table.lanes === null) table.idleOptions = [];
    // The next question shows that the last answer was received, although its reply may not have come yet. So the person does not have
    // to wait for it.
    this.latestRequest += 1;
    table.sent = null;
    table.lastAnswer = null;
    table.foretold = {};
    table.picked = table.pointed = table.advised = null;
    table.chosenAt = null;
    this.pendingForesight.clear();
    if (this.notice?.kind === "hint") this.notice = null;
    const aim = this.dropSeat;
    this.dropSeat = null;
    const toPick = this.nextPick && table.optionAt(this.nextPick);
    if (toPick) {
      table.picked = toPick.word;
      table.chosenAt = table.beganAt = this.nextPick?.at ?? null;
      this.foresee(toPick);
    }
    this.nextPick = null;
    if (!question?.before.length && !toPick) table.beganAt = null;
    if (!question || !question.before.length) return;
    const only = question.options.length === 1 ? question.options[0] : undefined;
    const aimed = aim === null ? undefined : question.options.find((one) => one.kind === "seat" && one.value === aim);
    const obvious = aimed ?? only; // a part of a move with only one possible answer
    if (obvious) void this.answer(obvious.word);
  }

  // -- asking ------------------------------------------------------------------------------------------------------

  point(option: OptionScene | null): void {
    this.table.pointed = option?.word ?? null;
    if (option && !this.table.inRealTime) this.foresee(option); // in real time nothing can be foreseen: others act meanwhile
  }

  /** Something was chosen that is not an option now: replace the card chosen before, or ask the server why it is not allowed. */
  askWhyNot(spot: Spot, by: "mouse" | "touch" | "key" = "mouse"): void {
    const { table } = this;
    if (table.sent !== null) return;
    table.picked = null;
    if (table.hasBegunWith(spot)) return this.back();
    if (table.mayReplace(spot)) return this.replaceCard(spot, by);
    void this.request({ t: "why", words: wordForSpot(spot, table) }).then((reply) => {
      if (reply?.t === "because" && reply.allowed) this.showNoAnswer(spot);
      else if (reply?.t === "because") this.showNotice({ kind: "no", text: reply.text ?? "", rule: reply.rule ?? "", code: reply.code ?? "" });
      else if (reply?.t === "refused") this.showNotice({ kind: "no", text: reply.text, rule: reply.rule ?? "", code: reply.code });
    });
  }

  async hint(): Promise<void> {
    if (this.hintPending) return;
    this.hintPending = true;
    this.notice = null;
    const reply = await this.request({ t: "hint" });
    this.hintPending = false;
    if (reply?.t === "refused") return this.showNotice({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
    const open = reply?.t === "advised" && reply.ask === this.table.scene.question?.ask;
    if (!open) return;
    this.table.advised = reply.word;
    this.showNotice({ kind: "hint", text: say("table.advised", { what: reply.label, why: reply.reasons.join(" ") }), rule: "" });
  }

  async say(words: { text: string } | { phrase: string }): Promise<boolean> {
    const reply = await this.request({ t: "say", ...words });
    if (reply?.t === "refused") this.showNotice({ kind: "no", text: reply.text, rule: "" });
    return reply?.t === "ack";
  }

  /** Make a claim in the words of the game (`role 2 alien`). */
  async claim(words: string): Promise<boolean> {
    const reply = await this.request({ t: "claim", words });
    if (reply?.t === "refused") this.showNotice({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
    return reply?.t === "ack";
  }

  dismiss(): void {
    this.notice = null;
    this.table.picked = null;
  }

  /** Explain that this is not an answer to the question. */
  private showNoAnswer(spot: Spot): void {
    const { question, game } = this.table;
    const what = spot.place === undefined ? this.table.nameOf(spot.seat ?? 0) : (game.places[spot.place] ?? spot.place);
    if (question) this.showNotice({ kind: "no", text: say("table.no_answer", { what, prompt: question.prompt }), rule: question.rule });
    else this.showNotice({ kind: "no", text: say("table.not_now"), rule: "" });
  }

  private foresee(option: OptionScene): void {
    const { table } = this;
    const { word } = option;
    if (word in table.foretold || this.pendingForesight.has(word)) return;
    const ask = this.questionKey;
    this.pendingForesight.set(
      word,
      this.request({ t: "why", words: word }).then((reply) => {
        if (reply?.t !== "because" || ask !== this.questionKey) return;
        const lines: LogLine[] = reply.foretold ?? [];
        table.foretold = { ...table.foretold, [word]: lines };
      }),
    );
  }

  /** Send a request. Returns the code of the refusal; empty: it was accepted. */
  private async send(wish: RequestBody): Promise<string> {
    const mine = (this.latestRequest += 1);
    this.table.sent ??= "";
    this.notice = null;
    if (this.table.answersDuringPause && !(await this.pauseOver())) return "";
    const reply = await this.request(wish);
    if (mine === this.latestRequest) this.table.sent = null;
    if (reply?.t === "refused") {
      this.table.lastAnswer = null;
      this.showNotice({ kind: "no", text: reply.text, rule: reply.rule ?? "", code: reply.code });
      return reply.code;
    }
    return "";
  }

  /** Resolves when the pause is over. False: the question has changed meanwhile. */
  private pauseOver(): Promise<boolean> {
    this.table.heldBack = true;
    return new Promise((resolve) => {
      this.releaseHeld = (yes) => {
        this.releaseHeld = null;
        this.table.heldBack = false;
        resolve(yes);
      };
    });
  }

  private async request(wish: RequestBody): Promise<Reply | null> {
    const line = this.socket();
    try {
      if (!line) throw new Error(say("net.not_sent"));
      return await line.request(wish);
    } catch (problem) {
      this.showNotice({ kind: "trouble", text: problem instanceof Error ? problem.message : String(problem), rule: "" });
      return null;
    }
  }

  private showNotice(told: Notice): void {
    if (this.disposed) return;
    if (this.table.inRealTime && told.kind !== "hint") return void this.showToast({ kind: "no", text: told.text, rule: told.rule });
    this.notice = told;
    if (told.kind !== "hint") this.onRefusal();
  }
}

/** Choosing is enough: the preferences ask for no confirmation. */
const needsNoConfirmation = (by: "mouse" | "touch" | "key"): boolean => preferences.confirm === "never" || (preferences.confirm === "touch" && by !== "touch");

/** The word for something that was clicked: a card of the own hand, a place, or a seat. */
function wordForSpot(spot: Spot, table: Table): string {
  const held = spot.place === table.ui.hand && spot.seat === table.scene.you;
  if (held && spot.card !== undefined && !spot.card.startsWith("?")) return spot.card;
  const seats = table.question?.options.some((option) => option.kind === "seat"); // else a number might be another answer
  return spot.place ?? (seats ? `seat ${spot.seat ?? 0}` : "seat");
}
