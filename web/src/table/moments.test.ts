import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { LogLine, Result } from "../protocol";
import { card, question, scene, table } from "../testkit/scenes";
import { loadWords } from "../words/words";
import { anchor } from "./anchors";
import SpeechBubbles from "./SpeechBubbles.svelte";
import FastForward from "./FastForward.svelte";
import SinceLastTurn from "./SinceLastTurn.svelte";

beforeAll(() => loadWords("en"));

describe("faster", () => {
  test("is for whoever waits, and to the end for whoever is out", async () => {
    const onfaster = vi.fn();
    const shown = table(scene({ can_hurry: true }));
    const { rerender } = render(FastForward, { table: shown, onfaster });
    await fireEvent.click(screen.getByRole("button", { name: "Faster" }));
    expect(onfaster).toHaveBeenCalledOnce();
    shown.scene = scene({ can_hurry: true, question: question([card("A", 0)]) });
    await tick();
    expect((screen.getByRole("button", { name: "Faster" }) as HTMLButtonElement).disabled).toBe(true);
    shown.scene = scene({ can_hurry: true, out: [0] });
    await rerender({});
    expect(screen.getByRole("button", { name: "Skip to the end" })).toBeTruthy();
  });

  test("has nothing to do where somebody else is waited for and nothing moves", () => {
    render(FastForward, { table: table(scene()), onfaster: vi.fn() });
    expect((screen.getByRole("button", { name: "Faster" }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe("what happened since my turn", () => {
  const mine: LogLine = { what: "play", text: "You play Apple.", seat: 0, begins: true };
  const theirs: LogLine = { what: "play", text: "Bo plays Coin.", seat: 1, begins: true };
  const robbed: LogLine = { what: "rob", text: "Bo takes 2 tokens from you.", seat: 1, other: 0, number: 2, gist: "Takes 2 from you." };

  test("is said while I am asked, and not in the middle of my move", async () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    shown.replaceLog({ start: 0, lines: [mine, theirs, robbed] });
    const { container } = render(SinceLastTurn, { table: shown });
    expect(container.textContent?.trim()).toBe("Since your turn: Bo takes 2 tokens from you.");
    shown.scene = scene({ question: question([card("A", 0)], { before: ["A"] }) });
    await tick();
    expect(container.textContent?.trim()).toBe("");
  });

  test("counts what there is no room for", () => {
    const shown = table(scene({ question: question([card("A", 0)]) }));
    shown.replaceLog({ start: 0, lines: [mine, theirs, robbed, robbed, robbed, robbed, robbed] });
    expect(render(SinceLastTurn, { table: shown }).container.textContent).toContain("And 2 more things.");
    expect(render(SinceLastTurn, { table: shown, passing: true }).container.textContent).toContain("And 4 more things.");
  });
});

describe("what somebody says", () => {
  const line = (n: number, text: string, seat = 1) => ({ n, seat, name: "Bo", text, at: 0 });

  test("does not cover what a neighbour says, and goes when the game is over", async () => {
    for (const [seat, x] of [[1, 100], [2, 200]] as const) {
      const plate = document.createElement("div");
      plate.getBoundingClientRect = () => ({ x, y: 20, width: 80, height: 40, top: 20, bottom: 60, left: x, right: x + 80 }) as DOMRect;
      anchor(`seat:${seat}`)(plate);
    }
    const shown = table(scene());
    shown.chat = [line(1, "before I came")];
    const { container } = render(SpeechBubbles, { table: shown });
    shown.chat = [...shown.chat, line(2, "I am a Scientist, as everybody can see."), line(3, "So am I.", 2)];
    await tick();
    const [first, second] = [...container.querySelectorAll<HTMLElement>("p")].map((one) => parseFloat(one.style.top));
    expect(first).toBe(66);
    expect(second).toBeGreaterThan(100);
    shown.scene = scene({ result: { winners: [1], scores: [0, 1, 0] } as unknown as Result });
    await tick();
    expect(container.querySelectorAll("p")).toHaveLength(0);
  });

  test("hangs at their plate for a while, the last of it", async () => {
    vi.useFakeTimers();
    const plate = document.createElement("div");
    plate.getBoundingClientRect = () => ({ x: 100, y: 20, width: 80, height: 40, top: 20, bottom: 60, left: 100, right: 180 }) as DOMRect;
    anchor("seat:1")(plate);
    const shown = table(scene());
    shown.chat = [line(1, "before I came")];
    const { container } = render(SpeechBubbles, { table: shown });
    shown.chat = [...shown.chat, line(2, "Hello!")];
    await tick();
    expect([...container.querySelectorAll("p")].map((one) => one.textContent)).toEqual(["Bo: Hello!"]);
    shown.chat = [...shown.chat, line(3, "Well?")];
    await tick();
    expect([...container.querySelectorAll("p")].map((one) => one.textContent)).toEqual(["Bo: Well?"]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(container.querySelectorAll("p")).toHaveLength(0);
    vi.useRealTimers();
  });
});

test("what was laid down stays laid until it is told, and only once", () => {
  const shown = table(scene());
  shown.lastAnswer = { name: "face", before: ["A", "0", "A#2", "1"] };
  shown.removeFromLastAnswer({ what: "match", text: "", seat: 1, cards: ["A"], from: "hand 1" });
  expect(shown.lastAnswer.before).toHaveLength(4);
  shown.removeFromLastAnswer({ what: "match", text: "", seat: 0, cards: ["A"], from: "hand 0" });
  expect(shown.lastAnswer.before).toEqual(["A#2", "1"]);
});
