import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../words/words";
import { attackOn, inOrder, depthText, knownIn, laidOut, ordering, prospectOn, signs, spreadOf, faceAnswer } from "./boardData";
import { cardEdges, gapAreas, withMoved, deckPlaceAt, deckPlaces } from "./spreadLayout";
import { ask, choices, depths, held, lying, night, places } from "./samples";
import game from "./table";

beforeAll(() => loadWords("en"));

describe("facing", () => {
  const attacked = (...aliens: number[]) => night({ fields: { phase: 2, attacked: 0, aliens } });
  const lanes = (aliens: number[], name: string, before: string[]) => {
    const faced = attackOn(attacked(...aliens), ask(name, held(["GREY"]), before));
    return [faced?.lanes.map(({ foe, laid }) => `${foe} ${laid ?? "-"}`).join(", "), faced?.held];
  };

  test("nobody is attacked, or somebody else", () => {
    expect(attackOn(night(), null)).toBeNull();
    expect(attackOn(night({ fields: { attacked: 2, aliens: [3] } }), null)).toEqual({ seat: 2, lanes: [{ foe: "stealth", laid: null }], held: null });
  });

  test("what was answered lies under its alien", () => {
    expect(lanes([0, 1], "face", [])).toEqual(["red -, green -", null]);
    expect(lanes([0, 1], "against", ["DEFEND.G"])).toEqual(["red -, green -", "DEFEND.G"]);
    expect(lanes([0, 1], "face", ["DEFEND.G", "1"])).toEqual(["red -, green DEFEND.G", null]);
    expect(lanes([0, 1, 0], "against", ["DEFEND.R", "0", "DEFEND.R#2"])).toEqual(["red DEFEND.R, green -, red -", "DEFEND.R"]);
  });

  test("what was answered stays there while it is told, and a clash is seen under its alien, whoever's it is", () => {
    const told = (what: string, word: string, card: string, seat = 0) => ({ what, word, text: "", seat, cards: [card] });
    const seen = (aliens: number[], before: string[], ...telling: ReturnType<typeof told>[]) =>
      attackOn(attacked(...aliens), { name: "face", before }, telling)?.lanes.map(({ foe, laid, clash }) => [foe, laid, clash ?? ""].join(" "));
    expect(seen([0, 1], ["DEFEND.G", "1", "GREY", "0"], told("match", "g", "DEFEND.G"))).toEqual(["red GREY ", "green DEFEND.G match"]);
    expect(seen([0], ["GREY"], told("miss", "r", "GREY"))).toEqual(["red GREY miss"]);
    expect(seen([0], [], told("miss", "r", "GREY", 1))).toEqual(["red  "]);
  });

  test("before it is chosen it is said what would come of it", () => {
    const option = { ...held(["SCAVENGE.G"])[0]!, prospects: [{ text: "no match", on: "0" }, { text: "match: draw 2", good: true, on: "1" }] };
    expect([prospectOn(option, "red")?.text, prospectOn(option, "green")?.text, prospectOn(null, "red")]).toEqual(["no match", "match: draw 2", null]);
    expect(prospectOn({ ...option, prospects: [{ text: "match" }] }, "stealth")?.text).toBe("match");
  });

  test("where only one kind of alien is left nobody asked which", () => {
    expect(lanes([0, 0, 0], "face", ["GREY", "DEFEND.R"])).toEqual(["red GREY, red DEFEND.R, red -", null]);
  });

  test("a Character that is dropped under an alien says which, if that is a question", () => {
    const [option] = held(["GREY"]);
    const say = (aliens: number[], before: string[], to: string) => game.dropAnswer(ask("face", held(["GREY"]), before), option!, to, attacked(...aliens));
    expect(say([0, 1], [], "alien:1")).toBe("GREY 1");
    expect(say([0, 3], [], "alien:1")).toBe("GREY 3");
    expect(say([0, 1], ["DEFEND.R", "0"], "alien:1")).toBeNull();
    expect(say([0, 1], ["DEFEND.R", "0"], "alien:0")).toBeNull();
    expect(say([2], [], "alien:0")).toBeNull();
    expect(say([0, 1], [], "discard")).toBeNull();
    expect(faceAnswer(attackOn(attacked(0, 1), null)!, 7)).toBeNull();
  });
});

describe("pointing into a deck", () => {
  test("a depth is a gap, a place is a card", () => {
    const view = night();
    expect(spreadOf(ask("depth", depths(3)), view)).toMatchObject({ deck: "supply", gap: true, first: null });
    expect(spreadOf(ask("view", places("invasion", ["?1", "?1"])), view)).toMatchObject({ deck: "invasion", gap: false });
    expect(spreadOf(ask("say", choices(0, 1)), view)).toBeNull();
    expect(spreadOf(null, view)).toBeNull();
  });

  test("the second of two remembers the first, known or not", () => {
    const view = night({ known: { 5: "UFO#2" } });
    const second = (word: string) => spreadOf(ask("second", places("supply", ["?0"]), [word]), view)?.first;
    expect([second("supply 12"), second("UFO#2"), second("GREY")]).toEqual([12, 5, null]);
  });

  test("is said in words", () => {
    expect([0, 1, 12, 44].map((depth) => depthText(depth, 44))).toEqual(["on top", "under 1 card", "under 12 cards", "at the bottom, under 44 cards"]);
    expect(depthText(0, 0)).toBe("on top");
    const asked = ask("depth", depths(44), ["DEFEND.R", "UFO#2"]);
    expect(game.optionName(asked, asked.options[12]!)).toBe("Under 12 cards");
    const seen = ask("view", places("supply", ["GREY", "?0"]));
    expect(seen.options.map((one) => game.optionName(seen, one))).toEqual(["GREY, on top", "At the bottom, under 1 card"]);
    expect(game.optionName(ask("say", choices(0)), choices(0)[0]!)).toBeNull();
  });

  test("a UFO that is dropped into the ribbon says how deep", () => {
    const asked = ask("ufo", lying("reserve", ["UFO#2", "UFO#3"]), ["DEFEND.R"]);
    expect(game.dropAnswer(asked, asked.options[1]!, "gap:17", night())).toBe("UFO#3 17");
    expect(game.dropAnswer(asked, asked.options[1]!, "supply", night())).toBeNull();
  });

  test.each([[0], [1], [2], [44], [100]])("%i cards fit, and every one can be pointed at", (size) => {
    for (const [width, card] of [[556, 64], [358, 46]] as const) {
      const edges = cardEdges(size, width, card);
      expect(edges).toHaveLength(size);
      for (const { x } of edges) expect(x + card).toBeLessThanOrEqual(width + 0.01);
      const [gaps, cards] = [deckPlaces(edges, card, true), deckPlaces(edges, card, false)];
      expect(gaps).toHaveLength(size + 1);
      gaps.forEach((x, n) => expect(deckPlaceAt(x, gaps, edges, card, true)).toBe(n));
      cards.forEach((x, n) => expect(deckPlaceAt(x - 0.5, cards, edges, card, false)).toBe(n));
      const holes = gapAreas(gaps, width); // what is let go anywhere over the ribbon falls where the marker says
      for (let x = -11.5; x < width + 12; x += 1.01) {
        expect(holes.findIndex((hole) => x < hole.x + hole.width)).toBe(deckPlaceAt(x, gaps, edges, card, true));
      }
      expect(deckPlaceAt(-50, gaps, edges, card, true)).toBe(0);
      expect(deckPlaceAt(9999, gaps, edges, card, true)).toBe(size);
      expect(deckPlaceAt(9999, cards, edges, card, false)).toBe(Math.max(size - 1, 0));
    }
  });

  test("known cards are told with their depth", () => {
    expect(knownIn({ size: 4, cards: ["?0", "UFO#1", "?0", "GREY"] })).toEqual([{ code: "UFO#1", depth: 1 }, { code: "GREY", depth: 3 }]);
  });
});

describe("the move so far", () => {
  test("cards of the hand lie on the table", () => {
    expect(laidOut(ask("depth", depths(2), ["DEFEND.R", "UFO#2"]))).toEqual(["DEFEND.R"]);
    expect(laidOut(ask("target", [], ["SWAPSIES", "GREY#2"]))).toEqual(["SWAPSIES", "GREY"]);
    expect(laidOut(ask("face", [], ["DEFEND.GOLD", "0", "GREY", "1"]))).toEqual(["DEFEND.GOLD", "GREY"]);
    expect(laidOut(ask("depth", depths(2), ["1"]))).toEqual([]);
    expect(laidOut(ask("order", [], ["DEFEND.R"]))).toEqual([]);
  });

  test("cards are put in order", () => {
    const asked = ask("order", lying("invasion", ["RELAX1", "MIMIC", "RELAX1"]), ["STEALTH"]);
    const { placed, left, deck } = ordering(asked);
    expect([placed, left.length, deck]).toEqual([["STEALTH"], 3, "invasion"]);
    expect(inOrder(left, ["MIMIC", "STEALTH"]).map((one) => one.card)).toEqual(["MIMIC", "RELAX1", "RELAX1"]);
    expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(withMoved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });
});

test("what else holds is said in words", () => {
  expect(signs(night())).toEqual([]);
  expect(signs(night({ fields: { ufos: 2, lock: 1, lock_now: 2 } }))).toEqual(["This turn is fully locked", "Next turn is locked", "2 UFOs drawn this turn"]);
});

test("the sky follows the phase", () => {
  expect([game.sky(night()).name, game.sky(night({ fields: { phase: 2 } })).name]).toEqual(["calm", "alert"]);
});
