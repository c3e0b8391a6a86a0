import { describe, expect, test } from "vitest";
import type { QuestionScene } from "../protocol";
import { card, question } from "../testkit/scenes";
import { doubleClicks } from "./doubleClicks";

/** Somebody clicks; each click is on an answer unless it is said to be elsewhere. */
function clicking(first: QuestionScene | null) {
  let now = first;
  const isSecond = doubleClicks(() => now);
  const answer = document.createElement("button");
  answer.dataset["word"] = "A";
  return {
    ask: (next: QuestionScene | null) => void (now = next),
    click: (detail: number, target: Element = answer) => {
      const event = new MouseEvent("click", { detail });
      Object.defineProperty(event, "target", { value: target });
      return isSecond(event);
    },
  };
}
const one = question([card("A", 0)], { ask: "1.0" });
const next = question([card("A", 0)], { ask: "2.0" });

describe("the second half of a double click", () => {
  test("answers no question that came in between", () => {
    const { ask, click } = clicking(one);
    expect(click(1)).toBe(false);
    ask(next);
    expect(click(2)).toBe(true);
    expect(click(3), "whoever goes on clicking means it").toBe(false);
  });

  test("is an ordinary click where the question is the same, or the next part of the same move", () => {
    const { ask, click } = clicking(one);
    click(1);
    expect(click(2)).toBe(false);
    ask(question([card("A", 0)], { ask: "1.1", before: ["A"] }));
    expect(click(2)).toBe(false);
  });

  test("concerns answers only", () => {
    const { ask, click } = clicking(one);
    click(1);
    ask(next);
    expect(click(2, document.createElement("a"))).toBe(false);
    ask(null);
    expect(click(2)).toBe(false);
  });
});
