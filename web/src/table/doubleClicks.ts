// A double click is one answer. The first click may be carried out so quickly that the second one would answer the next question; that
// one is ignored. The parts of one move may be clicked as fast as the person likes.

import type { QuestionScene } from "../protocol";

/** Tells for each click on an answer whether it is the second half of a double click. */
export function doubleClicks(question: () => QuestionScene | null): (event: MouseEvent) => boolean {
  let first = ""; // the question at the first click
  return (event) => {
    const now = question();
    if (event.detail < 2) first = now?.ask ?? "";
    if (event.detail !== 2 || now === null || now.before.length) return false;
    return now.ask !== first && event.target instanceof Element && event.target.closest("[data-word]") !== null;
  };
}
