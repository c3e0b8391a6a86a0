import { describe, expect, it } from "vitest";
import type { GameUi } from "../games/contract";
import type { LogLine, PictureSchema } from "../protocol";
import { view } from "../testkit/scenes";
import { pictureGroups } from "./turnPictures";

const ui = {
  movements: (line: LogLine) => (line.what === "take" ? [{ what: { thing: "cow" }, from: "earth", to: "seat:0", count: line.number ?? 1 }] : [{ what: { card: "A" }, from: "deck", to: "hand:0" }]),
} as unknown as GameUi;
const picture = (more: Partial<PictureSchema>): PictureSchema => ({ text: "", hand: [], chosen: "", lines: [], view: view(), ...more });
const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: "", ...more });

describe("a picture of a turn", () => {
  it("shows a hand with the one card that is chosen, of several equal ones the first", () => {
    const [cards, ...more] = pictureGroups(picture({ hand: ["A", "B", "B"], chosen: "B" }), ui);
    expect(more).toEqual([]);
    expect(cards).toEqual([{ card: "A", chosen: false }, { card: "B", chosen: true }, { card: "B", chosen: false }]);
  });

  it("shows what happens in its order, and what happens twice together", () => {
    const lines = [line("play", { cards: ["A"] }), line("take", { number: 3 }), line("draw", { cards: ["B"] }), line("draw", { cards: ["C"] }), line("pause")];
    expect(pictureGroups(picture({ lines }), ui)).toEqual([
      [{ card: "A", chosen: false }],
      [{ thing: "cow", count: 3 }],
      [{ card: "B", chosen: false }, { card: "C", chosen: false }],
    ]);
  });
});
