import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepGuest, keysOf } from "../net/purse";
import { redirect, route } from "../net/route.svelte";
import { loadWords } from "../words/words";
import NewTable from "./NewTable.svelte";
import { fakeServer, game, mode, no, option } from "./samples";

const created = { table: "new-table", you: [], invites: { "1": "code" } };
const group = (name: string | RegExp): HTMLElement => screen.getByRole("group", { name });
const setUp = (): HTMLElement => screen.getByRole("button", { name: "Set up the table" });

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  keepGuest({ alias: "Zyx", token: "t" });
  redirect("/new/ufoludki");
});
afterEach(cleanup);

async function open(answers: Record<string, unknown> = {}): Promise<ReturnType<typeof fakeServer>> {
  const server = fakeServer({ "GET /api/games": [game()], "POST /api/tables": created, ...answers });
  render(NewTable, { game: "ufoludki" });
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
    expect(keysOf("new-table").invites).toEqual({ "1": "code" });
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
  render(NewTable, { game: "nonsense" });
  expect(await screen.findByText("There is no such game on this server.")).toBeTruthy();
});

it("another game on the same page is another form", async () => {
  fakeServer({ "GET /api/games": [game(), game({ id: "moonbase", name: "Moon Base", options: [] })] });
  const { rerender } = render(NewTable, { game: "ufoludki" });
  await fireEvent.click(await screen.findByRole("button", { name: "More: Loot" }));
  await rerender({ game: "moonbase" });
  expect(screen.getByRole("heading", { level: 1, name: /Moon Base/ })).toBeTruthy();
  expect(screen.queryByText("House rules")).toBeNull();
  await rerender({ game: "ufoludki" });
  expect(screen.getByText("Everything is as printed. Change what you like.")).toBeTruthy();
});
