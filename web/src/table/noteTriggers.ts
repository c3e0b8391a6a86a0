// When a note of the coach is due. There are no rules here: the game declares what its notes wait for, the server says what happens.

import type { LogLine, NoteSchema, QuestionScene, ViewScene } from "../protocol";

/** The part of the table that decides it. */
export interface NoteContext {
  question: QuestionScene | null;
  view: ViewScene | null;
  /** the viewer's seat */
  you: number;
  /** numbers that each seat has */
  bySeat: string[];
}

/** Does this log line trigger the note? */
export function isTriggeredBy(note: NoteSchema, line: LogLine, you: number): boolean {
  if (!note.event || note.event !== line.what) return false;
  if (note.me === "seat") return line.seat === you;
  return note.me !== "other" || line.other === you;
}

/** Is the note due because of the present question or field? */
export function isDue(note: NoteSchema, sight: NoteContext): boolean {
  if (note.ask) return sight.question?.name === note.ask;
  if (!note.field) return false;
  const value = sight.view?.fields[note.field];
  const number: unknown = sight.bySeat.includes(note.field) && Array.isArray(value) ? value[sight.you] : value;
  if (typeof number !== "number") return false;
  return (note.at_most === null || number <= note.at_most) && (note.at_least === null || number >= note.at_least);
}

/** No move has begun, so a note does not distract from it. */
export const hasNoMoveBegun = ({ question }: Pick<NoteContext, "question">): boolean => !question?.before.length;

/** The name of the anchor that the note points at, for the viewer in this seat. */
export const noteAnchor = (note: NoteSchema, you: number): string => note.at.replace(/:me$/, `:${you}`);
