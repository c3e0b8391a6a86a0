// What is shown of a table: the scene, its story, and what may be chosen. It knows no rules; every option came from the
// server. The live table and the replay are both shown through it.

import type { GameTable } from "../games/contract";
import type { ChatLine, GameSchema, Log, LogLine, ModeSchema, OptionScene, PileScene, QuestionScene, Scene, SeatScene, ViewScene } from "../protocol";
import { say } from "../words/words";

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
  whyNot(spot: Spot): void;
  /** a card was dragged and fell on this anchor */
  drop(option: OptionScene, to: string | null): void;
  /** the answers to this question and to those that follow, in words */
  answer(words: string): void;
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
  /** the last answer with what came before it, until its move has been told: what was laid down stays where it lies */
  answered: Pick<QuestionScene, "name" | "before"> | null = $state.raw(null);
  /** chosen, to be confirmed */
  picked: string | null = $state(null);
  /** which of several equal cards was chosen */
  chosenAt: number | null = $state(null);
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
  /** what is being told while things move */
  telling: LogLine[] = $state.raw([]);
  /** … but what is asked of this person is the same before and after it, so it can be answered meanwhile */
  stillAsked = $state(false);

  readonly view: ViewScene | null = $derived(this.scene?.view ?? null);
  readonly question: QuestionScene | null = $derived(this.moving && !this.stillAsked ? null : (this.scene?.question ?? null));
  /** whose eyes: the own seat, or for spectators the first one at the bottom */
  readonly bottom: number = $derived(Math.max(this.scene?.you ?? 0, 0));

  /** the way it is played; undefined until the table is here, and for a game without any */
  readonly mode: ModeSchema | undefined = $derived(this.modeNow());
  /** those with the fewest points lead */
  readonly fewest: boolean = $derived(this.mode?.fewest ?? false);

  constructor(game: GameSchema, drawing: GameTable) {
    this.game = game;
    this.drawing = drawing;
  }

  private modeNow(): ModeSchema | undefined {
    return this.game.modes.find((one) => one.id === this.scene?.table.mode);
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

  cardName(code: string): string {
    if (code.startsWith("?")) return say("table.hidden_card");
    return this.game.cards[code] ?? code;
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

  /** A number of the game, for a seat if every seat has its own. */
  number(field: string, seat?: number): number {
    const value = this.view?.fields[field];
    const one: unknown = Array.isArray(value) && seat !== undefined ? value[seat] : value;
    return typeof one === "number" ? one : 0;
  }

  isAsked(seat: number): boolean {
    return this.view?.waiting.includes(seat) ?? false;
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
    return question?.options.filter((option) => !["card", "seat"].includes(option.kind) && !drawing.onBoard?.(question, option)) ?? [];
  }

  /** What an option of the open question is called. */
  labelOf(option: OptionScene): string {
    return (this.question && this.drawing.optionName?.(this.question, option)) || option.label;
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

/** Equal cards in one place are one option: any of them means it. */
function means(option: OptionScene, spot: Spot): boolean {
  if (option.kind !== "card" && option.kind !== "place") return false;
  if (option.place !== spot.place || (option.seat ?? null) !== (spot.seat ?? option.seat ?? null)) return false;
  if (option.kind === "place") return option.at === undefined || option.at === null || option.at === (spot.at ?? 0);
  if (option.card === null || option.card === undefined || option.card.startsWith("?")) return (option.at ?? 0) === (spot.at ?? 0);
  return option.card === spot.card;
}
