// The state of a table that is shown: the scene, its log, and what may be chosen. There are no rules here; every option came from the
// server. The live table and the replay both use it.

import type { GameUi } from "../games/contract";
import type { ChatLine, GameSchema, LaneScene, Log, LogLine, ModeSchema, OptionScene, PileScene, QuestionScene, Scene, SeatScene, ViewScene } from "../protocol";
import { briefOf } from "../lobby/tableForm";
import { say } from "../words/words";
import { FleetingFaces } from "./fleeting.svelte";
import { RaceMargins } from "./margins.svelte";
import { TickClock } from "./tickClock.svelte";

/** Something on the table that can be clicked: a seat, a place, or a card in it. */
export interface Spot {
  place?: string;
  seat?: number;
  /** cards above it */
  at?: number;
  card?: string;
}

/** What a person can do at a table. */
export interface TableActions {
  /** `at`: which of several equal cards */
  choose(option: OptionScene, by: "mouse" | "touch" | "key", at?: number): void;
  /** an option is pointed at: foresee what it would do */
  point(option: OptionScene | null): void;
  askWhyNot(spot: Spot, by?: "mouse" | "touch" | "key"): void;
  /** a card was dropped on this anchor */
  drop(option: OptionScene, to: string | null): void;
  /** the answers to this question and to those that follow, in words */
  answer(words: string): void;
  /**
   * a whole move, in words or as an action of the game, also if another was begun; resolves to its result, or to the code of the
   * refusal
   */
  makeMove(move: string | Record<string, unknown>): Promise<string>;
  /** make a claim; whether it was accepted */
  claim?(words: string): Promise<boolean>;
}

export class Table {
  /** null: the table is only shown (replay, spectators) */
  actions: TableActions | null = $state.raw(null);
  readonly game: GameSchema;
  readonly ui: GameUi;
  scene: Scene = $state.raw() as Scene;
  lines: LogLine[] = $state.raw([]);
  /** the number of the first line that is kept */
  firstLine = 0;
  chat: ChatLine[] = $state.raw([]);
  /** an answer is on its way: its word, or an empty one for something else */
  sent: string | null = $state(null);
  /** … and it is held back until a pause is over */
  heldBack = $state(false);
  /** the last answer with the parts before it, until its move is shown: cards laid down stay where they lie */
  lastAnswer: Pick<QuestionScene, "name" | "before"> | null = $state.raw(null);
  /** chosen, to be confirmed */
  picked: string | null = $state(null);
  /** which of several equal cards was chosen */
  chosenAt: number | null = $state(null);
  /** which of several equal cards the unfinished move began with */
  beganAt: number | null = $state(null);
  /** the person uses the keyboard: options show their number keys */
  usesKeys = $state(false);
  /** the word of the option that is pointed at */
  pointed: string | null = $state(null);
  /** foresight for the open question: by word of the option, the lines it would certainly cause */
  foretold: Record<string, LogLine[]> = $state.raw({});
  /** the word of the option that a hint advised */
  advised: string | null = $state(null);
  /** the server's clock minus ours, in ms */
  clockOffset = $state(0);
  /** movements are animated: what is shown lags behind the server */
  animating = $state(false);
  /** the board shows an animation: the result, or a pause, is shown after it */
  overlayDelayed = $state(false);
  /** the lines that are animated now */
  animatedLines: LogLine[] = $state.raw([]);
  /** … but the question is the same before and after the animation, so it can be answered meanwhile */
  stillAsked = $state(false);
  /** in real time: the answer that was sent and has no result yet. Nothing waits for it. */
  underWay: string | null = $state(null);
  /** … and the options besides cards of the last question: they stay visible while this seat is busy */
  idleOptions: OptionScene[] = $state.raw([]);
  /** card faces that are shown for a moment */
  readonly fleetingFaces: FleetingFaces;
  /** the ticks, to draw how long something takes */
  readonly tickClock = new TickClock();
  /** the margins of the last race */
  readonly margins = new RaceMargins();

  readonly view: ViewScene | null = $derived(this.scene?.view ?? null);
  /** the table pauses: the question, and a move that has begun, wait unchanged */
  readonly isPaused: boolean = $derived(this.scene?.pause != null);
  /**
   * … but in a game in turns the question can be answered during the pause; the answer is sent when it is over
   */
  readonly answersDuringPause: boolean = $derived(this.isPaused && !this.scene.table.tick && this.scene.question != null);
  readonly question: QuestionScene | null = $derived((this.isPaused && !this.answersDuringPause) || (this.animating && !this.stillAsked) ? null : (this.scene?.question ?? null));
  /** in real time, by seat; null: the game is played in turns */
  readonly lanes: LaneScene[] | null = $derived(this.view?.lanes?.length ? this.view.lanes : null);
  /** the viewer plays in real time: nothing waits, nothing is confirmed */
  readonly inRealTime: boolean = $derived(this.lanes !== null && this.scene.you >= 0);
  /** the options to choose from, without the one to wait, which nobody has to choose in real time */
  readonly choices: OptionScene[] = $derived(this.question?.options.filter((option) => !this.isWaiting(option)) ?? []);
  /** the seat shown at the bottom: the own one, for spectators the first */
  readonly bottomSeat: number = $derived(Math.max(this.scene?.you ?? 0, 0));

  /** undefined until there is a scene, and for a game without modes */
  readonly mode: ModeSchema | undefined = $derived(this.findMode());
  /** how it is won, in three lines */
  readonly brief: string[] = $derived(this.findBrief());
  /** the fewest points lead */
  readonly fewest: boolean = $derived(this.mode?.fewest ?? false);

  constructor(game: GameSchema, ui: GameUi) {
    this.game = game;
    this.ui = ui;
    this.fleetingFaces = new FleetingFaces(ui.firstSpot ?? 0);
  }

  private findMode(): ModeSchema | undefined {
    return this.game.modes.find((one) => one.id === this.scene?.table.mode);
  }

  private findBrief(): string[] {
    return briefOf(this.game, this.mode);
  }

  // -- the log -----------------------------------------------------------------------------------------------------

  /** Replace the lines from `start` on. */
  replaceLog(log: Log): void {
    if (!this.lines.length || log.start < this.firstLine) {
      this.firstLine = log.start;
      this.lines = log.lines;
    } else {
      this.lines = [...this.lines.slice(0, log.start - this.firstLine), ...log.lines];
    }
  }

  /** This line was shown: the cards it took from the own hand are no longer part of the last answer. */
  removeFromLastAnswer(line: LogLine): void {
    if (!this.lastAnswer || line.from !== `${this.ui.hand} ${this.scene.you}`) return;
    const before = [...this.lastAnswer.before];
    for (const card of line.cards ?? []) {
      const at = before.findIndex((word) => word === card || word.startsWith(`${card}#`));
      if (at >= 0) before.splice(at, /^\d+$/.test(before[at + 1] ?? "") ? 2 : 1);
    }
    this.lastAnswer = { ...this.lastAnswer, before };
  }

  // -- who and what ------------------------------------------------------------------------------------------------

  /** All other seats, clockwise from the viewer's. */
  get otherSeats(): number[] {
    const seats = this.scene.seats.length;
    return Array.from({ length: seats - 1 }, (_, i) => (this.bottomSeat + 1 + i) % seats);
  }

  nameOf(seat: number): string {
    const chair: SeatScene | undefined = this.scene.seats[seat];
    if (!chair) return "";
    if (chair.name) return chair.name;
    return { person: say("table.kind_person"), open: say("table.kind_open"), invite: say("table.kind_invite"), bot: say("table.kind_bot"), automaton: say("table.kind_automaton") }[chair.kind] ?? chair.kind;
  }

  /** The level of the bot of a seat; empty: no bot. */
  botLabel(seat: number): string {
    const chair = this.scene.seats[seat];
    if (chair?.kind !== "bot") return "";
    return say("table.bot_level", { level: this.game.bots.find((one) => one.id === chair.bot)?.name || chair.bot || say("table.kind_bot") });
  }

  cardName(code: string): string {
    if (code.startsWith("?")) return say("table.hidden_card");
    return this.game.cards[code] ?? code;
  }

  /** What a card does in the present phase, if its text depends on it; else its whole text. */
  currentText(code: string): string {
    for (const [field, byValue] of Object.entries(this.game.now)) {
      const does = byValue[String(this.view?.fields[field])]?.[code];
      if (does) return does;
    }
    return this.game.texts[code] ?? "";
  }

  pile(place: string, seat = 0): PileScene {
    return this.view?.places[place]?.[seat] ?? { size: 0, cards: [] };
  }

  /** The cards of a hand from the left, without those that already lie on the table in this unfinished move. */
  handCards(seat: number): { code: string; at: number; nth: number }[] {
    const move = this.question ?? this.lastAnswer;
    const laid = seat === this.scene.you && move ? [...(this.ui.laidOut?.(move) ?? [])] : [];
    const all = this.pile(this.ui.hand, seat).cards.map((code, at) => ({ code, at }));
    const left = all.filter(({ code }) => {
      const found = laid.indexOf(code);
      if (found >= 0) laid.splice(found, 1);
      return found < 0;
    });
    return left.map((one, n) => ({ ...one, nth: left.slice(0, n).filter(({ code }) => code === one.code).length + 1 }));
  }

  /** Are there hands in this mode? */
  get hasHands(): boolean {
    return this.ui.hand !== "" && (this.view?.places[this.ui.hand]?.length ?? 0) > 0;
  }

  /** A number field of the game, for a seat if every seat has its own. */
  number(field: string, seat?: number): number {
    const value = this.view?.fields[field];
    const one: unknown = Array.isArray(value) && seat !== undefined ? value[seat] : value;
    return typeof one === "number" ? one : 0;
  }

  isAsked(seat: number): boolean {
    return this.view?.waiting.includes(seat) ?? false;
  }

  /** The lane of a seat in real time: is it busy (`until` which tick), is it frozen? */
  lane(seat: number): LaneScene {
    return this.lanes?.[seat] ?? {};
  }

  isBusy(seat: number): boolean {
    return this.lane(seat).until != null;
  }

  isFrozen(seat: number): boolean {
    return this.lane(seat).frozen ?? false;
  }

  /** The ghost of a face-down card; empty: none. */
  ghostAt({ place, seat, at }: Spot): string {
    return (place !== undefined && this.view?.ghosts?.[place]?.[seat ?? 0]?.[at ?? 0]) || "";
  }

  // -- what may be chosen ------------------------------------------------------------------------------------------

  /** The option that clicking this means, if it is one now. */
  optionAt(spot: Spot): OptionScene | null {
    return this.question?.options.find((option) => means(option, spot)) ?? null;
  }

  seatOption(seat: number): OptionScene | null {
    return this.question?.options.find((option) => option.kind === "seat" && option.value === seat) ?? null;
  }

  /** Options that nothing on the table represents: they are buttons beside the prompt. */
  get buttonOptions(): OptionScene[] {
    const { question, ui } = this;
    return question ? this.choices.filter((option) => !["card", "seat"].includes(option.kind) && !ui.onBoard?.(question, option)) : [];
  }

  private isWaiting(option: OptionScene): boolean {
    return this.lanes !== null && option.kind === "pass" && !this.question?.before.length;
  }

  /** The name of an option of the open question. */
  labelOf(option: OptionScene): string {
    return (this.question && this.ui.optionName?.(this.question, option)) || option.label;
  }

  /** The text of the button that confirms an option: "Send 3", "Hide it here". */
  verbOf(option: OptionScene): string {
    const verb = this.question?.verb;
    if (option.kind === "pass" || option.kind === "choice") return this.labelOf(option);
    return verb ? verb.replace("{label}", option.label) : say("table.play_it");
  }

  /** The word of the highlighted button beside the prompt: picked, advised, or else the only or the largest answer. */
  get primaryWord(): string | null {
    const { picked, advised, question, ui } = this;
    if (picked !== null) return picked;
    const others = question?.options.some((option) => !ui.lastResort?.(question, option));
    const loose = this.buttonOptions.filter((option) => option.word === advised || !question || !others || !ui.lastResort?.(question, option));
    const numbers = loose.every((option) => option.kind === "number");
    return loose.find((option) => option.word === advised)?.word ?? (numbers ? loose.at(-1) : (loose.find((option) => option.kind !== "pass") ?? loose[0]))?.word ?? null;
  }

  /** Where the card of an option may be dropped, by anchor. */
  dropTargetsOf(option: OptionScene): string[] {
    const { question, view, ui } = this;
    if (!question || !view) return [];
    if (ui.dropTargets) return ui.dropTargets(question, option, view, this.scene.you);
    const places = Object.entries(view.places).filter(([place]) => place !== ui.hand);
    const own = places.filter(([, piles]) => piles.length > 1).map(([place]) => `${place}:${this.scene.you}`);
    return own.length ? own : places.map(([place]) => place);
  }

  // -- a move of several parts that has begun ----------------------------------------------------------------------

  /** The index of the last word of the unfinished move that is a card of the own hand; -1: none. */
  get begunIndex(): number {
    if (this.question && this.ui.fromHand?.(this.question) === false) return -1;
    const held = this.pile(this.ui.hand, this.bottomSeat).cards;
    return this.question?.before.reduce((last, word, n) => (held.includes(plain(word)) ? n : last), -1) ?? -1;
  }

  /** Did the unfinished move begin with this card of the own hand? */
  hasBegunWith(spot: Spot): boolean {
    const word = this.question?.before[this.begunIndex];
    if (word === undefined || !this.isMine(spot) || plain(word) !== spot.card) return false;
    return spot.at === (this.beganAt ?? this.pile(this.ui.hand, this.bottomSeat).cards.indexOf(spot.card));
  }

  /** May this card of the own hand replace the one that the move began with? */
  mayReplace(spot: Spot): boolean {
    if (this.begunIndex < 0 || !this.isMine(spot) || spot.card === undefined || spot.card.startsWith("?")) return false;
    return !this.question?.options.some((option) => option.kind === "card" && option.place === this.ui.hand);
  }

  private isMine(spot: Spot): boolean {
    return spot.place === this.ui.hand && spot.seat === this.scene.you;
  }

  option(word: string | null): OptionScene | null {
    return (word !== null && this.question?.options.find((one) => one.word === word)) || null;
  }

  /** The foresight of the option that is pointed at, or picked, without the card that leaves the hand. */
  get foresight(): LogLine[] {
    const word = this.pointed ?? this.picked;
    const lines = word === null ? [] : (this.foretold[word] ?? []);
    return lines.filter((line) => line.from !== `${this.ui.hand} ${this.scene.you}`);
  }
}

/** As an answer, the second of two equal cards is written `GREY#2`; the code of a card may end like that too. */
const plain = (word: string): string => word.replace(/(?<=.)#\d+$/, "");

/** Does clicking this spot mean the option? Equal cards in one place are one option. */
function means(option: OptionScene, spot: Spot): boolean {
  if (option.kind !== "card" && option.kind !== "place") return false;
  if (option.place !== spot.place || (option.seat ?? null) !== (spot.seat ?? option.seat ?? null)) return false;
  if (option.kind === "place") return option.at === undefined || option.at === null || option.at === (spot.at ?? 0);
  if (option.card === null || option.card === undefined || option.card.startsWith("?")) return (option.at ?? 0) === (spot.at ?? 0);
  return option.card === spot.card;
}
