import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, NoteSchema } from "../protocol";
import { question, scene, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { resetLearnt, learnt, markGameFinished } from "./learnt.svelte";
import CoachNote from "./CoachNote.svelte";
import { isTriggeredBy, isDue, noteAnchor } from "./noteTriggers";
import { CoachNotes } from "./coachNotes.svelte";
import type { Notice } from "./player.svelte";

const note = (id: string, more: Partial<NoteSchema>): NoteSchema => ({
  id, text: `About ${id}.`, rule: "1.1", at: "", ask: "", event: "", me: "", refusal: "", field: "", at_most: null, at_least: null, ...more,
});
const line = (what: string, more: Partial<LogLine> = {}): LogLine => ({ what, text: "", ...more });

const PLAY = note("play", { ask: "play" });
const ROBBED = note("robbed", { event: "rob", me: "other", at: "nest:me" });
const LAST = note("last", { field: "earth", at_most: 3 });
const NO = note("no", { refusal: "WRONG_CARD" });

beforeAll(() => loadWords("en"));
beforeEach(() => resetLearnt());

describe("what sets a note off", () => {
  test("is an event: whoever it concerns, or only me", () => {
    expect(isTriggeredBy(note("a", { event: "rob" }), line("rob", { seat: 1, other: 2 }), 0)).toBe(true);
    expect(isTriggeredBy(note("a", { event: "rob" }), line("take", { seat: 1 }), 0)).toBe(false);
    expect(isTriggeredBy(ROBBED, line("rob", { seat: 1, other: 2 }), 0)).toBe(false);
    expect(isTriggeredBy(ROBBED, line("rob", { seat: 1, other: 0 }), 0)).toBe(true);
    expect(isTriggeredBy(note("a", { event: "miss", me: "seat" }), line("miss", { seat: 0, word: "r" }), 0)).toBe(true);
    expect(isTriggeredBy(note("a", { event: "miss", me: "seat" }), line("miss", { seat: 1, word: "r" }), 0)).toBe(false);
    expect(isTriggeredBy(PLAY, line("", {}), 0)).toBe(false);
  });

  test("is a question, or a number of the table or of my own seat", () => {
    const sight = { question: question([], { name: "play" }), view: view({ fields: { earth: 3, loot: [1, 9] } }), you: 1, bySeat: ["loot"] };
    expect(isDue(PLAY, sight)).toBe(true);
    expect(isDue(note("a", { ask: "count" }), sight)).toBe(false);
    expect(isDue(LAST, sight)).toBe(true);
    expect(isDue(LAST, { ...sight, view: view({ fields: { earth: 4 } }) })).toBe(false);
    expect(isDue(note("a", { field: "loot", at_least: 9 }), sight)).toBe(true);
    expect(isDue(note("a", { field: "loot", at_least: 9 }), { ...sight, you: 0 })).toBe(false);
    expect(isDue(note("a", { field: "nothing", at_least: 0 }), sight)).toBe(false);
  });

  test("points at a place, or at my own", () => {
    expect(noteAnchor(ROBBED, 2)).toBe("nest:2");
    expect(noteAnchor(note("a", { at: "deck" }), 2)).toBe("deck");
  });
});

describe("at a table", () => {
  function sitDown(notes: NoteSchema[], shown = scene({ question: question([], { name: "play" }) })) {
    const at = table(shown);
    Object.assign(at, { game: { ...at.game, notes } });
    const player = { notice: null as Notice | null };
    const told = new CoachNotes(at, player);
    return { at, player, told, name: () => told.current?.id ?? "" };
  }
  const asking = (ask: string, name = "play", before: string[] = []) => scene({ question: question([], { ask, name, before }) });

  test("each is told once, ever, and goes with the move it came with", () => {
    const { at, told, name } = sitDown([PLAY], asking("1"));
    told.update();
    expect([name(), told.shown]).toEqual(["play", true]);
    expect(learnt.notes).toEqual(["magpie/play"]);
    at.scene = asking("2");
    told.update();
    expect(name()).toBe("");
    const again = sitDown([PLAY], asking("1"));
    again.told.update();
    expect(again.name()).toBe("");
  });

  test("one at a time, in the order of the game, and the next one when the first was read", () => {
    const { told, name } = sitDown([ROBBED, PLAY]);
    told.onLines([line("rob", { seat: 1, other: 0 })]);
    told.update();
    expect([name(), told.anchor]).toEqual(["robbed", "nest:0"]);
    expect(told.dismiss()).toBe(true);
    expect(name()).toBe("play");
    expect(told.dismiss()).toBe(true);
    expect([name(), told.dismiss()]).toEqual(["", false]);
  });

  test("what happened meanwhile waits until no choice is half made, and stays until I have moved", () => {
    const { at, told, name } = sitDown([ROBBED], asking("1", "count", ["SWARM"]));
    told.onLines([line("rob", { seat: 1, other: 0 })]);
    told.update();
    expect(name()).toBe("");
    at.scene = scene({});
    told.update();
    expect(name()).toBe("robbed");
    at.scene = asking("2");
    told.update();
    expect(name()).toBe("robbed");
    at.scene = asking("3");
    told.update();
    expect(name()).toBe("");
  });

  test("nor is one about a question told while a choice is half made", () => {
    const { told, name } = sitDown([note("count", { ask: "count" })], asking("1", "count", ["SWARM"]));
    told.update();
    expect(name()).toBe("");
  });

  test("nothing is told over a refusal, a card that is picked up, or something that moves", () => {
    const { at, player, told, name } = sitDown([PLAY]);
    at.picked = "A";
    told.update();
    at.picked = null;
    player.notice = { kind: "hint", text: "", rule: "" };
    told.update();
    player.notice = null;
    at.animating = true;
    told.update();
    expect(name()).toBe("");
    at.animating = false;
    told.update();
    at.picked = "A";
    expect([name(), told.shown]).toEqual(["play", false]);
  });

  test("a note about a refusal comes when that was read", () => {
    const { player, told, name } = sitDown([NO]);
    player.notice = { kind: "no", text: "No.", rule: "", code: "WRONG_CARD" };
    told.onRefusal("OTHER");
    told.onRefusal("WRONG_CARD");
    told.update();
    expect(name()).toBe("");
    player.notice = null;
    told.update();
    expect([name(), told.shown]).toEqual(["no", true]);
  });

  test.each([
    ["in a lesson", scene({ question: question([], { name: "play" }), coach: {} as never })],
    ["without help", scene({ question: question([], { name: "play" }), table: { ...scene({}).table, assist: false } })],
    ["for those who watch", scene({ question: question([], { name: "play" }), you: -1 })],
  ])("none is told %s", (_, shown) => {
    const { told, name } = sitDown([PLAY], shown);
    told.update();
    expect(name()).toBe("");
  });

  test("none is told to whoever has finished a game of this kind", () => {
    markGameFinished("magpie");
    const { told, name } = sitDown([PLAY]);
    told.update();
    expect(name()).toBe("");
  });

  test("it is read aloud, opens its rule, and is put away", async () => {
    const { told } = sitDown([PLAY]);
    const onRule = vi.fn();
    render(CoachNote, { notes: told, onRule });
    expect(screen.getByRole("status").textContent).toBe("");
    told.update();
    await tick();
    expect(screen.getByRole("status").textContent).toContain("About play.");
    await fireEvent.click(screen.getByRole("button", { name: "rule 1.1" }));
    expect(onRule).toHaveBeenCalledWith("1.1");
    await fireEvent.click(screen.getByRole("button", { name: "Got it: close this note" }));
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
