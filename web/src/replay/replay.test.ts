import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../net/api";
import type { Replay } from "../protocol";
import { loadWords } from "../words/words";
import { replayCommand } from "./replayKeys";
import OpenHands from "./OpenHands.svelte";
import PlayOn from "./PlayOn.svelte";
import { PacedAnimator, Playback } from "./playback.svelte";
import ReplayPage from "./ReplayPage.svelte";
import { ui, game, replayOf, shape, tableWith } from "./samples";
import { sceneAt } from "./scenes";
import ReplayTable from "./ReplayTable.svelte";
import PlaybackControls from "./PlaybackControls.svelte";

const GAME = replayOf([[0, 0], [1, 0], [1, 2], [3, 2]]);
const PATIENCE = { timeout: 30_000, interval: 20 };

beforeAll(() => loadWords("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/r/k7f3-9wq2");
});

describe("the controls", () => {
  function controls() {
    const playback = new Playback(GAME, shape, { push: () => undefined }, new PacedAnimator());
    const oneye = vi.fn();
    return { playback, oneye, ...render(PlaybackControls, { playback, whole: GAME, oneye }) };
  }

  it("say the step and scrub to it", async () => {
    const { playback } = controls();
    const scrubber = screen.getByRole("slider", { name: "Step" });
    expect(scrubber.getAttribute("aria-valuetext")).toBe("Step 0 of 3");
    await fireEvent.input(scrubber, { target: { value: "2" } });
    expect(playback.at).toBe(2);
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
  });

  it("step, run and jump", async () => {
    const { playback } = controls();
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(playback.at).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "End" }));
    expect(playback.at).toBe(3);
    expect(screen.getByRole("button", { name: "Next" }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(playback.running).toBe(true);
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
  });

  it("offer every pair of eyes, and speeds", async () => {
    const { playback, oneye } = controls();
    const eyes = screen.getByRole("combobox", { name: "Seen by" });
    expect([...eyes.querySelectorAll("option")].map((one) => one.textContent)).toEqual(["everybody's eyes", "a spectator", "Zyx", "Blip"]);
    await fireEvent.change(eyes, { target: { value: "1" } });
    expect(oneye).toHaveBeenCalledWith(1);
    await fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: "4" } });
    expect(playback.speed).toBe(4);
  });
});

describe("open hands", () => {
  it("show the cards of everybody", () => {
    const { container } = render(OpenHands, { table: tableWith(sceneAt(GAME, 1, shape)) });
    expect(screen.getByRole("group", { name: "Hand of Blip" }).querySelectorAll(".card")).toHaveLength(2);
    expect(container.querySelectorAll("[data-face]")).toHaveLength(4);
    expect(container.querySelectorAll("[data-back]")).toHaveLength(0);
  });
});

describe("keys", () => {
  const press = (key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}) => {
    let meant: ReturnType<typeof replayCommand> = null;
    const listen = (event: KeyboardEvent) => void (meant = replayCommand(event));
    if (on !== document.body) document.body.append(on);
    addEventListener("keydown", listen);
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    removeEventListener("keydown", listen);
    if (on !== document.body) on.remove();
    return meant;
  };

  it("step, run and jump", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "?", "x"].map((key) => press(key))).toEqual(["previous", "next", "first", "last", "run", "rules", null]);
  });

  it("mean what they mean where the person is", () => {
    expect(press("ArrowRight", document.createElement("select"))).toBeNull();
    expect(press(" ", document.createElement("button"))).toBeNull();
    expect(press("ArrowRight", document.createElement("button"))).toBe("next");
    expect(press("ArrowRight", document.body, { altKey: true })).toBeNull();
  });
});

describe("playing on", () => {
  it("asks for the seat whose turn it is, and sits down", async () => {
    const create = vi.spyOn(api, "createTable").mockResolvedValue({ table: "new-1", you: [], invites: {} });
    render(PlayOn, { replay: GAME, game, at: 1, open: true });
    const seat = screen.getByRole("combobox", { name: "My seat" }) as HTMLSelectElement;
    expect(seat.selectedOptions[0]?.textContent).toBe("Blip");
    await fireEvent.submit(seat.form as HTMLFormElement);
    await vi.waitFor(() => expect(location.pathname).toBe("/t/new-1"));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ seats: [{ kind: "bot" }, { kind: "me" }], begin: { step: 1 } });
  });

  it("says why not", async () => {
    vi.spyOn(api, "createTable").mockRejectedValue(new Error("Too many tables."));
    render(PlayOn, { replay: GAME, game, at: 1, open: true });
    await fireEvent.submit((screen.getByRole("combobox") as HTMLSelectElement).form as HTMLFormElement);
    expect((await screen.findByRole("alert")).textContent).toBe("Too many tables.");
  });
});

describe("the page", () => {
  const all = { table: shape, game, ui, whole: GAME };

  it("begins at the step of the address, and follows the keys", async () => {
    history.replaceState(null, "", "/r/k7f3-9wq2#step=2");
    dispatchEvent(new HashChangeEvent("hashchange"));
    render(ReplayTable, all);
    expect(await screen.findByText("Step 2 of 3")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "Home" });
    expect(await screen.findByText("Step 0 of 3")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(screen.getAllByText("Blip wins.").length).toBeGreaterThan(0);
  });

  it("looks through other eyes at the same move", async () => {
    const seat = replayOf([[0, 0], [1, 2], [3, 2]], { viewer: 1 }, [0, 2, 3]);
    const fetched = vi.spyOn(api, "fetchReplay").mockResolvedValue(seat);
    render(ReplayTable, all);
    await fireEvent.keyDown(document.body, { key: "End" });
    await fireEvent.change(screen.getByRole("combobox", { name: "Seen by" }), { target: { value: "1" } });
    expect(await screen.findByText("Step 2 of 2")).toBeTruthy();
    expect(fetched).toHaveBeenCalledWith("k7f3-9wq2", 1);
  });

  it("stays where somebody went while other eyes were still being opened", async () => {
    let come: (seat: Replay) => void = () => undefined;
    vi.spyOn(api, "fetchReplay").mockReturnValue(new Promise((resolve) => (come = resolve)));
    render(ReplayTable, all);
    await fireEvent.keyDown(document.body, { key: "End" });
    await fireEvent.change(screen.getByRole("combobox", { name: "Seen by" }), { target: { value: "1" } });
    await fireEvent.keyDown(document.body, { key: "Home" });
    come(replayOf([[0, 0], [1, 2], [3, 2]], { viewer: 1 }, [0, 2, 3]));
    expect(await screen.findByText("Step 0 of 2")).toBeTruthy();
  });

  it("does not let anybody play on after the end", async () => {
    const { container } = render(ReplayTable, all);
    await fireEvent.keyDown(document.body, { key: "End" });
    await fireEvent.click(screen.getAllByRole("button", { name: "Play on from here" })[0] as HTMLElement);
    expect(screen.getByText("The game is over here: go back a step to play on.")).toBeTruthy();
    expect(container.querySelector("dialog")).toBeNull();
  });

  it("asks for the replay once", async () => {
    vi.spyOn(api, "fetchTable").mockResolvedValue(shape);
    vi.spyOn(api, "fetchGame").mockResolvedValue(game);
    const fetched = vi.spyOn(api, "fetchReplay").mockResolvedValue(GAME);
    render(ReplayPage, { id: "k7f3-9wq2" });
    await vi.waitFor(() => expect(screen.getByText("Step 0 of 3")).toBeTruthy(), PATIENCE);
    expect(fetched.mock.calls).toEqual([["k7f3-9wq2", -2]]);
  });

  it("of a game that still runs says so", async () => {
    vi.spyOn(api, "fetchTable").mockResolvedValue({ ...shape, status: "running" });
    render(ReplayPage, { id: "k7f3-9wq2" });
    expect((await screen.findByRole("alert")).textContent).toContain("not over yet");
  });
});
