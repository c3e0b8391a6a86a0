import { beforeAll, expect, it } from "vitest";
import { BOXES } from "../games/registry";
import { loadWords } from "../words/words";
import { gameEntries } from "./gameEntries";
import { game } from "./samples";

beforeAll(() => loadWords("en"));
const ids = (boxes: { id: string }[]): string[] => boxes.map(({ id }) => id);

it("what can be played stands first, each kind in its order", () => {
  const [first, , third] = ids(BOXES);
  const boxes = gameEntries([game({ id: third! }), game({ id: "moonbase" })]);
  expect(ids(boxes).slice(0, 3)).toEqual([third, "moonbase", first]);
  expect(boxes.map(({ live }) => live)).toEqual([true, true, ...BOXES.slice(1).map(() => false)]);
});

it("before the server has answered the boxes stand where they will stand", () => {
  const last = ids(BOXES).at(-1)!;
  expect(ids(gameEntries(null, BOXES, [last]))[0]).toBe(last);
});
