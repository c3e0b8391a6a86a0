// The map and the story of Alien Getaway, read from what the server says.
import { describe, expect, it } from "vitest";
import type { LogLine, QuestionScene, ViewScene } from "../../protocol";
import { buildOf, entryOf, fitMap, frontAfter, frontOf, laidOut, quarterTurns, routeOf, spanOf, zoidAt } from "./boardData";
import { applyLine, movements, lastFlight } from "./logEffects";

const MIDDLE = 32768;
const WIDE = 65536;
const cell = (x: number, y: number): number => (y + MIDDLE) * WIDE + x + MIDDLE;
const [N, E, S, W] = [0, 1, 2, 3];

/** B3s from (1,0) to the east, Y2c in (2,0) turning left, then on north. */
const view = (more: Partial<ViewScene> = {}): ViewScene => ({
  places: {
    route: [{ size: 2, cards: ["Y2c", "B3s"] }],
    pending: [{ size: 0, cards: [] }],
    pile: [{ size: 2, cards: ["G1s", "F2s"] }, { size: 1, cards: ["B5c"] }],
    hand: [{ size: 2, cards: ["F4c", "F1s"] }, { size: 3, cards: [] }],
    box: [{ size: 0, cards: [] }],
  },
  fields: { track: [cell(1, 0) * 16 + E * 4 + E, cell(2, 0) * 16 + E * 4 + N], front: cell(2, 1) * 4 + N, zoid: 0 },
  waiting: [0],
  standing: [],
  over: false,
  truncated: false,
  rounds: [],
  paused: false,
  ...more,
});
const question = (name: string, before: string[]): QuestionScene => ({ ask: "1", name, kind: "card", rule: "6.1", prompt: "", before, options: [] });
const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: "", seat: 0, ...more });

describe("the map", () => {
  it("lays the cards of the route where the server says, the oldest first", () => {
    expect(routeOf(view())).toEqual([
      { code: "B3s", x: 1, y: 0, entry: "W", exit: "E" },
      { code: "Y2c", x: 2, y: 0, entry: "W", exit: "N" },
    ]);
    expect(frontOf(view())).toEqual({ x: 2, y: 1, heading: "N" });
  });

  it("knows where Zoid is, on the planet too", () => {
    expect(zoidAt(view())).toMatchObject({ x: 1, y: 0, facing: "E" });
    expect(zoidAt(view({ fields: { ...view().fields, zoid: -1 } }))).toMatchObject({ x: 0, y: 0 });
  });

  it("reads cells that are far away and left of the planet", () => {
    const far = { track: [cell(-7, -30) * 16 + W * 4 + S], front: cell(-7, -31) * 4 + S, zoid: 0 };
    expect(routeOf(view({ fields: far, places: { ...view().places, route: [{ size: 1, cards: ["G1c"] }] } }))).toEqual([{ code: "G1c", x: -7, y: -30, entry: "E", exit: "S" }]);
  });

  it.each([
    ["Y3s", "W", "E", 0],
    ["Y3s", "S", "N", 90],
    ["Y3c", "W", "S", 0],
    ["Y3c", "N", "W", 90],
    ["Y3c", "E", "N", 180],
    ["Y3c", "S", "E", 270],
    ["Y3c#2", "E", "S", 270],
  ] as const)("turns %s so that its line joins %s and %s", (code, entry, exit, degrees) => {
    expect(quarterTurns({ code, x: 0, y: 0, entry, exit })).toBe(degrees);
  });

  it("shows what is being built, and what is held to be turned", () => {
    const build = buildOf(view(), question("turn", ["F4c", "2", "F1s", "0", "F2c"]));
    expect(build.laid.map(({ code, x, y, exit }) => [code, x, y, exit])).toEqual([
      ["F4c", 2, 1, "E"],
      ["F1s", 3, 1, "E"],
    ]);
    expect(build.front).toEqual({ x: 4, y: 1, heading: "E" });
    expect(build.held).toBe("F2c");
    expect(laidOut(question("more", ["F4c", "2"]))).toEqual(["F4c"]);
    expect(laidOut(question("match", ["F4c"]))).toEqual([]);
  });

  it("turns Oola's card that lies open", () => {
    const shown = view({ places: { ...view().places, shown: [{ size: 1, cards: ["B2c"] }] } });
    expect(buildOf(shown, question("oola", [])).held).toBe("B2c");
  });

  it("fits what must be seen, and never larger than asked for", () => {
    const span = spanOf([{ x: -1, y: 1 }, { x: 6, y: -2 }]);
    const fit = fitMap(span, 890, 1000, 500);
    expect(fit).toMatchObject({ x: 2.5, y: -0.5 });
    expect(fit.cell).toBeCloseTo(100);
    expect(fitMap(span, 8900, 9000, 150).cell).toBe(150);
  });
});

describe("what happens", () => {
  it("lays a card at the end and moves the front on", () => {
    const facts = { cell: [2, 1], entry: "S", exit: "W" };
    const laid = applyLine(line("lay", { cards: ["F4c"], from: "hand 0", to: "route", facts }), view());
    expect(routeOf(laid).at(-1)).toEqual({ code: "F4c", x: 2, y: 1, entry: "S", exit: "W" });
    expect(frontOf(laid)).toEqual({ x: 1, y: 1, heading: "W" });
    expect(laid.places["hand"]?.[0]?.cards).toEqual(["F1s"]);
    expect(frontAfter(entryOf(facts) ?? 0)).toBe(laid.fields["front"]);
  });

  it("flies Zoid, and takes the oldest card from behind him", () => {
    const flown = applyLine(line("fly", { number: 1, facts: { to: 1 } }), view());
    expect(zoidAt(flown)).toMatchObject({ x: 2, y: 0 });
    const taken = applyLine(line("take_route", { cards: ["B3s"], from: "route", to: "pending" }), flown);
    expect(routeOf(taken).map(({ code }) => code)).toEqual(["Y2c"]);
    expect(zoidAt(taken)).toMatchObject({ x: 2, y: 0 });
    expect(taken.places["pending"]?.[0]?.cards).toEqual(["B3s"]);
  });

  it("takes both cards of a match out of the game", () => {
    const matched = line("match", { cards: ["G4s", "G1s"], from: "pending", to: "box" });
    const before = view({ places: { ...view().places, pending: [{ size: 1, cards: ["G4s"] }] } });
    const now = applyLine(matched, before);
    expect(now.places["pile"]?.[0]).toEqual({ size: 1, cards: ["F2s"] });
    expect(now.places["pending"]?.[0]?.size).toBe(0);
    expect(now.places["box"]?.[0]?.size).toBe(2);
    expect(movements(matched).map(({ from, to }) => [from, to])).toEqual([
      ["pending/G4s", "pile:0"],
      ["pile:0", "box"],
      ["pile:0", "box"],
    ]);
  });

  it("remembers what the last turn did to Zoid", () => {
    const rolled = [
      line("lay", { cards: ["B1s"], from: "hand 0" }),
      line("lay", { cards: ["B4s"], from: "hand 0" }),
      line("roll", { cards: ["B1s"], number: 1, facts: { dice: [1, 3, 5, 6], value: 1 } }),
      line("fly", { number: 1 }),
      line("roll", { cards: ["B4s"], number: 3, facts: { dice: [1, 2, 4, 6], value: 4 } }),
      line("fly", { number: 1 }),
      line("excess", { number: 2 }),
      line("take_route", { cards: ["B1s"] }),
    ];
    const flight = lastFlight(rolled);
    expect(flight).toMatchObject({ seat: 0, how: "rolled", flown: 2, excess: 2 });
    expect(flight?.rolls.map(({ card, value, points }) => [card, value, points])).toEqual([["B1s", 1, 1], ["B4s", 4, 3]]);
    expect(lastFlight([...rolled, line("new_game")])).toBeNull();
    expect(lastFlight([...rolled, line("pass", { seat: 1 }), line("fly", { number: 1 })])).toMatchObject({ seat: 1, how: "passed", rolls: [], flown: 1, excess: 0 });
    expect(lastFlight([...rolled, line("lay", { cards: ["Y3s"], seat: 1, from: "shown" }), line("fly", { number: 2 })])).toMatchObject({ how: "oola", flown: 2 });
    expect(lastFlight([...rolled, line("lay", { cards: ["Y3s"], from: "hand 0" })])).toBeNull();
  });
});
