import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, OptionScene, PauseScene, Scene } from "../protocol";
import type { TableSocket, RequestBody } from "../net/tableSocket";
import SeatPlate from "../components/SeatPlate.svelte";
import { question, scene, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import type { MovementAnimator } from "./movementAnimator";
import { withoutFleeting, GLIMPSE_MS } from "./fleeting.svelte";
import { pauseDisplay, pauseTitle } from "./pauses";
import Pause from "./Pause.svelte";
import { Player } from "./player.svelte";
import { FrameQueue } from "./frameQueue";
import { TickClock } from "./tickClock.svelte";

beforeAll(() => loadWords("en"));
beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));
afterEach(() => void vi.useRealTimers());

const choice = (word: string): OptionScene => ({ word, kind: "choice", label: word });
const wait: OptionScene = { word: "pass", kind: "pass", label: "Wait" };
const act = (ask = "5", more = {}) => question([wait, choice("look"), choice("claim")], { ask, prompt: "What now?", ...more });

function racing(more: Partial<Scene> = {}, lanes = [{}, {}]): Scene {
  const made = scene({ question: act(), view: view({ lanes }), ...more });
  return { ...made, table: { ...made.table, tick: 100 } };
}

function sits(reply: object = { t: "ack", result: "accepted" }, live = true) {
  const shown = table(racing());
  const sent: RequestBody[] = [];
  const line = { live, request: (wish: RequestBody) => (sent.push(wish), Promise.resolve({ id: "x", ...reply })) } as unknown as TableSocket;
  const player = new Player(shown, () => line, () => {});
  shown.actions = player;
  player.onQuestionChange();
  return { shown, player, sent };
}

describe("at one's own pace", () => {
  test("nothing is confirmed, nothing waits for an answer, and it names the question that is seen", () => {
    const { shown, player, sent } = sits();
    player.choose(choice("claim"), "touch");
    player.choose(choice("claim"), "touch");
    expect(sent).toEqual([{ t: "move", ask: "5", words: "claim" }, { t: "move", ask: "5", words: "claim" }]);
    expect([shown.sent, shown.underWay]).toEqual([null, "claim"]);
  });

  test("a whole move takes the place of one that was begun", async () => {
    const { shown, player, sent } = sits();
    shown.scene = racing({ question: act("5", { before: ["look"] }) });
    expect(await player.makeMove("swap 1 2")).toBe("accepted");
    expect(sent).toEqual([{ t: "move", ask: "5", words: "swap 1 2", afresh: true }]);
  });

  test.each([
    [{ t: "ack", result: "beaten" }, "beaten", "Beaten, no harm: somebody was faster."],
    [{ t: "ack", result: "void" }, "void", "Overtaken: nothing came of it."],
    [{ t: "refused", code: "HALTED", text: "It stands still." }, "HALTED", "It stands still."],
  ])("what became of it is told for a moment: %j", async (reply, result, words) => {
    const { player } = sits(reply);
    expect(await player.makeMove("claim")).toBe(result);
    expect([player.toast?.text, player.notice]).toEqual([words, null]);
    vi.advanceTimersByTime(3000);
    expect(player.toast).toBeNull();
  });

  test("what was accepted, or was to wait, goes without saying", async () => {
    for (const result of ["accepted", "waits"]) {
      const { player } = sits({ t: "ack", result });
      await player.makeMove("claim");
      expect(player.toast).toBeNull();
    }
  });

  test("without a line nothing is kept to be sent later", async () => {
    const { player, sent } = sits({}, false);
    await player.makeMove("claim");
    expect([sent, player.toast?.kind]).toEqual([[], "no"]);
  });

  test("to wait is no choice; what else there was stays while the seat is busy", () => {
    const { shown, player } = sits();
    expect(shown.buttonOptions.map(({ word }) => word)).toEqual(["look", "claim"]);
    shown.scene = racing({ question: null }, [{ until: 9, doing: [1] } as object, {}]);
    player.onQuestionChange();
    expect([shown.question, shown.idleOptions.map(({ word }) => word), shown.isBusy(0)]).toEqual([null, ["look", "claim"], true]);
  });

  test("what was begun waits untouched while everybody stands still", () => {
    const { shown, player } = sits();
    shown.picked = "look";
    shown.scene = { ...shown.scene, pause: { kind: "check", text: "", waits_for: [], ready: [], due: 0 } };
    player.onQuestionChange();
    expect([shown.question, shown.picked]).toEqual([null, "look"]);
    shown.scene = racing();
    player.onQuestionChange();
    expect([shown.question?.ask, shown.picked]).toEqual(["5", "look"]);
  });
});

describe("a frame in real time", () => {
  test("is shown when it comes, whatever still flies", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const shown = table(racing());
    const carry = vi.fn(() => new Promise<void>(() => {}));
    const forget = vi.fn();
    const stage = new FrameQueue(shown, { animate: carry, finishHidden: forget, finish: () => {} } as unknown as MovementAnimator, () => {});
    const lines: LogLine[] = [{ what: "play", text: "Bo plays.", seat: 1, cards: ["C"], from: "hand 1", to: "nest 1" }];
    for (const ask of ["6", "7"]) {
      stage.push({ scene: racing({ question: act(ask) }), log: { start: 0, lines }, whole: false });
      expect([shown.question?.ask, shown.animating]).toEqual([ask, false]);
    }
    expect([carry.mock.calls.length, forget.mock.calls.length]).toEqual([2, 2]);
    vi.unstubAllGlobals();
  });

  test("keeps what comes after it behind a curtain while the board plays a scene of it", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const shown = table(racing());
    Object.assign(shown.ui, { overlayDelay: ({ what }: LogLine) => (what === "right" ? 900 : 0) });
    const stage = new FrameQueue(shown, { animate: () => Promise.resolve(), finishHidden: () => {}, finish: () => {} } as unknown as MovementAnimator, () => {});
    const tell = (what: string) => stage.push({ scene: racing(), log: { start: 0, lines: [{ what, text: "Bo calls.", seat: 1 }] }, whole: false });
    tell("swap");
    expect(shown.overlayDelayed).toBe(false);
    tell("right");
    expect(shown.overlayDelayed).toBe(true);
    vi.advanceTimersByTime(900);
    expect(shown.overlayDelayed).toBe(false);
    vi.unstubAllGlobals();
  });
});

const PEEK: LogLine = { what: "peek", text: "You look at Coin.", later: "You look at 1 card.", whole: "You look at Coin and Coin.", run: 2, gist: "look at Coin", seat: 0, number: 1, cards: ["C"], from: "nest 0" };
const nest = (...cards: string[]) => view({ places: { ...view().places, nest: [{ size: 3, cards }, { size: 0, cards: [] }] } });

describe("what is forgotten", () => {
  test("is in no sentence of the story", () => {
    expect(JSON.stringify(withoutFleeting(PEEK))).not.toMatch(/Coin|"C"/);
    expect(withoutFleeting(PEEK)).toMatchObject({ text: "You look at 1 card.", cards: ["?"], from: "nest 0", seat: 0 });
    const plain: LogLine = { what: "play", text: "Bo plays Coin.", cards: ["C"] };
    expect(withoutFleeting(plain)).toBe(plain);
  });

  test("does not get into the story of a table before the game is over", () => {
    const shown = table(racing());
    const stage = new FrameQueue(shown, { animate: () => Promise.resolve(), finishHidden: () => {}, finish: () => {} } as unknown as MovementAnimator, () => {});
    const told = (status: string): string => {
      const now = racing();
      stage.push({ scene: { ...now, table: { ...now.table, status } }, log: { start: 0, lines: [PEEK] }, whole: true });
      return JSON.stringify(shown.lines);
    };
    expect(told("running")).not.toMatch(/Coin|"C"/);
    expect(told("over")).toMatch(/Coin/);
  });

  test("is said while it is seen, and no longer", () => {
    const { fleetingFaces } = table();
    fleetingFaces.update(nest("?", "C", "?"), [PEEK]);
    expect([fleetingFaces.spokenText, fleetingFaces.at("nest", 0, 1)]).toEqual(["You look at Coin.", ""]);
    fleetingFaces.update(nest("?", "C", "?"), []);
    expect(fleetingFaces.spokenText).toBe("You look at Coin.");
    fleetingFaces.update(nest(), []);
    expect(fleetingFaces.spokenText).toBe("");
  });

  test("but was only shown in passing is seen for a moment where it lies, unless something happens there", () => {
    const { fleetingFaces } = table();
    fleetingFaces.update(nest(), [PEEK]);
    expect(fleetingFaces.at("nest", 0, 1)).toBe("C");
    fleetingFaces.update(nest(), [{ ...PEEK, seat: 1, from: "nest 1", cards: ["?"], later: "" }]);
    expect(fleetingFaces.at("nest", 0, 1)).toBe("C");
    vi.advanceTimersByTime(GLIMPSE_MS);
    expect([fleetingFaces.at("nest", 0, 1), fleetingFaces.spokenText]).toEqual(["", ""]);
    fleetingFaces.update(nest(), [PEEK]);
    fleetingFaces.update(nest(), [{ what: "swap", text: "", seat: 0, from: "nest 0" }]);
    expect(fleetingFaces.at("nest", 0, 1)).toBe("");
    fleetingFaces.update(nest(), [PEEK]);
    fleetingFaces.update(nest(), [{ what: "deal", text: "", from: "deck" }]);
    expect(fleetingFaces.at("nest", 0, 1)).toBe("");
  });

  test("a ghost is a ghost only where the table says so", () => {
    const shown = table(scene({ view: view({ ghosts: { nest: [["", "C"], []] } }) }));
    expect([shown.ghostAt({ place: "nest", seat: 0, at: 1 }), shown.ghostAt({ place: "nest", seat: 0, at: 0 }), shown.ghostAt({ place: "deck", at: 0 })]).toEqual(["C", "", ""]);
  });
});

test("time goes on by itself between two frames, and stands still in a pause", () => {
  const time = new TickClock();
  time.sync(10, 100);
  vi.advanceTimersByTime(250);
  expect([time.now(), time.left(14)]).toEqual([12.5, 150]);
  time.sync(13, 100, 0);
  vi.advanceTimersByTime(5000);
  expect(time.now()).toBe(13);
});

describe("pauses", () => {
  const pause = (kind: string, more: Partial<PauseScene> = {}): PauseScene => ({ kind, text: "", waits_for: [], ready: [], due: 0, ...more });

  test("have their words and their way to be shown", () => {
    const shown = table(scene({ seats: [{ kind: "person", name: "Ada", here: true }, { kind: "person", name: "Bo" }] }));
    expect(pauseDisplay(pause("countdown"))).toBe("count");
    expect(pauseDisplay(pause("check"))).toBe("strip");
    expect(pauseDisplay(pause("start", { waits_for: [0] }))).toBe("panel");
    expect(pauseTitle(pause("return"), shown)).toBe("Waiting for Bo to come back");
    expect(pauseTitle(pause("siesta"), shown)).toBe("A short pause");
    expect(pauseTitle(pause("siesta", { text: "Siesta!" }), shown)).toBe("Siesta!");
  });

  test("a countdown counts, and takes no focus", async () => {
    const shown = table(scene({ pause: pause("countdown", { due: 102_900 }) }));
    const { container } = render(Pause, { table: shown, player: { ready: vi.fn() } });
    const figure = () => container.querySelector(".countdown b")?.textContent;
    expect([figure(), document.activeElement]).toEqual(["3", document.body]);
    await vi.advanceTimersByTimeAsync(950);
    expect(figure()).toBe("2");
    await vi.advanceTimersByTimeAsync(1000);
    expect(figure()).toBe("1");
    shown.scene = scene();
    flushSync();
    expect(figure()).toBeUndefined();
  });

  test("before a start only those are asked whom it waits for", () => {
    const waits = scene({ pause: pause("start", { waits_for: [1], due: 105_000 }) });
    render(Pause, { table: table(waits), player: { ready: vi.fn() } });
    expect([screen.queryByRole("button", { name: "I am ready" }), screen.getByRole("heading").textContent]).toEqual([null, "Ready?"]);
  });
});

test("a plate shows who is busy and who is frozen, and says so", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown = table(racing({}, [{ until: 30, doing: [1] } as object, { frozen: true }]));
  shown.tickClock.sync(10, 100);
  const busy = render(SeatPlate, { table: shown, seat: 0 });
  expect(busy.container.querySelector(".busy")).toBeTruthy();
  expect(screen.getByRole("group", { name: /busy/ })).toBeTruthy();
  const ice = render(SeatPlate, { table: shown, seat: 1 });
  expect(ice.container.querySelector(".frozen .ice")).toBeTruthy();
  expect(screen.getByRole("group", { name: /frozen/ })).toBeTruthy();
  vi.unstubAllGlobals();
});
