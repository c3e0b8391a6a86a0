import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeGuest, credentialsFor } from "../net/credentials";
import { redirect, route } from "../net/router.svelte";
import { loadWords } from "../words/words";
import NewTablePage from "./NewTablePage.svelte";
import type { GameWithSettings } from "./tableForm";
import { fakeServer, game, mode, no, option } from "./samples";

const created = { table: "new-table", you: [], invites: { "1": "code" } };
const group = (name: string | RegExp): HTMLElement => screen.getByRole("group", { name });
const setUp = (): HTMLElement => screen.getByRole("button", { name: "Set up the table" });

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  storeGuest({ alias: "Zyx", token: "t" });
  redirect("/new/ufoludki");
});
afterEach(cleanup);

async function open(answers: Record<string, unknown> = {}): Promise<ReturnType<typeof fakeServer>> {
  const games = (answers["GET /api/games"] ?? [game()]) as GameWithSettings[];
  const server = fakeServer({ "GET /api/games": games, "GET /api/games/ufoludki/options": games[0]?.options, "POST /api/tables": created, ...answers });
  render(NewTablePage, { game: "ufoludki" });
  await screen.findByRole("heading", { name: /New table.*Ufoludki/ });
  await screen.findByRole("button", { name: "Set up the table" });
  return server;
}

describe("the form of a new table", () => {
  it("says in words what it will be, and sends that", async () => {
    const server = await open();
    expect(screen.getByText("You and two bots, no clock.")).toBeTruthy();
    await fireEvent.click(within(group("Who sits on seat 2")).getByRole("radio", { name: "Friend, Seat 2" }));
    await fireEvent.click(within(group("Clock")).getByRole("radio", { name: "Slow" }));
    await fireEvent.click(within(group("Seats")).getByRole("radio", { name: "2" }));
    expect(screen.getByText("You and a friend, a slow clock.")).toBeTruthy();
    expect(screen.getByText(/Room to think: 90 seconds/)).toBeTruthy();
    await fireEvent.click(setUp());
    await waitFor(() => expect(route.path).toBe("/t/new-table"));
    expect(server.bodies["POST /api/tables"]).toMatchObject({ game: "ufoludki", seats: [{ kind: "me" }, { kind: "invite" }], clock: { name: "slow" }, options: {} });
    expect(credentialsFor("new-table").invites).toEqual({ "1": "code" });
  });

  it("marks what is not as printed, and takes it back", async () => {
    const server = await open();
    expect(screen.getByText("Everything is as printed. Change what you like.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "More: Loot" }));
    await fireEvent.click(screen.getByRole("button", { name: "Fewer: Cow" }));
    await fireEvent.click(within(group("Open hands")).getByRole("radio", { name: "yes" }));
    expect(screen.getByText("3 things changed")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "As printed: Open hands" }));
    expect(screen.getByText("2 things changed")).toBeTruthy();
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ options: { loot: 51, deck: { COW: 3 } } }));
    await fireEvent.click(screen.getByRole("button", { name: "All as printed" }));
    expect(screen.getByText("Everything is as printed. Change what you like.")).toBeTruthy();
  });

  it("shows what matters most, folds the rest, and unfolds what was refused", async () => {
    const options = [option({ name: "beginner", title: "Beginners", kind: "flag", default: false, important: true }), option({ name: "cap", title: "Limit", rule: "18.19" })];
    const server = await open({ "GET /api/games": [game({ options })] });
    const fold = screen.getByText("1 more house rule").closest("details") as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(fold.contains(group("Beginners"))).toBe(false);
    expect(fold.contains(screen.getByRole("spinbutton", { name: "Limit", hidden: true }))).toBe(true);
    server.answers["POST /api/tables"] = no(400, "BAD_CONFIG", "cap cannot be that.", "18.19");
    await fireEvent.click(setUp());
    await waitFor(() => expect(fold.open).toBe(true));
  });

  it("shows what the game thinks better for a site, and lets people have it as printed", async () => {
    const lines = option({ name: "lines", title: "Slow lines", kind: "choice", default: "plain", choices: ["plain", "fair"], labels: { plain: "as they are", fair: "made up for" } });
    const options = [lines, option({ name: "cap", title: "Limit" })];
    const server = await open({ "GET /api/games": [game({ options, modes: [mode({ id: "race", live: { lines: "fair" } })] })] });
    expect(screen.getByText("1 more house rule").closest("details")?.contains(group("Slow lines"))).toBe(false);
    expect(within(group("Slow lines")).getByRole<HTMLInputElement>("radio", { name: "made up for" }).checked).toBe(true);
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ options: { lines: "fair" } }));
    await fireEvent.click(screen.getByRole("button", { name: "As printed: Slow lines" }));
    await fireEvent.click(setUp());
    await waitFor(() => expect((server.bodies["POST /api/tables"] as { options: object }).options).toEqual({}));
  });

  it("offers seats that are told by a word beside the others, and what another mode has printed", async () => {
    const dealer = option({ name: "dealer", title: "Dealer", kind: "seat", default: "last", choices: ["last"], labels: { last: "the last seat" }, rule: "18.4" });
    const deck = option({ name: "deck", title: "Deck", kind: "table", default: { COW: 4 }, keys: ["COW"], rule: "18.5" });
    const modes = [mode({ id: "base", text: "Base.", most: 4 }), mode({ id: "more", text: "More.", most: 6, defaults: { deck: { COW: 9 } } })];
    const server = await open({ "GET /api/games": [game({ options: [dealer, deck], modes })] });
    const list = screen.getByRole("combobox", { name: "Dealer" });
    expect(within(list).getAllByRole("option").map((one) => one.textContent)).toEqual(["drawn by lot", "the last seat", "Seat 1", "Seat 2", "Seat 3"]);
    expect(screen.getByText("· printed: the last seat")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: /More/ }));
    expect(screen.getByText("Everything is as printed. Change what you like.")).toBeTruthy();
    expect(screen.getByText("printed: 9")).toBeTruthy();
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ mode: "more", options: {} }));
  });

  it("has a field for every value of a list, as many as there may be", async () => {
    const worth = option({ name: "worth", title: "Weights", kind: "list", default: [1, 3], low: 2, high: 3, each: option({ name: "worth", high: 9 }), rule: "1.3" });
    const server = await open({ "GET /api/games": [game({ options: [worth] })] });
    const list = within(group("Weights"));
    expect(list.getAllByRole("spinbutton").map((one) => one.getAttribute("aria-label"))).toEqual(["Weights 1", "Weights 2"]);
    expect(list.queryByRole("button", { name: /^Remove/ })).toBeNull();
    await fireEvent.click(list.getByRole("button", { name: "More: Weights 2" }));
    await fireEvent.click(list.getByRole("button", { name: "Add one: Weights" }));
    expect(list.queryByRole("button", { name: /^Add/ })).toBeNull();
    expect(list.getByText("printed: 3").closest("li")?.className).toContain("changed");
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ options: { worth: [1, 4, 4] } }));
    await fireEvent.click(list.getByRole("button", { name: "Remove: Weights 1" }));
    expect(list.getAllByRole<HTMLInputElement>("spinbutton").map((one) => one.value)).toEqual(["4", "4"]);
    await fireEvent.click(screen.getByRole("button", { name: "As printed: Weights" }));
    expect(within(group("Weights")).getAllByRole<HTMLInputElement>("spinbutton").map((one) => one.value)).toEqual(["1", "3"]);
  });

  it("has a control for every part of a record, with what is printed, and puts right a number that is out of range", async () => {
    const parts = [option({ name: "limit", title: "Limit", kind: "decimal", default: 3.5, high: 99 }), option({ name: "kind", title: "Mood", kind: "choice", choices: ["calm", "wild"], default: "calm" }), option({ name: "hand", title: "Hand", high: 0 })];
    const golem = option({ name: "golem", title: "Golem", kind: "record", default: { limit: 3.5, kind: "calm", hand: 0 }, parts, rule: "1.4" });
    const server = await open({ "GET /api/games": [game({ options: [golem] })] });
    const record = within(group("Golem"));
    expect(record.getByText("printed: 3.5")).toBeTruthy();
    const limit = record.getByRole<HTMLInputElement>("spinbutton", { name: "Golem: Limit" });
    expect(record.getAllByRole("spinbutton")).toEqual([limit]); // a hand of 0 to 0 is no choice
    await fireEvent.change(limit, { target: { value: "2.25" } });
    await fireEvent.click(record.getByRole("radio", { name: "wild" }));
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ options: { golem: { limit: 2.25, kind: "wild", hand: 0 } } }));
    await fireEvent.change(limit, { target: { value: "500" } });
    expect(limit.value).toBe("99");
    await fireEvent.change(limit, { target: { value: "" } });
    expect(limit.value).toBe("99");
    await fireEvent.click(screen.getByRole("button", { name: "As printed: Golem" }));
    expect(screen.getByText("Everything is as printed. Change what you like.")).toBeTruthy();
  });

  it("has a fixed line for a seat that only rules move, and offers the others", async () => {
    const server = await open({ "GET /api/games": [game({ options: [], modes: [mode({ id: "alone", least: 2, most: 3, automata: [1] })] })] });
    const seats = [...document.querySelectorAll("ol > li")];
    expect(seats.map((one) => one.textContent?.includes("plays by the rules"))).toEqual([false, true, false]);
    expect(seats[1]?.querySelector("input, select, button")).toBeNull();
    expect(within(group("Seats")).getAllByRole("radio").map((one) => one.getAttribute("aria-label"))).toEqual(["1", "2"]);
    expect(screen.getByRole("group", { name: "Who sits on seat 3" })).toBeTruthy();
    await fireEvent.click(setUp());
    await waitFor(() => expect(server.bodies["POST /api/tables"]).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot" }] }));
  });

  it("shows a refusal at the option it is about, with its rule", async () => {
    await open({ "POST /api/tables": no(400, "BAD_CONFIG", "a deck has at most 500 cards, not 700.", "10.2") });
    await fireEvent.click(setUp());
    const told = await screen.findByText(/at most 500 cards/);
    expect(told.querySelector("a")?.getAttribute("href")).toBe("/rules/ufoludki#rule-10.2");
    expect(told.closest(".option")?.textContent).toContain("Deck");
  });

  it("shows any other refusal beside the button", async () => {
    await open({ "POST /api/tables": no(429, "TOO_MANY") });
    await fireEvent.click(setUp());
    const told = await screen.findByText(/Too many/);
    expect(told.closest("aside")).toBeTruthy();
  });

  it("does not send a seed that is none", async () => {
    const server = await open();
    await fireEvent.input(screen.getByLabelText("Seed"), { target: { value: "12x" } });
    expect((setUp() as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/A seed is a whole number/)).toBeTruthy();
    expect(server.asked).not.toContain("POST /api/tables");
  });
});

it("a game that is not there is said to be not there", async () => {
  fakeServer({ "GET /api/games": [] });
  render(NewTablePage, { game: "nonsense" });
  expect(await screen.findByText("There is no such game on this server.")).toBeTruthy();
});

it("another game on the same page is another form", async () => {
  const options = { "GET /api/games/ufoludki/options": game().options, "GET /api/games/moonbase/options": [] };
  fakeServer({ "GET /api/games": [game(), game({ id: "moonbase", name: "Moon Base" })], ...options });
  const { rerender } = render(NewTablePage, { game: "ufoludki" });
  await fireEvent.click(await screen.findByRole("button", { name: "More: Loot" }));
  await rerender({ game: "moonbase" });
  expect(screen.getByRole("heading", { level: 1, name: /Moon Base/ })).toBeTruthy();
  expect(screen.queryByText("House rules")).toBeNull();
  await screen.findByRole("button", { name: "Set up the table" });
  expect(screen.queryByText("House rules")).toBeNull();
  await rerender({ game: "ufoludki" });
  expect(await screen.findByText("Everything is as printed. Change what you like.")).toBeTruthy();
});
