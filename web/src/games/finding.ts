// The folders of the games, found by looking.

import type { Box, GameTable } from "./contract";

const boxes = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "default" });
const tables = import.meta.glob<GameTable>("./*/table.ts", { import: "default" });

export const BOXES: Box[] = Object.values(boxes).sort((a, b) => a.order - b.order);

export const boxOf = (id: string): Box | null => BOXES.find((box) => box.id === id) ?? null;

/** Games that have a table here: to be expected of a server that has not said yet what it has. */
export const BUILT: string[] = Object.keys(tables).map((path) => path.split("/")[1] ?? "");

/**
 * How a game is laid out and drawn, in this `mode` if it is to be played; one that has no folder here is laid out plainly.
 */
export async function tableOf(id: string, mode = ""): Promise<GameTable> {
  const load = tables[`./${id}/table.ts`] ?? tables["./any/table.ts"];
  if (!load) throw new Error("games/any is missing");
  const drawing = await load();
  return { ...drawing, ...(await drawing.ways?.[mode]?.()) };
}
