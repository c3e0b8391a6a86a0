import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Table, type TableActions } from "../../table/table.svelte";
import type { QuestionScene, ViewScene } from "../../protocol";
import { loadWords } from "../../words/words";
import Board from "./Board.svelte";
import { ask, choices, depths, held, lying, night, places, samples, sceneOf, shape } from "./samples";
import game from "./table";

beforeAll(() => loadWords("en"));

function lay(view: ViewScene, question?: QuestionScene) {
  const table = new Table(shape(), game);
  table.scene = sceneOf(view, question);
  const acting = { choose: vi.fn(), point: vi.fn(), askWhyNot: vi.fn(), drop: vi.fn(), answer: vi.fn(), makeMove: vi.fn() } satisfies TableActions;
  table.actions = acting;
  return { table, acting, ...render(Board, { table }) };
}

test.each(samples().map(({ id, scene }) => [id, scene] as const))("the scene %s can be laid", (_, scene) => {
  const table = new Table(shape(), game);
  table.scene = scene;
  const { container } = render(Board, { table });
  expect(container.querySelector(".stage")?.children.length).toBe(1);
  expect(game.caption(table)).toMatch(/^(Calm night|Red alert) · /);
});

describe("the ribbon", () => {
  const slider = () => screen.getByRole("slider");

  test("is walked through by keys, says where it is, and Enter takes it", async () => {
    const { acting } = lay(night(), ask("depth", depths(44), ["DEFEND.R", "UFO#2"]));
    expect(slider().getAttribute("aria-label")).toBe("How deep: Supply");
    const said: (string | null)[] = [slider().getAttribute("aria-valuetext")];
    for (const key of ["ArrowRight", "ArrowRight", "PageUp", "End", "ArrowLeft", "Home", "ArrowRight"]) {
      await fireEvent.keyDown(slider(), { key });
      said.push(slider().getAttribute("aria-valuetext"));
    }
    expect(said).toEqual(["nothing chosen yet", "on top", "under 1 card", "under 11 cards", "at the bottom, under 44 cards", "under 43 cards", "on top", "under 1 card"]);
    await fireEvent.keyDown(slider(), { key: "Enter" });
    expect(acting.choose).toHaveBeenCalledWith(depths(44)[1], "key");
  });

  test("has buttons for top, middle and bottom, and steps for broad fingers", async () => {
    const { acting, table } = lay(night(), ask("place", places("supply", night().places["supply"]?.[0]?.cards ?? [])));
    for (const name of ["Top", "Middle", "Bottom"]) await fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
    expect(acting.choose.mock.calls.map(([option]) => option.at)).toEqual([0, 21, 43]);
    await fireEvent.click(screen.getByRole("button", { name: "One card deeper" }));
    expect(table.picked).toBe("supply 1");
    await fireEvent.click(screen.getByRole("button", { name: "One card deeper" }));
    expect(table.picked).toBe("supply 2");
    await fireEvent.click(screen.getByRole("button", { name: "One card higher" }));
    expect(table.picked).toBe("supply 1");
  });

  test("is there to look at in the calm, with one edge for each card", () => {
    const { container } = lay(night(), ask("play", held(["GREY"])));
    expect(screen.queryByRole("slider")).toBeNull();
    expect(container.querySelectorAll(".edge")).toHaveLength(44);
  });
});

describe("facing", () => {
  const view = () => night({ fields: { phase: 2, attacked: 0, aliens: [0, 1] } });

  test("which alien is a click on its slot", async () => {
    const { acting } = lay(view(), ask("against", choices(0, 1), ["DEFEND.R"]));
    await fireEvent.click(screen.getByRole("button", { name: "Against the green one" }), { detail: 1 });
    expect(acting.choose).toHaveBeenCalledWith(choices(1)[0], "mouse");
  });

  test("what was laid is shown under its alien", () => {
    lay(view(), ask("face", held(["GREY"]), ["DEFEND.R", "0"]));
    expect(screen.getByRole("button", { name: "DEFEND.R, faces: Red alien" })).toBeTruthy();
    expect(screen.getByText("Who faces the green one?")).toBeTruthy();
  });

  test("everybody sees who is attacked", () => {
    lay(night({ fields: { phase: 2, attacked: 1, aliens: [2, 3] } }));
    expect(screen.getByRole("region", { name: "Copper Wren is attacked" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Copper Wren.*attacked by 2 aliens/ })).toBeTruthy();
    for (const name of ["Blue alien", "Stealth alien"]) expect(screen.getByRole("img", { name })).toBeTruthy();
  });
});

describe("cards that were looked at", () => {
  const row = ["RELAX1", "MIMIC", "STEALTH"];
  const sort = (before: string[] = [], left = row) => lay(night({ fields: { phase: 2 } }), ask("order", lying("invasion", left), before));
  const shown = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>(".one .card")].map((card) => card.dataset["card"]);

  test("are given one by one, or moved by keys and confirmed together", async () => {
    const { acting, container } = sort();
    await fireEvent.click(screen.getByRole("button", { name: "MIMIC, 2., can be chosen" }), { detail: 1 });
    expect(acting.choose).toHaveBeenCalledWith(lying("invasion", row)[1], "mouse", 1);
    await fireEvent.keyDown(screen.getByRole("button", { name: "STEALTH, 3., can be chosen" }), { key: "ArrowLeft" });
    expect(shown(container)).toEqual(["RELAX1", "STEALTH", "MIMIC"]);
    await fireEvent.click(screen.getByRole("button", { name: "Put them back like this" }));
    expect(acting.answer).toHaveBeenCalledWith("RELAX1 STEALTH MIMIC");
  });

  test("those that have their place stay there", () => {
    const { container } = sort(["STEALTH"], ["RELAX1", "MIMIC"]);
    expect(shown(container)).toEqual(["STEALTH", "RELAX1", "MIMIC"]);
    expect(screen.getByRole("button", { name: "STEALTH, on top" })).toBeTruthy();
  });

  test("one of two lies open", async () => {
    const { acting } = lay(night({ fields: { phase: 2 } }), ask("pick_one", lying("invasion", ["MIMIC", "STEALTH"])));
    await fireEvent.click(screen.getByRole("button", { name: "STEALTH, can be chosen" }), { detail: 1 });
    expect(acting.choose).toHaveBeenCalledOnce();
  });
});

test("three aliens to choose from, each with its mark and its name", async () => {
  const { acting } = lay(night({ fields: { phase: 2 } }), ask("colour", choices(0, 1, 2), [], "Which?"));
  const group = screen.getByRole("group", { name: "Which?" });
  await fireEvent.click(within(group).getByRole("button", { name: "Blue alien" }), { detail: 1 });
  expect(acting.choose).toHaveBeenCalledWith(choices(2)[0], "mouse");
});

test("the whole discard pile can be looked through, and what is known of a deck", async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
  lay(night({ discard: ["VIEW", "GREY", "SAFETY", "SHUFFLE", "REVERSE"], known: { 3: "UFO#4" } }));
  await fireEvent.click(screen.getByRole("button", { name: /Look through/ }));
  expect(screen.getAllByRole("button", { name: "REVERSE" })).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Supply: you know 1 card" }));
  expect(screen.getByRole("button", { name: "UFO#4, under 3 cards" })).toBeTruthy();
});

test("seats tell who is gone, who owes turns and who shines", () => {
  lay(night({ seats: 4, fields: { phase: 2, out: [0, 1, 0, 0], current: 2, turns_left: 3, boost: 3, dir: -1 } }));
  expect(screen.getByRole("button", { name: /Copper Wren.*abducted/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Quiet Comet.*3 turns in a row/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Plum Nebula.*Gold Boost/ })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Play goes round anticlockwise" })).toBeTruthy();
});
