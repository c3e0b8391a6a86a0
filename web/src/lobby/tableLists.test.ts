import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { storeGuest } from "../net/credentials";
import { loadWords } from "../words/words";
import { randomAlias, MAX_ALIAS_LENGTH, myAlias } from "./alias";
import { TableLists } from "./tableLists.svelte";
import { fakeServer, myTable, table } from "./samples";

const open = "GET /api/tables?status=open";
let hidden = false;

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the lists are looked at again while somebody looks, at once when somebody comes back, and no more when all is left", async () => {
  const server = fakeServer({ [open]: [table()], "GET /api/tables?status=running": [] });
  const looks = (): number => server.asked.filter((one) => one === open).length;
  const lists = new TableLists();
  const stop = lists.startPolling(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(lists.open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks()).toBe(2);
  hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(2);
  hidden = false;
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(looks()).toBe(3);
  stop();
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(3);
});

it("what has not changed stays the same thing, so nothing on the page moves", async () => {
  storeGuest({ alias: "Zyx", token: "t" });
  const server = fakeServer({ [open]: [table()], "GET /api/tables?status=running": [], "GET /api/me/tables": [myTable({ id: "mine" })] });
  const lists = new TableLists();
  await lists.refresh();
  const before = lists.mine;
  await lists.refresh();
  expect(lists.mine).toBe(before);
  server.answers["GET /api/me/tables"] = [myTable({ id: "mine" }, true)];
  await lists.refresh();
  expect(lists.mine?.[0]?.asked).toBe(true);
});

it("a failed look says so the first time, and is passed over later", async () => {
  const server = fakeServer({});
  const failed = vi.fn();
  const stop = new TableLists().startPolling(failed);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(server.asked.length).toBeGreaterThan(4);
  stop();
});

it("the name that is offered stays the same until another is taken", () => {
  const offered = myAlias();
  expect(offered).not.toBe("");
  expect(myAlias()).toBe(offered);
  storeGuest({ alias: "Zyx", token: "t" });
  expect(myAlias()).toBe("Zyx");
  for (let i = 0; i < 200; i += 1) expect(randomAlias().length).toBeLessThanOrEqual(MAX_ALIAS_LENGTH);
});
