// The form of a new table as plain data: its initial values, how they change, and the request that is sent.

import type { ClockWish, GameSchema, LessonSchema, ModeSchema, NewTable, SettingSchema, SeatWish } from "../protocol";
import { isNewTo } from "../table/learnt.svelte";
import { language, say } from "../words/words";

/** A game with its settings. */
export type GameWithSettings = GameSchema & { options: SettingSchema[] };
export type SeatKind = Required<SeatWish>["kind"];
export type ClockName = Required<ClockWish>["name"];
export type Counts = Record<string, number>;

export interface Form {
  mode: string;
  /** without the seats of automata */
  seats: Required<SeatWish>[];
  /** the value of every setting; printed values are not sent */
  options: Record<string, unknown>;
  clock: Required<ClockWish>;
  listed: boolean;
  assist: boolean;
  undo: boolean;
  watch: boolean;
  phrase: string;
  /** digits; empty: a random seed */
  seed: string;
  pace: number;
}

export const SEAT_KINDS: readonly SeatKind[] = ["me", "bot", "invite", "open"];
export const CLOCK_NAMES: readonly ClockName[] = ["none", "fast", "slow", "days", "own"];
/** Seconds for each move and in the bank, as the server has them. */
export const CLOCK_TIMES: Record<Exclude<ClockName, "own" | "none">, readonly [number, number]> = {
  fast: [20, 60],
  slow: [90, 300],
  days: [3 * 86_400, 0],
};
export const MAX_CLOCK_SECONDS = 2_592_000; // seconds
export const PACES: readonly number[] = [0, 500, 1500]; // ms a bot takes at least
export const DEFAULT_PACE = 500;
export const RANDOM_SEAT = "random";
const PREFERRED_SEATS = 3;

/** The least and the greatest number of seats, without automata. */
export const seatRange = (mode: ModeSchema): [least: number, most: number] => [mode.least - mode.automata.length, mode.most - mode.automata.length];

export function defaultSeats(mode: ModeSchema): number {
  const [least, most] = seatRange(mode);
  return Math.max(least, Math.min(most, PREFERRED_SEATS));
}

/** For every seat of the table its index in the form, or null for an automaton. */
export function seatPlan(mode: ModeSchema, wishes: number): (number | null)[] {
  let next = 0;
  return Array.from({ length: wishes + mode.automata.length }, (_, seat) => (mode.automata.includes(seat) ? null : next++));
}

/** The name of an automaton. */
export function automatonName(game: GameSchema & { automata?: Record<string, string> }, seat: number): string {
  return game.automata?.[String(seat)] ?? say("table.kind_automaton");
}

/**
 * The request of *Play now*: the person begins, without a clock, against the usual bots, with the initial values of the form, in the mode
 * for newcomers or another one (`wanted`). A person who has not finished a game of this kind gets the gentle table itself.
 */
export function playNowRequest(game: GameSchema, wanted = "", newcomer = isNewTo(game.id)): NewTable {
  const { gentle } = game;
  if (newcomer && (wanted || gentle.mode) === gentle.mode) {
    const seats: SeatWish[] = [{ kind: "me" }, ...gentle.bots.map((bot): SeatWish => ({ kind: "bot", bot }))];
    return { game: game.id, mode: gentle.mode, options: { ...modeOf(game, gentle.mode).live, ...gentle.options }, seats, assist: true };
  }
  const mode = modeOf(game, wanted || gentle.mode);
  return { game: game.id, mode: mode.id, options: { ...mode.live, ...mode.begins }, seats: seatsWithBots(game, defaultSeats(mode)) };
}

/** The lesson of a mode, or the lesson that a game has for all modes. */
export function lessonOf(game: GameSchema, mode: string): LessonSchema | undefined {
  return game.lessons.find((one) => one.mode === mode) ?? game.lessons.find((one) => !one.mode);
}

/** How to win, in three lines: of the mode, or of the game. */
export const briefOf = (game: GameSchema, mode: ModeSchema | undefined): string[] => (mode?.brief?.length ? mode.brief : game.brief);

/** The request for a lesson: the person, and bots that follow its script. */
export function lessonRequest(game: GameSchema, lesson: LessonSchema): NewTable {
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: lesson.seats - 1 }, (): SeatWish => ({ kind: "bot", bot: game.usual }))];
  return { game: game.id, seats, begin: { lesson: lesson.id } };
}

export function initialForm(game: GameWithSettings): Form {
  const mode = modeOf(game, "");
  return {
    mode: mode.id,
    seats: seatsWithBots(game, defaultSeats(mode)),
    options: Object.fromEntries(game.options.map((option) => [option.name, initialValue(option, mode)])),
    clock: { name: "none", move: 60, bank: 300 },
    listed: false,
    assist: true,
    undo: true,
    watch: true,
    phrase: "",
    seed: "",
    pace: DEFAULT_PACE,
  };
}

function seatsWithBots(game: GameSchema, count: number): Required<SeatWish>[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: "me", bot: game.usual } : { kind: "bot", bot: game.usual }));
}

/** The mode of this name, else the first. */
export function modeOf(game: GameSchema, id: string): ModeSchema {
  const mode = game.modes.find((one) => one.id === id) ?? game.modes[0];
  if (!mode) throw new Error(`${game.id} has no modes`);
  return mode;
}

/** The form with another mode: the same number of seats if the mode allows it; unchanged settings get the initial values of the mode. */
export function withMode(form: Form, game: GameWithSettings, id: string): Form {
  const [before, mode] = [modeOf(game, form.mode), modeOf(game, id)];
  const [least, most] = seatRange(mode);
  const count = Math.max(least, Math.min(most, form.seats.length));
  const kept = game.options.map((option) => {
    const [value, fresh] = [form.options[option.name], initialValue(option, mode)];
    if (isCounts(option)) return [option.name, { ...(fresh as Counts), ...changedCounts(option, value as Counts, before) }];
    return [option.name, equal(value, initialValue(option, before)) ? fresh : value];
  });
  return withSeats({ ...form, mode: mode.id, options: Object.fromEntries(kept) }, game, count);
}

/** The form with more or fewer seats; new ones get the usual bot. */
export function withSeats(form: Form, game: GameSchema, count: number): Form {
  const fresh = Array.from({ length: Math.max(0, count - form.seats.length) }, () => ({ kind: "bot", bot: game.usual }) as const);
  return { ...form, seats: [...form.seats.slice(0, count), ...fresh] };
}

/** The settings of a mode. */
export function optionsIn(game: GameWithSettings, mode: string): SettingSchema[] {
  return game.options.filter((option) => option.modes.length === 0 || option.modes.includes(mode));
}

/** A copy of the printed value of this mode. */
export function printedValue(option: SettingSchema, mode?: ModeSchema): unknown {
  return structuredClone(mode?.defaults?.[option.name] ?? option.default);
}

/** The value in a new form: printed, or the one that the game prefers for live tables. */
function initialValue(option: SettingSchema, mode: ModeSchema): unknown {
  return structuredClone(mode.live?.[option.name]) ?? printedValue(option, mode);
}

/** Is the setting shown without unfolding the list? */
export const isProminent = (option: SettingSchema, mode: ModeSchema): boolean => option.important === true || mode.live?.[option.name] !== undefined;

/** A table of counts, of which only the changed ones are sent. */
const isCounts = (option: SettingSchema): boolean => option.kind === "table" && !option.each;

/** One value, not several with controls of their own. */
export const isSingleValue = (option: SettingSchema): boolean => !["table", "list", "record"].includes(option.kind);

export function isChanged(option: SettingSchema, value: unknown, mode?: ModeSchema): boolean {
  if (!isCounts(option)) return !equal(value, printedValue(option, mode));
  return Object.keys(changedCounts(option, value as Counts, mode)).length > 0;
}

/** Deep equality of plain data; the order of members does not matter. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => equal((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]));
}

/** The named values of a record, or of a table of more than counts, as options. */
export function partsOf(option: SettingSchema, game: GameSchema): SettingSchema[] {
  const { each } = option;
  if (option.kind === "record" || !each) return option.parts;
  return option.keys.map((name) => ({ ...each, name, title: option.labels[name] ?? game.cards[name] ?? name, text: "" }));
}

/** The text for a simple value of a setting. */
export function valueLabel(option: SettingSchema, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "form.on" : "form.off");
  const label = option.labels?.[String(value)];
  if (label) return label;
  if (option.kind === "seat" && value === RANDOM_SEAT) return say("form.random_seat");
  if (option.kind === "seat" && typeof value === "number") return say("form.seat", { number: value + 1 });
  return option.kind === "decimal" && typeof value === "number" ? value.toLocaleString(language(), { maximumFractionDigits: 20 }) : String(value);
}

/** The text for any value of a setting, in one line. */
export function valueText(option: SettingSchema, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (option.each ? valueText(option.each, one) : String(one))).join("; ");
  if (typeof value !== "object" || value === null) return valueLabel(option, value);
  const named = new Map(option.parts.map((part) => [part.name, part]));
  return Object.entries(value).map(([name, one]) => `${named.get(name)?.title || name}: ${valueText(named.get(name) ?? option.each ?? option, one)}`).join("; ");
}

/** The counts that differ from the printed ones. */
export function changedCounts(option: SettingSchema, counts: Counts, mode?: ModeSchema): Counts {
  const before = printedValue(option, mode) as Counts;
  return Object.fromEntries(Object.entries(counts).filter(([key, count]) => count !== (before[key] ?? 0)));
}

/** The choices of a setting with a few values. */
export function choicesOf(option: SettingSchema, seats: number): (string | number)[] {
  if (option.kind === "seat") {
    const words = option.choices.filter((word) => word !== RANDOM_SEAT); // seats given by a word, such as the last
    return [RANDOM_SEAT, ...words, ...Array.from({ length: seats }, (_, seat) => seat)];
  }
  return option.choices;
}

/** The settings that differ from the printed ones, as they are sent. */
export function changedOptions(form: Form, game: GameWithSettings): Record<string, unknown> {
  const mode = modeOf(game, form.mode);
  const changed = optionsIn(game, form.mode).filter((option) => isChanged(option, form.options[option.name], mode));
  return Object.fromEntries(
    changed.map((option) => {
      const value = form.options[option.name];
      return [option.name, isCounts(option) ? changedCounts(option, value as Counts, mode) : value];
    }),
  );
}

export function newTableRequest(form: Form, game: GameWithSettings): NewTable {
  const { name, move, bank } = form.clock;
  return {
    game: game.id,
    mode: form.mode,
    seats: form.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: seat.kind })),
    options: changedOptions(form, game),
    clock: name === "own" ? { name, move, bank } : { name },
    listed: form.listed,
    assist: form.assist,
    undo: form.undo,
    watch: form.watch,
    phrase: form.phrase.trim(),
    pace: form.pace,
    ...(form.seed.trim() ? { begin: { seed: Number(form.seed) } } : {}),
  };
}

/** A seed that the server accepts, or empty. */
export function isValidSeed(seed: string): boolean {
  const figures = seed.trim();
  return figures === "" || (/^\d{1,16}$/.test(figures) && Number.isSafeInteger(Number(figures)));
}

/** The setting that an error is about, by its rule or because it is named; empty: none. */
export function refusedOption(game: GameWithSettings, refusal: { rule: string; text: string }): string {
  const byRule = refusal.rule ? game.options.find((option) => option.rule === refusal.rule) : undefined;
  const named = game.options.find((option) => new RegExp(`\\b${option.name}\\b`).test(refusal.text));
  return (byRule ?? named)?.name ?? "";
}
