// The state of a table of this guest in a line: how many moves, or the result, and when.

import type { MyTable } from "../protocol";
import { fillIn, language, say } from "../words/words";

const DAY = 86_400_000; // ms

/** `score`: the text for a score in this game, with {number} in it. */
export function tableStatusText(mine: MyTable, score = "{number}", now = Date.now()): string {
  const { table, broken } = mine;
  if (broken) return say("shelf.broken");
  const last = dateText(table.changed, now);
  if (table.status === "open") return say("shelf.status_open");
  if (table.status === "running") return say("shelf.in_move", { count: table.moves, when: last });
  return say("shelf.ended", { result: resultOf(mine, score), when: last });
}

/** The rank and the score of the best of the guest's seats. */
function resultOf({ table, seats }: MyTable, called: string): string {
  const held = seats.map((one) => one.seat);
  const score = (seat: number): string => fillIn(called || "{number}", { number: table.scores[seat] ?? 0 });
  const won = held.find((seat) => table.winners.includes(seat));
  if (won !== undefined) return say(table.winners.length > 1 ? "shelf.won_shared" : "shelf.won", { score: score(won) });
  const best = held.filter((seat) => table.ranks?.[seat]).sort((a, b) => (table.ranks?.[a] ?? 0) - (table.ranks?.[b] ?? 0))[0];
  if (best === undefined) return say("shelf.over");
  return say("shelf.came", { place: table.ranks?.[best] ?? 0, of: table.seats.length, score: score(best) });
}

/** The time if it is today, "yesterday", or the date. */
export function dateText(at: number, now = Date.now()): string {
  const tongue = language() === "en" ? "en-GB" : language(); // the day before the month, as everywhere on this page
  const [then, today] = [new Date(at), new Date(now)];
  const days = Math.round((midnight(today) - midnight(then)) / DAY);
  if (days <= 0) return new Intl.DateTimeFormat(tongue, { hour: "numeric", minute: "2-digit" }).format(then);
  if (days === 1) return new Intl.RelativeTimeFormat(tongue, { numeric: "auto" }).format(-1, "day");
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(tongue, { day: "numeric", month: "short", ...year }).format(then);
}

const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
