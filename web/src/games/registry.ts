// The registry of the games' folders, found by glob.

import type { Box, GameUi } from "./contract";

const boxes = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" });
const tables = import.meta.glob<GameUi>("./*/table.ts", { import: "default" });

export const BOXES: Box[] = Object.values(boxes).sort((a, b) => a.order - b.order);

export const boxOf = (id: string): Box | null => BOXES.find((box) => box.id === id) ?? null;

/** Games with a folder here, shown until the server has answered which games it has. */
export const GAMES_WITH_UI: string[] = Object.keys(tables).map((path) => path.split("/")[1] ?? "");

/**
 * Load the user interface of a game, with the parts of this `mode` if one is given; `games/any` for a game without a folder.
 */
export async function loadGameUi(id: string, mode = ""): Promise<GameUi> {
  const load = tables[`./${id}/table.ts`] ?? tables["./any/table.ts"];
  if (!load) throw new Error("games/any is missing");
  const ui = await load();
  return { ...ui, ...(await ui.modes?.[mode]?.()) };
}
