import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { Table } from "../../table/table.svelte";
import { GAME, scene, view } from "../../testkit/scenes";
import { loadWords } from "../../words/words";
import Board from "./Board.svelte";
import anyTable from "./table";

beforeAll(() => loadWords("en"));

/** What is written beside the seats and in the middle, name by name. */
function written(place: HTMLElement): string[] {
  return [...place.querySelectorAll("dl > div")].map((row) => row.textContent!.trim());
}

test("what is declared for each seat stands at the seats, and no other list that happens to be as long", () => {
  const fields = { loot: "loot", aliens: "attackers", earth: "on Earth" };
  const shown = new Table({ ...GAME, fields, by_seat: ["loot"], shown: ["earth"] }, anyTable);
  shown.scene = scene({ view: view({ fields: { loot: [3, 4], aliens: [0, 1], earth: 10 } }) });
  const { container } = render(Board, { table: shown });
  expect(written(screen.getByRole("region", { name: /Ada/ }))).toEqual(["loot3"]);
  expect(written(screen.getByRole("region", { name: /Bo/ }))).toEqual(["loot4"]);
  expect(written(container.querySelector<HTMLElement>(".middle")!)).toEqual(["on Earth10"]);
  expect(within(container).queryByText("attackers")).toBeNull();
});

test("of a pile its owner sees every card, the others the top and how many there are", () => {
  const nest = [{ size: 3, cards: ["A", "B", "A"] }, { size: 3, cards: ["C", "?", "?"] }];
  const shown = new Table(GAME, anyTable);
  shown.scene = scene({ view: view({ places: { ...view().places, nest } }) });
  const { container } = render(Board, { table: shown });
  const codes = (of: string) => [...container.querySelectorAll(`${of} [data-card]`)].map((one) => one.getAttribute("data-card"));
  expect(codes("[data-spread='nest:0']")).toEqual(["A", "B", "A"]);
  expect(codes("[data-pile='nest:1']")).toEqual(["C"]);
  expect(container.querySelector("[data-pile='nest:1'] .n")?.textContent).toBe("3");
});

test("what is known below hidden cards is shown too, and these are one back with their number", () => {
  const deck = [{ size: 5, cards: ["?", "?", "?", "B", "?"] }];
  const shown = new Table(GAME, anyTable);
  shown.scene = scene({ view: view({ places: { ...view().places, deck } }) });
  const { container } = render(Board, { table: shown });
  const ones = [...container.querySelectorAll("[data-spread='deck'] .one")];
  expect(ones.map((one) => [one.querySelector("[data-card]")?.getAttribute("data-card"), one.querySelector(".n")?.textContent])).toEqual([["?", "3"], ["B", undefined], ["?", undefined]]);
});
