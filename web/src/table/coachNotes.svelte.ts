// The notes of the coach at one table: each is shown once, until a first game of this kind is finished. One at a time; a note stays
// until it is dismissed or the move that it came with is made.

import type { LogLine, NoteSchema } from "../protocol";
import { isNewTo, markNoteShown, wasNoteShown } from "./learnt.svelte";
import { isTriggeredBy, isDue, hasNoMoveBegun, noteAnchor, type NoteContext } from "./noteTriggers";
import type { Player } from "./player.svelte";
import type { Table } from "./table.svelte";

export class CoachNotes {
  /** the note that is shown now */
  current: NoteSchema | null = $state.raw(null);
  /** triggered, and to be shown as soon as nothing else is */
  private pending = new Set<NoteSchema>();
  /** the question that was open when the note was shown, or the first one after it */
  private shownAtQuestion = "";

  constructor(
    private readonly table: Table,
    private readonly player: Pick<Player, "notice">,
  ) {}

  /** For a player who is new to the game, at a table with assistance and without a lesson. */
  get enabled(): boolean {
    const { scene, game } = this.table;
    return Boolean(scene?.view) && !scene.result && !scene.coach && scene.you >= 0 && scene.table.assist && isNewTo(game.id);
  }

  /** There is a note, no notice covers it, and no card is picked. */
  get shown(): boolean {
    return this.current !== null && this.table.picked === null && !this.player.notice && this.enabled;
  }

  get anchor(): string {
    return this.current && this.shown ? noteAnchor(this.current, this.table.scene.you) : "";
  }

  /** These log lines were just shown. */
  onLines(lines: LogLine[]): void {
    for (const note of this.unseen()) if (lines.some((line) => isTriggeredBy(note, line, this.table.scene.you))) this.pending.add(note);
  }

  /** A move was refused: a note about it may be shown after the notice. */
  onRefusal(code: string): void {
    for (const note of this.unseen()) if (note.refusal === code) this.pending.add(note);
  }

  /** The table has changed: hide the note if its move was made, and show the next one if it is due. */
  update(): void {
    const { table } = this;
    const { question } = table;
    if (this.current && question) {
      const now = this.questionKey();
      if (!this.shownAtQuestion) this.shownAtQuestion = now;
      else if (now !== this.shownAtQuestion) this.current = null;
    } else if (this.current && this.shownAtQuestion && !table.animating) this.current = null; // the move was made
    if (this.current || table.animating || table.picked !== null || this.player.notice || !this.enabled) return;
    const sight: NoteContext = { question, view: table.view, you: table.scene.you, bySeat: table.game.by_seat };
    if (!hasNoMoveBegun(sight)) return;
    const next = this.unseen().find((note) => isDue(note, sight) || this.pending.has(note));
    if (next) this.showNote(next);
  }

  /** Dismiss the note. False: none was shown. */
  dismiss(): boolean {
    if (!this.shown) return false;
    this.current = null;
    this.update();
    return true;
  }

  private showNote(note: NoteSchema): void {
    this.pending.delete(note);
    this.current = note;
    this.shownAtQuestion = this.questionKey();
    markNoteShown(this.table.game.id, note.id);
  }

  /** Notes that this person has never seen. */
  private unseen(): NoteSchema[] {
    return this.table.game.notes.filter((note) => !wasNoteShown(this.table.game.id, note.id));
  }

  /** Identifies the open question. */
  private questionKey(): string {
    return this.table.question?.ask ?? "";
  }
}
