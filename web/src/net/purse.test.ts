import { beforeEach, expect, it } from "vitest";
import { dropSeat, forgetGuest, guest, keepCreated, keepGuest, keepPhrase, keepSeat, keysOf, phraseOf } from "./purse";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps who I am until I am forgotten", () => {
  expect(guest()).toBeNull();
  keepGuest({ alias: "Zyx", token: "t" });
  expect(guest()).toEqual({ alias: "Zyx", token: "t" });
  forgetGuest();
  expect(guest()).toBeNull();
});

it("keeps seats in order, each once, and the invitations beside them", () => {
  keepCreated({ table: "abcd", you: [{ table: "abcd", seat: 2, token: "old" }], invites: { "1": "code" } });
  keepSeat({ table: "abcd", seat: 2, token: "new" });
  keepSeat({ table: "abcd", seat: 0, token: "first" });
  expect(keysOf("abcd").seats.map((seat) => [seat.seat, seat.token])).toEqual([[0, "first"], [2, "new"]]);
  dropSeat("abcd", 0);
  expect(keysOf("abcd")).toEqual({ seats: [{ table: "abcd", seat: 2, token: "new" }], invites: { "1": "code" } });
  expect(keysOf("other")).toEqual({ seats: [], invites: {} });
});

it("keeps a pass phrase for this tab only", () => {
  keepPhrase("abcd", "open up");
  expect(phraseOf("abcd")).toBe("open up");
  expect(localStorage.length).toBe(0);
});

it("takes what it cannot read for nothing", () => {
  localStorage.setItem("xenodeck.guest", "{broken");
  expect(guest()).toBeNull();
});
