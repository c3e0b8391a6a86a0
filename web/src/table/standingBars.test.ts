import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { mode } from "../lobby/samples";
import { GAME, scene, view } from "../testkit/scenes";
import anyTable from "../games/any/table";
import { loadWords } from "../words/words";
import StandingBars from "./StandingBars.svelte";
import { Table } from "./table.svelte";

beforeAll(() => loadWords("en"));

function race(standing: number[], more: Parameters<typeof mode>[0], rounds: number[][] = []) {
  const shown = new Table({ ...GAME, modes: [mode(more)] }, anyTable);
  shown.scene = scene({ view: view({ standing, rounds }) });
  return render(StandingBars, { table: shown });
}
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " ").trim());

test("whoever has the most is on top and leads", () => {
  race([2, 5], { id: "standard" });
  expect(rows()).toEqual(["Bo 5, leads", "Ada 2"]);
});

test("whoever has the fewest is, where these win", () => {
  race([2, 5], { id: "standard", fewest: true });
  expect(rows()).toEqual(["Ada 2, leads", "Bo 5"]);
  expect(screen.getByText("The fewest lead.")).toBeTruthy();
});

test("nobody leads while all are level", () => {
  race([3, 3], { id: "standard" });
  expect(rows()).toEqual(["Ada 3", "Bo 3"]);
});

test("says which round it is, where there are rounds", () => {
  const { unmount } = race([3, 3], { id: "standard" });
  expect(screen.queryByText(/round/)).toBeNull();
  unmount();
  race([3, 3], { id: "standard", rounds: 3 }, [[1, 1]]);
  expect(screen.getByText("round 2")).toBeTruthy();
});
