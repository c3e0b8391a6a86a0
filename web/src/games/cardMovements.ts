// Cards that a log line moves from one place to another, for any game.

import type { LogLine, PileScene, ViewScene } from "../protocol";
import type { Movement } from "./contract";

/** One movement for each card of the line. */
export function cardMovements(line: LogLine): Movement[] {
  if (!line.from || !line.to || !line.cards) return [];
  const [from, to] = [anchorOf(line.from), anchorOf(line.to)];
  return line.cards.map((card, n) => ({ what: { card }, from: card.startsWith("?") ? from : `${from}/${card}`, to, together: n > 0 }));
}

/** `stack 2` in a line of the log is the stack of seat 2. */
export function placeOf(words: string): { place: string; seat: number | null } {
  const [place = "", seat] = words.split(" ");
  return { place, seat: seat === undefined ? null : Number(seat) };
}

function anchorOf(words: string): string {
  const { place, seat } = placeOf(words);
  return seat === null ? place : `${place}:${seat}`;
}

/** The table with these cards moved to the top of where they went. */
export function withCardsMoved(line: LogLine, view: ViewScene): ViewScene {
  if (!line.from || !line.to || !line.cards) return view;
  let places = view.places;
  for (const card of line.cards) {
    places = changed(places, line.from, (pile) => without(pile, card));
    places = changed(places, line.to, (pile) => withOnTop(pile, card));
  }
  return { ...view, places };
}

type Places = ViewScene["places"];

function changed(places: Places, words: string, how: (pile: PileScene) => PileScene): Places {
  const { place, seat } = placeOf(words);
  const piles = places[place];
  if (!piles) return places;
  const at = seat ?? 0;
  return { ...places, [place]: piles.map((pile, n) => (n === at ? how(pile) : pile)) };
}

function without(pile: PileScene, card: string): PileScene {
  const size = Math.max(pile.size - 1, 0);
  const at = pile.cards.indexOf(card);
  const gone = at >= 0 ? at : pile.cards.findIndex((one) => one.startsWith("?"));
  return { size, cards: pile.cards.filter((_, n) => n !== gone) };
}

function withOnTop(pile: PileScene, card: string): PileScene {
  const blank = !pile.cards.length && pile.size > 0; // a pile of which nothing but the size is known
  return { size: pile.size + 1, cards: blank ? [] : [card, ...pile.cards] };
}
