import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { credentialsFor } from "../net/credentials";
import { loadWords } from "../words/words";
import { parseCode, resolveCode } from "./joinCode";
import { fakeServer, no, table } from "./samples";

beforeAll(() => loadWords("en"));
beforeEach(() => localStorage.clear());

describe("what was typed", () => {
  it.each([
    ["https://xenodeck.example/t/abcd-efgh-jkmn", "/t/abcd-efgh-jkmn"],
    ["http://192.168.0.7:8000/t/abcd-efgh-jkmn#invite=pqrs-tuvw-xyz3 ", "/t/abcd-efgh-jkmn#invite=pqrs-tuvw-xyz3"],
    ["/r/abcd-efgh-jkmn/", "/r/abcd-efgh-jkmn"],
  ])("is a link: %s", (typed, address) => expect(parseCode(typed)).toEqual({ kind: "address", address }));

  it.each(["abcd-efgh-jkmn", " ABCD EFGH JKMN", "abcdefghjkmn", "Abcd–Efgh–Jkmn"])("is a code, however it is written: %s", (typed) =>
    expect(parseCode(typed)).toEqual({ kind: "code", code: "abcd-efgh-jkmn" }));

  it.each(["", "  ", "abc", "what is this?", "https://elsewhere.example/", "javascript:alert(1)"])("is nothing of ours: %j", (typed) =>
    expect(parseCode(typed)).toEqual({ kind: "nothing" }));
});

describe("where it leads", () => {
  it("a link leads there without asking", async () => {
    const server = fakeServer({});
    expect(await resolveCode("/t/abcd-efgh-jkmn")).toBe("/t/abcd-efgh-jkmn");
    expect(server.asked).toEqual([]);
  });

  it("the id of a table leads to it, also when it wants its pass phrase", async () => {
    fakeServer({ "GET /api/tables/abcd-efgh-jkmn": table() });
    expect(await resolveCode("abcdefghjkmn")).toBe("/t/abcd-efgh-jkmn");
    fakeServer({ "GET /api/tables/abcd-efgh-jkmn": no(403, "WRONG_PHRASE") });
    expect(await resolveCode("abcdefghjkmn")).toBe("/t/abcd-efgh-jkmn");
  });

  it("a code from another device brings its seat along", async () => {
    fakeServer({ "POST /api/handover": { table: "pqrs", seat: 2, token: "mine" } });
    expect(await resolveCode("abcd-efgh-jkmn")).toBe("/t/pqrs");
    expect(credentialsFor("pqrs").seats).toEqual([{ table: "pqrs", seat: 2, token: "mine" }]);
  });

  it("what nobody knows is said kindly, what is refused is said as it is", async () => {
    fakeServer({ "POST /api/handover": no(404, "BAD_CODE") });
    await expect(resolveCode("abcd-efgh-jkmn")).rejects.toThrow("No table and no device");
    fakeServer({ "GET /api/tables/abcd-efgh-jkmn": no(429, "TOO_MANY") });
    await expect(resolveCode("abcd-efgh-jkmn")).rejects.toMatchObject({ code: "TOO_MANY" });
    await expect(resolveCode("?!")).rejects.toThrow("neither");
  });
});
