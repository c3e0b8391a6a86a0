// The games on the home page: those with a box of their own, and any other game of the server.

import { alienPart } from "../art/alien";
import { coverFrame } from "../art/cover";
import { at } from "../art/ink";
import type { Box } from "../games/contract";
import { BOXES, GAMES_WITH_UI } from "../games/registry";
import type { GameSchema } from "../protocol";
import { sayIf } from "../words/words";
import { seatRange } from "./tableForm";

export interface GameEntry {
  id: string;
  name: string;
  line: string;
  players: string;
  minutes: string;
  /** colour of the side of the box */
  side: string;
  /** the drawing on the box */
  cover: string;
  /** null if the server does not have it */
  game: GameSchema | null;
  /** it can be played, or is expected to be while the server has not answered */
  live: boolean;
}
type EntryBase = Omit<GameEntry, "live">;

/**
 * All games, first those that can be played. `games` is null until the server has answered; `expected` are the ones it probably has, so
 * that no box changes its place when it answers.
 */
export function gameEntries(games: GameSchema[] | null, boxes: Box[] = BOXES, expected: readonly string[] = GAMES_WITH_UI): GameEntry[] {
  const own = (games ?? []).filter((game) => !boxes.some((box) => box.id === game.id));
  const all = [...boxes.map((box) => entryWithBox(box, games?.find((game) => game.id === box.id) ?? null)), ...own.map(entryWithoutBox)];
  const told = all.map((box) => ({ ...box, live: games ? box.game !== null : expected.includes(box.id) }));
  return told.sort((one, other) => Number(other.live) - Number(one.live));
}

function entryWithBox(box: Box, game: GameSchema | null): EntryBase {
  const name = game?.name ?? sayIf(`boxes.${box.id}_name`, box.id);
  return {
    id: box.id,
    name,
    line: game?.tagline ?? sayIf(`boxes.${box.id}_line`, ""),
    players: game ? playersOf(game) : box.players,
    minutes: dashed(game?.minutes ?? box.minutes),
    side: box.side,
    cover: box.cover(name),
    game,
  };
}

/** A game without a box of its own: an alien drawn from its name. */
function entryWithoutBox(game: GameSchema): EntryBase {
  const art = at(alienPart({ seed: game.id }), 150, 250, 1.25);
  const cover = coverFrame({ title: game.name, seed: game.id, ground: ["#1a1547", "#4a3590", "#8a6bd0"], dots: "#2a1c5e", art });
  return {
    id: game.id,
    name: game.name,
    line: game.tagline,
    players: playersOf(game),
    minutes: dashed(game.minutes),
    side: "#2a1c5e",
    cover,
    game,
  };
}

/** The number of people, without automata. */
function playersOf(game: GameSchema): string {
  const ranges = game.modes.map(seatRange);
  return ranges.length ? range(Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))) : range(game.least, game.most);
}

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);
const dashed = (text: string): string => text.replace(/(\d)\s*-\s*(\d)/g, "$1–$2");
