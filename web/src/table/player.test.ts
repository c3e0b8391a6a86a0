import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableSocket, Reply, RequestBody } from "../net/tableSocket";
import { card, number, question, scene, seat, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { Player } from "./player.svelte";
import { setPreference } from "./preferences.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => setPreference("confirm", "touch"));

/** A line that notes what is asked of it and answers as told. */
function sitDown(reply: (wish: RequestBody) => Partial<Reply> | Promise<Partial<Reply>> = () => ({ t: "ack" }), options = [card("A", 0), card("B", 1)]) {
  const shown = table(scene({ question: question(options) }));
  const asked: RequestBody[] = [];
  const knocks = vi.fn();
  const line = {
    request: async (wish: RequestBody) => {
      asked.push(wish);
      return reply(wish);
    },
  } as unknown as TableSocket;
  const player = new Player(shown, () => line, knocks);
  shown.actions = player;
  player.onQuestionChange();
  return { shown, player, asked, knocks };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("choosing", () => {
  test("by mouse and by key plays at once", async () => {
    const { player, asked } = sitDown();
    player.choose(card("A", 0), "mouse");
    await settled();
    player.choose(card("B", 1), "key");
    await settled();
    expect(asked).toEqual([
      { t: "move", ask: "1.0", words: "A" },
      { t: "move", ask: "1.0", words: "B" },
    ]);
  });

  test("by touch asks first, and says what would happen", async () => {
    const robbed = { what: "rob", text: "Ada takes 2 from Bo." };
    const { shown, player, asked } = sitDown((wish) => (wish.t === "why" ? { t: "because", allowed: true, foretold: [robbed] } : { t: "ack" }));
    player.choose(card("A", 0), "touch", 2);
    await settled();
    expect([shown.picked, shown.chosenAt, shown.foresight]).toEqual(["A", 2, [robbed]]);
    player.choose(card("A", 0), "touch", 2);
    await settled();
    expect(asked.map((wish) => wish.t)).toEqual(["why", "move"]);
  });

  test("always asks first if that is wished for, and never if not", () => {
    const { shown, player } = sitDown(() => new Promise(() => {}));
    setPreference("confirm", "always");
    player.choose(card("A", 0), "mouse");
    expect([shown.picked, shown.sent]).toEqual(["A", null]);
    player.confirm();
    expect([shown.picked, shown.sent]).toEqual([null, "A"]);
    const other = sitDown(() => new Promise(() => {}));
    setPreference("confirm", "never");
    other.player.choose(card("B", 1), "touch");
    expect(other.shown.sent).toBe("B");
  });

  describe("while everybody has a look", () => {
    const looking = { kind: "peek", text: "", waits_for: [], ready: [], due: 0 };
    const asking = (more: object = {}) => scene({ question: question([card("A", 0), card("B", 1)]), ...more });

    test("is kept, is seen to wait, and goes out once when that is over", async () => {
      const { shown, player, asked } = sitDown();
      shown.scene = asking({ pause: looking });
      player.onQuestionChange();
      player.choose(card("B", 1), "mouse");
      player.choose(card("A", 0), "mouse");
      await settled();
      expect([asked, shown.sent, shown.heldBack]).toEqual([[], "B", true]);
      shown.scene = asking({ pause: looking }); // whoever comes or goes meanwhile changes nothing
      player.onQuestionChange();
      await settled();
      expect(asked).toEqual([]);
      shown.scene = asking();
      player.onQuestionChange();
      await settled();
      expect([asked, shown.sent, shown.heldBack]).toEqual([[{ t: "move", ask: "1.0", words: "B" }], null, false]);
    });

    test("is dropped if it has become another question", async () => {
      const { shown, player, asked } = sitDown();
      shown.scene = asking({ pause: looking });
      player.onQuestionChange();
      player.choose(card("B", 1), "mouse");
      shown.scene = scene({ question: question([card("A", 0)], { ask: "2.0" }) });
      player.onQuestionChange();
      await settled();
      expect([asked, shown.sent, shown.heldBack]).toEqual([[], null, false]);
    });

    test("is impossible where time passes: nobody gets ahead of the others", () => {
      const { shown } = sitDown();
      shown.scene = { ...asking({ pause: looking }), table: { ...asking().table, tick: 100 } };
      expect(shown.question).toBeNull();
    });
  });

  test("twice counts once", () => {
    const { player, asked } = sitDown(() => new Promise(() => {}));
    player.choose(card("A", 0), "mouse");
    player.choose(card("A", 0), "mouse");
    expect(asked).toHaveLength(1);
  });

  test("is possible as soon as the next question is seen, though the answer to the last is not confirmed yet", async () => {
    const replies: ((reply: Partial<Reply>) => void)[] = [];
    const { shown, player, asked } = sitDown(() => new Promise((resolve) => replies.push(resolve)));
    player.choose(card("A", 0), "mouse");
    shown.scene = scene({ question: question([card("A", 0), card("B", 1)], { ask: "2.0" }) });
    player.onQuestionChange();
    expect(shown.sent).toBeNull();
    player.choose(card("B", 1), "mouse");
    expect(asked).toEqual([
      { t: "move", ask: "1.0", words: "A" },
      { t: "move", ask: "2.0", words: "B" },
    ]);
    replies[0]?.({ t: "ack" });
    await settled();
    expect(shown.sent, "the second answer is still on its way").toBe("B");
    replies[1]?.({ t: "ack" });
    await settled();
    expect(shown.sent).toBeNull();
  });

  test("is still to come when the table changes in something else", () => {
    const { shown, player, asked } = sitDown(() => new Promise(() => {}));
    player.choose(card("A", 0), "mouse");
    shown.scene = scene({ question: question([card("A", 0), card("B", 1)]), watchers: 3 });
    player.onQuestionChange();
    player.choose(card("B", 1), "mouse");
    expect([shown.sent, asked.length]).toEqual(["A", 1]);
  });

  test("a no that comes late is told all the same, and does not take back what was chosen since", async () => {
    const replies: ((reply: Partial<Reply>) => void)[] = [];
    const { shown, player } = sitDown(() => new Promise((resolve) => replies.push(resolve)));
    player.choose(card("A", 0), "mouse");
    shown.scene = scene({ question: question([card("A", 0), card("B", 1)], { ask: "2.0" }) });
    player.onQuestionChange();
    player.choose(card("B", 1), "mouse");
    replies[0]?.({ t: "refused", code: "STALE", text: "No longer open." });
    await settled();
    expect([player.notice?.text, shown.sent]).toEqual(["No longer open.", "B"]);
  });

  test("is shown at once, before any answer comes", () => {
    const { shown, player } = sitDown(() => new Promise(() => {}));
    player.choose(card("A", 0), "mouse");
    expect(shown.sent).toBe("A");
  });

  test("something that is refused is told with its rule", async () => {
    const { shown, player, knocks } = sitDown(() => ({ t: "refused", code: "STALE", text: "No longer open.", rule: "4.1" }));
    player.choose(card("A", 0), "mouse");
    await settled();
    expect(player.notice).toMatchObject({ kind: "no", text: "No longer open.", rule: "4.1" });
    expect([shown.sent, knocks.mock.calls.length]).toEqual([null, 1]);
  });

  test("a line that cannot send says so and nothing is pending", async () => {
    const { shown, player } = sitDown(() => Promise.reject(new Error("not sent")));
    player.choose(card("A", 0), "mouse");
    await settled();
    expect([player.notice?.kind, player.notice?.text, shown.sent]).toEqual(["trouble", "not sent", null]);
  });
});

describe("a move of several parts", () => {
  test("a card that is dropped on a seat is played on that seat", async () => {
    const { shown, player, asked } = sitDown();
    player.drop(card("A", 0), "seat:1");
    await settled();
    shown.scene = scene({ question: question([seat(0), seat(1)], { ask: "1.1", name: "target", before: ["A"] }) });
    player.onQuestionChange();
    expect(asked).toEqual([
      { t: "move", ask: "1.0", words: "A" },
      { t: "move", ask: "1.1", words: "1" },
    ]);
  });

  test("a card may say more by where it is dropped, and then it is not aimed at a seat", async () => {
    const { shown, player, asked } = sitDown();
    Object.assign(shown, { ui: { ...shown.ui, dropAnswer: (_: unknown, option: { word: string }, to: string) => (to === "slot:1" ? `${option.word} 1` : null) } });
    player.drop(card("A", 0), "slot:1");
    await settled();
    player.drop(card("A", 0), "nest");
    await settled();
    expect(asked.filter((wish) => wish.t === "move").map((wish) => ("words" in wish ? wish.words : ""))).toEqual(["A 1", "A"]);
  });

  test("a card that was refused where it was dropped aims at nobody any more", async () => {
    const { shown, player, asked } = sitDown((wish) => ("words" in wish && wish.words === "A" ? { t: "refused", code: "NO", text: "No." } : { t: "ack" }));
    player.drop(card("A", 0), "seat:1");
    await settled();
    player.choose(card("B", 1), "mouse");
    await settled();
    shown.scene = scene({ question: question([seat(0), seat(1)], { ask: "1.1", name: "target", before: ["B"] }) });
    player.onQuestionChange();
    expect(asked.map((wish) => ("words" in wish ? wish.words : ""))).toEqual(["A", "B"]);
  });

  test("a card that is dropped back on the hand is not played", () => {
    const { player, asked } = sitDown();
    player.drop(card("A", 0), "hand:0");
    player.drop(card("A", 0), null);
    expect(asked).toEqual([]);
  });

  test("what leaves no choice is answered by itself, but never the first part", async () => {
    const { shown, player, asked } = sitDown(undefined, [card("A", 0)]);
    expect(asked).toEqual([]);
    shown.scene = scene({ question: question([number(1)], { ask: "1.1", before: ["A"] }) });
    player.onQuestionChange();
    expect(asked).toEqual([{ t: "move", ask: "1.1", words: "1" }]);
  });

  test("back takes back the part, and forgets what was picked", () => {
    const { shown, player, asked } = sitDown();
    shown.scene = scene({ question: question([seat(0), seat(1)], { ask: "1.1", before: ["A"] }) });
    player.onQuestionChange();
    shown.picked = "1";
    player.back();
    expect([shown.picked, asked]).toEqual([null, [{ t: "back", ask: "1.1" }]]);
  });
});

test("ready for the next round is said once at a time", async () => {
  const { player, asked } = sitDown();
  player.ready();
  player.ready();
  await settled();
  expect(asked).toEqual([{ t: "ready" }]);
});

describe("in the second step of a move", () => {
  const second = () => {
    const found = sitDown(() => ({ t: "ack" }), [seat(1)]);
    found.shown.scene = scene({ question: question([seat(1), seat(0)], { ask: "1.1", before: ["B"], kind: "seat" }) });
    found.player.onQuestionChange();
    found.asked.length = 0;
    return found;
  };

  test("another card takes the place of the first in one step", () => {
    const { player, asked } = second();
    player.askWhyNot({ place: "hand", seat: 0, at: 0, card: "A" }, "mouse");
    expect(asked).toEqual([{ t: "move", ask: "1.1", words: "A", afresh: true }]);
  });

  test("by touch the other card is picked, not played", async () => {
    const { shown, player, asked } = second();
    player.askWhyNot({ place: "hand", seat: 0, at: 2, card: "A" }, "touch");
    expect(asked).toEqual([{ t: "back", ask: "1.1", whole: true }]);
    await settled();
    shown.scene = scene({ question: question([card("A", 0), card("B", 1)], { ask: "1.2" }) });
    player.onQuestionChange();
    expect([shown.picked, shown.chosenAt]).toEqual(["A", 2]);
  });

  test("only the card that was chosen last is changed", () => {
    const { shown, player, asked } = second();
    shown.scene = scene({ question: question([seat(1), seat(0)], { ask: "1.3", before: ["A", "B"], kind: "seat" }) });
    player.onQuestionChange();
    player.askWhyNot({ place: "hand", seat: 0, at: 2, card: "A" }, "key");
    expect(asked).toEqual([{ t: "move", ask: "1.3", words: "A A", afresh: true }]);
  });

  test("the chosen card itself, and Escape, put it back", () => {
    const { player, asked } = second();
    player.askWhyNot({ place: "hand", seat: 0, at: 1, card: "B" });
    expect(asked).toEqual([{ t: "back", ask: "1.1" }]);
    const other = second();
    expect(other.player.stepBack()).toBe(true);
    expect(other.asked).toEqual([{ t: "back", ask: "1.1" }]);
  });

  test("Escape first closes what was told, then goes back; with nothing begun there is nothing to do", () => {
    const { player, asked } = second();
    player.notice = { kind: "no", text: "No.", rule: "" };
    expect([player.stepBack(), player.notice, asked]).toEqual([true, null, []]);
    expect(sitDown().player.stepBack()).toBe(false);
  });

  test("where cards of the hand are asked for, a card that is none of them answers why not", () => {
    const { shown, player, asked } = second();
    shown.scene = scene({ question: question([card("B", 1)], { ask: "1.4", before: ["A"] }) });
    player.onQuestionChange();
    asked.length = 0;
    shown.sent = null;
    player.askWhyNot({ place: "hand", seat: 0, at: 2, card: "A" });
    expect(asked).toEqual([{ t: "why", words: "A" }]);
  });
});

describe("asking", () => {
  test("a card that may not be played answers why not", async () => {
    const { player, asked } = sitDown(() => ({ t: "because", allowed: false, code: "NOT_IN_HAND", text: "You hold no Coin.", rule: "4.1" }));
    player.askWhyNot({ place: "nest", seat: 1, at: 0, card: "C" });
    await settled();
    expect(asked).toEqual([{ t: "why", words: "nest" }]);
    expect(player.notice).toEqual({ kind: "no", text: "You hold no Coin.", rule: "4.1", code: "NOT_IN_HAND" });
  });

  test("piles and seats are asked about by their names, a seat where none is asked for without its figure", async () => {
    const { player, asked } = sitDown(() => ({ t: "because", allowed: false, text: "No.", rule: "4.1" }));
    player.askWhyNot({ place: "deck", at: 0, card: "?" });
    player.askWhyNot({ seat: 1 });
    player.askWhyNot({ place: "hand", seat: 0, at: 1, card: "B" });
    expect(asked.map((wish) => "words" in wish && wish.words)).toEqual(["deck", "seat", "B"]);
    const other = sitDown(() => ({ t: "because", allowed: false, text: "No.", rule: "4.1" }), [seat(0)]);
    other.player.askWhyNot({ seat: 1 });
    expect(other.asked.map((wish) => "words" in wish && wish.words)).toEqual(["seat 1"]);
  });

  test("what could be an answer but is not meant as one says what is asked", async () => {
    const { player } = sitDown(() => ({ t: "because", allowed: true, foretold: [] }));
    player.askWhyNot({ place: "deck", at: 0, card: "?" });
    await settled();
    expect([player.notice?.text.includes("the deck"), player.notice?.rule]).toEqual([true, "4.1"]);
  });

  test("what would happen is asked once for each option and forgotten with the question", async () => {
    const { shown, player, asked } = sitDown(() => ({ t: "because", allowed: true, foretold: [] }));
    player.point(card("A", 0));
    await settled();
    player.point(card("A", 0));
    await settled();
    expect(asked).toHaveLength(1);
    shown.scene = scene({ question: question([card("A", 0), card("B", 1)], { ask: "2.0" }) });
    player.onQuestionChange();
    expect(shown.foretold).toEqual({});
    player.point(card("A", 0));
    expect(asked).toHaveLength(2);
  });

  test("an answer that comes after its question is gone tells nothing", async () => {
    let answer = (_: Partial<Reply>) => {};
    const { shown, player } = sitDown(() => new Promise((resolve) => (answer = resolve)));
    player.point(card("A", 0));
    shown.scene = scene({ question: question([card("A", 0)], { ask: "2.0" }) });
    player.onQuestionChange();
    answer({ t: "because", allowed: true, foretold: [{ what: "old", text: "old" }] });
    await settled();
    expect(shown.foretold).toEqual({});
  });

  test("a hint marks the option and gives its reasons", async () => {
    const { shown, player } = sitDown(() => ({ t: "advised", ask: "1.0", word: "B", label: "Button", reasons: ["It pays."] }));
    await player.hint();
    expect([shown.advised, player.notice]).toEqual(["B", { kind: "hint", text: "It pays. Hint: Button.", rule: "" }]);
  });

  test("a hint for a question that is gone is not shown", async () => {
    const { shown, player } = sitDown(() => ({ t: "advised", ask: "0.9", word: "B", label: "Button", reasons: [] }));
    await player.hint();
    expect([shown.advised, player.notice]).toEqual([null, null]);
  });
});
