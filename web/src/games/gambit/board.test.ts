// The table of Earth Gambit as people meet it: what can be chosen, what is said of it, and a role that leaves no trace.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Table, type TableActions } from "../../table/table.svelte";
import type { QuestionScene, ViewScene } from "../../protocol";
import { loadWords } from "../../words/words";
import Board from "./Board.svelte";
import OwnHand from "./OwnHand.svelte";
import OwnArea from "./OwnArea.svelte";
import KnownOfSeats from "./KnownOfSeats.svelte";
import { ask, held, lab, line, lying, samples, sceneOf, seated, shape } from "./samples";
import game from "./table";

beforeAll(() => loadWords("en"));

/** What is fetched when it is wanted comes when it comes: the machine may be busy. */
const PATIENCE = { timeout: 30_000, interval: 20 };

function lay(view: ViewScene, question?: QuestionScene) {
  const table = new Table({ ...shape(), cards: { alien: "Alien", scientist: "Scientist", steal_card: "Steal Card", B: "blue Science" } }, game);
  table.scene = sceneOf(view, question);
  const acting = { choose: vi.fn(), point: vi.fn(), askWhyNot: vi.fn(), drop: vi.fn(), answer: vi.fn(), makeMove: vi.fn() } satisfies TableActions;
  table.actions = acting;
  return { table, acting };
}

test.each(samples().map(({ id, scene }) => [id, scene] as const))("the scene %s can be laid", (_, scene) => {
  const table = new Table(shape(), game);
  table.scene = scene;
  const { container } = render(Board, { table });
  expect(container.querySelectorAll(".lane")).toHaveLength(3);
  expect(container.querySelectorAll(".seats .seat")).toHaveLength(scene.seats.length - 1);
  expect(game.caption(table)).toMatch(/^Turn 17/);
});

describe("the track", () => {
  test("says how far each team is, and what is banned until when", () => {
    const { table } = lay(lab({ psych: [{ card: "psych_weapon", owner: 2 }] }));
    render(Board, { table });
    expect(screen.getByRole("region", { name: "Aliens: 4 of 6 red" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Scientists: 3 of 6 blue, nobody may play it until Quiet Comet's next turn" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Extinctionists: 2 of 3 yellow" })).toBeTruthy();
  });

  test("has a socket for every card that is missing, and tape on what is covered", () => {
    const { table } = lay(lab());
    const { container } = render(Board, { table });
    const sockets = (colour: string) => container.querySelectorAll(`[data-lane=${colour}] .socket`).length;
    expect(["red", "blue", "yellow"].map(sockets)).toEqual([2, 3, 1]);
    expect(container.querySelectorAll(".tape")).toHaveLength(1);
    expect(container.querySelector(".covered button")?.getAttribute("aria-label")).toContain("covered, counts for nobody");
  });

  test("takes the very card that was pointed at, though it has twins", async () => {
    const science = ["R", "B", "R"];
    const { table, acting } = lay(lab({ science, covered: [] }), ask("cover", lying("science", [...science].reverse()), ["cancel_science"]));
    const { container } = render(Board, { table });
    const [first] = container.querySelectorAll<HTMLElement>("[data-lane=red] .card > button");
    await fireEvent.click(first!, { detail: 1 });
    expect(acting.choose.mock.calls[0]?.[0]).toMatchObject({ word: "R#2", at: 2 });
  });
});

describe("the seats", () => {
  test("say what lies in front of them and what the viewer knows", () => {
    const { table } = lay(lab({ protects: [0, 1], damaged: [0, 0, 1], roles: { 1: "scientist" }, known: { 3: ["steal_card"] } }));
    const { container } = render(Board, { table });
    const seat = (n: number) => container.querySelector(`[data-seat="${n}"]`)?.textContent;
    expect(seat(1)).toContain("Protect");
    expect(seat(1)).toContain("you know: Scientist");
    expect(seat(2)).toContain("damaged, no card");
    expect(seat(3)).toContain("you know of the hand: Steal Card");
    expect(container.querySelectorAll("[data-known]")).toHaveLength(2);
  });

  test("can be chosen, the own one too", async () => {
    const { table, acting } = lay(lab(), ask("patient", seated(0, 1), ["damage_or_heal", "0"]));
    render(OwnArea, { table });
    await fireEvent.click(screen.getByRole("button", { name: /Velvet Moth/ }), { detail: 1 });
    expect(acting.choose.mock.calls[0]?.[0]).toMatchObject({ value: 0 });
  });

  test("are aimed at by what is being played", () => {
    const { table } = lay(lab({ resolving: ["damage_or_heal"], fields: { active: 1 } }));
    table.lines = [line("turn", { seat: 1 }), line("play", { seat: 1, cards: ["damage_or_heal"] }), line("aim_damage", { seat: 1, other: 3, text: "Copper Wren wants to damage Plum Nebula." })];
    const { container } = render(Board, { table });
    expect(container.querySelectorAll(".aimed")).toHaveLength(1);
    expect(container.querySelector(".aimed [data-seat]")?.getAttribute("data-seat")).toBe("3");
    expect(within(screen.getByRole("group", { name: "The card being played" })).getByText("Copper Wren wants to damage Plum Nebula.")).toBeTruthy();
  });
});

describe("the own hand", () => {
  test("says where each card came from, and which cannot be played", () => {
    const { table } = lay(lab({ slots: ["held", "passed", "drawn"] }), ask("play", held("peek_any_card", "YB").map((one, n) => ({ ...one, at: n + 1 }))));
    table.lines = [line("pass", { seat: 4, other: 0 })];
    const { container } = render(OwnHand, { table });
    expect([...container.querySelectorAll(".from")].map((one) => one.textContent)).toEqual(["held", "passed by Tin Fox", "just drawn"]);
    expect([...container.querySelectorAll(".held")].map((one) => one.classList.contains("dark"))).toEqual([true, false, false]);
    expect(screen.getByRole("button", { name: /^blue Science, held/ })).toBeTruthy();
  });

  test("says nothing of it when all are held", () => {
    const { table } = lay(lab({ slots: [] }));
    expect(render(OwnHand, { table }).container.querySelectorAll(".from")).toHaveLength(0);
  });
});

describe("the own role", () => {
  const traces = () => /alien(?!-)/i.test(document.body.textContent ?? "") || document.querySelector("[data-role-seen]") !== null || document.body.innerHTML.includes('aria-label="Alien"');
  const button = () => screen.getByRole("button", { name: "Your role: hold it down to look" });

  test("is seen while it is held, with a key, and leaves no trace", async () => {
    const { table } = lay(lab());
    render(OwnArea, { table });
    expect(traces()).toBe(false);
    await fireEvent.keyDown(button(), { key: " " });
    expect(screen.getByRole("status").textContent).toBe("You are Alien");
    expect(document.querySelector("[data-role-seen]")).not.toBeNull();
    await fireEvent.keyUp(window, { key: " " });
    expect(traces()).toBe(false);
  });

  test("… from anywhere at the table, but not while somebody types", async () => {
    const { table } = lay(lab());
    render(OwnArea, { table });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "r" });
    expect(traces()).toBe(false);
    field.remove();
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(traces()).toBe(true);
    await fireEvent.blur(window);
    expect(traces()).toBe(false);
  });

  test("is in no note while the game goes on, and everybody's is when it is over", () => {
    const { table } = lay(lab({ roles: { 2: "scientist" } }));
    const { container, unmount } = render(KnownOfSeats, { table });
    expect([...container.querySelectorAll("[data-note]")].map((one) => one.getAttribute("data-note"))).toEqual(["1", "2", "3", "4"]);
    expect(container.textContent).not.toContain("Alien");
    expect(container.querySelector('[data-note="2"]')?.textContent).toContain("Scientist");
    unmount();
    const over = lay(lab({ over: true })).table;
    expect(render(KnownOfSeats, { table: over }).container.textContent).toContain("Alien");
  });
});

describe("what may be said", () => {
  const labels = ["good", "bad", "useful"].map((word) => ({ word, text: word }));
  const talk = { left: 2, topics: [{ words: "pass", subject: "pass", text: "the card I pass", labels }, { words: "hand", subject: "hand", text: "my hand", labels }, { words: "role 1", subject: "role", text: "the role of Copper Wren", labels: [{ word: "alien", text: "Alien" }], other: 1 }] };

  test("is said of a card with one press, and of the hand after another", async () => {
    const { table, acting } = lay(lab());
    const claim = vi.fn(async () => true);
    table.actions = { ...acting, claim };
    table.scene = { ...table.scene, talk };
    render(OwnArea, { table });
    await fireEvent.click(await screen.findByRole("button", { name: "useful" }, PATIENCE));
    await fireEvent.click(screen.getByRole("button", { name: /^Tell all: the card I pass/ }));
    await fireEvent.click(screen.getByRole("button", { name: "bad" }));
    expect(claim.mock.calls).toEqual([["pass useful"], ["hand bad"]]);
    expect(screen.queryByText("the role of Copper Wren")).toBeNull();
  });

  test("is not offered when enough was said, nor where nobody may speak", async () => {
    const { table, acting } = lay(lab());
    table.actions = { ...acting, claim: vi.fn() };
    table.scene = { ...table.scene, talk: { ...talk, left: 0 } };
    const { unmount } = render(OwnArea, { table });
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "good" }, PATIENCE)).disabled).toBe(true);
    unmount();
    table.scene = { ...table.scene, talk: null };
    render(OwnArea, { table });
    expect(screen.queryByRole("button", { name: "good" })).toBeNull();
  });

  test("stays in the notes", () => {
    const { table } = lay(lab());
    table.scene = { ...table.scene, said: [{ seat: 1, subject: "hand", label: "bad", span: 3, text: "my hand is bad" }, { seat: 1, subject: "hand", label: "good", span: 4, text: "my hand is good" }] };
    expect(render(KnownOfSeats, { table }).container.querySelector('[data-note="1"] q')?.textContent).toBe("my hand is good");
  });
});

describe("a pile to choose from", () => {
  test("shows its cards to who chooses, and what was chosen before", async () => {
    const { table, acting } = lay(lab({ draw: ["B", "R", "?0"] }), ask("order", lying("draw", ["R"]), ["B"]));
    const { container } = render(Board, { table });
    await vi.waitFor(() => expect(container.querySelectorAll(".pick .put")).toHaveLength(1), PATIENCE);
    expect(container.querySelector<HTMLElement>(".track")?.inert).toBe(true);
    await fireEvent.click(container.querySelector<HTMLElement>(".pick .playable > button")!, { detail: 1 });
    expect(acting.choose.mock.calls[0]?.[0]).toMatchObject({ word: "R" });
  });

  test("is face down otherwise, whatever the viewer knows of it", async () => {
    const { table } = lay(lab({ discard: ["steal_card", "?0"], draw: ["B", "?0"] }));
    const { container } = render(Board, { table });
    expect(container.querySelector("[data-pile=discard] [data-card]")?.getAttribute("data-card")).toBe("?0");
    await fireEvent.click(screen.getByRole("button", { name: "1 card you know: discard" }));
    await vi.waitFor(() => expect(document.querySelector("dialog figcaption")?.textContent).toBe("× 1"), PATIENCE);
  });
});
