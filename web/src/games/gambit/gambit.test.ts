// The table of Earth Gambit, read from what the server says.
import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol";
import { loadWords } from "../../words/words";
import { chipBadge, chipWords } from "./effectChips";
import { bannedIn, coverAt, coverOption, countedIn, isDamaged, knownIn, knownOf, knowsAnything, trackLanes, lastingEffects, lastPlayed, passerOf, pileOptions, scienceOption, stackOf } from "./boardData";
import { ask, choices, held, lab, line, lying } from "./samples";
import { applyLine, movements, foresightTags } from "./logEffects";

beforeAll(() => loadWords("en"));

describe("the track", () => {
  it("lays a double card in both of its lanes, and counts what is not covered", () => {
    const lanes = trackLanes(lab({ science: ["R", "YR", "B", "YB", "R"], covered: [4] }));
    expect(lanes).toEqual([
      { colour: "red", count: 2, target: 6, cards: [0, 1, 4] },
      { colour: "blue", count: 2, target: 6, cards: [2, 3] },
      { colour: "yellow", count: 2, target: 3, cards: [1, 3] },
    ]);
  });

  it("is empty without a table", () => {
    expect(trackLanes(null)).toEqual([]);
    expect(bannedIn(null)).toBe("");
  });

  it("knows what is banned", () => {
    expect(bannedIn(lab())).toBe("");
    expect(bannedIn(lab({ psych: [{ card: "psych_weapon", owner: 2 }] }))).toBe("blue");
    expect(bannedIn(lab({ psych: [{ card: "psych_defence", owner: 2 }] }))).toBe("red");
  });

  it("tells twins apart by where they lie", () => {
    const science = ["R", "B", "R"];
    const question = ask("cover", lying("science", [...science].reverse()));
    expect(science.map((_, at) => scienceOption(question, at, 3)?.word)).toEqual(["R#2", "B", "R"]);
    expect(scienceOption(ask("play", held("R")), 0, 3)).toBeNull();
  });

  it("finds the Cancel Science that lies on a card", () => {
    const view = lab({ covered: [5, 1] });
    expect([0, 1, 5].map((at) => coverAt(view, at))).toEqual([-1, 1, 0]);
    const question = ask("cancel", lying("covers", ["cancel_science", "cancel_science"]));
    expect(coverOption(question, 0, 2)?.at).toBe(1);
    expect(coverOption(question, 1, 2)?.at).toBe(0);
  });
});

describe("what lies in front of a seat", () => {
  const view = lab({ psych: [{ card: "psych_weapon", owner: 1 }], protects: [0, 2], skips: [0, 1], forces: [[], ["drawn", "held"]], damaged: [0, 1] });

  it("is told kind by kind", () => {
    expect(lastingEffects(view, 0)).toEqual([]);
    expect(lastingEffects(view, 1).map(({ kind, count }) => [kind, count])).toEqual([["psych", 1], ["force", 2], ["skip", 1], ["protect", 2]]);
    expect([0, 1].map((seat) => isDamaged(view, seat))).toEqual([false, true]);
  });

  it("has words, and a letter or a figure where there is no room for them", () => {
    expect(lastingEffects(view, 1).map((one) => [chipWords(one), chipBadge(one)])).toEqual([["Psych", ""], ["Force: drawn, held", "dh"], ["Skip", ""], ["Protect × 2", "2"]]);
  });
});

describe("what the viewer knows", () => {
  it("is what is no back", () => {
    const view = lab({ roles: { 2: "alien" }, known: { 3: ["steal_card"] } });
    expect(knownOf(view, 2)).toEqual({ role: "alien", ability: "", hand: [] });
    expect(knownOf(view, 3)).toEqual({ role: "", ability: "", hand: ["steal_card"] });
    expect([1, 2, 3].map((seat) => knowsAnything(knownOf(view, seat)))).toEqual([false, true, true]);
  });

  it("is counted in piles that lie face down", () => {
    const pile = { size: 5, cards: ["R", "?0", "B", "?0", "R"] };
    expect(knownIn(pile)).toEqual([{ card: "R", depth: 0 }, { card: "B", depth: 2 }, { card: "R", depth: 4 }]);
    expect(countedIn(pile)).toEqual([{ card: "R", count: 2 }, { card: "B", count: 1 }]);
  });

  it("is chosen from where a question is about a pile", () => {
    expect(pileOptions(ask("take", lying("discard", ["R", "B"]))).map(({ card }) => card)).toEqual(["R", "B"]);
    expect(pileOptions(ask("play", held("R")))).toEqual([]);
    expect(pileOptions(ask("protect", choices({ "1": "use", pass: "no" })))).toEqual([]);
  });
});

describe("what is going on", () => {
  const told: LogLine[] = [
    line("turn", { seat: 0, number: 3 }),
    line("play", { seat: 0, cards: ["steal_card"] }),
    line("turn", { seat: 1, number: 4 }),
    line("play", { seat: 1, cards: ["steal_card"] }),
    line("aim", { seat: 1, other: 3, text: "chooses three" }),
    line("show", { seat: 3, cards: ["damage_or_heal"] }),
    line("aim_damage", { seat: 1, other: 3, text: "wants to damage three" }),
  ];

  it("is a stack: who plays, at whom, and because of what", () => {
    const view = lab({ resolving: ["steal_card", "damage_or_heal"], fields: { active: 1 } });
    expect(stackOf(view, told)).toEqual([
      { card: "steal_card", seat: 1, how: "play", targets: [3], said: "chooses three" },
      { card: "damage_or_heal", seat: 1, how: "show", from: 3, targets: [3], said: "wants to damage three" },
    ]);
    expect(stackOf(lab(), told)).toEqual([]);
  });

  it("aims a trade at both, and a die at whom it says", () => {
    const view = lab({ resolving: ["trade_cards"], fields: { active: 1 } });
    const trade = [line("turn", { seat: 1 }), line("play", { seat: 1, cards: ["trade_cards"] }), line("aim_trade", { seat: 0, other: 2 })];
    expect(stackOf(view, trade)[0]?.targets).toEqual([0, 2]);
    const stray = [line("turn", { seat: 1 }), line("play", { seat: 1, cards: ["stray_damage"] }), line("die", { seat: 1, other: 4, number: 4 })];
    expect(stackOf(lab({ resolving: ["stray_damage"] }), stray)[0]?.targets).toEqual([4]);
  });

  it("is shown though the story of it was not told", () => {
    expect(stackOf(lab({ resolving: ["heal_all"], fields: { active: 2 } }), [])).toEqual([{ card: "heal_all", seat: 2, how: "play", targets: [], said: "" }]);
  });

  it("stays in sight when it is over", () => {
    expect(lastPlayed([])).toBeNull();
    expect(lastPlayed(told)).toMatchObject({ card: "damage_or_heal", from: 3, said: "wants to damage three" });
    expect(lastPlayed([...told, line("science", { seat: 2, cards: ["YR"], text: "plays it" })])).toMatchObject({ card: "YR", seat: 2, said: "plays it" });
  });

  it("knows who passed the card", () => {
    const passes = [line("pass", { seat: 4, other: 0 }), line("pass", { seat: 0, other: 1 })];
    expect(passerOf(passes, 0)).toBe(4);
    expect(passerOf(passes, 3)).toBe(-1);
  });
});

describe("what happens", () => {
  it("puts Science on the track, in every colour it has", () => {
    const view = applyLine(line("science", { seat: 0, cards: ["YB"], from: "hand 0", to: "science" }), lab());
    expect(trackLanes(view).map(({ count, cards }) => [count, cards.length])).toEqual([[4, 5], [4, 4], [3, 3]]);
    expect(view.places["hand"]?.[0]?.cards).toEqual(["B", "peek_any_card"]);
  });

  it("covers a card and uncovers it again", () => {
    const covered = applyLine(line("cover", { seat: 0, cards: ["YR"] }), lab());
    expect(trackLanes(covered).map(({ count }) => count)).toEqual([3, 3, 1]);
    expect(trackLanes(applyLine(line("uncover", { seat: 0, cards: ["YR"] }), covered)).map(({ count }) => count)).toEqual([4, 3, 2]);
    expect(applyLine(line("cover", { cards: ["YB"] }), covered)).toBe(covered);
  });

  it("clears the table when a turn begins", () => {
    const view = applyLine(line("turn", { seat: 3, number: 18 }), lab({ resolving: ["steal_card", "R"] }));
    expect(view.places["resolving"]?.[0]?.size).toBe(0);
    expect(view.places["discard"]?.[0]?.size).toBe(6);
    expect([view.fields["active"], view.fields["turn"]]).toEqual([3, 18]);
  });

  it("lays a Psych card in front of who played it, and takes it away", () => {
    const view = applyLine(line("psych", { seat: 3, word: "defence" }), lab({ resolving: ["psych_defence"] }));
    expect(lastingEffects(view, 3).map(({ kind }) => kind)).toEqual(["psych"]);
    expect(view.places["resolving"]?.[0]?.size).toBe(0);
    const gone = applyLine(line("psych_over", { seat: 3, cards: ["psych_defence"], from: "psych", to: "discard" }), view);
    expect(lastingEffects(gone, 3)).toEqual([]);
    expect(bannedIn(gone)).toBe("");
  });

  it("damages and heals, shuffles the discards in, and takes off the masks", () => {
    const hurt = applyLine(line("damaged", { seat: 2 }), lab());
    expect(isDamaged(hurt, 2)).toBe(true);
    expect(isDamaged(applyLine(line("healed", { seat: 2 }), hurt), 2)).toBe(false);
    const mixed = applyLine(line("reshuffle"), lab());
    expect([mixed.places["draw"]?.[0]?.size, mixed.places["discard"]?.[0]?.size]).toEqual([28, 0]);
    expect(knownOf(applyLine(line("unmask", { seat: 4, cards: ["scientist"] }), lab()), 4).role).toBe("scientist");
  });

  it("flies as what it is", () => {
    const to = (what: string, more: Partial<LogLine> = {}) => movements(line(what, more), lab()).map((one) => [one.what, one.from, one.to]);
    expect(to("die", { seat: 0, other: 2, number: 3 })).toEqual([[{ thing: "die 3" }, "resolving", "seat:2"]]);
    expect(to("aim_damage", { seat: 0, other: 1 })).toEqual([[{ thing: "bolt" }, "resolving", "seat:1"]]);
    expect(to("protect", { seat: 1 })).toEqual([[{ thing: "shield" }, "protect:1", "resolving"]]);
    expect(to("pass", { seat: 0, other: 1, cards: ["?0"], from: "hand 0", to: "hand 1" })).toEqual([[{ card: "?0" }, "hand:0", "hand:1"]]);
    expect(to("shuffle_hands", { seat: 0 })).toHaveLength(5);
    expect(to("reshuffle")).toEqual([[{ card: "?0" }, "discard", "draw"]]);
    expect(to("unmask", { seat: 0, cards: ["alien"] })).toEqual([]);
  });

  it("says beforehand whom it would touch", () => {
    expect(foresightTags([line("damaged", { seat: 2, text: "two is damaged" }), line("won", { text: "the Aliens win" }), line("draw", { seat: 1 })])).toEqual([
      { anchor: "seat:2", text: "two is damaged" },
      { anchor: "track", text: "the Aliens win" },
    ]);
  });
});
