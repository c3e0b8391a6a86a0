import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../words/words";
import { resetLearnt, markGameFinished } from "../table/learnt.svelte";
import { game, mode, option } from "./samples";
import { formSummary, clockDescription } from "./formSummary";
import { briefOf, changedOptions, choicesOf, isChanged, initialForm, valueText, lessonOf, refusedOption, optionsIn, playNowRequest, printedValue, seatPlan, seatRange, isValidSeed, withMode, withSeats, newTableRequest } from "./tableForm";

beforeAll(() => loadWords("en"));

const modes = [mode({ id: "solo", least: 1, most: 1 }), mode({ id: "crowd", least: 4, most: 8 })];

describe("the wish", () => {
  it("of Play now is me and the usual bots, and I begin", () => {
    markGameFinished("ufoludki");
    const bot = { kind: "bot", bot: "raider" };
    expect(playNowRequest(game())).toMatchObject({ game: "ufoludki", mode: "standard", options: { start_seat: 0 }, seats: [{ kind: "me" }, bot, bot] });
    const second = game({ modes: [mode({ id: "race" }), ...game().modes] });
    expect(playNowRequest(second), "in the mode where somebody new begins").toMatchObject({ mode: "standard", seats: [{ kind: "me" }, bot, bot] });
    expect(playNowRequest(game({ modes: modes.slice(0, 1) })).seats).toHaveLength(1);
    expect(playNowRequest(game({ modes: modes.slice(1) })).seats).toHaveLength(4);
  });

  it("of somebody new is the gentle table of the game, until one was finished", () => {
    resetLearnt();
    const seats = [{ kind: "me" }, { kind: "bot", bot: "raider" }, { kind: "bot", bot: "random" }];
    expect(playNowRequest(game())).toEqual({ game: "ufoludki", mode: "standard", options: { start_seat: 0, loot: 30 }, seats, assist: true });
    markGameFinished("frenzy");
    expect(playNowRequest(game()).options).toEqual({ start_seat: 0, loot: 30 });
    markGameFinished("ufoludki");
    expect(playNowRequest(game()).options).toEqual({ start_seat: 0 });
  });

  it("of somebody new to a mode is that mode, as gentle as it comes", () => {
    resetLearnt();
    const some = game({ modes: [...game().modes, mode({ id: "calm", least: 2, most: 2 })] });
    expect(playNowRequest(some, "standard").options).toEqual({ start_seat: 0, loot: 30 });
    expect(playNowRequest(some, "calm")).toMatchObject({ mode: "calm", options: { start_seat: 0 }, seats: [{ kind: "me" }, { kind: "bot" }] });
  });

  it("has what the game thinks better for tables of a site written in it, in modes that know it", () => {
    markGameFinished("ufoludki");
    const some = game({ modes: [mode({ id: "standard" }), mode({ id: "race", live: { lines: "fair" } })] });
    expect(playNowRequest(some, "race").options).toEqual({ lines: "fair", start_seat: 0 });
    expect(playNowRequest(some, "standard").options).toEqual({ start_seat: 0 });
    expect(playNowRequest({ ...some, gentle: { ...some.gentle, mode: "race" } }, "", true).options).toEqual({ lines: "fair", start_seat: 0, loot: 30 });
  });

  it("finds the lesson and the three lines of a mode, or those that hold for all", () => {
    const lesson = (id: string, taught = "") => ({ id, title: id, seats: 2, steps: 3, mode: taught });
    const calm = mode({ id: "calm", brief: ["Slowly."] });
    const some = game({ brief: ["Fast."], lessons: [lesson("a", "standard"), lesson("b", "calm")] });
    expect([lessonOf(some, "calm")?.id, lessonOf(game({ lessons: [lesson("first")] }), "calm")?.id, lessonOf(game(), "calm")]).toEqual(["b", "first", undefined]);
    expect([briefOf(some, calm), briefOf(some, some.modes[0]), briefOf(some, undefined)]).toEqual([["Slowly."], ["Fast."], ["Fast."]]);
  });

  it("of an untouched form changes nothing of the rules", () => {
    expect(newTableRequest(initialForm(game()), game())).toEqual({
      game: "ufoludki", mode: "standard", seats: [{ kind: "me" }, { kind: "bot", bot: "raider" }, { kind: "bot", bot: "raider" }],
      options: {}, clock: { name: "none" }, listed: false, assist: true, undo: true, watch: true, phrase: "", pace: 500,
    });
  });

  it("carries what differs from print, and of counts only those that do", () => {
    const form = initialForm(game());
    form.options = { ...form.options, loot: 20, deck: { COW: 4, HEN: 9 }, start_seat: 0, open_hands: true };
    expect(newTableRequest(form, game()).options).toEqual({ loot: 20, deck: { HEN: 9 }, start_seat: 0, open_hands: true });
  });

  it("carries the times of an own clock, a seed and a phrase only if there are any", () => {
    const form = { ...initialForm(game()), clock: { name: "own", move: 30, bank: 0 } as const, seed: " 42 ", phrase: " open up " };
    expect(newTableRequest(form, game())).toMatchObject({ clock: { name: "own", move: 30, bank: 0 }, begin: { seed: 42 }, phrase: "open up" });
  });
});

describe("the form", () => {
  it("keeps who sits there when seats come and go", () => {
    const form = initialForm(game());
    form.seats[1] = { kind: "invite", bot: "raider" };
    expect(withSeats(form, game(), 2).seats.map((seat) => seat.kind)).toEqual(["me", "invite"]);
    expect(withSeats(form, game(), 5).seats.map((seat) => seat.kind)).toEqual(["me", "invite", "bot", "bot", "bot"]);
  });

  it("has as many seats as another mode allows, and only its options", () => {
    const shape = game({ modes, options: [option({ name: "a" }), option({ name: "b", modes: ["crowd"] })] });
    const form = withMode(initialForm(shape), shape, "crowd");
    expect(form.seats).toHaveLength(4);
    expect(optionsIn(shape, "solo").map((one) => one.name)).toEqual(["a"]);
    form.options["b"] = 3;
    expect(changedOptions(form, shape)).toEqual({ b: 3 });
    expect(changedOptions(withMode(form, shape, "solo"), shape)).toEqual({});
  });

  it("takes what a mode has printed, and keeps what somebody changed", () => {
    const decks = modes.map((one) => ({ ...one, defaults: one.id === "crowd" ? { deck: { COW: 8, HEN: 6 }, pace: 2 } : {} }));
    const options = [option({ name: "deck", kind: "table", default: { COW: 4, HEN: 6 } }), option({ name: "pace", default: 1 }), option({ name: "loot", default: 5 })];
    const shape = game({ modes: decks, options });
    const crowd = withMode(initialForm(shape), shape, "crowd");
    expect(crowd.options).toEqual({ deck: { COW: 8, HEN: 6 }, pace: 2, loot: 5 });
    expect(changedOptions(crowd, shape)).toEqual({});
    crowd.options = { ...crowd.options, deck: { COW: 8, HEN: 9 }, loot: 7 };
    expect(changedOptions(crowd, shape)).toEqual({ deck: { HEN: 9 }, loot: 7 });
    const solo = withMode(crowd, shape, "solo");
    expect(solo.options).toEqual({ deck: { COW: 4, HEN: 9 }, pace: 1, loot: 7 });
  });

  it("begins with what the game thinks better for a site, sends it, and keeps what somebody chose instead", () => {
    const live = { lines: "fair" };
    const lines = option({ name: "lines", kind: "choice", default: "plain", choices: ["plain", "fair"], modes: ["race", "relay"] });
    const shape = game({ modes: [mode({ id: "calm" }), mode({ id: "race", live }), mode({ id: "relay", live })], options: [lines] });
    const calm = initialForm(shape);
    expect(newTableRequest(calm, shape).options).toEqual({});
    const race = withMode(calm, shape, "race");
    expect(newTableRequest(race, shape).options).toEqual({ lines: "fair" });
    expect(newTableRequest(withMode(race, shape, "calm"), shape).options).toEqual({});
    race.options["lines"] = "plain";
    expect(newTableRequest(race, shape).options).toEqual({});
    expect(withMode(race, shape, "relay").options).toEqual({ lines: "plain" });
    expect(shape.modes[1]?.live).toEqual({ lines: "fair" });
  });

  it("knows what is as printed, and never changes what is printed", () => {
    const deck = option({ name: "deck", kind: "table", default: { COW: 4 } });
    const copy = printedValue(deck) as Record<string, number>;
    expect(isChanged(deck, copy)).toBe(false);
    copy["COW"] = 5;
    expect(isChanged(deck, copy)).toBe(true);
    expect(deck.default).toEqual({ COW: 4 });
  });

  it("offers the seats of this table to choose from", () => {
    expect(choicesOf(option({ name: "start", kind: "seat" }), 2)).toEqual(["random", 0, 1]);
    expect(choicesOf(option({ name: "dealer", kind: "seat", choices: ["last", "random"] }), 2)).toEqual(["random", "last", 0, 1]);
  });

  it("takes whole numbers for seeds", () => {
    for (const good of ["", "0", " 12 ", "9007199254740991"]) expect(isValidSeed(good)).toBe(true);
    for (const bad of ["-1", "1.5", "x", "9007199254740993", "12345678901234567"]) expect(isValidSeed(bad)).toBe(false);
  });

  it("finds the option that a refusal speaks of", () => {
    expect(refusedOption(game(), { rule: "10.2", text: "" })).toBe("deck");
    expect(refusedOption(game(), { rule: "", text: "loot cannot be 0; it takes a whole number." })).toBe("loot");
    expect(refusedOption(game(), { rule: "2.1", text: "ufoludki is for 2 to 5 seats." })).toBe("");
  });
});

describe("seats that only rules move", () => {
  const golem = mode({ id: "alone", least: 2, most: 4, automata: [1] });
  const shape = game({ modes: [golem], options: [] });

  it("are not offered, not sent, and have their place among the others", () => {
    expect(seatRange(golem)).toEqual([1, 3]);
    expect(seatPlan(golem, 3)).toEqual([0, null, 1, 2]);
    expect(initialForm(shape).seats).toHaveLength(3);
    expect(newTableRequest(withSeats(initialForm(shape), shape, 1), shape).seats).toEqual([{ kind: "me" }]);
    const both = game({ modes: [mode({ id: "open", most: 5 }), golem], options: [] });
    expect(withMode(withSeats(initialForm(both), both, 5), both, "alone").seats).toHaveLength(3);
  });

  it("are said in the sentence, by name if the server gives one", () => {
    const form = withSeats(initialForm(shape), shape, 1);
    expect(formSummary(form, shape)).toBe("You, against Automaton, no clock");
    expect(formSummary(form, { ...shape, automata: { "1": "Golem" } })).toBe("You, against Golem, no clock");
  });
});

describe("options of several values", () => {
  const worth = option({ name: "worth", kind: "list", default: [1, 3, 7], low: 1, high: 4, each: option({ name: "worth", low: 0, high: 99 }) });
  const golem = option({ name: "golem", kind: "record", default: { limit: 3.5, hand: 0 }, parts: [option({ name: "limit", kind: "decimal", title: "Limit" }), option({ name: "hand" })] });
  const speed = option({ name: "speed", kind: "decimal", default: 0.5 });
  const shape = game({ options: [worth, golem, speed] });

  it("are as printed until a value in them changes", () => {
    const form = initialForm(shape);
    expect(changedOptions(form, shape)).toEqual({});
    form.options = { worth: [1, 3, 8], golem: { hand: 0, limit: 3.5 }, speed: 0.25 };
    expect(changedOptions(form, shape)).toEqual({ worth: [1, 3, 8], speed: 0.25 });
  });

  it("never change what is printed", () => {
    (initialForm(shape).options["worth"] as number[]).push(9);
    (initialForm(shape).options["golem"] as Record<string, number>)["limit"] = 9;
    expect([worth.default, golem.default]).toEqual([[1, 3, 7], { limit: 3.5, hand: 0 }]);
  });

  it("are said in words", () => {
    expect(valueText(golem, golem.default)).toBe("Limit: 3.5; hand: 0");
    expect(valueText(worth, [1, 3])).toBe("1; 3");
  });
});

describe("in words", () => {
  it("says who plays, and against which clock", async () => {
    const form = initialForm(game());
    expect(formSummary(form, game())).toBe("You and two bots, no clock");
    form.seats[1] = { kind: "invite", bot: "" };
    form.options = { ...form.options, loot: 1 };
    expect(formSummary({ ...form, clock: { name: "fast", move: 0, bank: 0 } }, game())).toBe("You, a bot and a friend, a fast clock, 1 house rule");
    form.seats = Array.from({ length: 5 }, () => ({ kind: "bot", bot: "" }));
    expect(formSummary(form, game())).toContain("5 bots, and you watch");
    await loadWords("pl");
    expect(formSummary(initialForm(game()), game())).toBe("Ty i dwa boty, bez zegara");
    expect(formSummary(form, game())).toBe("5 botów, a ty oglądasz, bez zegara, 1 zasada domowa");
    await loadWords("en");
  });

  it("says times as people do", () => {
    expect(clockDescription(20, 60)).toBe("20 seconds for each move, and 1 minute to draw on in the whole game");
    expect(clockDescription(3 * 86_400, 0)).toBe("3 days for each move");
    expect(clockDescription(90, 300)).toBe("90 seconds for each move, and 5 minutes to draw on in the whole game");
    expect(clockDescription(0, 0)).toBe("");
  });
});
