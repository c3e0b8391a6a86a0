import { beforeEach, expect, it } from "vitest";
import { removeSeat, removeGuest, storedGuest, storeCreatedTable, storeGuest, storePhrase, storeSeat, credentialsFor, storedPhrase } from "./credentials";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps who I am until I am forgotten", () => {
  expect(storedGuest()).toBeNull();
  storeGuest({ alias: "Zyx", token: "t" });
  expect(storedGuest()).toEqual({ alias: "Zyx", token: "t" });
  removeGuest();
  expect(storedGuest()).toBeNull();
});

it("keeps seats in order, each once, and the invitations beside them", () => {
  storeCreatedTable({ table: "abcd", you: [{ table: "abcd", seat: 2, token: "old" }], invites: { "1": "code" } });
  storeSeat({ table: "abcd", seat: 2, token: "new" });
  storeSeat({ table: "abcd", seat: 0, token: "first" });
  expect(credentialsFor("abcd").seats.map((seat) => [seat.seat, seat.token])).toEqual([[0, "first"], [2, "new"]]);
  removeSeat("abcd", 0);
  expect(credentialsFor("abcd")).toEqual({ seats: [{ table: "abcd", seat: 2, token: "new" }], invites: { "1": "code" } });
  expect(credentialsFor("other")).toEqual({ seats: [], invites: {} });
});

it("keeps a pass phrase for this tab only", () => {
  storePhrase("abcd", "open up");
  expect(storedPhrase("abcd")).toBe("open up");
  expect(localStorage.length).toBe(0);
});

it("takes what it cannot read for nothing", () => {
  localStorage.setItem("xenodeck.guest", "{broken");
  expect(storedGuest()).toBeNull();
});
