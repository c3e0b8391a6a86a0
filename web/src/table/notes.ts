// When a note of the coach is due. It knows no rules: a game says what its notes wait for, the server what happens.

import type { LogLine, NoteSchema, QuestionScene, ViewScene } from "../protocol";

/** What is to be seen right now. */
export interface Sight {
  question: QuestionScene | null;
  view: ViewScene | null;
  /** the reader's seat */
  you: number;
  /** numbers that each seat has */
  bySeat: string[];
}

/** Does this line set the note off? */
export function isAbout(note: NoteSchema, line: LogLine, you: number): boolean {
  if (!note.event || note.event !== line.what) return false;
  if (note.me === "seat") return line.seat === you;
  return note.me !== "other" || line.other === you;
}

/** Is it due as the table is now, whatever happened before? */
export function isInSight(note: NoteSchema, sight: Sight): boolean {
  if (note.ask) return sight.question?.name === note.ask;
  if (!note.field) return false;
  const value = sight.view?.fields[note.field];
  const number: unknown = sight.bySeat.includes(note.field) && Array.isArray(value) ? value[sight.you] : value;
  if (typeof number !== "number") return false;
  return (note.at_most === null || number <= note.at_most) && (note.at_least === null || number >= note.at_least);
}

/** Nothing is half chosen: a word about something else does no harm now. */
export const isWhole = ({ question }: Pick<Sight, "question">): boolean => !question?.before.length;

/** The name of the anchor that it points at, for the reader in this seat. */
export const pointsAt = (note: NoteSchema, you: number): string => note.at.replace(/:me$/, `:${you}`);
