// Makes scenes of a finished game, so that the components of the live table can show it, without questions.

import type { GameSchema, LogLine, NewTable, Replay, ReplayStep, Result, Scene, SeatScene, TableSchema } from "../protocol";
import { say } from "../words/words";

/** Viewers besides the seats. */
export const SPECTATOR = -1;
export const EVERYBODY = -2;

export const replaySeatName = (replay: Replay, seat: number): string => replay.seats[seat] || say("replay.seat", { number: seat + 1 });

/** `tick`: ms of one, in real time. */
export function sceneAt(replay: Replay, at: number, table: TableSchema, tick = 0): Scene {
  const step = replay.steps[at];
  const last = at >= replay.steps.length - 1;
  return {
    table: {
      id: replay.table,
      game: replay.game,
      rules: replay.rules,
      mode: replay.mode,
      status: "over",
      options: table.options,
      clock: { name: "none" },
      origin: table.origin,
      listed: table.listed,
      assist: false,
      undo: false,
      watch: table.watch,
      ...(tick ? { tick } : {}),
    },
    seats: replay.seats.map((_, seat): SeatScene => ({ kind: table.seats[seat]?.kind === "automaton" ? "automaton" : "person", name: replaySeatName(replay, seat), here: true })),
    you: Math.max(replay.viewer, SPECTATOR),
    watchers: 0,
    log: linesUpTo(replay, at).length,
    can_undo: false,
    view: step?.view ?? null,
    question: null,
    result: last ? resultOf(replay) : null,
  };
}

export function resultOf(replay: Replay): Result {
  const { scores, winners, truncated, ended, text, sums, ranks, teams, rounds, breaks } = replay;
  return { scores, winners, truncated, ended, text, sums, ranks, teams, rounds, breaks };
}

export const linesUpTo = (replay: Replay, at: number): LogLine[] => replay.steps.slice(0, at + 1).flatMap((step) => step.log);

/** The step of this viewer at a move and tick: a seat that noticed nothing of a move has no step for it. */
export function stepOfMove(replay: Replay, move: number, ticks = Infinity): number {
  const known = replay.steps.filter((step) => step.move < move || (step.move === move && (step.ticks ?? 0) <= ticks));
  return Math.max(known.length - 1, 0);
}

/** The standings at each step of a viewer, from the replay of everybody. */
export function standingsOf(replay: Replay, whole: Replay): number[][] {
  let at = 0;
  return replay.steps.map(({ move, ticks = 0 }) => {
    const isLater = (step: ReplayStep | undefined) => !step || step.move > move || (step.move === move && (step.ticks ?? 0) > ticks);
    while (!isLater(whole.steps[at + 1])) at += 1;
    return whole.steps[at]?.standing ?? [];
  });
}

export function clampStep(replay: Replay, wished: number): number {
  const last = Math.max(replay.steps.length - 1, 0);
  return Number.isNaN(wished) ? 0 : Math.min(Math.max(Math.round(wished), 0), last);
}

/** `#step=12` in an address. */
export function stepInHash(hash: string): number {
  const wished = Number(new URLSearchParams(hash.slice(1)).get("step") ?? 0);
  return Number.isFinite(wished) ? wished : 0;
}

export const replayAddress = (table: string, at: number): string => `/r/${table}${at ? `#step=${at}` : ""}`;

/** All seats but those of automata. */
export function seatsToTake(replay: Replay, game: GameSchema): number[] {
  const automata = game.modes.find((mode) => mode.id === replay.mode)?.automata ?? [];
  return replay.seats.flatMap((_, seat) => (automata.includes(seat) ? [] : [seat]));
}

/** The request for a new table that begins with this step: the person takes a seat, bots the others. */
export function playOnRequest(replay: Replay, at: number, game: GameSchema, mine: number): NewTable {
  return {
    game: replay.game,
    seats: seatsToTake(replay, game).map((seat) => (seat === mine ? { kind: "me" } : { kind: "bot", bot: game.usual })),
    begin: { table: replay.table, step: replay.steps[at]?.move ?? 0 },
  };
}

/** The replay of everybody shows all hands; places of no seat, such as the deck, are shown as a spectator saw them. */
export function withHiddenDecks(whole: Replay): Replay {
  const steps = whole.steps.map((step) => ({ ...step, view: { ...step.view, places: { ...step.view.places, ...step.spectator } } }));
  return { ...whole, steps };
}
