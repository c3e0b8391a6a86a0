// Fleeting card faces: shown for a moment and then forgotten. A face is shown while the table shows it; a card that was turned up and
// down in one step is shown for as long as people need to see it. Afterwards nothing here contains the face: the log has the sentence
// without it from the beginning, and no list of seen faces is kept.

import type { LogLine, ViewScene } from "../protocol";
import { placeOf } from "../games/cardMovements";
import type { Table } from "./table.svelte";

/** A face that was just shown to everybody and is not open on the table any more. */
interface Glimpse {
  place: string;
  seat: number;
  at: number;
  card: string;
}

/** A text for screen readers, kept while the face it names can be seen. */
interface Heard {
  text: string;
  /** ends when the table no longer shows it; null: after a moment */
  until: { place: string; seat: number; card: string } | null;
}

export const GLIMPSE_MS = 1800;

/**
 * Draw every face of the game in advance. Then a face appears at once, and the cache of drawings, which has all of them, does not
 * reveal which were seen.
 */
export function predrawFaces(table: Table): void {
  for (const code of Object.keys(table.game.cards)) table.ui.face(code, { title: table.cardName(code), text: table.game.texts[code] ?? "" });
}

/** The line as it may be kept: with the text for later, and without card faces. */
export function withoutFleeting(line: LogLine): LogLine {
  if (!line.later) return line;
  const { later, whole: _whole, gist: _gist, run: _run, ...rest } = line;
  return { ...rest, text: later, ...(line.cards ? { cards: line.cards.map(() => "?") } : {}) };
}

export class FleetingFaces {
  private glimpses: Glimpse[] = $state.raw([]);
  private heard: Heard[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** for screen readers; empty as soon as it is forgotten */
  readonly spokenText: string = $derived(this.heard.map(({ text }) => text).join(" "));

  /** The face that is shown there for a moment; empty: none. */
  at(place: string, seat: number, at: number): string {
    return this.glimpses.find((one) => one.place === place && one.seat === seat && one.at === at)?.card ?? "";
  }

  /** `first`: the number that the log of this game gives to the first spot of a place. */
  constructor(private readonly first = 0) {}

  /** The table changed from `before` to `view` with these lines. `lasts`: ms for which a face is shown. */
  update(view: ViewScene | null, lines: LogLine[], before: ViewScene | null = null, lasts = GLIMPSE_MS): void {
    const open = (place: string, seat: number, card: string) => view?.places[place]?.[seat]?.cards.includes(card) ?? false;
    const anew = view?.paused || lines.some((line) => line.seat == null); // a line of no seat: the cards may have been dealt again
    const touched = lines.flatMap(({ from, to }) => [from, to].flatMap((words) => (words ? [words] : [])));
    const fresh = lines.filter((line) => line.later);
    // keep only what can still be seen; a place that has changed since does not show the same card
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

/** Cards of that place that were turned down in the same step: they are shown together with the last one. */
function turnedDown(before: ViewScene | null, view: ViewScene | null, place: string, seat: number): Glimpse[] {
  const now = view?.places[place]?.[seat]?.cards ?? [];
  const then = before?.places[place]?.[seat]?.cards ?? [];
  return then.flatMap((card, at) => (!card.startsWith("?") && now[at]?.startsWith("?") && !now.includes(card) ? [{ place, seat, at, card }] : []));
}

function isAt(words: string, place: string, seat: number): boolean {
  const there = placeOf(words);
  return there.place === place && (there.seat ?? 0) === seat;
}
