import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import anyTable from "../games/any/table";
import ufoludki from "../games/ufoludki/table";
import Hand from "../table/Hand.svelte";
import Prompt from "../table/Prompt.svelte";
import type { Player } from "../table/player.svelte";
import { Table, type TableActions } from "../table/table.svelte";
import { zoom } from "../table/cardZoom.svelte";
import { card, GAME, number, question, scene, seat, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import Card from "./Card.svelte";
import Pile from "./Pile.svelte";
import SeatPlate from "./SeatPlate.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => zoom.hide());

const acting = () => ({ choose: vi.fn(), point: vi.fn(), askWhyNot: vi.fn(), drop: vi.fn(), answer: vi.fn(), makeMove: vi.fn() }) satisfies TableActions;

describe("a card", () => {
  test("that may be chosen says so, glows, and is taken by a click", async () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    const hands = (shown.actions = acting());
    render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    const button = screen.getByRole("button", { name: "Apple, can be chosen" });
    expect(button.closest(".card.playable")).toBeTruthy();
    await fireEvent.click(button, { detail: 1 });
    expect(hands.choose).toHaveBeenCalledWith(card("A", 0), "mouse", 0);
    await fireEvent.click(button, { detail: 0 });
    expect(hands.choose).toHaveBeenLastCalledWith(card("A", 0), "key", 0);
  });

  test("tapped by a finger is told from one that is clicked", async () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    const hands = (shown.actions = acting());
    render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    const button = screen.getByRole("button");
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await fireEvent.pointerUp(button, { pointerType: "touch" });
    await fireEvent.click(button, { detail: 1 });
    expect(hands.choose).toHaveBeenCalledWith(card("A", 0), "touch", 0);
  });

  test("pressed long is looked at, not played", async () => {
    vi.useFakeTimers();
    const shown = table(scene({ question: question([card("A", 0)]) }));
    const hands = (shown.actions = acting());
    render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    const button = screen.getByRole("button");
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    vi.advanceTimersByTime(450);
    expect(zoom.shown?.code).toBe("A");
    await fireEvent.pointerUp(button, { pointerType: "touch" });
    await fireEvent.click(button, { detail: 1 });
    expect([hands.choose.mock.calls, zoom.shown]).toEqual([[], null]);
    vi.useRealTimers();
  });

  test("that may not be chosen answers why not", async () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    const hands = (shown.actions = acting());
    render(Card, { table: shown, code: "B", spot: { place: "hand", seat: 0, at: 1 } });
    await fireEvent.click(screen.getByRole("button", { name: "Button" }));
    expect(hands.askWhyNot).toHaveBeenCalledWith({ card: "B", place: "hand", seat: 0, at: 1 }, "key");
  });

  test("has the text that holds now as its description", () => {
    const shown = new Table({ ...GAME, now: { turns: { "1": { A: "Now: sweet." }, "2": { A: "Later: sour." } } } }, anyTable);
    shown.scene = scene();
    render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    expect(screen.getByRole("button", { name: "Apple", description: "Now: sweet." })).toBeTruthy();
    render(Card, { table: shown, code: "B" });
    expect(screen.getByRole("button", { name: "Button", description: "Holds things." })).toBeTruthy();
  });

  test("that a move has begun with is marked, and the others wait, dimmed", () => {
    const shown = table(scene({ question: question([seat(1)], { before: ["B"], kind: "seat" }) }));
    const { container } = render(Card, { table: shown, code: "B", spot: { place: "hand", seat: 0, at: 1 } });
    expect(container.querySelector(".card.selected")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Button, chosen" })).toBeTruthy();
    const other = render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    expect(other.container.querySelector(".card.disabled")).toBeTruthy();
  });

  test("shows its number key once a key was used, and no longer when the mouse is", async () => {
    const shown = table(scene({ question: question([card("A", 0), card("B", 1)]) }));
    shown.usesKeys = true;
    const { container } = render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 2 } });
    expect(container.querySelector("kbd")?.textContent).toBe("3");
    shown.usesKeys = false;
    await tick();
    expect(container.querySelector("kbd")).toBeNull();
  });

  test("that is hidden shows its back and nothing else", () => {
    const { container } = render(Card, { table: table(), code: "?", spot: { place: "deck", at: 0 } });
    expect(screen.getByRole("button", { name: "a hidden card" })).toBeTruthy();
    expect(container.textContent).not.toContain("Apple");
  });

  test("an option that was just sent is not offered again", () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    shown.sent = "A";
    render(Card, { table: shown, code: "A", spot: { place: "hand", seat: 0, at: 0 } });
    const classList = screen.getByRole("button").closest(".card")!.classList;
    expect([classList.contains("playable"), classList.contains("sent")]).toEqual([false, true]);
  });
});

describe("a pile", () => {
  test("says how many cards it has", () => {
    render(Pile, { table: table(), place: "deck", counted: true });
    expect(screen.getByRole("button").getAttribute("aria-label")).toBe("a hidden card, the deck, 5 cards");
  });
  test("without cards is an empty place", () => {
    render(Pile, { table: table(), place: "nest", seat: 0 });
    expect(screen.getByRole("img", { name: "nest: empty" })).toBeTruthy();
  });
});

describe("a seat", () => {
  test("can be chosen when a seat is asked for", async () => {
    const shown = table(scene({ question: question([seat(1)]) }));
    const hands = (shown.actions = acting());
    render(SeatPlate, { table: shown, seat: 1 });
    await fireEvent.click(screen.getByRole("button", { name: /Bo.*can be chosen/ }), { detail: 1 });
    expect(hands.choose).toHaveBeenCalledWith(seat(1), "mouse");
  });
  test("says who is away, and for whom a bot plays", () => {
    const seats = [{ kind: "person", name: "Ada", here: true }, { kind: "person", name: "Cy" }, { kind: "person", name: "Di", stand_in: true }];
    const shown = table(scene({ seats }));
    for (const n of [0, 1, 2]) render(SeatPlate, { table: shown, seat: n });
    expect(screen.getAllByRole("group").map((one) => one.getAttribute("aria-label"))).toEqual(["Ada, you, thinking", "Cy, away", "Di, a bot stands in"]);
  });
});

test("a seat that only rules move has its own mark, and nobody is away or waited for there", () => {
  const shown = table(scene({ seats: [{ kind: "person", name: "Ada", here: true }, { kind: "automaton", name: "Golem" }] }));
  const { container } = render(SeatPlate, { table: shown, seat: 1 });
  expect(screen.getByRole("group").getAttribute("aria-label")).toBe("Golem, plays by the rules, nobody sits there");
  expect(container.querySelectorAll(".mark svg")).toHaveLength(1);
  expect(container.querySelector(".plate")?.className).not.toContain("away");
});

describe("the hand", () => {
  const swarm = () => {
    const hand = [{ size: 4, cards: ["SWARM", "S2A", "SWARM", "SWARM"] }, { size: 0, cards: [] }];
    const counting = question([number(1), number(2), number(3)], { name: "count", kind: "number", before: ["SWARM"] });
    return table(scene({ view: view({ places: { hand } }), question: counting }), ufoludki);
  };

  test("is walked through with the arrows", async () => {
    render(Hand, { table: table() });
    const cards = screen.getAllByRole("button");
    cards[0]?.focus();
    await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: "End" });
    expect(document.activeElement).toBe(cards[2]);
    await fireEvent.keyDown(cards[2]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[2]);
  });

  test("counts: the second of a kind stands for two, and the first goes along", async () => {
    const shown = swarm();
    const hands = (shown.actions = acting());
    const { container } = render(Hand, { table: shown });
    const second = container.querySelectorAll<HTMLElement>("[data-card=SWARM] > button")[1]!;
    await fireEvent.click(second, { detail: 1 });
    expect(hands.choose.mock.calls[0]?.[0]).toEqual(number(2));
    shown.pointed = "2";
    await Promise.resolve();
    const raised = [...container.querySelectorAll("[data-card=SWARM]")].map((one) => one.classList.contains("selected"));
    expect(raised).toEqual([true, true, false]);
  });
});

describe("the prompt", () => {
  const noPlayer = { notice: null, choose: vi.fn(), point: vi.fn(), back: vi.fn(), undo: vi.fn(), confirm: vi.fn(), dismiss: vi.fn() };

  test("says what is asked, with buttons for what lies nowhere", async () => {
    const shown = table(scene({ question: question([number(1), number(2)], { prompt: "How many?", before: ["A"] }) }));
    const player = { ...noPlayer, choose: vi.fn(), back: vi.fn() };
    render(Prompt, { table: shown, player: player as unknown as Player, onRule: vi.fn() });
    expect(screen.getByText("How many?")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "2" }));
    expect(player.choose.mock.calls[0]?.[0]).toEqual(number(2));
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(player.back).toHaveBeenCalled();
  });

  test("says for whom we wait", () => {
    render(Prompt, { table: table(scene({ view: view({ waiting: [1] }) })), player: null, onRule: vi.fn() });
    expect(screen.getByText("Waiting for Bo.")).toBeTruthy();
  });

  test("a no comes with its rule, which leads to the rules", async () => {
    const onRule = vi.fn();
    const player = { ...noPlayer, notice: { kind: "no", text: "You hold no Coin.", rule: "4.1" } };
    render(Prompt, { table: table(), player: player as unknown as Player, onRule });
    expect(screen.getByRole("alert").textContent).toContain("You hold no Coin.");
    await fireEvent.click(screen.getByRole("button", { name: "rule 4.1" }));
    expect(onRule).toHaveBeenCalledWith("4.1");
  });
});
