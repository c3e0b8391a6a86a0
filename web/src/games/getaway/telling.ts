// What happens on the map and on the piles, line by line.

import type { LogLine, PileScene, ViewScene } from "../../protocol";
import { say } from "../../words/words";
import type { Journey, Omen } from "../contract";
import { cardJourneys, withCardsMoved } from "../moving";
import { entryOf, frontAfter } from "./reading";

export function journeys(line: LogLine): Journey[] {
  if (line.what !== "match") return cardJourneys(line);
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

export function after(line: LogLine, view: ViewScene): ViewScene {
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

export function omens(lines: LogLine[]): Omen[] {
  return lines.flatMap((line): Omen[] => {
    const pile = `pile:${line.seat ?? 0}`;
    if (line.what === "match") return [{ anchor: pile, text: say("getaway.would_match") }];
    if (line.what === "keep" || line.what === "planet") return [{ anchor: pile, text: say("getaway.would_add", { points: line.number ?? 0 }) }];
    return [];
  });
}

/** The last roll of the dice that was told, if it belongs to the turn that is on or was the last. */
export function lastRoll(lines: LogLine[]): { line: LogLine; at: number } | null {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.what === "roll") return { line, at };
    if (line?.what === "new_game") return null;
  }
  return null;
}

/** Every card that was laid in the game that is on or was the last, in its order. */
export function flight(lines: LogLine[]): LogLine[] {
  const begun = lines.map((line) => line.what).lastIndexOf("new_game");
  return lines.slice(begun + 1).filter((line) => line.what === "lay");
}

export const sizes = (piles: PileScene[] | undefined): number[] => (piles ?? []).map((pile) => pile.size);
