import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../net/api";
import type { RuleSchema } from "../protocol";
import { ui, game } from "../replay/samples";
import { resetLearnt, markGameFinished } from "../table/learnt.svelte";
import { loadWords } from "../words/words";
import RulesBody from "./RulesBody.svelte";
import RuleText from "./RuleText.svelte";
import RulesDrawer from "./RulesDrawer.svelte";

const BOOK: RuleSchema[] = [
  { number: "1.1", title: "Goal", text: "Collect what shines [5.1].", section: "1 Goal" },
  { number: "5.1", title: "Magpie", text: "Play `MAGPIE`.\n\n- <img src=x onerror=alert(1)>\n- two", section: "5 Cards" },
];

beforeAll(() => loadWords("en"));
beforeEach(() => {
  vi.spyOn(api, "fetchRules").mockResolvedValue(BOOK);
  vi.spyOn(api, "fetchInShort").mockResolvedValue({ pictures: [], cards: [{ codes: ["MAGPIE"], text: "Magpie: takes what shines." }] });
  Element.prototype.scrollIntoView = vi.fn();
});

async function body(at = "") {
  const onrule = vi.fn();
  const shown = render(RulesBody, { game, ui, at, onrule });
  await screen.findByText("Collect what shines", { exact: false });
  return { ...shown, onrule };
}

describe("the rules", () => {
  it("stand under their headings, and nothing of the text becomes markup", async () => {
    const { container } = await body();
    expect(screen.getByRole("heading", { name: "5 Cards" })).toBeTruthy();
    expect(container.querySelector("article img")).toBeNull();
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(container.querySelectorAll("article li")).toHaveLength(2);
  });

  it("let a long example break over lines, and no code", () => {
    const { container } = render(RuleText, { text: 'Play `MAGPIE` or `{"type": "play", "card": "MAGPIE"}`.', words: [], nameOf: (code: string) => code, onrule: vi.fn() });
    expect([...container.querySelectorAll("code")].map((code) => code.classList.contains("long"))).toEqual([false, true]);
  });

  it("are filtered and marked by a search, and told how many", async () => {
    const { container } = await body();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "shines" } });
    expect(container.querySelectorAll("article")).toHaveLength(1);
    expect(container.querySelector("mark")?.textContent).toBe("shines");
    expect(screen.getByRole("status").textContent).toBe("1 rule, 0 cards found.");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "nowhere" } });
    expect(container.querySelectorAll("article")).toHaveLength(0);
    expect(screen.getByText("Nothing found for “nowhere”.")).toBeTruthy();
  });

  it("lead from one to another", async () => {
    const { onrule } = await body();
    await fireEvent.click(screen.getByRole("button", { name: "Rule 5.1" }));
    expect(onrule).toHaveBeenCalledWith("5.1");
  });

  it("show the one that is asked for, whatever was searched before", async () => {
    const { container, rerender } = await body();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "shines" } });
    await rerender({ at: "5.1" });
    await tick();
    const asked = container.querySelector('article[data-rule="5.1"]');
    await vi.waitFor(() => expect(document.activeElement).toBe(asked));
    expect(asked?.classList.contains("asked")).toBe(true);
    expect(container.querySelectorAll("article")).toHaveLength(2);
  });

  it("are those that the table is played by", async () => {
    const old = render(RulesDrawer, { game: { ...game, rules: 3 }, ui, open: true, version: 1 });
    await screen.findByText("Collect what shines", { exact: false });
    expect(api.fetchRules).toHaveBeenLastCalledWith(game.id, 1);
    old.unmount();
    render(RulesDrawer, { game: { ...game, rules: 3 }, ui, open: true, version: 3 });
    await screen.findByText("Collect what shines", { exact: false });
    expect(api.fetchRules).toHaveBeenLastCalledWith(game.id, 0);
  });

  it("say what went wrong", async () => {
    vi.mocked(api.fetchRules).mockRejectedValue(new Error("No line."));
    render(RulesBody, { game, ui, at: "", onrule: vi.fn() });
    expect((await screen.findByRole("alert")).textContent).toBe("No line.");
  });
});

describe("the cards", () => {
  it("are shown with how many there are, and close on a click", async () => {
    const { container } = await body();
    await fireEvent.click(screen.getByRole("button", { name: /Cards/ }));
    expect(screen.getByText("15 cards in all")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Trinket, 12 copies in the deck" }));
    const sheet = container.querySelector("dialog");
    expect(sheet?.open).toBe(true);
    expect(within(sheet as HTMLElement).getByText("Worth one.")).toBeTruthy();
    await fireEvent.keyDown(sheet as HTMLElement, { key: "ArrowRight" });
    expect(container.querySelector("dialog")?.getAttribute("aria-label")).toBe("Żółw");
    await fireEvent.click(within(container.querySelector("dialog") as HTMLElement).getByRole("button", { name: "Close" }));
    expect(container.querySelector("dialog")).toBeNull();
  });

  it("that are in no box are left out", async () => {
    const counts = { ...game.counts, MAGPIE: 0 };
    const { container } = render(RulesBody, { game: { ...game, counts }, ui, at: "", onrule: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: /Cards/ }));
    expect(container.querySelectorAll(".gallery li")).toHaveLength(Object.keys(game.cards).length - 1);
  });

  it("are found without the tails of their letters", async () => {
    const { container } = await body();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zolw" } });
    await fireEvent.click(screen.getByRole("button", { name: /Cards 1/ }));
    expect(container.querySelectorAll(".gallery li")).toHaveLength(1);
  });
});

describe("the drawer", () => {
  it("begins with the game in one minute for newcomers, unless they came for a rule", async () => {
    resetLearnt();
    const { container, unmount } = render(RulesDrawer, { game, ui, open: true });
    expect(container.querySelector("details")?.open).toBe(true);
    expect(await screen.findByText("Magpie: takes what shines.")).toBeTruthy();
    unmount();
    const asked = render(RulesDrawer, { game, ui, open: true, at: "5.1" });
    expect(asked.container.querySelector("details")?.open).toBe(false);
    asked.unmount();
    markGameFinished(game.id);
    expect(render(RulesDrawer, { game, ui, open: true }).container.querySelector("details")?.open).toBe(false);
    resetLearnt();
  });

  it("closes by its button and gives the focus back", async () => {
    const opener = document.createElement("button");
    document.body.append(opener);
    opener.focus();
    const { container } = render(RulesDrawer, { game, ui, open: true });
    expect(container.querySelector("dialog")?.open).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(container.querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
