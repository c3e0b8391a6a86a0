// The flight at the end, and the table's own answers: what a card does that is dropped, where it may be dropped.
import { describe, expect, it } from "vitest";
import type { LogLine, OptionScene, ReplayStep } from "../../protocol";
import { ask, held, samples, sky, waiting } from "./samples";
import { finishedFlights, sumText, sumOf } from "./finishedFlights";
import drawing from "./table";

const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: "", seat: 0, ...more });
const step = (log: LogLine[], view = sky({ route: 2, zoid: 1, seats: 2 })): Pick<ReplayStep, "log" | "view"> => ({ log, view });

describe("the flight", () => {
  const first = step([]);
  const laid = line("lay", { cards: ["F4c"], from: "hand 0", to: "route", facts: { cell: [2, 1], entry: "S", exit: "W" } });
  const taken = (card: string, seat = 0): LogLine => line("take_route", { cards: [card], from: "route", to: "pending", seat });

  it("has every card that was laid, and a mark where cards were taken", () => {
    const [game] = finishedFlights([first, step([laid, line("roll", { number: 3 }), line("fly", { number: 1 }), line("excess", { number: 2 }), taken("B3s"), taken("Y2c")])]);
    expect(game?.legs.map(({ code, x, y }) => [code, x, y])).toEqual([["B3s", 1, 0], ["Y2c", 2, 0], ["F4c", 2, 1]]);
    expect(game?.fines).toEqual([{ x: 2, y: 1, seat: 0, count: 2 }]);
    expect(game?.zoid?.code).toBe("F4c");
  });

  it("tells two seats apart that took cards in the same place", () => {
    const [game] = finishedFlights([first, step([line("pass"), taken("B3s")]), step([line("pass", { seat: 1 }), taken("Y2c", 1)])]);
    expect(game?.fines.map(({ seat, count }) => [seat, count])).toEqual([[0, 1], [1, 1]]);
  });

  it("counts the piles of a game when it is scored, before the next one is dealt", () => {
    const dumped = line("dump", { cards: ["F1s"], from: "hand 0", to: "pile 0" });
    const games = finishedFlights([first, step([dumped, line("game_scored"), line("new_game", { number: 2 })], sky({ route: 0, zoid: -1, seats: 2, piles: [["G1s"], ["G2s"]] }))]);
    expect(games).toHaveLength(2);
    expect(games[0]?.piles).toEqual([["F1s", "F4s", "Y2p", "B2s"], ["G5s"]]);
    expect(games[1]).toMatchObject({ legs: [], fines: [], zoid: null, piles: [["G1s"], ["G2s"]] });
  });

  it("adds up a pile, the dearest first", () => {
    expect(sumOf(["G1s", "Y5s", "B5c", "X3"])).toEqual([{ value: 5, count: 2 }, { value: 3, count: 1 }, { value: 1, count: 1 }]);
    expect(sumText(["G1s", "Y5s", "B5c"])).toBe("2 × 5 + 1");
    expect(sumText([])).toBe("");
  });
});

describe("dropping a card", () => {
  const ghost = (word: string, ...turns: string[]) => ({ word, ways: turns.map((turn) => ({ turn })) });
  const view = sky({ board: { ghosts: [ghost("F4c", "L", "R"), ghost("Y1c", "R"), ghost("F1s", "S")] } });
  const play = ask("play", held(["F4c", "Y1c", "F1s"]));
  const [curve, guarded, straight] = play.options as [OptionScene, OptionScene, OptionScene];

  it("says which way a curve turns", () => {
    expect(drawing.dropAnswer(play, curve, "turn:2", view)).toBe("F4c 2");
    expect(drawing.dropAnswer(play, curve, "route", view)).toBeNull();
    expect(drawing.dropAnswer(play, guarded, "turn:1", view)).toBe("Y1c 2"); // there is no other way
    expect(drawing.dropAnswer(play, straight, "turn:1", view)).toBeNull();
  });

  it("lights up where it may fall", () => {
    expect(drawing.dropTargets(play, curve, view, 0)).toEqual(["turn:1", "turn:2"]);
    expect(drawing.dropTargets(play, straight, view, 0)).toEqual(["route"]);
    expect(drawing.dropTargets(ask("settle", waiting(["B3s"])), waiting(["B3s"])[0]!, view, 0)).toEqual(["pile:0"]);
  });

  it("never leads anybody to a pass", () => {
    const pass: OptionScene = { word: "pass", kind: "pass", label: "" };
    expect(drawing.lastResort(play, pass)).toBe(true);
    expect(drawing.lastResort(ask("more", [pass]), pass)).toBe(false);
  });
});

describe("the samples", () => {
  it("show every question", () => {
    const names = samples().flatMap(({ scene }) => scene.question?.name ?? []);
    expect([...new Set(names)].sort()).toEqual(["match", "more", "oola", "planet", "play", "settle", "turn"]);
  });
});
