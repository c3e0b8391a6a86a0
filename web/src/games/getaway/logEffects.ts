// What moves when a log line is shown, the table after it, foresight tags, and the last flight.

import type { LogLine, PileScene, ViewScene } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import { say } from "../../words/words";
import type { Movement, ForesightTag } from "../contract";
import { cardMovements, withCardsMoved } from "../cardMovements";
import { entryOf, frontAfter, valueOf } from "./boardData";

export function movements(line: LogLine): Movement[] {
  // what the own seat has built already lies there: it stays where it is
  if (line.what === "lay") return cardMovements(line).map((one) => ("card" in one.what ? { ...one, to: `route/${one.what.card}` } : one));
  if (line.what !== "match") return cardMovements(line);
  const [placed = "", top = ""] = line.cards ?? [];
  const pile = `pile:${line.seat ?? 0}`;
  return [
    { what: { card: placed }, from: source(line, placed), to: pile },
    { what: { card: placed }, from: pile, to: "box" },
    { what: { card: top }, from: pile, to: "box", together: true },
  ];
}

function source(line: LogLine, card: string): string {
  const [place = "", seat] = (line.from ?? "").split(" ");
  return `${seat === undefined ? place : `${place}:${seat}`}/${card}`;
}

export function applyLine(line: LogLine, view: ViewScene): ViewScene {
  switch (line.what) {
    case "lay":
      return laid(line, withCardsMoved(line, view));
    case "fly":
      return withFields(view, { zoid: Number(line.facts?.["to"] ?? view.fields["zoid"]) });
    case "take_route":
      return withFields(withCardsMoved(line, view), { track: numbers(view, "track").slice(1), zoid: Number(view.fields["zoid"]) - 1 });
    case "match":
      return matched(line, view);
    default:
      return withCardsMoved(line, view);
  }
}

function laid(line: LogLine, view: ViewScene): ViewScene {
  const entry = entryOf(line.facts ?? {});
  return entry === null ? view : withFields(view, { track: [...numbers(view, "track"), entry], front: frontAfter(entry) });
}

/** The card that came and the one that lay on top go into the box together. */
function matched(line: LogLine, view: ViewScene): ViewScene {
  const [placed = "", top = ""] = line.cards ?? [];
  const first = withCardsMoved({ ...line, cards: [placed] }, view);
  return withCardsMoved({ ...line, cards: [top], from: `pile ${line.seat ?? 0}` }, first);
}

const numbers = (view: ViewScene, field: string): number[] => (view.fields[field] as number[] | undefined) ?? [];
const withFields = (view: ViewScene, fields: Record<string, unknown>): ViewScene => ({ ...view, fields: { ...view.fields, ...fields } });

export function foresightTags(lines: LogLine[]): ForesightTag[] {
  return lines.flatMap((line): ForesightTag[] => {
    const pile = `pile:${line.seat ?? 0}`;
    if (line.what === "match") return [{ anchor: pile, text: say("getaway.would_match") }];
    if (line.what === "keep" || line.what === "planet") return [{ anchor: pile, text: say("getaway.would_add", { points: line.number ?? 0 }) }];
    return [];
  });
}

/** What the last turn did to Zoid: the rolls for its cards, how far he flew, and how much was too much. */
export interface LastFlight {
  seat: number;
  how: "rolled" | "passed" | "oola";
  rolls: { at: number; card: string; dice: number[]; value: number; points: number }[];
  flown: number;
  excess: number;
  /** the Value that Oola flies; 0: it is not Oola's turn */
  value: number;
}

/** The last flight of the present game; null: none yet. */
export function lastFlight(lines: LogLine[]): LastFlight | null {
  const found: LastFlight = { seat: 0, how: "rolled", rolls: [], flown: 0, excess: 0, value: 0 };
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.what === "new_game") return null;
    if (line.what === "fly") found.flown += line.number ?? 0;
    if (line.what === "excess") found.excess += line.number ?? 0;
    if (line.what === "roll") {
      const { dice, value } = line.facts ?? {};
      found.rolls.unshift({ at, card: line.cards?.[0] ?? "", dice: (dice as number[] | undefined) ?? [], value: Number(value ?? 0), points: line.number ?? 0 });
    }
    if (line.what === "pass" || line.what === "oola_pass") return { ...found, seat: line.seat ?? 0, how: "passed" };
    // a person's cards are laid before the first roll; a card without a roll is Oola's
    if (line.what === "lay" && line.from === "shown") return { ...found, seat: line.seat ?? 0, how: "oola", value: valueOf(line.cards?.[0] ?? "") };
    if (line.what === "lay") return found.rolls.length ? { ...found, seat: line.seat ?? 0 } : null;
  }
  return null;
}

export const sizes = (piles: PileScene[] | undefined): number[] => (piles ?? []).map((pile) => pile.size);

/** Which game of the match is on; empty: there is only one. */
export function nthGame(table: Table): string {
  const games = Number(table.scene.table.options["games"] ?? table.mode?.rounds ?? 1);
  return games > 1 ? say("getaway.game_of", { number: Math.min((table.view?.rounds.length ?? 0) + 1, games), of: games }) : "";
}

/** What each seat has in a match after the games that are over. */
export const totals = (rounds: number[][], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
