// The tables of Alieninjas, read from what the server says.
import { describe, expect, it } from "vitest";
import { camouflagePoints, civilianPoints, CODES } from "./printedCards";
import { fitsTogether } from "./matches";
import { characterOf, claimOf, handOf, isCivilian, lookedAt, memoryOf, raceOf, rescueOf, typeOf, worthOf } from "./boardData";
import { groupByType, rescueRows, remainingPayments } from "./rescueLayout";
import { claim, four, line, memory, race, RACERS, rescue, sceneOf, shape } from "./samples";
import { applyLine, movements } from "./logEffects";
import { Table } from "../../table/table.svelte";
import drawing from "./table";
import { pointsText } from "./pointsText";

describe("the cards", () => {
  it("are all there, each once", () => {
    expect(CODES.length).toBe(6 * 9 + 8 + 12 + 4);
    expect(new Set(CODES).size).toBe(CODES.length);
  });

  it("say who they are", () => {
    expect([typeOf("C3T5"), characterOf("C3T5"), isCivilian("C3T5")]).toEqual([5, 3, false]);
    expect([typeOf("C3X"), characterOf("C3X"), isCivilian("C3X")]).toEqual([0, 3, true]);
    expect([typeOf("N7"), typeOf("T7"), typeOf("?")]).toEqual([7, 7, 0]);
    expect([camouflagePoints(1, 1), civilianPoints(6)]).toEqual([3, 4]);
  });
});

describe("Quick Claim", () => {
  it("reads the card that lies open, and what cards are worth in the mission", () => {
    const board = claimOf(claim(3));
    expect(board).toMatchObject({ top: "C1T6", number: 17, claimable: true, mission: [3, 6], opens: 16, deadline: 50 });
    expect([worthOf("C1T6", board.mission), worthOf("C1X", board.mission), worthOf("C1T1", board.mission)]).toEqual([2, 2, -3]);
    expect([pointsText(3), pointsText(-3), pointsText(0)]).toEqual(["+3", "−3", "0"]);
  });
});

describe("Memory", () => {
  it("knows cells from 0, and who has just looked where", () => {
    expect(memoryOf(memory(3, [1, 9], { cell: 5 }))).toMatchObject({ up: [0, 8], first: 4, mission: 4, doubled: [4, 8], kept: [[1], [8], []] });
    const table = new Table(shape(), drawing);
    table.scene = sceneOf("m2_memory", 3, memory());
    table.lines = [line("show", { number: 3 }), line("complete"), line("peek", { number: 5, seat: 1 }), line("peek", { number: 11, seat: 1 })];
    expect([...lookedAt(table)]).toEqual([[10, { what: "peek", seat: 1 }], [4, { what: "peek", seat: 1 }]]);
  });
});

describe("Map Race", () => {
  it("knows what the map wants in each cell, and which of them it may do without", () => {
    const [own] = raceOf(race(RACERS.slice(0, 2))).racers;
    expect(own?.wants.map((want) => (want ? `${want.type}${want.optional ? "*" : ""}` : "."))).toEqual(["1", ".", "2", ".", "3*", ".", "4", ".", "5"]);
    expect([own?.fits, own?.wrong, own?.character]).toEqual([[0, 2, 6], [4], 1]);
  });
});

describe("Four of a Mission", () => {
  it("lights up what goes together: one reason for all, a civilian alone", () => {
    const { matches } = handOf(four());
    expect(fitsTogether(matches, [], "C4T3")).toBe(false);
    expect(fitsTogether(matches, ["C1T3"], "C1T7")).toBe(true);
    expect(fitsTogether(matches, ["C1T3"], "C2T5")).toBe(false);
    expect(fitsTogether(matches, ["C1T3"], "C6X")).toBe(false);
    expect(fitsTogether(matches, [], "C6X")).toBe(true);
  });

  it("carries a multiplier from one Alieninja to the other", () => {
    expect(movements(line("move_multiplier", { cards: ["N3", "N8"] }), four())).toEqual([{ what: { thing: "doubler" }, from: "mission/N3", to: "mission/N8" }]);
  });
});

describe("Rescue Grid", () => {
  it("lays civilians between those that lie over them", () => {
    const { rows, wide } = rescueRows(rescueOf(rescue()));
    expect([rows.length, wide]).toEqual([2, 4]);
    expect(rows[0]?.places.map(({ place, x }) => [place.id, x])).toEqual([["V11", 0.5], ["V12", 1.5], ["V13", 2.5]]);
  });

  it("groups the hand by type and leaves the ways to pay that are still open", () => {
    expect(groupByType(["C1T5", "C2T1", "C3T5"], typeOf)).toEqual([{ type: 1, cards: ["C2T1"] }, { type: 5, cards: ["C1T5", "C3T5"] }]);
    expect(remainingPayments([[5], [5, 6], [6, 6]], [6])).toEqual([[5, 6], [6, 6]]);
    expect(remainingPayments([[5], [6, 6]], [5, 5])).toEqual([]);
  });

  it("moves what was taken into the hand, and leaves what a board shows itself", () => {
    const view = rescue();
    const taken = applyLine(line("take", { cards: ["C4T7"], from: "discard", to: "hand 0" }), view);
    expect(taken.places["hand"]?.[0]?.cards).toContain("C4T7");
    expect(applyLine(line("claim", { cards: ["C4T7"], from: "stack", to: "gained 0" }), view)).toBe(view);
  });
});
