// What is seen for a moment and then forgotten. A face is shown while the table shows it; a face that was only shown in
// passing (a card turned up and down in one step) for as long as people need to see it. Afterwards nothing here knows it: the
// story has the sentence without it from the beginning, and no list is kept of what was seen.

import type { LogLine, ViewScene } from "../protocol";
import { placeOf } from "../games/moving";
import type { Table } from "./table.svelte";

/** A face that nothing on the table shows any more, but that was just shown to everybody. */
interface Glimpse {
  place: string;
  seat: number;
  at: number;
  card: string;
}

/** Words for those who listen, while what they tell of can be seen. */
interface Heard {
  text: string;
  /** ends when the table no longer shows it; null: after a moment */
  until: { place: string; seat: number; card: string } | null;
}

export const GLIMPSE_MS = 1800;

/**
 * Draw every face of the game before anything is seen of it: then one that is shown is there at once, and the cache of the
 * drawings, which has them all, tells nobody which of them were.
 */
export function drawAll(table: Table): void {
  for (const code of Object.keys(table.game.cards)) table.drawing.face(code, { title: table.cardName(code), text: table.game.texts[code] ?? "" });
}

/** As it may be told when its time is over. */
export function forgotten(line: LogLine): LogLine {
  if (!line.later) return line;
  const { later, whole: _whole, gist: _gist, run: _run, ...rest } = line;
  return { ...rest, text: later, ...(line.cards ? { cards: line.cards.map(() => "?") } : {}) };
}

export class Fleeting {
  private glimpses: Glimpse[] = $state.raw([]);
  private heard: Heard[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** said aloud once; empty as soon as it is forgotten */
  readonly words: string = $derived(this.heard.map(({ text }) => text).join(" "));

  /** The face that was shown there in passing; empty: none. */
  at(place: string, seat: number, at: number): string {
    return this.glimpses.find((one) => one.place === place && one.seat === seat && one.at === at)?.card ?? "";
  }

  /** `first`: the number that the story of this game calls the first spot of a place by. */
  constructor(private readonly first = 0) {}

  /** The table is now `view`, was `before`, and these lines were told on the way. `lasts`: ms that people get to look. */
  see(view: ViewScene | null, lines: LogLine[], before: ViewScene | null = null, lasts = GLIMPSE_MS): void {
    const open = (place: string, seat: number, card: string) => view?.places[place]?.[seat]?.cards.includes(card) ?? false;
    const anew = view?.paused || lines.some((line) => line.seat == null); // the rules did something: perhaps all is dealt anew
    const touched = lines.flatMap(({ from, to }) => [from, to].flatMap((words) => (words ? [words] : [])));
    const fresh = lines.filter((line) => line.later);
    // only what is still to be seen is kept; a place where something happened since is not as it was shown
    if (this.heard.length) this.heard = this.heard.filter(({ until }) => until === null || open(until.place, until.seat, until.card));
    if (this.glimpses.length && (anew || touched.length)) this.glimpses = this.glimpses.filter(({ place, seat }) => !anew && !touched.some((words) => isAt(words, place, seat)));
    if (fresh.length) this.show(fresh, open, lasts, (place, seat) => turnedDown(before, view, place, seat));
  }

  forget(): void {
    clearTimeout(this.timer);
    this.glimpses = [];
    this.heard = [];
  }

  private show(lines: LogLine[], open: (place: string, seat: number, card: string) => boolean, lasts: number, down: (place: string, seat: number) => Glimpse[]): void {
    const [glimpses, heard]: [Glimpse[], Heard[]] = [[], []];
    for (const line of lines) {
      const { place, seat } = placeOf(line.to ?? line.from ?? "");
      const cards = line.cards?.filter((card) => !card.startsWith("?")) ?? [];
      const [card] = cards;
      const lies = card !== undefined && open(place, seat ?? 0, card);
      heard.push({ text: line.text, until: lies ? { place, seat: seat ?? 0, card } : null });
      if (!lies && card !== undefined && cards.length === 1 && line.number != null) glimpses.push({ place, seat: seat ?? 0, at: line.number - this.first, card }, ...down(place, seat ?? 0));
    }
    this.glimpses = [...this.glimpses, ...glimpses];
    this.heard = [...this.heard, ...heard];
    if (!heard.some(({ until }) => until === null)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.glimpses = [];
      this.heard = this.heard.filter(({ until }) => until !== null);
    }, lasts);
  }
}

/** What lay open there and was turned down in the same step: it is seen together with what was shown last. */
function turnedDown(before: ViewScene | null, view: ViewScene | null, place: string, seat: number): Glimpse[] {
  const now = view?.places[place]?.[seat]?.cards ?? [];
  const then = before?.places[place]?.[seat]?.cards ?? [];
  return then.flatMap((card, at) => (!card.startsWith("?") && now[at]?.startsWith("?") && !now.includes(card) ? [{ place, seat, at, card }] : []));
}

function isAt(words: string, place: string, seat: number): boolean {
  const there = placeOf(words);
  return there.place === place && (there.seat ?? 0) === seat;
}
