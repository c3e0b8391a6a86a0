// A summary of the form of a new table, in a sentence.

import type { GameSchema } from "../protocol";
import { language, say, sayIf } from "../words/words";
import { automatonName, changedOptions, modeOf, type GameWithSettings, type Form, type SeatKind } from "./tableForm";

/** As in “You and two bots, no clock, 1 house rule”. */
export function formSummary(form: Form, game: GameWithSettings): string {
  const rules = Object.keys(changedOptions(form, game)).length;
  const parts = [
    whoPlays(form),
    ...automata(form, game),
    say(`form.sum_clock_${form.clock.name}`),
    ...(rules ? [say("form.sum_rules", { count: rules })] : []),
    ...(form.seed.trim() ? [say("form.sum_seed")] : []),
  ];
  return capitalised(parts.join(", "));
}

function whoPlays(form: Form): string {
  const count = (kind: SeatKind): number => form.seats.filter((seat) => seat.kind === kind).length;
  const mine = count("me");
  const kinds = ["bot", "invite", "open"] as const;
  const people = [
    ...(mine ? [mine > 1 ? say("form.sum_me_more", { count: mine }) : say("form.sum_me")] : []),
    ...kinds.filter((kind) => count(kind) > 0).map((kind) => counted(kind, count(kind))),
  ];
  const tongue = language() === "en" ? "en-GB" : language(); // no comma before the "and": commas separate the parts here
  const who = new Intl.ListFormat(tongue, { type: "conjunction" }).format(people);
  return mine ? who : say("form.sum_without_me", { who });
}

function automata(form: Form, game: GameSchema): string[] {
  const names = modeOf(game, form.mode).automata.map((seat) => automatonName(game, seat));
  return names.length ? [say("form.sum_automaton", { name: names.join(", ") })] : [];
}

/** Small numbers as words: “two bots”. */
function counted(kind: "bot" | "invite" | "open", count: number): string {
  return sayIf(`form.sum_${kind}_${count}`, say(`form.sum_${kind}`, { count }));
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** Thinking time in words: “20 seconds for each move, and 1 minute for the whole game”. `move` and `bank` in seconds. */
export function clockDescription(move: number, bank: number): string {
  if (!move) return "";
  return bank ? say("form.times_both", { move: durationText(move), bank: durationText(bank) }) : say("form.times_move", { move: durationText(move) });
}

export function durationText(seconds: number): string {
  const [size, unit] = ([[86_400, "day"], [3_600, "hour"], [60, "minute"]] as const).find(([one]) => seconds >= one && seconds % one === 0) ?? ([1, "second"] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
