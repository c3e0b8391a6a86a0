// What is shown of a table: the scene, its story, and what may be chosen. It knows no rules; every option came from the
// server. The live table and the replay are both shown through it.

import type { GameTable } from "../games/contract";
import type { ChatLine, GameSchema, LaneScene, Log, LogLine, ModeSchema, OptionScene, PileScene, QuestionScene, Scene, SeatScene, ViewScene } from "../protocol";
import { briefOf } from "../shelf/wish";
import { say } from "../words/words";
import { Fleeting } from "./fleeting.svelte";
import { Margins } from "./margins.svelte";
import { Time } from "./time.svelte";

/** Something on the table that a person may point at. */
export interface Spot {
  place?: string;
  seat?: number;
  /** cards above it */
  at?: number;
  card?: string;
}

/** What a person can do at a table, besides looking. */
export interface Acting {
  /** `at`: which of several equal cards */
  take(option: OptionScene, by: "mouse" | "touch" | "key", at?: number): void;
  /** what would happen? */
  point(option: OptionScene | null): void;
  whyNot(spot: Spot, by?: "mouse" | "touch" | "key"): void;
  /** a card was dragged and fell on this anchor */
  drop(option: OptionScene, to: string | null): void;
  /** the answers to this question and to those that follow, in words */
  answer(words: string): void;
  /**
   * a whole move, in words or as the game writes an action, at once, whatever was begun of another; what became of it, or
   * the code of the no
   */
  make(move: string | Record<string, unknown>): Promise<string>;
  /** say something in the words of the game; whether it was said */
  claim?(words: string): Promise<boolean>;
}

export class Table {
  /** null: nothing can be done here (replay, spectators) */
  acting: Acting | null = $state.raw(null);
  readonly game: GameSchema;
  readonly drawing: GameTable;
  scene: Scene = $state.raw() as Scene;
  lines: LogLine[] = $state.raw([]);
  /** the number of the first line that is kept */
  firstLine = 0;
  chat: ChatLine[] = $state.raw([]);
  /** an answer is on its way: its word, or an empty one for something else */
  sent: string | null = $state(null);
  /** … no, it waits until everybody has had a look */
  heldBack = $state(false);
  /** the last answer with what came before it, until its move has been told: what was laid down stays where it lies */
  answered: Pick<QuestionScene, "name" | "before"> | null = $state.raw(null);
  /** chosen, to be confirmed */
  picked: string | null = $state(null);
  /** which of several equal cards was chosen */
  chosenAt: number | null = $state(null);
  /** which of several equal cards the unfinished move began with */
  beganAt: number | null = $state(null);
  /** the last thing this person did was done with a key: what can be chosen shows its number */
  keyed = $state(false);
  /** pointed at: what would happen? */
  pointed: string | null = $state(null);
  /** what would certainly happen, by word of the option, for the open question */
  foretold: Record<string, LogLine[]> = $state.raw({});
  /** advised by a hint */
  advised: string | null = $state(null);
  /** the server's clock minus ours, in ms */
  clockOffset = $state(0);
  /** things are moving: what is shown lags behind */
  moving = $state(false);
  /** a scene on the board is still to be seen: the result, or a pause, waits behind it */
  curtain = $state(false);
  /** what is being told while things move */
  telling: LogLine[] = $state.raw([]);
  /** … but what is asked of this person is the same before and after it, so it can be answered meanwhile */
  stillAsked = $state(false);
  /** where everybody acts at their own pace: the answer that is under way. Nothing waits for it. */
  underWay: string | null = $state(null);
  /** … and what could be chosen besides the cards when something was last asked: it stays in sight while this seat is busy */
  resting: OptionScene[] = $state.raw([]);
  /** faces that are seen for a moment only */
  readonly fleeting: Fleeting;
  /** ticks, for whoever draws how long something takes */
  readonly time = new Time();
  /** how close it was */
  readonly margins = new Margins();

  readonly view: ViewScene | null = $derived(this.scene?.view ?? null);
  /** nobody can do anything now: what was asked, and what was begun, waits untouched */
  readonly standsStill: boolean = $derived(this.scene?.pause != null);
  /**
   * … but where people play in turns they only have a moment to look: what is asked can be answered meanwhile, and the answer
   * goes out when it is over
   */
  readonly lingers: boolean = $derived(this.standsStill && !this.scene.table.tick && this.scene.question != null);
  readonly question: QuestionScene | null = $derived((this.standsStill && !this.lingers) || (this.moving && !this.stillAsked) ? null : (this.scene?.question ?? null));
  /** by seat, where everybody acts at their own pace; null: in turns */
  readonly lanes: LaneScene[] | null = $derived(this.view?.lanes?.length ? this.view.lanes : null);
  /** this person acts at their own pace: nothing waits, nothing is confirmed */
  readonly ownPace: boolean = $derived(this.lanes !== null && this.scene.you >= 0);
  /** what there is to choose from; to wait is no choice where one need not choose */
  readonly choices: OptionScene[] = $derived(this.question?.options.filter((option) => !this.isWaiting(option)) ?? []);
  /** whose eyes: the own seat, or for spectators the first one at the bottom */
  readonly bottom: number = $derived(Math.max(this.scene?.you ?? 0, 0));

  /** the way it is played; undefined until the table is here, and for a game without any */
  readonly mode: ModeSchema | undefined = $derived(this.modeNow());
  /** how it is won, in three lines */
  readonly brief: string[] = $derived(this.briefNow());
  /** those with the fewest points lead */
  readonly fewest: boolean = $derived(this.mode?.fewest ?? false);

  constructor(game: GameSchema, drawing: GameTable) {
    this.game = game;
    this.drawing = drawing;
    this.fleeting = new Fleeting(drawing.firstSpot ?? 0);
  }

  private modeNow(): ModeSchema | undefined {
    return this.game.modes.find((one) => one.id === this.scene?.table.mode);
  }

  private briefNow(): string[] {
    return briefOf(this.game, this.mode);
  }

  // -- the story ---------------------------------------------------------------------------------------------------

  /** From line `start` on the story is now this. */
  retell(log: Log): void {
    if (!this.lines.length || log.start < this.firstLine) {
      this.firstLine = log.start;
      this.lines = log.lines;
    } else {
      this.lines = [...this.lines.slice(0, log.start - this.firstLine), ...log.lines];
    }
  }

  /** What this line took out of the own hand no longer lies there to be told. */
  leftHand(line: LogLine): void {
    if (!this.answered || line.from !== `${this.drawing.hand} ${this.scene.you}`) return;
    const before = [...this.answered.before];
    for (const card of line.cards ?? []) {
      const at = before.findIndex((word) => word === card || word.startsWith(`${card}#`));
      if (at >= 0) before.splice(at, /^\d+$/.test(before[at + 1] ?? "") ? 2 : 1);
    }
    this.answered = { ...this.answered, before };
  }

  // -- who and what ------------------------------------------------------------------------------------------------

  /** All other seats, clockwise from the viewer's. */
  get others(): number[] {
    const seats = this.scene.seats.length;
    return Array.from({ length: seats - 1 }, (_, i) => (this.bottom + 1 + i) % seats);
  }

  nameOf(seat: number): string {
    const chair: SeatScene | undefined = this.scene.seats[seat];
    if (!chair) return "";
    if (chair.name) return chair.name;
    return { person: say("table.kind_person"), open: say("table.kind_open"), invite: say("table.kind_invite"), bot: say("table.kind_bot"), automaton: say("table.kind_automaton") }[chair.kind] ?? chair.kind;
  }

  /** What kind of bot sits there, for people; empty: none. */
  botOf(seat: number): string {
    const chair = this.scene.seats[seat];
    if (chair?.kind !== "bot") return "";
    return say("table.bot_level", { level: this.game.bots.find((one) => one.id === chair.bot)?.name || chair.bot || say("table.kind_bot") });
  }

  cardName(code: string): string {
    if (code.startsWith("?")) return say("table.hidden_card");
    return this.game.cards[code] ?? code;
  }

  /** What a card does as things are, where that depends on it; else all that it says. */
  doesNow(code: string): string {
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
  held(seat: number): { code: string; at: number; nth: number }[] {
    const move = this.question ?? this.answered;
    const laid = seat === this.scene.you && move ? [...(this.drawing.laidOut?.(move) ?? [])] : [];
    const all = this.pile(this.drawing.hand, seat).cards.map((code, at) => ({ code, at }));
    const left = all.filter(({ code }) => {
      const found = laid.indexOf(code);
      if (found >= 0) laid.splice(found, 1);
      return found < 0;
    });
    return left.map((one, n) => ({ ...one, nth: left.slice(0, n).filter(({ code }) => code === one.code).length + 1 }));
  }

  /** Does anybody hold a hand, in this way of playing? */
  get hasHands(): boolean {
    return this.drawing.hand !== "" && (this.view?.places[this.drawing.hand]?.length ?? 0) > 0;
  }

  /** A number of the game, for a seat if every seat has its own. */
  number(field: string, seat?: number): number {
    const value = this.view?.fields[field];
    const one: unknown = Array.isArray(value) && seat !== undefined ? value[seat] : value;
    return typeof one === "number" ? one : 0;
  }

  isAsked(seat: number): boolean {
    return this.view?.waiting.includes(seat) ?? false;
  }

  /** What a seat is about, where everybody acts at their own pace: is it busy (`until` which tick), is it frozen? */
  lane(seat: number): LaneScene {
    return this.lanes?.[seat] ?? {};
  }

  isBusy(seat: number): boolean {
    return this.lane(seat).until != null;
  }

  isFrozen(seat: number): boolean {
    return this.lane(seat).frozen ?? false;
  }

  /** What the table reminds people of, of a card that lies face down again; empty: nothing. */
  ghostAt({ place, seat, at }: Spot): string {
    return (place !== undefined && this.view?.ghosts?.[place]?.[seat ?? 0]?.[at ?? 0]) || "";
  }

  // -- what may be chosen ------------------------------------------------------------------------------------------

  /** The option that choosing this thing means, if it is one now. */
  optionAt(spot: Spot): OptionScene | null {
    return this.question?.options.find((option) => means(option, spot)) ?? null;
  }

  seatOption(seat: number): OptionScene | null {
    return this.question?.options.find((option) => option.kind === "seat" && option.value === seat) ?? null;
  }

  /** Options that nothing on the table stands for: they are buttons beside the prompt. */
  get loose(): OptionScene[] {
    const { question, drawing } = this;
    return question ? this.choices.filter((option) => !["card", "seat"].includes(option.kind) && !drawing.onBoard?.(question, option)) : [];
  }

  private isWaiting(option: OptionScene): boolean {
    return this.lanes !== null && option.kind === "pass" && !this.question?.before.length;
  }

  /** What an option of the open question is called. */
  labelOf(option: OptionScene): string {
    return (this.question && this.drawing.optionName?.(this.question, option)) || option.label;
  }

  /** What choosing it is called on a button: "Send 3", "Hide it here"; an answer in words is called by them. */
  verbOf(option: OptionScene): string {
    const verb = this.question?.verb;
    if (option.kind === "pass" || option.kind === "choice") return this.labelOf(option);
    return verb ? verb.replace("{label}", option.label) : say("table.play_it");
  }

  /** The one bright button beside the prompt: what was picked, what is advised, else the only or the fullest answer. */
  get main(): string | null {
    const { picked, advised, question, drawing } = this;
    if (picked !== null) return picked;
    const others = question?.options.some((option) => !drawing.lastResort?.(question, option));
    const loose = this.loose.filter((option) => option.word === advised || !question || !others || !drawing.lastResort?.(question, option));
    const numbers = loose.every((option) => option.kind === "number");
    return loose.find((option) => option.word === advised)?.word ?? (numbers ? loose.at(-1) : (loose.find((option) => option.kind !== "pass") ?? loose[0]))?.word ?? null;
  }

  /** Where the card of an option may be dropped, by anchor. */
  landingsOf(option: OptionScene): string[] {
    const { question, view, drawing } = this;
    if (!question || !view) return [];
    if (drawing.landings) return drawing.landings(question, option, view, this.scene.you);
    const places = Object.entries(view.places).filter(([place]) => place !== drawing.hand);
    const own = places.filter(([, piles]) => piles.length > 1).map(([place]) => `${place}:${this.scene.you}`);
    return own.length ? own : places.map(([place]) => place);
  }

  // -- a move of several parts that has begun ----------------------------------------------------------------------

  /** Of the words answered so far in this move, the one that was a card of the own hand, last of them. */
  get begunAt(): number {
    if (this.question && this.drawing.fromHand?.(this.question) === false) return -1;
    const held = this.pile(this.drawing.hand, this.bottom).cards;
    return this.question?.before.reduce((last, word, n) => (held.includes(plain(word)) ? n : last), -1) ?? -1;
  }

  /** Has the unfinished move begun with this card of the own hand? */
  hasBegunWith(spot: Spot): boolean {
    const word = this.question?.before[this.begunAt];
    if (word === undefined || !this.isMine(spot) || plain(word) !== spot.card) return false;
    return spot.at === (this.beganAt ?? this.pile(this.drawing.hand, this.bottom).cards.indexOf(spot.card));
  }

  /** Another card of the own hand may take the place of the one the move began with. */
  mayChange(spot: Spot): boolean {
    if (this.begunAt < 0 || !this.isMine(spot) || spot.card === undefined || spot.card.startsWith("?")) return false;
    return !this.question?.options.some((option) => option.kind === "card" && option.place === this.drawing.hand);
  }

  private isMine(spot: Spot): boolean {
    return spot.place === this.drawing.hand && spot.seat === this.scene.you;
  }

  option(word: string | null): OptionScene | null {
    return (word !== null && this.question?.options.find((one) => one.word === word)) || null;
  }

  /** What would happen by what is pointed at, or picked; that a card leaves the hand goes without saying. */
  get omen(): LogLine[] {
    const word = this.pointed ?? this.picked;
    const lines = word === null ? [] : (this.foretold[word] ?? []);
    return lines.filter((line) => line.from !== `${this.drawing.hand} ${this.scene.you}`);
  }
}

/** The second of two equal cards is written `GREY#2`, as an answer; a card's own name may end like that too. */
const plain = (word: string): string => word.replace(/(?<=.)#\d+$/, "");

/** Equal cards in one place are one option: any of them means it. */
function means(option: OptionScene, spot: Spot): boolean {
  if (option.kind !== "card" && option.kind !== "place") return false;
  if (option.place !== spot.place || (option.seat ?? null) !== (spot.seat ?? option.seat ?? null)) return false;
  if (option.kind === "place") return option.at === undefined || option.at === null || option.at === (spot.at ?? 0);
  if (option.card === null || option.card === undefined || option.card.startsWith("?")) return (option.at ?? 0) === (spot.at ?? 0);
  return option.card === spot.card;
}
