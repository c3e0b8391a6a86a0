// Shows frames in order: first the movements of their log lines are animated, then their scene is shown. A click skips to the newest
// frame.

import type { GameUi, Movement } from "../games/contract";
import type { Log, LogLine, QuestionScene, Scene, ViewScene } from "../protocol";
import type { MovementAnimator, MovingItem } from "./movementAnimator";
import { withoutFleeting } from "./fleeting.svelte";
import { pauseLeft } from "./pauses";
import { motionFactor } from "./preferences.svelte";
import type { Table } from "./table.svelte";

export interface QueuedFrame {
  scene: Scene;
  log: Log | null;
  /** a complete scene: nothing is animated */
  whole: boolean;
}

const CATCH_UP_FACTOR = 0.6; // duration of animations while more frames wait
const LONGEST_QUEUE = 4; // with more frames waiting, animations are left out
const ROUTINE_FACTOR = 0.65; // duration of animations of routine lines
const WAIT_MINE = 650; // ms to see what was done to the viewer
const WAIT_IMPORTANT = 500; // … or what is important to everybody
const WAIT_TAKES_TIME = 750; // … or what takes time to see
const WAIT_END = 700; // between the last movement and the result

export class FrameQueue {
  private queue: QueuedFrame[] = [];
  private playing: Promise<void> | null = null;
  private skipping = false;
  /** the person does not want to wait: frames are shown at once until a question comes, or the game is over */
  private skippingToTurn = false;
  private endWait: (() => void) | null = null;
  /** the table is no longer shown */
  private disposed = false;
  private overlayTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly animator: MovementAnimator,
    /** the lines that are shown now: for sounds and screen readers */
    private readonly onLines: (lines: LogLine[], anew: boolean) => void,
  ) {}

  push(frame: QueuedFrame): void {
    if (frame.scene.table.tick) return this.showNow(frame);
    if (frame.whole) this.queue = [];
    this.queue.push(frame);
    this.table.stillAsked = isSameQuestion(this.table.question, frame.scene.question ?? null);
    if (frame.scene.question || frame.scene.result) this.skippingToTurn = false;
    if (this.skippingToTurn || frame.whole || motionFactor() === 0 || document.hidden) this.skip();
    this.playing ??= this.play();
  }

  /** In real time nothing is delayed: the scene is shown at once, and movements are animated meanwhile. */
  private showNow(frame: QueuedFrame): void {
    const { table } = this;
    const before = table.scene?.view ?? null;
    const lines = frame.log?.lines ?? [];
    const still = frame.whole || !before || motionFactor() === 0 || document.hidden;
    if (frame.log) this.replaceLog(frame.log, isOver(frame));
    if (!still) this.delayOverlay(Math.max(0, ...lines.map((line) => table.ui.overlayDelay?.(line) ?? 0)));
    try {
      if (frame.log) this.onLines(lines, frame.whole);
      const movements = still ? [] : lines.flatMap((line) => table.ui.movements(line, before)).filter((one) => !one.shown);
      if (movements.length) void this.animator.animate(movements.map((one) => movingItem(one, table.ui, table)), motionFactor() * CATCH_UP_FACTOR);
    } catch (problem) {
      console.error("could not be shown", problem);
    }
    this.applyScene(frame);
    this.animator.finishHidden((face) => isOpen(table.view, face));
  }

  /** The board shows an animation for so long; the result, or a pause, is shown after it. */
  private delayOverlay(ms: number): void {
    if (!ms) return;
    clearTimeout(this.overlayTimer);
    this.table.overlayDelayed = true;
    this.overlayTimer = setTimeout(() => (this.table.overlayDelayed = false), ms);
  }

  /** Show the scene of the server. */
  private applyScene(frame: QueuedFrame): void {
    const { table } = this;
    if (frame.whole) table.fleetingFaces.forget();
    const before = table.scene?.view ?? null;
    table.scene = frame.scene;
    const left = frame.scene.pause ? (pauseLeft(frame.scene.pause, Date.now(), table.clockOffset) ?? undefined) : undefined;
    table.fleetingFaces.update(frame.scene.view ?? null, frame.whole ? [] : (frame.log?.lines ?? []), before, left);
  }

  /** Fleeting faces are left out of the log until the game is over. */
  private replaceLog({ start, lines }: Log, over: boolean): void {
    this.table.replaceLog({ start, lines: over ? lines : lines.map(withoutFleeting) });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    await this.playing;
  }

  /** Show the newest frame at once. */
  skip(): void {
    if (this.playing) this.skipping = true;
    this.endWait?.();
    this.animator.finish();
  }

  /** … and the frames that follow, until it is this person's turn. */
  skipToTurn(): void {
    this.skippingToTurn = true;
    this.skip();
  }

  /** The table is no longer shown: drop everything that waits. */
  dispose(): void {
    this.disposed = true;
    clearTimeout(this.overlayTimer);
    this.queue = [];
    this.skip();
  }

  private wait(ms: number, slowness: number): Promise<void> | void {
    if (this.skipping || !ms) return;
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms * slowness);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.endWait = null;
        resolve();
      }
      this.endWait = done;
    });
  }

  private async play(): Promise<void> {
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
        try {
          await this.show(frame);
        } catch (problem) {
          console.error("could not be shown", problem); // an error in an animation must not hide the scene
          if (frame.log) this.replaceLog(frame.log, isOver(frame));
          this.applyScene(frame);
        }
      }
    } finally {
      this.playing = null;
      this.skipping = false;
      this.table.animating = false;
      this.table.animatedLines = [];
    }
  }

  private async show(frame: QueuedFrame): Promise<void> {
    const { table } = this;
    const before: ViewScene | null = table.scene?.view ?? null;
    const lines = frame.log?.lines ?? [];
    const anew = frame.whole;
    const slowness = motionFactor() * (this.queue.length > 0 ? CATCH_UP_FACTOR : 1);
    const still = anew || !before || slowness === 0 || this.skipping || this.skippingToTurn || document.hidden || this.queue.length > LONGEST_QUEUE;
    if (!still && lines.length) {
      await this.animate(lines, frame, before, slowness);
      if (frame.scene.result) await this.wait(WAIT_END, slowness);
      if (this.disposed) return;
    }
    else if (frame.log) {
      this.replaceLog(frame.log, isOver(frame));
      this.onLines(lines, anew);
    }
    this.applyScene(frame);
    if (!this.queue.length) table.animating = false;
  }

  /** Group by group: add the lines to the log, animate their movements, and update the table. */
  private async animate(lines: LogLine[], frame: QueuedFrame, before: ViewScene, slowness: number): Promise<void> {
    const { table } = this;
    let view = before;
    table.animating = true;
    // seats and spectators change at once; the cards follow
    const around: Scene = { ...frame.scene, result: null };
    let start = frame.log?.start ?? 0;
    for (const beat of lineGroups(lines)) {
      this.replaceLog({ start, lines: beat }, isOver(frame));
      start += beat.length;
      table.animatedLines = beat;
      this.onLines(beat, false);
      const [rest, speed] = this.timing(beat);
      await this.wait(rest, slowness);
      if (this.disposed) return;
      const movements = beat.flatMap((line, n) => asTogether(table.ui.movements(line, view), n > 0)).filter((one) => !one.shown);
      for (const leg of movementGroups(movements)) {
        if (this.skipping) break;
        const carried = this.animator.animate(leg.map((one) => movingItem(one, table.ui, table)), slowness * speed);
        if (!leg.every(isHidden)) await carried; // movements of hidden cards are not waited for
      }
      if (this.disposed) return;
      view = beat.reduce((now, line) => table.ui.applyLine(line, now), view);
      table.scene = { ...around, view };
      for (const line of beat) table.removeFromLastAnswer(line);
    }
    table.animatedLines = [];
  }

  /** How long to wait before a group, and the factor for its animations: what concerns the viewer is slower than routine. */
  private timing(beat: LogLine[]): [rest: number, speed: number] {
    const { you } = this.table.scene;
    if (you >= 0 && beat.some((line) => line.other === you)) return [WAIT_MINE, 1];
    if (beat.some((line) => this.table.ui.takesTime?.(line))) return [WAIT_TAKES_TIME, 1];
    if (beat.some((line) => this.table.ui.isImportant?.(line))) return [WAIT_IMPORTANT, 1];
    return [0, beat.every((line) => line.gist === "" && line.seat !== you) ? ROUTINE_FACTOR : 1];
  }
}

/** The question that is shown is still the open one: only somebody else has moved. */
const isSameQuestion = (seen: QuestionScene | null, now: QuestionScene | null): boolean => seen !== null && now !== null && seen.ask === now.ask;

/** Consecutive lines of one kind by one seat are shown together, such as three cards drawn. */
export function lineGroups(lines: LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.what === line.what && last[0].seat === line.seat) last.push(line);
    else found.push([line]);
  }
  return found;
}

const asTogether = (movements: Movement[], too: boolean): Movement[] =>
  too ? movements.map((one) => ({ ...one, together: true })) : movements;

/** Movements that happen at the same time form one group. */
export function movementGroups(movements: Movement[]): Movement[][] {
  const found: Movement[][] = [];
  for (const movement of movements) {
    const last = found.at(-1);
    if (movement.together && last) last.push(movement);
    else found.push([movement]);
  }
  return found;
}

const isOver = (frame: QueuedFrame): boolean => frame.scene.table.status === "over";

/** Is a card with this face open anywhere? */
const isOpen = (view: ViewScene | null, face: string): boolean => Object.values(view?.places ?? {}).some((piles) => piles.some(({ cards }) => cards.includes(face)));

const isHidden = ({ what }: Movement): boolean => "card" in what && what.card.startsWith("?");

function movingItem(movement: Movement, ui: GameUi, table: Table): MovingItem {
  const { what, from, to, count = 1 } = movement;
  if ("thing" in what) return { drawing: ui.thing(what.thing), kind: "token", from, to, count };
  const hidden = what.card.startsWith("?");
  const words = { title: table.cardName(what.card), text: table.game.texts[what.card] ?? "" };
  return { drawing: hidden ? ui.back(what.card) : ui.face(what.card, words), kind: "card", from, to, count, ...(hidden ? {} : { face: what.card }) };
}
