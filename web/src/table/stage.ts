// Shows what happened in its order: things travel first, then the table is as the server said. A person who does not want
// to wait clicks, and sees the newest at once.

import type { GameTable, Journey } from "../games/contract";
import type { Log, LogLine, QuestionScene, Scene, ViewScene } from "../protocol";
import type { Courier, Parcel } from "./courier";
import { forgotten } from "./fleeting.svelte";
import { leftOf } from "./halts";
import { pace } from "./settings.svelte";
import type { Table } from "./table.svelte";

export interface Frame {
  scene: Scene;
  log: Log | null;
  /** everything anew: nothing to show on the way */
  whole: boolean;
}

const HURRY = 0.6; // when more is waiting
const LONGEST_QUEUE = 4; // then what is old is not shown any more
const ROUTINE = 0.65; // what goes without saying is quick
const REST_MINE = 650; // ms to take in what was done to me
const REST_BIG = 500; // … or what everybody wants to see
const REST_MEETING = 750; // … or two things that meet
const REST_END = 700; // between the last thing that lands and the result

export class Stage {
  private queue: Frame[] = [];
  private playing: Promise<void> | null = null;
  private skipping = false;
  /** somebody would rather not wait: everything is shown at once until something is asked of them, or it is over */
  private rushing = false;
  private rested: (() => void) | null = null;
  /** the table is no longer shown */
  private gone = false;
  private falls: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly courier: Courier,
    /** what was just told: for sounds and for those who listen */
    private readonly onTold: (lines: LogLine[], anew: boolean) => void,
  ) {}

  push(frame: Frame): void {
    if (frame.scene.table.tick) return this.showNow(frame);
    if (frame.whole) this.queue = [];
    this.queue.push(frame);
    this.table.stillAsked = isSame(this.table.question, frame.scene.question ?? null);
    if (frame.scene.question || frame.scene.result) this.rushing = false;
    if (this.rushing || frame.whole || pace() === 0 || document.hidden) this.hurry();
    this.playing ??= this.play();
  }

  /** In real time nothing is late: the table is as the server says in the frame that says so. Things travel beside it. */
  private showNow(frame: Frame): void {
    const { table } = this;
    const before = table.scene?.view ?? null;
    const lines = frame.log?.lines ?? [];
    const still = frame.whole || !before || pace() === 0 || document.hidden;
    if (frame.log) this.retell(frame.log, isOver(frame));
    if (!still) this.raise(Math.max(0, ...lines.map((line) => table.drawing.curtain?.(line) ?? 0)));
    try {
      if (frame.log) this.onTold(lines, frame.whole);
      const journeys = still ? [] : lines.flatMap((line) => table.drawing.journeys(line, before)).filter((one) => !one.shown);
      if (journeys.length) void this.courier.carry(journeys.map((one) => parcel(one, table.drawing, table)), pace() * HURRY);
    } catch (problem) {
      console.error("could not be shown", problem);
    }
    this.take(frame);
    this.courier.forget((face) => isOpen(table.view, face));
  }

  /** Something is played on the board for so long; what comes after it waits. */
  private raise(ms: number): void {
    if (!ms) return;
    clearTimeout(this.falls);
    this.table.curtain = true;
    this.falls = setTimeout(() => (this.table.curtain = false), ms);
  }

  /** The table is now as the server says. */
  private take(frame: Frame): void {
    const { table } = this;
    if (frame.whole) table.fleeting.forget();
    const before = table.scene?.view ?? null;
    table.scene = frame.scene;
    const left = frame.scene.pause ? (leftOf(frame.scene.pause, Date.now(), table.clockOffset) ?? undefined) : undefined;
    table.fleeting.see(frame.scene.view ?? null, frame.whole ? [] : (frame.log?.lines ?? []), before, left);
  }

  /** What is seen for a moment only is in no story, until all may be told. */
  private retell({ start, lines }: Log, over: boolean): void {
    this.table.retell({ start, lines: over ? lines : lines.map(forgotten) });
  }

  /** Resolves when nothing is left to show. */
  async idle(): Promise<void> {
    await this.playing;
  }

  /** Show the newest at once. */
  hurry(): void {
    if (this.playing) this.skipping = true;
    this.rested?.();
    this.courier.finish();
  }

  /** … and what follows too, until it is this person's turn. */
  rush(): void {
    this.rushing = true;
    this.hurry();
  }

  /** The table is no longer shown: neither is what was still to be seen. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.falls);
    this.queue = [];
    this.hurry();
  }

  private rest(ms: number, slowness: number): Promise<void> | void {
    if (this.skipping || !ms) return;
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms * slowness);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.rested = null;
        resolve();
      }
      this.rested = done;
    });
  }

  private async play(): Promise<void> {
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
        try {
          await this.show(frame);
        } catch (problem) {
          console.error("could not be shown", problem); // a mistake in how it moves must not hide what is
          if (frame.log) this.retell(frame.log, isOver(frame));
          this.take(frame);
        }
      }
    } finally {
      this.playing = null;
      this.skipping = false;
      this.table.moving = false;
      this.table.telling = [];
    }
  }

  private async show(frame: Frame): Promise<void> {
    const { table } = this;
    const before: ViewScene | null = table.scene?.view ?? null;
    const lines = frame.log?.lines ?? [];
    const anew = frame.whole;
    const slowness = pace() * (this.queue.length > 0 ? HURRY : 1);
    const still = anew || !before || slowness === 0 || this.skipping || this.rushing || document.hidden || this.queue.length > LONGEST_QUEUE;
    if (!still && lines.length) {
      await this.act(lines, frame, before, slowness);
      if (frame.scene.result) await this.rest(REST_END, slowness);
      if (this.gone) return;
    }
    else if (frame.log) {
      this.retell(frame.log, isOver(frame));
      this.onTold(lines, anew);
    }
    this.take(frame);
    if (!this.queue.length) table.moving = false;
  }

  /** Line by line: the story is told, things travel, and the table follows. */
  private async act(lines: LogLine[], frame: Frame, before: ViewScene, slowness: number): Promise<void> {
    const { table } = this;
    let view = before;
    table.moving = true;
    // who sits where and who watches changes at once; the cards follow
    const around: Scene = { ...frame.scene, result: null };
    let start = frame.log?.start ?? 0;
    for (const beat of beats(lines)) {
      this.retell({ start, lines: beat }, isOver(frame));
      start += beat.length;
      table.telling = beat;
      this.onTold(beat, false);
      const [rest, speed] = this.measure(beat);
      await this.rest(rest, slowness);
      if (this.gone) return;
      const journeys = beat.flatMap((line, n) => together(table.drawing.journeys(line, view), n > 0)).filter((one) => !one.shown);
      for (const leg of legs(journeys)) {
        if (this.skipping) break;
        const carried = this.courier.carry(leg.map((one) => parcel(one, table.drawing, table)), slowness * speed);
        if (!leg.every(isHidden)) await carried; // nobody waits to see the backs of cards
      }
      if (this.gone) return;
      view = beat.reduce((now, line) => table.drawing.after(line, now), view);
      table.scene = { ...around, view };
      for (const line of beat) table.leftHand(line);
    }
    table.telling = [];
  }

  /** How long to stay with something, and how fast its things travel: what was done to me is slow, routine is not. */
  private measure(beat: LogLine[]): [rest: number, speed: number] {
    const { you } = this.table.scene;
    if (you >= 0 && beat.some((line) => line.other === you)) return [REST_MINE, 1];
    if (beat.some((line) => this.table.drawing.lingers?.(line))) return [REST_MEETING, 1];
    if (beat.some((line) => this.table.drawing.isBig?.(line))) return [REST_BIG, 1];
    return [0, beat.every((line) => line.gist === "" && line.seat !== you) ? ROUTINE : 1];
  }
}

/** Somebody else did something: the question that is seen is still the one that is open. */
const isSame = (seen: QuestionScene | null, now: QuestionScene | null): boolean => seen !== null && now !== null && seen.ask === now.ask;

/** Lines of one kind by one seat are one thing that happens: three cards drawn, three aliens sent. */
export function beats(lines: LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.what === line.what && last[0].seat === line.seat) last.push(line);
    else found.push([line]);
  }
  return found;
}

const together = (journeys: Journey[], too: boolean): Journey[] =>
  too ? journeys.map((one) => ({ ...one, together: true })) : journeys;

/** Journeys that go together travel in one leg. */
export function legs(journeys: Journey[]): Journey[][] {
  const found: Journey[][] = [];
  for (const journey of journeys) {
    const last = found.at(-1);
    if (journey.together && last) last.push(journey);
    else found.push([journey]);
  }
  return found;
}

const isOver = (frame: Frame): boolean => frame.scene.table.status === "over";

/** Does a card of this face lie open anywhere? */
const isOpen = (view: ViewScene | null, face: string): boolean => Object.values(view?.places ?? {}).some((piles) => piles.some(({ cards }) => cards.includes(face)));

const isHidden = ({ what }: Journey): boolean => "card" in what && what.card.startsWith("?");

function parcel(journey: Journey, drawing: GameTable, table: Table): Parcel {
  const { what, from, to, count = 1 } = journey;
  if ("thing" in what) return { drawing: drawing.thing(what.thing), kind: "token", from, to, count };
  const hidden = what.card.startsWith("?");
  const words = { title: table.cardName(what.card), text: table.game.texts[what.card] ?? "" };
  return { drawing: hidden ? drawing.back(what.card) : drawing.face(what.card, words), kind: "card", from, to, count, ...(hidden ? {} : { face: what.card }) };
}
