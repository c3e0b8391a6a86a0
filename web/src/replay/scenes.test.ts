import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../words/words";
import { game, replayOf, shape } from "./samples";
import { mode } from "../lobby/samples";
import { replayAddress, withHiddenDecks, linesUpTo, playOnRequest, resultOf, sceneAt, seatsToTake, stepInHash, stepOfMove, clampStep } from "./scenes";

const GAME = replayOf([[0, 0], [1, 0], [1, 2]]);

beforeAll(() => loadWords("en"));

describe("a step as a scene", () => {
  it("has nothing to answer, and the names of those who played", () => {
    const scene = sceneAt({ ...GAME, seats: ["Zyx", ""] }, 1, shape);
    expect(scene.question).toBeNull();
    expect(scene.can_undo).toBe(false);
    expect(scene.seats.map((seat) => seat.name)).toEqual(["Zyx", "Seat 2"]);
    expect(scene.table).toMatchObject({ id: "k7f3-9wq2", status: "over", assist: false, options: { loot: 7 } });
    expect(scene.view).toBe(GAME.steps[1]?.view);
    expect(scene.log).toBe(1);
  });

  it("is seen by the seat, or by nobody of the table", () => {
    expect([-2, -1, 0, 1].map((viewer) => sceneAt({ ...GAME, viewer }, 0, shape).you)).toEqual([-1, -1, 0, 1]);
  });

  it("has a result at the end and not before", () => {
    expect(sceneAt(GAME, 1, shape).result).toBeNull();
    expect(sceneAt(GAME, 2, shape).result).toMatchObject({ scores: [1, 2], winners: [1], text: "Blip wins." });
  });

  it("ends in the words of the server, which know what ended the game", () => {
    const text = "Nobody wins. Nobody has a card left to play.";
    expect(resultOf({ ...GAME, winners: [], truncated: true, ended: "halt", text })).toMatchObject({ truncated: true, ended: "halt", text });
  });

  it("tells everything up to it", () => {
    expect(linesUpTo(GAME, 2).map((line) => line.text)).toEqual(["Move 1.", "Move 2."]);
    expect(linesUpTo(GAME, 0)).toEqual([]);
  });
});

describe("other eyes", () => {
  it("see the same move, or the last one they noticed", () => {
    const seat = replayOf([[0, 0], [1, 0], [1, 2]], { viewer: 1 }, [0, 2, 5]);
    expect([0, 1, 2, 4, 5, 9].map((move) => stepOfMove(seat, move))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("of everybody see all hands, but the deck as it lay", () => {
    const spectator = { deck: [{ size: 9, cards: [] }] };
    const told = { ...GAME, steps: GAME.steps.map((step, at) => (at ? { ...step, spectator } : step)) };
    const [first, second] = withHiddenDecks(told).steps.map((step) => step.view.places);
    expect(second?.["deck"]).toEqual([{ size: 9, cards: [] }]);
    expect(second?.["hand"]?.[1]?.cards).toEqual(["MAGPIE", "TRINKET"]);
    expect(first?.["deck"]?.[0]?.cards).toEqual(["TRINKET", "ZOLW"]); // nothing there that a spectator did not see
  });
});

describe("an address", () => {
  it("names the step, and anything odd means the beginning or the end", () => {
    expect(replayAddress("abc", 12)).toBe("/r/abc#step=12");
    expect(replayAddress("abc", 0)).toBe("/r/abc");
    expect(["#step=12", "", "#", "#step=x", "#step=Infinity", "#a=1&step=3"].map(stepInHash)).toEqual([12, 0, 0, 0, 0, 3]);
    expect([-3, 1.4, 99, NaN].map((wished) => clampStep(GAME, wished))).toEqual([0, 1, 2, 0]);
  });
});

describe("a seat that only rules move", () => {
  it("is nobody's to play on from, and looks like one", () => {
    const alone = { ...game, modes: [mode({ id: "standard", automata: [1] })] };
    const three = replayOf([[0, 0, 0]]);
    expect(playOnRequest(three, 0, alone, 2).seats).toEqual([{ kind: "bot", bot: "thief" }, { kind: "me" }]);
    expect(seatsToTake(three, alone)).toEqual([0, 2]);
    const seats = ["person", "automaton", "bot"].map((kind) => ({ kind, name: "", bot: "", here: false, stand_in: false }));
    expect(sceneAt(three, 0, { ...shape, seats }).seats.map((one) => one.kind)).toEqual(["person", "automaton", "person"]);
  });
});

describe("playing on", () => {
  it("begins after the move of the step, with me and bots", () => {
    const seat = replayOf([[0, 0, 0], [1, 0, 0]], {}, [0, 4]);
    expect(playOnRequest(seat, 1, game, 2)).toEqual({
      game: "magpie",
      seats: [{ kind: "bot", bot: "thief" }, { kind: "bot", bot: "thief" }, { kind: "me" }],
      begin: { table: "k7f3-9wq2", step: 4 },
    });
  });
});
