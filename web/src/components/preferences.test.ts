import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { preferences } from "../table/preferences.svelte";
import { loadWords } from "../words/words";
import ErrorPage from "./ErrorPage.svelte";
import PreferencesButton from "./PreferencesButton.svelte";

beforeAll(async () => {
  await loadWords("en");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

it("sound, volume and movement are kept from wherever they are changed", async () => {
  render(PreferencesButton);
  await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  const volume = (await screen.findByLabelText("Volume")) as HTMLInputElement;
  expect(volume.disabled).toBe(true);
  await fireEvent.click(screen.getByRole("switch", { name: "Sounds" }));
  expect(volume.disabled).toBe(false);
  await fireEvent.input(volume, { target: { value: "25" } });
  await fireEvent.change(screen.getByLabelText("Movement"), { target: { value: "still" } });
  expect(preferences).toMatchObject({ sound: true, volume: 0.25, motion: "still" });
  expect(JSON.parse(localStorage.getItem("xenodeck.settings") ?? "{}")).toMatchObject({ sound: true, volume: 0.25, motion: "still" });
});

it("where the way ends there is a picture, a reason and a way back", () => {
  const { container } = render(ErrorPage, { kind: "shut", title: "A private table", text: "Nobody may watch." });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("A private table");
  expect(screen.getByRole("alert").textContent).toBe("Nobody may watch.");
  expect(container.querySelector(".picture svg")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the shelf" }).getAttribute("href")).toBe("/");
});
