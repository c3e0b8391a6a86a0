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
