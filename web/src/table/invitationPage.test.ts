import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { storeGuest } from "../net/credentials";
import type { Invitation } from "../protocol";
import { game } from "../lobby/samples";
import { loadWords } from "../words/words";
import InvitationPage from "./InvitationPage.svelte";

const invitation = (more: Partial<Invitation> = {}): Invitation => ({
  table: "abcd", game: "ufoludki", host: "Blorbilop", status: "open", free: 0, good: true, watch: true, ...more,
});

function meet(more: Partial<Invitation> = {}, props: object = {}) {
  const acts = { sit: vi.fn(async () => undefined), watch: vi.fn(), useCode: vi.fn(async () => undefined) };
  render(InvitationPage, { invitation: invitation(more), game: game(), invited: "yes", mayWatch: true, ...acts, ...props });
  return acts;
}

beforeAll(() => loadWords("en"));
beforeEach(() => {
  localStorage.clear();
  storeGuest({ alias: "Zyx", token: "t" });
});
afterEach(cleanup);

describe("the door", () => {
  it("says who invites to what, and asks for nothing but a name", async () => {
    const { sit } = meet();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Blorbilop invites you to Ufoludki");
    const name = screen.getByLabelText("Your name at the table") as HTMLInputElement;
    expect(name.value).toBe("Zyx");
    await fireEvent.input(name, { target: { value: "  Wub " } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
    expect(sit).toHaveBeenCalledWith("Wub");
  });

  it("names nobody where nobody can be named", () => {
    meet({ host: "" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("You are invited to Ufoludki");
  });

  it.each([
    ["yes", "open", "This invitation has been used"],
    ["yes", "running", "The game has begun without you"],
    ["no", "open", "Every seat is taken"],
    ["badly", "open", "not good"],
  ])("to whoever comes too late (%s, %s) says so and what can be done", async (invited, status, says) => {
    const { watch } = meet({ good: false, status }, { invited });
    expect(screen.getByText(new RegExp(says))).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sit down and play" })).toBeNull();
    expect(screen.getByRole("link", { name: "Open a new table" }).getAttribute("href")).toBe("/new/ufoludki");
    await fireEvent.click(screen.getByRole("button", { name: "Watch the game" }));
    expect(watch).toHaveBeenCalled();
  });

  it("offers no looking on where that is not possible", () => {
    meet({ good: false }, { mayWatch: false });
    expect(screen.queryByRole("button", { name: "Watch the game" })).toBeNull();
  });

  it("says what went wrong, and lets it be tried again", async () => {
    const sit = vi.fn(async () => Promise.reject(new Error("The server cannot be reached.")));
    meet({}, { sit });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("cannot be reached"));
    expect((screen.getByRole("button", { name: "Sit down and play" }) as HTMLButtonElement).disabled).toBe(false);
  });
});
