import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { encode } from "uqr";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadWords } from "../words/words";
import Invite from "./Invite.svelte";
import Qr from "./Qr.svelte";

beforeAll(() => loadWords("en"));
afterEach(cleanup);

const value = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;

it("has a way for every kept seat, and one for whoever comes", async () => {
  render(Invite, { id: "abcd-efgh-jkmn", invites: { "2": "second", "1": "first" } });
  expect(value("Invitation for seat 2")).toBe(`${location.origin}/t/abcd-efgh-jkmn#invite=first`);
  expect(screen.getByText("first")).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Seat 3" }));
  expect(value("Invitation for seat 3")).toBe(`${location.origin}/t/abcd-efgh-jkmn#invite=second`);
  await fireEvent.click(screen.getByRole("radio", { name: "Open seats" }));
  expect(value("Link to this table")).toBe(`${location.origin}/t/abcd-efgh-jkmn`);
  expect(screen.queryByText("second")).toBeNull();
  expect(screen.getByText("abcd-efgh-jkmn")).toBeTruthy();
});

it("does not offer open seats where there are none, and nothing to choose where there is one way", () => {
  render(Invite, { id: "abcd", invites: { "1": "first" }, open: false });
  expect(value("Invitation for seat 2")).toContain("#invite=first");
  expect(screen.queryByRole("radio")).toBeNull();
});

it("copies, and says so", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  render(Invite, { id: "abcd" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy: Link to this table" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copied"));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/abcd`);
  vi.unstubAllGlobals();
});

it("draws a QR code with every dark module and its quiet zone", () => {
  const text = "https://xenodeck.example/t/abcd-efgh-jkmn#invite=pqrs-tuvw-xyz3";
  const { container } = render(Qr, { text, label: "QR" });
  const code = encode(text, { ecc: "M", border: 4 });
  const dark = code.data.flat().filter(Boolean).length;
  expect(container.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(dark);
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe(`0 0 ${code.size} ${code.size}`);
  expect(code.data[0]?.some(Boolean)).toBe(false);
});
