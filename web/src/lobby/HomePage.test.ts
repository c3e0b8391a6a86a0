import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { storedGuest, storeGuest, storeSuggestedAlias } from "../net/credentials";
import { redirect, route } from "../net/router.svelte";
import { loadWords } from "../words/words";
import { fakeServer, game, mode, myTable, no, seat, table } from "./samples";
import HomePage from "./HomePage.svelte";

const lists = { "GET /api/games": [game()], "GET /api/tables?status=open": [], "GET /api/tables?status=running": [] };
const created = { table: "new-table", you: [{ table: "new-table", seat: 0, token: "seat" }], invites: {} };
const pane = (name: string): HTMLElement => screen.getByRole("region", { name });

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  redirect("/");
});
afterEach(cleanup);

describe("the boxes", () => {
  it("of games that are not built are honest and cannot be opened", async () => {
    fakeServer({ ...lists, "GET /api/games": [] });
    render(HomePage);
    await waitFor(() => expect(screen.getAllByText("Not built yet").length).toBeGreaterThan(0));
    expect(screen.queryByRole("button", { name: /Play now/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /New table/ })).toBeNull();
  });

  it("of somebody's own game is there too, with everything", async () => {
    fakeServer({ ...lists, "GET /api/games": [game({ id: "moonbase", name: "Moon Base" })] });
    render(HomePage);
    expect(await screen.findByRole("heading", { name: "Moon Base" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "New table: Moon Base" }).getAttribute("href")).toBe("/new/moonbase");
  });

  it("count people, not seats that only rules move", async () => {
    const modes = [mode({ id: "open", least: 2, most: 4 }), mode({ id: "alone", least: 2, most: 2, automata: [1] })];
    fakeServer({ ...lists, "GET /api/games": [game({ id: "hoard", name: "Hoard", modes })] });
    render(HomePage);
    expect(await screen.findByText("1–4 players")).toBeTruthy();
  });

  it("say so when the server cannot be reached, and try again", async () => {
    const server = fakeServer({ ...lists, "GET /api/games": no(503, "TRY_AGAIN") });
    render(HomePage);
    const again = await screen.findByRole("button", { name: "Try again" });
    server.answers["GET /api/games"] = [game()];
    await fireEvent.click(again);
    expect(await screen.findByRole("button", { name: "Play now: Ufoludki" })).toBeTruthy();
  });
});

describe("Play now", () => {
  it("is one press and two trips for a newcomer", async () => {
    storeSuggestedAlias("Velvet Moth");
    const server = fakeServer({ ...lists, "POST /api/guests": { alias: "Velvet Moth", token: "t" }, "POST /api/tables": created });
    const prefetch = vi.fn();
    render(HomePage, { prefetch });
    const play = await screen.findByRole("button", { name: "Play now: Ufoludki" });
    const before = server.asked.length;
    const pressed = fireEvent.click(play);
    await waitFor(() => expect(play.textContent).toContain("Dealing"));
    await pressed;
    await waitFor(() => expect(route.path).toBe("/t/new-table"));
    expect(server.asked.slice(before)).toEqual(["POST /api/guests", "POST /api/tables"]);
    expect(server.bodies["POST /api/guests"]).toEqual({ alias: "Velvet Moth" });
    expect(prefetch).toHaveBeenCalled();
  });

  it("that is refused says why, and can be pressed again", async () => {
    storeGuest({ alias: "Zyx", token: "t" });
    const server = fakeServer({ ...lists, "GET /api/me/tables": [], "POST /api/tables": no(429, "TOO_MANY") });
    render(HomePage);
    const play = await screen.findByRole("button", { name: "Play now: Ufoludki" });
    await fireEvent.click(play);
    await waitFor(() => expect(screen.getAllByRole("alert").some((one) => /Too many/.test(one.textContent ?? ""))).toBe(true));
    server.answers["POST /api/tables"] = created;
    await fireEvent.click(play);
    await waitFor(() => expect(route.path).toBe("/t/new-table"));
  });
});

describe("the lists", () => {
  it("say something kind while they are empty", async () => {
    fakeServer(lists);
    render(HomePage);
    expect(await screen.findByText(/Nobody is waiting just now/)).toBeTruthy();
    expect(screen.getByText(/No game to watch/)).toBeTruthy();
    expect(screen.getByText(/Games you play are kept here/)).toBeTruthy();
  });

  it("show where I am awaited first, and finished games as replays", async () => {
    storeGuest({ alias: "Zyx", token: "t" });
    const seats = [seat({ name: "Zyx" }), seat({ name: "Copper Wren" })];
    fakeServer({
      ...lists,
      "GET /api/me/tables": [myTable({ id: "done", status: "over", winners: [0], seats }), myTable({ id: "calm", seats }), myTable({ id: "hot", seats }, true)],
      "GET /api/tables?status=running": [table({ id: "hot", status: "running" }), table({ id: "other", status: "running", moves: 3 })],
    });
    render(HomePage);
    await waitFor(() => expect(within(pane("My games")).getAllByRole("link")).toHaveLength(3));
    const links = within(pane("My games")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/hot", "/t/calm", "/r/done"]);
    expect(within(pane("My games")).getAllByText("Your turn")).toHaveLength(1);
    expect(within(pane("My games")).getAllByText("Ufoludki with Copper Wren")).toHaveLength(3);
    expect(within(pane("Watch")).getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/other"]); // not my own
  });

  it("say of a table that cannot be opened that it cannot, and offer nothing to press", async () => {
    storeGuest({ alias: "Zyx", token: "t" });
    const unread = { ...myTable({ id: "bad", seats: [] }), seats: [], broken: true };
    fakeServer({ ...lists, "GET /api/me/tables": [unread, myTable({ id: "good" })] });
    render(HomePage);
    expect(await within(pane("My games")).findByText(/cannot be opened/)).toBeTruthy();
    expect(within(pane("My games")).getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/good"]);
  });

  it("let me sit down with one press, or ask for the pass phrase at the table", async () => {
    storeGuest({ alias: "Zyx", token: "t" });
    const server = fakeServer({
      ...lists,
      "GET /api/me/tables": [],
      "GET /api/tables?status=open": [table({ id: "free" }), table({ id: "shut", locked: true }), table({ id: "full", seats: [seat()] })],
      "POST /api/tables/free/join": { table: "free", seat: 1, token: "s" },
    });
    render(HomePage);
    const sit = await within(pane("Open tables")).findByRole("button", { name: /^Sit down/ });
    expect(within(pane("Open tables")).getByRole("link", { name: /^Sit down/ }).getAttribute("href")).toBe("/t/shut");
    expect(within(pane("Open tables")).getByRole("img", { name: "pass phrase needed" })).toBeTruthy();
    await fireEvent.click(sit);
    await waitFor(() => expect(route.path).toBe("/t/free"));
    expect(server.asked).toContain("POST /api/tables/free/join");
  });
});

it("a name can be changed, and is kept", async () => {
  storeGuest({ alias: "Zyx", token: "t" });
  fakeServer({ ...lists, "GET /api/me/tables": [], "POST /api/me": { alias: "Wub" } });
  render(HomePage);
  await fireEvent.click(screen.getByRole("button", { name: /Zyx/ }));
  const field = await screen.findByLabelText("Your name");
  await fireEvent.input(field, { target: { value: "Wub" } });
  await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(screen.getByRole("button", { name: /you are\s*Wub/ })).toBeTruthy());
  expect(storedGuest()).toEqual({ alias: "Wub", token: "t" });
});
