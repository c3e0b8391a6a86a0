// The notes of the coach at one table: each new thing is pointed at once, until a first game of this kind is finished. One at
// a time; it stays until somebody dismisses it or has made the move it came with.

import type { LogLine, NoteSchema } from "../protocol";
import { isNewTo, noteTold, wasTold } from "./learnt.svelte";
import { isAbout, isInSight, isWhole, pointsAt, type Sight } from "./notes";
import type { Player } from "./player.svelte";
import type { Table } from "./table.svelte";

export class Notes {
  /** what is told now */
  current: NoteSchema | null = $state.raw(null);
  /** what happened and is to be told when there is a moment for it */
  private due = new Set<NoteSchema>();
  /** the question that was open when this one was told, or the first one after it */
  private heardAt = "";

  constructor(
    private readonly table: Table,
    private readonly player: Pick<Player, "told">,
  ) {}

  /** For somebody who plays, is new to the game, wants help and has no other coach. */
  get welcome(): boolean {
    const { scene, game } = this.table;
    return Boolean(scene?.view) && !scene.result && !scene.coach && scene.you >= 0 && scene.table.assist && isNewTo(game.id);
  }

  /** There is one, nothing more important is to be read, and no card is picked up. */
  get shown(): boolean {
    return this.current !== null && this.table.picked === null && !this.player.told && this.welcome;
  }

  get at(): string {
    return this.current && this.shown ? pointsAt(this.current, this.table.scene.you) : "";
  }

  /** This was just told in the story. */
  heard(lines: LogLine[]): void {
    for (const note of this.fresh()) if (lines.some((line) => isAbout(note, line, this.table.scene.you))) this.due.add(note);
  }

  /** Something was refused: once that was read, there may be more to say about it. */
  refused(code: string): void {
    for (const note of this.fresh()) if (note.refusal === code) this.due.add(note);
  }

  /** The table has changed: what was read goes, and perhaps something new is due. */
  look(): void {
    const { table } = this;
    const { question } = table;
    if (this.current && question) {
      const now = this.nameOf();
      if (!this.heardAt) this.heardAt = now;
      else if (now !== this.heardAt) this.current = null;
    } else if (this.current && this.heardAt && !table.moving) this.current = null; // the move was made
    if (this.current || table.moving || table.picked !== null || this.player.told || !this.welcome) return;
    const sight: Sight = { question, view: table.view, you: table.scene.you, bySeat: table.game.by_seat };
    if (!isWhole(sight)) return;
    const next = this.fresh().find((note) => isInSight(note, sight) || this.due.has(note));
    if (next) this.tell(next);
  }

  /** It was read. Was there one? */
  dismiss(): boolean {
    if (!this.shown) return false;
    this.current = null;
    this.look();
    return true;
  }

  private tell(note: NoteSchema): void {
    this.due.delete(note);
    this.current = note;
    this.heardAt = this.nameOf();
    noteTold(this.table.game.id, note.id);
  }

  /** Those that this person has never seen. */
  private fresh(): NoteSchema[] {
    return this.table.game.notes.filter((note) => !wasTold(this.table.game.id, note.id));
  }

  /** What is asked, with all its parts. */
  private nameOf(): string {
    return this.table.question?.ask ?? "";
  }
}
