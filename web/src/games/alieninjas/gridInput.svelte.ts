// Pointer and keyboard input on the own grid of Map Race: tap to turn a card, hold to look at it, drag it onto another to exchange them.
// One action at a time; the next one is kept until the seat is not busy any more.

import type { Table } from "../../table/table.svelte";
import { sendAction, canAct } from "./actions";
import type { Action } from "./boardData";

export const HOLD_MS = 210; // longer is a look
const DEAD_ZONE = 9; // px: more is a drag

export class GridInput {
  /** cell that a finger or key is on */
  held: number | null = $state(null);
  looking = $state(false);
  /** dragged so far, px */
  moved: { x: number; y: number } | null = $state.raw(null);
  /** cell under the pointer while a card is dragged */
  over: number | null = $state(null);
  /** with keys: the first of two cards to exchange */
  marked: number | null = $state(null);
  /** kept until the seat is free */
  next: Action | null = $state.raw(null);

  private start: { x: number; y: number; pointer: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** a look was sent and has no result yet */
  private asking = false;
  /** this hold has become a look, also a refused one: releasing it turns nothing */
  private looked = false;

  constructor(
    private readonly table: Table,
    private readonly isUp: (cell: number) => boolean,
    private readonly cellAt: (x: number, y: number) => number | null,
  ) {}

  /** Send at once, or as soon as the seat is free. */
  send(action: Action): void {
    const { table } = this;
    if (table.actions === null || table.isFrozen(table.scene.you)) return;
    if (!canAct(table) || table.underWay !== null) return void (this.next = table.scene.pause ? null : action);
    this.next = null;
    if (action.type === "LOOK") void this.look(action);
    else void sendAction(table, action);
  }

  /** A refused look is not sent again by itself: the person has to release the card and hold it again. */
  private async look(action: Action): Promise<void> {
    this.asking = true;
    const became = await sendAction(this.table, action);
    this.asking = false;
    if (became !== "accepted") this.looking = false;
    else this.sendNext();
  }

  /** The table has changed: send what was kept, or continue a look that is held. */
  sendNext(): void {
    if (!canAct(this.table) || this.table.underWay !== null) return;
    const { next } = this;
    if (next) return this.send(next);
    if (this.looking && !this.asking && this.held !== null && !this.isUp(this.held)) this.send({ type: "LOOK", cell: this.held + 1 });
  }

  turn(cell: number): void {
    this.send({ type: this.isUp(cell) ? "DOWN" : "UP", cell: cell + 1 });
  }

  swap(one: number, other: number): void {
    if (one !== other) this.send({ type: "SWAP", cells: [one + 1, other + 1] });
  }

  startLooking(cell: number): void {
    this.held = cell;
    if (this.isUp(cell)) return;
    this.looking = this.looked = true;
    this.send({ type: "LOOK", cell: cell + 1 });
  }

  stopLooking(): void {
    this.looking = this.looked = false;
    this.held = null;
    if (this.next?.type === "LOOK") this.next = null;
  }

  // -- pointer

  down(event: PointerEvent, cell: number): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    this.start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    this.held = cell;
    this.timer = setTimeout(() => this.start && !this.moved && this.startLooking(cell), HOLD_MS);
  }

  move(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.pointer || this.looking) return;
    const moved = { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
    if (!this.moved && Math.hypot(moved.x, moved.y) < DEAD_ZONE) return;
    clearTimeout(this.timer);
    this.moved = moved;
    this.over = this.cellAt(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.pointer) return;
    const { held, moved, looked } = this;
    const done = event.type === "pointerup";
    const to = moved ? this.cellAt(event.clientX, event.clientY) : null;
    this.release();
    if (held === null || !done) return;
    if (moved && to !== null) this.swap(held, to);
    else if (!moved && !looked) this.turn(held);
  }

  release(): void {
    clearTimeout(this.timer);
    this.start = null;
    this.moved = null;
    this.over = null;
    this.stopLooking();
  }

  // -- keys

  /** True: this key meant something here. */
  key(event: KeyboardEvent, cell: number): boolean {
    const { key } = event;
    if (event.type === "keyup") {
      if (key !== "l") return false;
      this.stopLooking();
      return true;
    }
    if (key === "l") {
      if (!event.repeat) this.startLooking(cell);
    } else if (key === "s") this.mark(cell);
    else if (key === "Enter" || key === " ") {
      if (event.repeat) return true;
      if (this.marked !== null) this.mark(cell);
      else this.turn(cell);
    } else if (key === "Escape" && this.marked !== null) this.marked = null;
    else return false;
    return true;
  }

  private mark(cell: number): void {
    if (this.marked === null) return void (this.marked = cell);
    const first = this.marked;
    this.marked = null;
    this.swap(first, cell);
  }
}
