// The person at the table: chooses, takes back, asks. Everything goes over the line to the server and comes back as a
// new scene; what is not allowed comes back with a reason.

import type { TableSocket, Reply, RequestBody } from "../net/tableSocket";
import type { LogLine, OptionScene } from "../protocol";
import { say } from "../words/words";
import { settings } from "./settings.svelte";
import type { Acting, Spot, Table } from "./table.svelte";

/** What became of something at one's own pace, for a moment: nothing to dismiss, nothing that keeps anybody from going on. */
export interface Became {
  /** beaten, void: no harm; no: it was not allowed */
  kind: "beaten" | "void" | "no";
  text: string;
  rule: string;
}

const BECAME_MS = 2600;
/** What the server answered, for the person to read. */
export interface Told {
  kind: "no" | "hint" | "trouble";
  text: string;
  /** number of the rule, to look it up */
  rule: string;
  /** of a refusal: what kind of no it is */
  code?: string;
}

export class Player implements Acting {
  told: Told | null = $state.raw(null);
  became: Became | null = $state.raw(null);
  private becameTimer: ReturnType<typeof setTimeout> | undefined;
  /** a hint is being thought about */
  thinking = $state(false);
  private ask = "";
  /** which request keeps the person waiting: an older one no longer does */
  private awaited = 0;
  private asking = new Map<string, Promise<void>>();
  /** a card that takes the place of the one before: to be picked as soon as its question is open */
  private toPick: Spot | null = null;
  /** a card was dropped on this seat: if the next question offers it, it is answered */
  private aimedAt: number | null = null;
  /** lets go of what was sent while everybody looks: out with it, or it is about nothing any more */
  private letGo: ((yes: boolean) => void) | null = null;
  private gone = false;

  constructor(
    private readonly table: Table,
    private readonly line: () => TableSocket | null,
    private readonly onNo: () => void,
  ) {}

  /** The table is no longer shown: what is still under way concerns nobody. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.becameTimer);
  }

  // -- answering ---------------------------------------------------------------------------------------------------

  take(option: OptionScene, by: "mouse" | "touch" | "key", at?: number): void {
    const { table } = this;
    if (table.sent !== null) return; // one answer to a question
    this.aimedAt = null;
    table.chosenAt = at ?? null;
    if (option.kind === "card") table.beganAt = at ?? null;
    if (table.picked === option.word || table.ownPace || isSure(by)) return void this.answer(option.word);
    table.picked = option.word;
    this.told = null;
    this.foresee(option);
  }

  confirm(): void {
    if (this.table.picked !== null && this.table.sent === null) void this.answer(this.table.picked);
  }

  drop(option: OptionScene, to: string | null): void {
    if (to === null || to.startsWith("hand:") || this.table.sent !== null) return;
    const { question, view, drawing } = this.table;
    const words = question && view && drawing.dropped?.(question, option, to, view);
    const [, seat] = to.split(":");
    this.aimedAt = words || seat === undefined ? null : Number(seat);
    void this.answer(words || option.word);
  }

  async answer(word: string): Promise<void> {
    const { table } = this;
    const { question } = table;
    if (!question) return;
    const { ask, name, before } = question;
    if (table.ownPace) return void (await this.fling({ t: "move", ask, words: word }, word));
    table.answered = { name, before: [...before, ...word.split(" ")] };
    table.sent = word;
    table.picked = table.pointed = null;
    await this.send({ t: "move", ask, words: word });
  }

  /** The whole move, also if another was begun. At one's own pace it goes out at once, and nothing waits for it. */
  async make(move: string | Record<string, unknown>): Promise<string> {
    const { question, ownPace } = this.table;
    if (!question) return "";
    const { ask, before } = question;
    const wish: RequestBody = { t: "move", ask, ...(typeof move === "string" ? { words: move } : { action: move }), ...(before.length ? { afresh: true } : {}) };
    if (ownPace) return this.fling(wish, typeof move === "string" ? move : JSON.stringify(move));
    if (this.table.sent !== null) return "";
    if (typeof move === "string") return this.answer(move).then(() => "");
    this.table.picked = this.table.pointed = null;
    return this.send(wish);
  }

  /** Sent with the question that is seen; what became of it is told in passing. */
  private async fling(wish: RequestBody, word: string): Promise<string> {
    const { table } = this;
    table.underWay = word;
    table.pointed = table.picked = null;
    this.told = null;
    const reply = this.line()?.live ? await this.request(wish) : this.pass({ kind: "no", text: say("net.not_sent"), rule: "" });
    if (table.underWay === word) table.underWay = null;
    if (reply?.t === "refused") {
      if (reply.late) table.margins.tellLate(reply.ms ?? 0, reply.late);
      else this.pass({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
      return reply.code;
    }
    const result = reply?.t === "ack" ? (reply.result ?? "") : "";
    const said = result === "beaten" && table.margins.has(table.scene.you); // with figures
    if ((result === "beaten" || result === "void") && !said) this.pass({ kind: result, text: say(`table.${result}`), rule: "" });
    return result;
  }

  /** Say it for a moment. */
  private pass(became: Became): null {
    clearTimeout(this.becameTimer);
    this.became = became;
    this.becameTimer = setTimeout(() => (this.became = null), BECAME_MS);
    return null;
  }

  back(): void {
    const ask = this.table.question?.ask;
    this.table.picked = null;
    if (this.table.ownPace && ask !== undefined) return void this.fling({ t: "back", ask }, "");
    if (ask !== undefined && this.table.sent === null) void this.send({ t: "back", ask });
  }

  /** One step back: a card that was picked is put down, an unfinished move goes back by a part. False: nothing to do. */
  putBack(): boolean {
    const { table } = this;
    const had = this.told !== null || table.picked !== null;
    this.dismiss();
    if (had || !table.question?.before.length) return had;
    this.back();
    return true;
  }

  /** Another card of the hand instead of the one the move began with: one step, and nobody else hears of it. */
  private change(card: Spot, by: "mouse" | "touch" | "key"): void {
    const { table } = this;
    const { ask, before } = table.question!;
    const earlier = before.slice(0, table.begunAt);
    table.beganAt = card.at ?? null;
    if (isSure(by)) return void this.send({ t: "move", ask, words: [...earlier, card.card].join(" "), afresh: true });
    this.toPick = card;
    void this.send(earlier.length ? { t: "move", ask, words: earlier.join(" "), afresh: true } : { t: "back", ask, whole: true });
  }

  /** The own last move, as far as nobody has learnt anything since; alone with bots also further. */
  undo(): void {
    const { can_undo, can_take_back } = this.table.scene;
    if (this.table.sent !== null || !(can_undo || can_take_back)) return;
    void this.send({ t: can_undo ? "undo" : "take_back" });
  }

  /** Whoever waits for nobody but bots need not wait. */
  hurry(): void {
    if (this.table.scene.can_hurry) void this.request({ t: "hurry" });
  }

  /** Between two rounds: on with it. */
  ready(): void {
    if (this.table.sent === null) void this.send({ t: "ready" });
  }

  /** In a lesson: this was read. */
  next(): void {
    if (this.table.sent === null) void this.send({ t: "next" });
  }

  /** The table has changed: what belonged to the question before is gone. */
  asked(): void {
    const { table } = this;
    const question = table.scene.question ?? null;
    const name = question ? `${question.ask} ${question.before.join(" ")}` : "";
    if (!table.lingers || name !== this.ask) this.letGo?.(name === this.ask);
    if (name === this.ask) return;
    this.ask = name;
    if (table.ownPace && table.question && !table.question.before.length) table.resting = table.loose.filter(({ kind }) => ["choice", "number"].includes(kind));
    if (table.lanes === null) table.resting = [];
    // The next question shows that the answer to the last was heard, though its own reply may still be under way:
    // nobody who sees a question waits for that.
    this.awaited += 1;
    table.sent = null;
    table.answered = null;
    table.foretold = {};
    table.picked = table.pointed = table.advised = null;
    table.chosenAt = null;
    this.asking.clear();
    if (this.told?.kind === "hint") this.told = null;
    const aim = this.aimedAt;
    this.aimedAt = null;
    const toPick = this.toPick && table.optionAt(this.toPick);
    if (toPick) {
      table.picked = toPick.word;
      table.chosenAt = table.beganAt = this.toPick?.at ?? null;
      this.foresee(toPick);
    }
    this.toPick = null;
    if (!question?.before.length && !toPick) table.beganAt = null;
    if (!question || !question.before.length) return;
    const only = question.options.length === 1 ? question.options[0] : undefined;
    const aimed = aim === null ? undefined : question.options.find((one) => one.kind === "seat" && one.value === aim);
    const obvious = aimed ?? only; // the rest of a move that leaves no choice
    if (obvious) void this.answer(obvious.word);
  }

  // -- asking ------------------------------------------------------------------------------------------------------

  point(option: OptionScene | null): void {
    this.table.pointed = option?.word ?? null;
    if (option && !this.table.ownPace) this.foresee(option); // what others do meanwhile, nobody can foretell
  }

  /** Something was chosen that is no answer now: it may take the place of a card chosen before, else it is asked why not. */
  whyNot(spot: Spot, by: "mouse" | "touch" | "key" = "mouse"): void {
    const { table } = this;
    if (table.sent !== null) return;
    table.picked = null;
    if (table.hasBegunWith(spot)) return this.back();
    if (table.mayChange(spot)) return this.change(spot, by);
    void this.request({ t: "why", words: wordFor(spot, table) }).then((reply) => {
      if (reply?.t === "because" && reply.allowed) this.tellNoAnswer(spot);
      else if (reply?.t === "because") this.tell({ kind: "no", text: reply.text ?? "", rule: reply.rule ?? "", code: reply.code ?? "" });
      else if (reply?.t === "refused") this.tell({ kind: "no", text: reply.text, rule: reply.rule ?? "", code: reply.code });
    });
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.told = null;
    const reply = await this.request({ t: "hint" });
    this.thinking = false;
    if (reply?.t === "refused") return this.tell({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
    const open = reply?.t === "advised" && reply.ask === this.table.scene.question?.ask;
    if (!open) return;
    this.table.advised = reply.word;
    this.tell({ kind: "hint", text: say("table.advised", { what: reply.label, why: reply.reasons.join(" ") }), rule: "" });
  }

  async say(words: { text: string } | { phrase: string }): Promise<boolean> {
    const reply = await this.request({ t: "say", ...words });
    if (reply?.t === "refused") this.tell({ kind: "no", text: reply.text, rule: "" });
    return reply?.t === "ack";
  }

  /** Say something in the words of the game (`role 2 alien`). */
  async claim(words: string): Promise<boolean> {
    const reply = await this.request({ t: "claim", words });
    if (reply?.t === "refused") this.tell({ kind: "no", text: reply.text, rule: reply.rule ?? "" });
    return reply?.t === "ack";
  }

  dismiss(): void {
    this.told = null;
    this.table.picked = null;
  }

  /** It is no answer to the question, whatever lies there. */
  private tellNoAnswer(spot: Spot): void {
    const { question, game } = this.table;
    const what = spot.place === undefined ? this.table.nameOf(spot.seat ?? 0) : (game.places[spot.place] ?? spot.place);
    if (question) this.tell({ kind: "no", text: say("table.no_answer", { what, prompt: question.prompt }), rule: question.rule });
    else this.tell({ kind: "no", text: say("table.not_now"), rule: "" });
  }

  private foresee(option: OptionScene): void {
    const { table } = this;
    const { word } = option;
    if (word in table.foretold || this.asking.has(word)) return;
    const ask = this.ask;
    this.asking.set(
      word,
      this.request({ t: "why", words: word }).then((reply) => {
        if (reply?.t !== "because" || ask !== this.ask) return;
        const lines: LogLine[] = reply.foretold ?? [];
        table.foretold = { ...table.foretold, [word]: lines };
      }),
    );
  }

  /** The code of the no; empty: it was taken. */
  private async send(wish: RequestBody): Promise<string> {
    const mine = (this.awaited += 1);
    this.table.sent ??= "";
    this.told = null;
    if (this.table.lingers && !(await this.looked())) return "";
    const reply = await this.request(wish);
    if (mine === this.awaited) this.table.sent = null;
    if (reply?.t === "refused") {
      this.table.answered = null;
      this.tell({ kind: "no", text: reply.text, rule: reply.rule ?? "", code: reply.code });
      return reply.code;
    }
    return "";
  }

  /** Until everybody has had a look. False: meanwhile it has become another question. */
  private looked(): Promise<boolean> {
    this.table.heldBack = true;
    return new Promise((resolve) => {
      this.letGo = (yes) => {
        this.letGo = null;
        this.table.heldBack = false;
        resolve(yes);
      };
    });
  }

  private async request(wish: RequestBody): Promise<Reply | null> {
    const line = this.line();
    try {
      if (!line) throw new Error(say("net.not_sent"));
      return await line.request(wish);
    } catch (problem) {
      this.tell({ kind: "trouble", text: problem instanceof Error ? problem.message : String(problem), rule: "" });
      return null;
    }
  }

  private tell(told: Told): void {
    if (this.gone) return;
    if (this.table.ownPace && told.kind !== "hint") return void this.pass({ kind: "no", text: told.text, rule: told.rule });
    this.told = told;
    if (told.kind !== "hint") this.onNo();
  }
}

/** Choosing is enough, nobody asks once more. */
const isSure = (by: "mouse" | "touch" | "key"): boolean => settings.confirm === "never" || (settings.confirm === "touch" && by !== "touch");

/** What a person would say who points at this: a card of the own hand, a place, or a seat. */
function wordFor(spot: Spot, table: Table): string {
  const held = spot.place === table.drawing.hand && spot.seat === table.scene.you;
  if (held && spot.card !== undefined && !spot.card.startsWith("?")) return spot.card;
  const seats = table.question?.options.some((option) => option.kind === "seat"); // else a figure might be another answer
  return spot.place ?? (seats ? `seat ${spot.seat ?? 0}` : "seat");
}
