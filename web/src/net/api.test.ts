import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "../words/words";
import * as api from "./api";
import { storedGuest, storeGuest, storeSuggestedAlias, storePhrase, storeSeat, credentialsFor } from "./credentials";

interface Call {
  what: string;
  headers: Record<string, string>;
  body: unknown;
}
let calls: Call[];
let answers: Record<string, ((body: unknown) => [number, unknown]) | undefined>;

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls = [];
  answers = {
    "POST /api/guests": (body) => [201, { alias: (body as { alias?: string }).alias ?? "Blibax", token: `token-${calls.length}` }],
    "POST /api/tables": () => [201, { table: "abcd", you: [{ table: "abcd", seat: 0, token: "seat" }], invites: { "1": "code" } }],
  };
  vi.stubGlobal("fetch", async (address: string, init: { method: string; headers: Record<string, string>; body: string | null }) => {
    const what = `${init.method} ${address}`;
    const body: unknown = init.body === null ? null : JSON.parse(init.body);
    calls.push({ what, headers: init.headers, body });
    const [status, told] = answers[what]?.(body) ?? [404, { code: "NOT_FOUND", text: "Nothing there." }];
    return new Response(JSON.stringify(told), { status });
  });
});

const made = (): string[] => calls.map((call) => call.what);

describe("who I am", () => {
  it("a known guest costs no extra trip", async () => {
    storeGuest({ alias: "Zyx", token: "mine" });
    const created = await api.createTable({ game: "ufoludki", seats: [{ kind: "me" }] });
    expect(made()).toEqual(["POST /api/tables"]);
    expect(calls[0]?.headers["Authorization"]).toBe("Bearer mine");
    expect(credentialsFor(created.table)).toEqual({ seats: created.you, invites: { "1": "code" } });
  });

  it("nobody becomes somebody, by the name that was offered", async () => {
    storeSuggestedAlias("Velvet Moth");
    await api.createTable({ game: "ufoludki", seats: [{ kind: "me" }] });
    expect(made()).toEqual(["POST /api/guests", "POST /api/tables"]);
    expect(calls[0]?.body).toEqual({ alias: "Velvet Moth" });
    expect(calls[1]?.headers["Authorization"]).toBe("Bearer token-1");
  });

  it("whoever the server has forgotten is somebody again under the same name", async () => {
    storeGuest({ alias: "Zyx", token: "old" });
    const create = answers["POST /api/tables"];
    answers["POST /api/tables"] = (body) =>
      calls.at(-1)?.headers["Authorization"] === "Bearer old" ? [401, { code: "NO_GUEST", text: "?" }] : (create?.(body) ?? [500, {}]);
    await api.createTable({ game: "ufoludki", seats: [{ kind: "me" }] });
    expect(made()).toEqual(["POST /api/tables", "POST /api/guests", "POST /api/tables"]);
    expect(calls[1]?.body).toEqual({ alias: "Zyx" });
    expect(storedGuest()?.token).toBe("token-2");
  });

  it("another alias renames the guest, who stays the same person", async () => {
    storeGuest({ alias: "Zyx", token: "mine" });
    answers["POST /api/me"] = (body) => [200, { alias: (body as { alias: string }).alias.trim() }];
    await api.ensureGuest("Wub ");
    expect(storedGuest()).toEqual({ alias: "Wub", token: "mine" });
    await api.ensureGuest("Wub");
    expect(made()).toEqual(["POST /api/me"]);
  });

  it("nobody has no tables, and neither has a stranger", async () => {
    expect(await api.fetchMyTables()).toEqual([]);
    expect(calls).toEqual([]);
    storeGuest({ alias: "Zyx", token: "old" });
    answers["GET /api/me/tables"] = () => [401, { code: "NO_GUEST", text: "?" }];
    expect(await api.fetchMyTables()).toEqual([]);
    expect(storedGuest()).toBeNull();
  });
});

describe("a no", () => {
  it("carries everything the server said", async () => {
    answers["GET /api/tables/abcd"] = () => [400, { code: "ODD", text: "No.", rule: "4.2", legal: ["A"] }];
    const no = await api.fetchTable("abcd").catch((problem: unknown) => problem);
    expect(no).toBeInstanceOf(api.ApiError);
    expect(no).toMatchObject({ status: 400, code: "ODD", rule: "4.2", legal: ["A"], text: "No.", message: "No. (rule 4.2)" });
  });

  it("of a proxy in between is a number", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(api.fetchGames()).rejects.toMatchObject({ status: 502, code: "502" });
  });

  it("of the network is said in words", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("fetch failed")));
    await expect(api.fetchGames()).rejects.toThrow("cannot be reached");
  });
});

describe("a table with a pass phrase", () => {
  it("is opened by my seat, else by the phrase, which is encoded if need be", async () => {
    answers["GET /api/tables/abcd"] = () => [200, {}];
    storePhrase("abcd", "zażółć 100%");
    await api.fetchTable("abcd");
    expect(decodeURIComponent(calls[0]?.headers["X-Phrase"] ?? "")).toBe("zażółć 100%");
    storeSeat({ table: "abcd", seat: 1, token: "seat" });
    await api.fetchTable("abcd");
    expect(calls[1]?.headers).toMatchObject({ "X-Seat": "seat" });
    expect(calls[1]?.headers["X-Phrase"]).toBeUndefined();
  });
});
