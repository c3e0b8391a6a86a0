// What this person has learnt and played to an end, kept in this browser.

const KEPT_AS = "xenodeck.learnt";

interface Learnt {
  /** lessons done, as `game/lesson` */
  lessons: string[];
  /** games of which one was finished */
  finished: string[];
  /** notes of the coach that were told, as `game/note` */
  notes: string[];
}

export const learnt: Learnt = $state(kept());

export const knows = (game: string, lesson: string): boolean => learnt.lessons.includes(`${game}/${lesson}`);

export const isNewTo = (game: string): boolean => !learnt.finished.includes(game);

export function noteLesson(game: string, lesson: string): void {
  if (!knows(game, lesson)) keep({ ...learnt, lessons: [...learnt.lessons, `${game}/${lesson}`] });
}

export function noteFinished(game: string): void {
  if (isNewTo(game)) keep({ ...learnt, finished: [...learnt.finished, game] });
}

export const wasTold = (game: string, note: string): boolean => learnt.notes.includes(`${game}/${note}`);

export function noteTold(game: string, note: string): void {
  if (!wasTold(game, note)) keep({ ...learnt, notes: [...learnt.notes, `${game}/${note}`] });
}

/** Is there anything to forget? */
export const hasLearnt = (): boolean => Object.values(learnt).some((some) => some.length > 0);

/** Begin as somebody new. */
export function forget(): void {
  keep(nothing());
}

function keep(now: Learnt): void {
  Object.assign(learnt, now);
  localStorage.setItem(KEPT_AS, JSON.stringify(now));
}

function kept(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Record<keyof Learnt, unknown>>;
    return { lessons: words(found.lessons), finished: words(found.finished), notes: words(found.notes) };
  } catch {
    return nothing(); // somebody else wrote there
  }
}

function nothing(): Learnt {
  return { lessons: [], finished: [], notes: [] };
}

function words(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}
