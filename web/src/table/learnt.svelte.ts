// The lessons, games and notes that this person has finished or seen, stored in this browser.

const KEPT_AS = "xenodeck.learnt";

interface Learnt {
  /** lessons done, as `game/lesson` */
  lessons: string[];
  /** games of which one was finished */
  finished: string[];
  /** notes of the coach that were shown, as `game/note` */
  notes: string[];
}

export const learnt: Learnt = $state(stored());

export const isLessonDone = (game: string, lesson: string): boolean => learnt.lessons.includes(`${game}/${lesson}`);

export const isNewTo = (game: string): boolean => !learnt.finished.includes(game);

export function markLessonDone(game: string, lesson: string): void {
  if (!isLessonDone(game, lesson)) store({ ...learnt, lessons: [...learnt.lessons, `${game}/${lesson}`] });
}

export function markGameFinished(game: string): void {
  if (isNewTo(game)) store({ ...learnt, finished: [...learnt.finished, game] });
}

export const wasNoteShown = (game: string, note: string): boolean => learnt.notes.includes(`${game}/${note}`);

export function markNoteShown(game: string, note: string): void {
  if (!wasNoteShown(game, note)) store({ ...learnt, notes: [...learnt.notes, `${game}/${note}`] });
}

/** Is anything stored? */
export const hasLearnt = (): boolean => Object.values(learnt).some((some) => some.length > 0);

/** Delete it all. */
export function resetLearnt(): void {
  store(nothing());
}

function store(now: Learnt): void {
  Object.assign(learnt, now);
  localStorage.setItem(KEPT_AS, JSON.stringify(now));
}

function stored(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Record<keyof Learnt, unknown>>;
    return { lessons: words(found.lessons), finished: words(found.finished), notes: words(found.notes) };
  } catch {
    return nothing(); // not written by us
  }
}

function nothing(): Learnt {
  return { lessons: [], finished: [], notes: [] };
}

function words(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}
