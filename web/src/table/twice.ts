// A double click is one answer. The first click may be carried out so quickly that the second one meets the next question,
// where nobody meant it; the parts of one move may be clicked through as fast as one likes.

import type { QuestionScene } from "../protocol";

/** Says of each click on an answer whether it is only the second half of a double click. */
export function doubleClicks(question: () => QuestionScene | null): (event: MouseEvent) => boolean {
  let first = ""; // what was asked when the first of them came
  return (event) => {
    const now = question();
    if (event.detail < 2) first = now?.ask ?? "";
    if (event.detail !== 2 || now === null || now.before.length) return false;
    return now.ask !== first && event.target instanceof Element && event.target.closest("[data-word]") !== null;
  };
}
