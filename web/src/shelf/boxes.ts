// The boxes on the shelf: those with a drawing of their own, and any other game the server has.

import { alienPart } from "../art/alien";
import { coverFrame } from "../art/cover";
import { at } from "../art/ink";
import type { Box } from "../games/contract";
import { BOXES, GAMES_WITH_UI } from "../games/registry";
import type { GameSchema } from "../protocol";
import { sayIf } from "../words/words";
import { seatRange } from "./wish";

export interface ShelfBox {
  id: string;
  name: string;
  line: string;
  players: string;
  minutes: string;
  /** colour of the side of the box */
  side: string;
  /** the drawing on the lid */
  cover: string;
  /** the game in it, when the server has it */
  game: GameSchema | null;
  /** it can be played, as far as is known */
  live: boolean;
}
type Drawn = Omit<ShelfBox, "live">;

/**
 * All boxes: those that can be played first, each kind in its order. `games` is null until the server has said what it has;
 * `expected` are those it will have, so that no box changes its place when it answers.
 */
export function shelfOf(games: GameSchema[] | null, boxes: Box[] = BOXES, expected: readonly string[] = GAMES_WITH_UI): ShelfBox[] {
  const own = (games ?? []).filter((game) => !boxes.some((box) => box.id === game.id));
  const all = [...boxes.map((box) => drawnBox(box, games?.find((game) => game.id === box.id) ?? null)), ...own.map(plainBox)];
  const told = all.map((box) => ({ ...box, live: games ? box.game !== null : expected.includes(box.id) }));
  return told.sort((one, other) => Number(other.live) - Number(one.live));
}

function drawnBox(box: Box, game: GameSchema | null): Drawn {
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

/** A game of somebody's own, without a drawing: its name gives it an alien. */
function plainBox(game: GameSchema): Drawn {
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

/** How many people: who plays against an automaton alone is one. */
function playersOf(game: GameSchema): string {
  const ranges = game.modes.map(seatRange);
  return ranges.length ? range(Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))) : range(game.least, game.most);
}

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);
const dashed = (text: string): string => text.replace(/(\d)\s*-\s*(\d)/g, "$1–$2");
