import { beforeAll, describe, expect, test } from "vitest";
import anyTable from "../games/any/table";
import type { GameUi } from "../games/contract";
import ufoludki from "../games/ufoludki/table";
import type { LogLine, OptionScene, QuestionScene } from "../protocol";
import { card, number, question, scene, seat, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { formatClock, clockLeft } from "./clock";
import { numberKeyOf, numberKeyTargets } from "./numberKeys";
import { textPieces } from "./logText";

beforeAll(() => loadWords("en"));

const line = (n: number): LogLine => ({ what: "play", text: `line ${n}` });

describe("what is shown", () => {
  test("equal cards are one option, whichever of them is pointed at", () => {
    const shown = table(scene({ question: question([card("A", 0), card("B", 1)]) }));
    expect(shown.optionAt({ place: "hand", seat: 0, at: 2, card: "A" })?.word).toBe("A");
    expect(shown.optionAt({ place: "hand", seat: 1, at: 0, card: "A" })).toBeNull();
    expect(shown.optionAt({ place: "nest", seat: 0, at: 0, card: "A" })).toBeNull();
  });

  test("what a card does now depends on how things are, if the game says so; else it is all that stands on it", () => {
    const shown = table(scene({ view: view({ fields: { phase: 2 } }) }));
    Object.assign(shown.game, { now: { phase: { "1": { A: "Grows." }, "2": { A: "Falls." } } } });
    expect([shown.currentText("A"), shown.currentText("B"), shown.currentText("?")]).toEqual(["Falls.", "Holds things.", ""]);
    Object.assign(shown.game, { now: {} });
    expect(shown.currentText("A")).toBe("Round and red.");
  });

  test("a hidden card is told by where it lies", () => {
    const hidden = { word: "2", kind: "card", label: "third", card: "?", place: "deck", at: 2 };
    const shown = table(scene({ question: question([hidden]) }));
    expect(shown.optionAt({ place: "deck", at: 2, card: "?" })?.word).toBe("2");
    expect(shown.optionAt({ place: "deck", at: 1, card: "?" })).toBeNull();
  });

  test("a place in a pile is told by its depth, whether its card is known or not", () => {
    const places = ["A", "?"].map((code, at) => ({ word: `deck ${at}`, kind: "place", label: "", card: code, place: "deck", at }));
    const shown = table(scene({ question: question(places) }));
    expect(shown.optionAt({ place: "deck", at: 1, card: "?" })?.word).toBe("deck 1");
    expect(shown.optionAt({ place: "deck", at: 0, card: "A" })?.word).toBe("deck 0");
    expect(shown.optionAt({ place: "deck", at: 2, card: "?" })).toBeNull();
  });

  test("a card that lies on the table in an unfinished move is not in the hand, and its number goes to the next", () => {
    const ui = { ...anyTable, laidOut: () => ["A"] };
    const shown = table(scene({ question: question([card("B", 1), card("A", 2)], { before: ["A"] }) }), ui);
    expect(shown.handCards(0)).toEqual([{ code: "B", at: 1, nth: 1 }, { code: "A", at: 2, nth: 1 }]);
    expect(numberKeyTargets(shown)).toEqual([{ option: card("B", 1) }, { option: card("A", 2) }]);
    shown.scene = scene();
    expect(shown.handCards(0)).toHaveLength(3);
  });

  test("what the board stands for is no button, may have words of its own, and on a scale no number key", () => {
    const ui: GameUi = { ...anyTable, onBoard: (_, option) => option.kind === "number", optionName: (_, option) => (option.value === 3 ? "three" : null) };
    const pass = { word: "pass", kind: "pass", label: "pass" };
    const shown = table(scene({ question: question([number(2), number(3), pass]) }), ui);
    expect(shown.buttonOptions).toEqual([pass]);
    expect([number(2), number(3)].map((one) => shown.labelOf(one))).toEqual(["2", "three"]);
    expect(numberKeyTargets(shown)).toEqual([{ option: pass }]);
  });

  test("nothing can be chosen while things move", () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    shown.animating = true;
    expect(shown.optionAt({ place: "hand", seat: 0, at: 0, card: "A" })).toBeNull();
  });

  test("the others sit clockwise from the viewer", () => {
    const seats = ["Ada", "Bo", "Cy", "Di"].map((name) => ({ kind: "person", name }));
    expect(table(scene({ seats, you: 2 })).otherSeats).toEqual([3, 0, 1]);
    expect(table(scene({ seats, you: -1 })).otherSeats).toEqual([1, 2, 3]);
  });

  test("the story goes on, and after an undo it is told anew", () => {
    const shown = table();
    shown.replaceLog({ start: 10, lines: [line(10), line(11)] });
    shown.replaceLog({ start: 12, lines: [line(12)] });
    expect(shown.lines.map((one) => one.text)).toEqual(["line 10", "line 11", "line 12"]);
    shown.replaceLog({ start: 11, lines: [{ what: "play", text: "another" }] });
    expect(shown.lines.map((one) => one.text)).toEqual(["line 10", "another"]);
    shown.replaceLog({ start: 0, lines: [line(0)] });
    expect(shown.lines.map((one) => one.text)).toEqual(["line 0"]);
  });

  test("that a card leaves the own hand goes without saying", () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    shown.foretold = { A: [{ what: "play", text: "Ada plays.", seat: 0, from: "hand 0", to: "nest 0" }, { what: "rob", text: "Ada takes 2.", seat: 0 }] };
    expect(shown.foresight).toEqual([]);
    shown.pointed = "A";
    expect(shown.foresight.map((one) => one.text)).toEqual(["Ada takes 2."]);
  });
});

describe("number keys", () => {
  test("are the cards of the hand when one of them is asked for", () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    expect(numberKeyTargets(shown)).toEqual([
      { option: card("A", 0) },
      { spot: { place: "hand", seat: 0, at: 1, card: "B" } },
      { option: card("A", 0) },
    ]);
  });

  test("are the options in their order otherwise", () => {
    const shown = table(scene({ question: question([seat(1), number(2)]) }));
    expect(numberKeyTargets(shown)).toEqual([{ option: seat(1) }, { option: number(2) }]);
    expect(numberKeyOf(shown, number(2))).toBe("2");
  });

  test("beyond nine there are none", () => {
    const shown = table(scene({ question: question(Array.from({ length: 12 }, (_, n) => number(n))) }));
    expect([numberKeyOf(shown, number(8)), numberKeyOf(shown, number(9))]).toEqual(["9", ""]);
  });
});

describe("the time left", () => {
  const clock = { move: 5_000, bank: 60_000 };
  test("stands still until the clock runs", () => expect(clockLeft(clock, 99_999)).toEqual(clock));
  test("goes from the move first", () => expect(clockLeft({ ...clock, since: 1_000 }, 3_000)).toEqual({ move: 3_000, bank: 60_000 }));
  test("then from the bank", () => expect(clockLeft({ ...clock, since: 1_000 }, 16_000)).toEqual({ move: 0, bank: 50_000 }));
  test("and never below nothing", () => expect(clockLeft({ ...clock, since: 0 }, 1e9)).toEqual({ move: 0, bank: 0 }));
  test("is not lost to a clock that is behind", () => expect(clockLeft({ ...clock, since: 5_000 }, 1_000)).toEqual(clock));
  test("is told shortly", () => expect([4_001, 65_000, 3_600_000, 90_000_000].map(formatClock)).toEqual(["0:05", "1:05", "1:00:00", "1 d 1 h"]));
});

describe("a sentence of the story", () => {
  const cards = { S: "Saucer 3 with a moon" };
  test("marks names, cards and numbers, and keeps every letter", () => {
    const told = { what: "rob", text: "Ada takes 3 tokens from Bo.", seat: 0, other: 1, number: 3 };
    const cut = textPieces(told, ["Ada", "Bo"], cards);
    expect(cut.filter((one) => one.strong).map((one) => one.text)).toEqual(["Ada", "3", "Bo"]);
    expect(cut.map((one) => one.text + (one.tail ?? "")).join("")).toBe(told.text);
  });

  test("does not take the 3 in the name of a card for a number", () => {
    const told = { what: "play", text: "Ada plays Saucer 3 with a moon.", seat: 0, cards: ["S"], number: 3 };
    const cut = textPieces(told, ["Ada"], cards);
    expect(cut.find((one) => one.card)?.text).toBe("Saucer 3 with a moon");
    expect(cut.map((one) => one.text + (one.tail ?? "")).join("")).toBe(told.text);
  });

  test("does not mark a name within a word", () => {
    const told = { what: "take", text: "Bo robs Bobby.", seat: 0, other: 1 };
    expect(textPieces(told, ["Bo", "Bobby"], {}).filter((one) => one.strong).map((one) => one.text)).toEqual(["Bo", "Bobby"]);
  });
});

describe("Ufoludki", () => {
  const before = view({ fields: { loot: [4, 2, 0], earth: 9, turns: 3 }, places: { deck: [{ size: 7, cards: [] }], hand: [], stack: [{ size: 1, cards: ["S2A"] }, { size: 2, cards: ["S3A", "S4A"] }, { size: 0, cards: [] }] } });
  const loot = (told: LogLine) => ufoludki.applyLine(told, before).fields;

  test("tokens fly from whom they are taken to who takes them", () => {
    const robbed = { what: "rob", text: "", seat: 0, other: 1, number: 2 };
    expect(ufoludki.movements(robbed, before).map(({ from, to }) => [from, to])).toEqual([["seat:1", "seat:0"], ["seat:1", "seat:0"]]);
    expect(loot(robbed)).toMatchObject({ loot: [6, 0, 0], earth: 9 });
    expect(loot({ what: "take", text: "", seat: 2, number: 3 })).toMatchObject({ loot: [4, 2, 3], earth: 6 });
    expect(loot({ what: "return", text: "", seat: 0, number: 1 })).toMatchObject({ loot: [3, 2, 0], earth: 10 });
  });

  test("a rob of nothing moves nothing", () => expect(ufoludki.movements({ what: "rob", text: "", seat: 0, other: 2, number: 0 }, before)).toEqual([]));

  test("a General sweeps all stacks under the deck", () => {
    const told = { what: "gather", text: "", seat: 0, number: 3, to: "deck" };
    expect(ufoludki.movements(told, before).map((one) => one.from)).toEqual(["stack:0", "stack:1"]);
    const swept = ufoludki.applyLine(told, before).places;
    expect([swept["deck"]?.[0]?.size, swept["stack"]?.map((pile) => pile.size)]).toEqual([10, [0, 0, 0]]);
  });

  test("the third Strength in numbers stands for three, when they are counted", () => {
    const counting = question([number(1), number(2), number(3)], { name: "count", before: ["SWARM"] });
    expect(ufoludki.standsFor(counting, "SWARM", 3)).toBe("3");
    expect(ufoludki.standsFor(counting, "S2A", 1)).toBeNull();
    expect(ufoludki.standsFor(question([card("SWARM", 0)]), "SWARM", 1)).toBeNull();
  });

  test("who would be robbed is said at the stack", () => {
    expect(ufoludki.foresightTags([{ what: "rob", text: "", seat: 0, other: 1, number: 2 }])).toEqual([{ anchor: "stack:1", text: "would lose 2", to: "seat:0" }]);
    expect(ufoludki.foresightTags([{ what: "spent", text: "", seat: 0, other: 1, number: 0 }])).toEqual([{ anchor: "stack:1", text: "would lose 0", to: "seat:0" }]);
  });
});

describe("buttons", () => {
  const asked = (options: OptionScene[], more: Partial<QuestionScene> = {}) => table(scene({ question: question(options, more) }));
  const say = (value: number): OptionScene => ({ word: String(value), kind: "choice", label: `choice ${value}`, value });
  const pass: OptionScene = { word: "pass", kind: "pass", label: "Reveal" };

  test("say what choosing is called here; an answer in words is called by them", () => {
    const shown = asked([number(3), pass], { verb: "Send {label}" });
    expect([shown.verbOf(number(3)), shown.verbOf(pass)]).toEqual(["Send 3", "Reveal"]);
    expect(asked([card("A", 0)], { verb: "Hide it here" }).verbOf(card("A", 0))).toBe("Hide it here");
    expect(asked([card("A", 0)]).verbOf(card("A", 0))).toBe("Choose it");
  });

  test("one of them is bright: what is picked, what is advised, else the most or the first that does something", () => {
    expect(asked([number(1), number(2), number(3)]).primaryWord).toBe("3");
    expect(asked([say(0), say(1)]).primaryWord).toBe("0");
    expect(asked([pass, say(1)]).primaryWord).toBe("1");
    expect(asked([card("A", 0), pass]).primaryWord).toBe("pass");
    const shown = asked([say(0), say(1)]);
    shown.advised = "1";
    expect(shown.primaryWord).toBe("1");
    shown.picked = "0";
    expect(shown.primaryWord).toBe("0");
    expect(asked([card("A", 0)]).primaryWord).toBeNull();
  });
});
