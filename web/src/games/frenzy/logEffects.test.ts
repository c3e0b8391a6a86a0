import { beforeAll, describe, expect, test } from "vitest";
import type { LogLine, ViewScene } from "../../protocol";
import { loadWords } from "../../words/words";
import { night } from "./samples";
import { applyLine, movements, foresightTags } from "./logEffects";

beforeAll(() => loadWords("en"));

const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: "", seat: 0, ...more });
const pile = (view: ViewScene, place: string, seat = 0) => view.places[place]?.[seat] ?? { size: -1, cards: [] };
const small = (): ViewScene => {
  const view = night({ hand: ["GREY", "DEFEND.R"], known: { 2: "UFO#1" }, discard: ["SAFETY", "ALIEN.R"] });
  return { ...view, places: { ...view.places, supply: [{ size: 4, cards: ["?0", "?0", "UFO#1", "?0"] }] } };
};

describe("the table after a line", () => {
  test("a draw takes the top, or what lies deeper; others do not say where", () => {
    const top = applyLine(line("draw", { cards: ["SHUFFLE"], from: "supply", to: "hand 0" }), small());
    expect([pile(top, "supply").cards, pile(top, "hand").cards]).toEqual([["?0", "UFO#1", "?0"], ["GREY", "DEFEND.R", "SHUFFLE"]]);
    const deep = applyLine(line("draw_at", { seat: 1, number: 3, cards: ["?0"], from: "supply", to: "hand 1" }), small());
    expect([pile(deep, "supply").cards, pile(deep, "hand", 1).size]).toEqual([["?0", "?0", "UFO#1"], 8]);
    expect(pile(applyLine(line("draw_somewhere", { cards: ["?0"], from: "supply", to: "hand 1" }), small()), "supply").size).toBe(3);
  });

  test("a UFO and a Mimic from deeper down are taken from there", () => {
    const ufo = applyLine(line("ufo_at", { number: 2, cards: ["UFO#1"], from: "supply", to: "discard" }), small());
    expect([pile(ufo, "supply").cards, pile(ufo, "discard").cards[0]]).toEqual([["?0", "?0", "?0"], "UFO#1"]);
    const seen = night({});
    const deck = { ...seen, places: { ...seen.places, invasion: [{ size: 3, cards: ["ALIEN.R", "?1", "?1"] }] } };
    const mimic = applyLine(line("mimic_at", { number: 1, cards: ["MIMIC"], from: "invasion", to: "mimics" }), deck);
    expect([pile(mimic, "invasion").cards, pile(mimic, "mimics").cards]).toEqual([["ALIEN.R", "?1"], ["MIMIC"]]);
  });

  test("a sighting shows its place only if it is open", () => {
    const sight = { cards: ["UFO#3"], from: "reserve", to: "supply" };
    const open = applyLine(line("sight_open", { ...sight, number: 1 }), small());
    expect([pile(open, "supply").cards, pile(open, "reserve").cards]).toEqual([["?0", "UFO#3", "?0", "UFO#1", "?0"], ["UFO#2"]]);
    const secret = applyLine(line("sight_secret", sight), small());
    expect(pile(secret, "supply")).toEqual({ size: 5, cards: ["?0", "?0", "UFO#1", "?0", "?0"] });
  });

  test("the invasion turns the night red and mixes everything but the UFO", () => {
    const drawn = applyLine(line("ufo", { cards: ["UFO#1"], from: "supply", to: "discard" }), small());
    const red = applyLine(line("invasion", { number: 4, to: "supply" }), drawn);
    expect(red.fields["phase"]).toBe(2);
    expect([pile(red, "supply"), pile(red, "reserve").size, pile(red, "discard").cards]).toEqual([{ size: 7, cards: Array(7).fill("?0") }, 0, ["UFO#1"]]);
  });

  test("a rebuild takes its own cards out of the discard pile", () => {
    const view = night({ discard: ["ALIEN.R", "GREY", "RELAX2", "UFO#2", "MIMIC"] });
    const supply = applyLine(line("rebuild", { word: "supply", number: 2 }), view);
    expect([pile(supply, "discard").cards, pile(supply, "supply").size]).toEqual([["ALIEN.R", "RELAX2", "MIMIC"], 46]);
    const invasion = applyLine(line("rebuild", { word: "invasion", number: 3 }), view);
    expect([pile(invasion, "discard").cards, pile(invasion, "invasion").size]).toEqual([["GREY", "UFO#2"], 33]);
  });

  test("a shuffle forgets, a reverse turns, a lock locks, a boost shines, turns are owed", () => {
    expect(pile(applyLine(line("shuffle", { word: "supply" }), small()), "supply").cards).toEqual(["?0", "?0", "?0", "?0"]);
    expect(applyLine(line("reverse"), night()).fields["dir"]).toBe(-1);
    expect(applyLine(line("lock"), night()).fields["lock"]).toBe(1);
    expect(applyLine(line("locked"), night({ fields: { lock: 1 } })).fields).toMatchObject({ lock: 0, lock_now: 1 });
    expect(applyLine(line("boost", { seat: 2 }), night()).fields["boost"]).toBe(2);
    expect(applyLine(line("boost_early", { seat: 1 }), night()).fields["boost"]).toBe(1);
    expect(applyLine(line("owes", { seat: 1, number: 3 }), night()).fields).toMatchObject({ current: 1, turns_left: 3 });
    expect(applyLine(line("ufo_again", { cards: ["UFO#2"], from: "supply", to: "discard" }), night()).fields["ufos"]).toBe(1);
  });

  test("an alien that was faced goes, and with the last the attack", () => {
    const view = night({ hand: ["GREY", "DEFEND.R"], fields: { attacked: 0, aliens: [0, 1] } });
    const one = applyLine(line("match", { word: "g", cards: ["DEFEND.R"], from: "hand 0", to: "discard" }), view);
    expect([one.fields["aliens"], one.fields["attacked"], pile(one, "hand").cards, pile(one, "discard").cards[0]]).toEqual([[0], 0, ["GREY"], "DEFEND.R"]);
    const none = applyLine(line("miss", { word: "r", cards: ["GREY"], from: "hand 0", to: "discard" }), one);
    expect([none.fields["aliens"], none.fields["attacked"]]).toEqual([[], -1]);
  });

  test("who is abducted leaves the cards behind", () => {
    const gone = applyLine(line("out", { cards: ["GREY", "DEFEND.R"], from: "hand 0", to: "discard" }), night({ hand: ["GREY", "DEFEND.R"], fields: { out: [0, 1, 0] } }));
    expect([gone.fields["out"], pile(gone, "hand").size, pile(gone, "discard").cards.slice(0, 2)]).toEqual([[2, 1, 0], 0, ["DEFEND.R", "GREY"]]);
  });

  test("Mimics lie aside and are used up", () => {
    const lying = applyLine(line("mimic", { cards: ["MIMIC"], from: "invasion", to: "mimics" }), night());
    expect([pile(lying, "mimics").cards, pile(lying, "invasion").size]).toEqual([["MIMIC"], 29]);
    const used = applyLine(line("mimics_used", { number: 1 }), lying);
    expect([pile(used, "mimics").size, pile(used, "discard").cards[0]]).toEqual([0, "MIMIC"]);
  });

  test("a line that moves nothing changes nothing", () => {
    const view = night();
    for (const what of ["wasted", "idle", "noted", "look", "on_top", "arrange", "safe", "extra", "bonus", "relax", "nothing_to_draw", "end", "limit"]) expect(applyLine(line(what), view)).toBe(view);
  });
});

describe("what travels", () => {
  test("cards between places, and whole piles as a few", () => {
    expect(movements(line("play", { cards: ["GREY"], from: "hand 0", to: "discard" }), night())).toEqual([{ what: { card: "GREY" }, from: "hand:0/GREY", to: "discard", together: false }]);
    expect(movements(line("out", { cards: ["GREY", "VIEW"], from: "hand 1", to: "discard", seat: 1 }), night())).toHaveLength(2);
    const [flock, ...ships] = movements(line("invasion", { number: 30, to: "supply" }), night());
    expect([flock?.count, ships.map((one) => one.to)]).toEqual([5, ["supply", "supply"]]);
    expect(movements(line("shuffle", { word: "invasion" }), night())[0]).toMatchObject({ what: { card: "?1" }, from: "invasion", to: "invasion" });
    expect(movements(line("rebuild", { word: "supply", number: 3 }), night())[0]).toMatchObject({ count: 3, from: "discard", to: "supply" });
    expect(movements(line("mimics_used", { number: 2 }), night())).toHaveLength(2);
    expect(movements(line("reverse"), night())).toEqual([]);
  });

  test("aliens that are sent or deflected", () => {
    expect(movements(line("ally", { word: "g", other: 2 }), night())).toEqual([{ what: { thing: "green" }, from: "seat:0", to: "seat:2" }]);
    expect(movements(line("deflect", { word: "b", seat: 1, other: 0 }), night())).toEqual([{ what: { thing: "blue" }, from: "seat:1", to: "seat:0" }]);
  });
});

test("foresight tags say who would have to face it, and who would be gone", () => {
  expect(foresightTags([line("play"), line("deflect", { word: "r", other: 1 }), line("out", { seat: 1 })])).toEqual([
    { anchor: "seat:1", text: "must face it", to: "seat:0" },
    { anchor: "seat:1", text: "would be abducted" },
  ]);
});
