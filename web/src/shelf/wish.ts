// The form of a new table as plain data: what it begins with, what changes when, and the wish that is sent.

import type { ClockWish, GameSchema, LessonSchema, ModeSchema, NewTable, SettingSchema, SeatWish } from "../protocol";
import { isNewTo } from "../table/learnt.svelte";
import { language, say } from "../words/words";

/** A game with everything that can be chosen about it. */
export type Agreed = GameSchema & { options: SettingSchema[] };
export type SeatKind = Required<SeatWish>["kind"];
export type ClockName = Required<ClockWish>["name"];
export type Counts = Record<string, number>;

export interface Form {
  mode: string;
  /** those that somebody can take: not the automata's */
  seats: Required<SeatWish>[];
  /** every option of the game with its value; what is as printed is not sent */
  options: Record<string, unknown>;
  clock: Required<ClockWish>;
  listed: boolean;
  assist: boolean;
  undo: boolean;
  watch: boolean;
  phrase: string;
  /** figures, or empty for a new deal */
  seed: string;
  pace: number;
}

export const SEAT_KINDS: readonly SeatKind[] = ["me", "bot", "invite", "open"];
export const CLOCK_NAMES: readonly ClockName[] = ["none", "fast", "slow", "days", "own"];
/** Seconds for each move and in the bank, as the server has them (CLOCKS in room.py). */
export const CLOCK_TIMES: Record<Exclude<ClockName, "own" | "none">, readonly [number, number]> = {
  fast: [20, 60],
  slow: [90, 300],
  days: [3 * 86_400, 0],
};
export const LONGEST_CLOCK = 2_592_000; // seconds
export const PACES: readonly number[] = [0, 500, 1500]; // ms a bot takes at least
export const USUAL_PACE = 500;
export const RANDOM_SEAT = "random";
const USUAL_SEATS = 3;

/** How many seats somebody can take, at least and at most. */
export const seatRange = (mode: ModeSchema): [least: number, most: number] => [mode.least - mode.automata.length, mode.most - mode.automata.length];

export function usualSeats(mode: ModeSchema): number {
  const [least, most] = seatRange(mode);
  return Math.max(least, Math.min(most, USUAL_SEATS));
}

/** Every seat of the table in its order: which of the wishes it is, or null for an automaton's. */
export function seatPlan(mode: ModeSchema, wishes: number): (number | null)[] {
  let next = 0;
  return Array.from({ length: wishes + mode.automata.length }, (_, seat) => (mode.automata.includes(seat) ? null : next++));
}

/** What people call an automaton. */
export function automatonName(game: GameSchema & { automata?: Record<string, string> }, seat: number): string {
  return game.automata?.[String(seat)] ?? say("table.kind_automaton");
}

/**
 * The table of *Play now*: I begin and nobody hurries me, against the usual bots, else everything as a table of this site begins, in
 * the mode that the game has for newcomers, unless it is to be another (`wanted`). Whoever has not finished a game of this kind yet sits down
 * at the newcomers' table itself.
 */
export function playNowWish(game: GameSchema, wanted = "", newcomer = isNewTo(game.id)): NewTable {
  const { gentle } = game;
  if (newcomer && (wanted || gentle.mode) === gentle.mode) {
    const seats: SeatWish[] = [{ kind: "me" }, ...gentle.bots.map((bot): SeatWish => ({ kind: "bot", bot }))];
    return { game: game.id, mode: gentle.mode, options: { ...modeOf(game, gentle.mode).live, ...gentle.options }, seats, assist: true };
  }
  const mode = modeOf(game, wanted || gentle.mode);
  return { game: game.id, mode: mode.id, options: { ...mode.live, ...mode.begins }, seats: seated(game, usualSeats(mode)) };
}

/** The lesson of a mode, or the one that a game has for all of them. */
export function lessonOf(game: GameSchema, mode: string): LessonSchema | undefined {
  return game.lessons.find((one) => one.mode === mode) ?? game.lessons.find((one) => !one.mode);
}

/** A mode in three lines, or the game where they hold for all of them. */
export const briefOf = (game: GameSchema, mode: ModeSchema | undefined): string[] => (mode?.brief?.length ? mode.brief : game.brief);

/** A lesson: me and the bots that play by its script. */
export function lessonWish(game: GameSchema, lesson: LessonSchema): NewTable {
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: lesson.seats - 1 }, (): SeatWish => ({ kind: "bot", bot: game.usual }))];
  return { game: game.id, seats, begin: { lesson: lesson.id } };
}

export function freshForm(game: Agreed): Form {
  const mode = modeOf(game, "");
  return {
    mode: mode.id,
    seats: seated(game, usualSeats(mode)),
    options: Object.fromEntries(game.options.map((option) => [option.name, begun(option, mode)])),
    clock: { name: "none", move: 60, bank: 300 },
    listed: false,
    assist: true,
    undo: true,
    watch: true,
    phrase: "",
    seed: "",
    pace: USUAL_PACE,
  };
}

function seated(game: GameSchema, count: number): Required<SeatWish>[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: "me", bot: game.usual } : { kind: "bot", bot: game.usual }));
}

/** The mode of this name, else the first. */
export function modeOf(game: GameSchema, id: string): ModeSchema {
  const mode = game.modes.find((one) => one.id === id) ?? game.modes[0];
  if (!mode) throw new Error(`${game.id} has no modes`);
  return mode;
}

/** Another mode; as many seats as before, as far as it allows them. What nobody touched is as a form of this mode begins. */
export function withMode(form: Form, game: Agreed, id: string): Form {
  const [before, mode] = [modeOf(game, form.mode), modeOf(game, id)];
  const [least, most] = seatRange(mode);
  const count = Math.max(least, Math.min(most, form.seats.length));
  const kept = game.options.map((option) => {
    const [value, fresh] = [form.options[option.name], begun(option, mode)];
    if (isCounts(option)) return [option.name, { ...(fresh as Counts), ...changedCounts(option, value as Counts, before) }];
    return [option.name, equal(value, begun(option, before)) ? fresh : value];
  });
  return withSeats({ ...form, mode: mode.id, options: Object.fromEntries(kept) }, game, count);
}

/** More or fewer seats: those that stay keep who sits there, new ones get the usual bot. */
export function withSeats(form: Form, game: GameSchema, count: number): Form {
  const fresh = Array.from({ length: Math.max(0, count - form.seats.length) }, () => ({ kind: "bot", bot: game.usual }) as const);
  return { ...form, seats: [...form.seats.slice(0, count), ...fresh] };
}

/** The options that this mode knows. */
export function optionsIn(game: Agreed, mode: string): SettingSchema[] {
  return game.options.filter((option) => option.modes.length === 0 || option.modes.includes(mode));
}

/** The value as this mode has it printed, a copy of its own. */
export function printed(option: SettingSchema, mode?: ModeSchema): unknown {
  return structuredClone(mode?.defaults?.[option.name] ?? option.default);
}

/** What a form begins with: as printed, or what the game thinks better for tables that a site sets up. */
function begun(option: SettingSchema, mode: ModeSchema): unknown {
  return structuredClone(mode.live?.[option.name]) ?? printed(option, mode);
}

/** Should whoever sets up a table see it without looking for it? */
export const isProminent = (option: SettingSchema, mode: ModeSchema): boolean => option.important === true || mode.live?.[option.name] !== undefined;

/** A table of counts, of which those that are as printed need not be sent. */
const isCounts = (option: SettingSchema): boolean => option.kind === "table" && !option.each;

/** One value, not several with controls of their own. */
export const isWhole = (option: SettingSchema): boolean => !["table", "list", "record"].includes(option.kind);

export function differs(option: SettingSchema, value: unknown, mode?: ModeSchema): boolean {
  if (!isCounts(option)) return !equal(value, printed(option, mode));
  return Object.keys(changedCounts(option, value as Counts, mode)).length > 0;
}

/** Of plain data: the same, in whichever order a record has its parts. */
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

/** What people call a value of this option. */
export function wordFor(option: SettingSchema, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "form.on" : "form.off");
  const label = option.labels?.[String(value)];
  if (label) return label;
  if (option.kind === "seat" && value === RANDOM_SEAT) return say("form.random_seat");
  if (option.kind === "seat" && typeof value === "number") return say("form.seat", { number: value + 1 });
  return option.kind === "decimal" && typeof value === "number" ? value.toLocaleString(language(), { maximumFractionDigits: 20 }) : String(value);
}

/** A value as a line of text, whatever it is made of. */
export function inWords(option: SettingSchema, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (option.each ? inWords(option.each, one) : String(one))).join("; ");
  if (typeof value !== "object" || value === null) return wordFor(option, value);
  const named = new Map(option.parts.map((part) => [part.name, part]));
  return Object.entries(value).map(([name, one]) => `${named.get(name)?.title || name}: ${inWords(named.get(name) ?? option.each ?? option, one)}`).join("; ");
}

/** Of a table of counts only what is not as printed. */
export function changedCounts(option: SettingSchema, counts: Counts, mode?: ModeSchema): Counts {
  const before = printed(option, mode) as Counts;
  return Object.fromEntries(Object.entries(counts).filter(([key, count]) => count !== (before[key] ?? 0)));
}

/** What is to be chosen from, for options with a few values. */
export function choicesOf(option: SettingSchema, seats: number): (string | number)[] {
  if (option.kind === "seat") {
    const words = option.choices.filter((word) => word !== RANDOM_SEAT); // seats that are told by a word, such as the last
    return [RANDOM_SEAT, ...words, ...Array.from({ length: seats }, (_, seat) => seat)];
  }
  return option.choices;
}

/** Options that this form changes, as they are sent. */
export function changedOptions(form: Form, game: Agreed): Record<string, unknown> {
  const mode = modeOf(game, form.mode);
  const changed = optionsIn(game, form.mode).filter((option) => differs(option, form.options[option.name], mode));
  return Object.fromEntries(
    changed.map((option) => {
      const value = form.options[option.name];
      return [option.name, isCounts(option) ? changedCounts(option, value as Counts, mode) : value];
    }),
  );
}

export function wishOf(form: Form, game: Agreed): NewTable {
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

/** Is this a seed as the server takes them, or empty? */
export function seedIsGood(seed: string): boolean {
  const figures = seed.trim();
  return figures === "" || (/^\d{1,16}$/.test(figures) && Number.isSafeInteger(Number(figures)));
}

/** The option that a refusal is about, by its rule or because it is named; empty: none of them. */
export function optionMeant(game: Agreed, refusal: { rule: string; text: string }): string {
  const byRule = refusal.rule ? game.options.find((option) => option.rule === refusal.rule) : undefined;
  const named = game.options.find((option) => new RegExp(`\\b${option.name}\\b`).test(refusal.text));
  return (byRule ?? named)?.name ?? "";
}
