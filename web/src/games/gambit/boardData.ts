// What the server says about a table of Earth Gambit, in the terms of its board.

import type { ClaimScene, LogLine, OptionScene, PileScene, QuestionScene, TopicScene, ViewScene } from "../../protocol";
import { type Field, fieldsOf } from "./faces";

export type Slot = "held" | "passed" | "drawn";

/** A lane of the track: how far a team is, and which Science cards lie in it. */
export interface TrackLane {
  colour: Field;
  count: number;
  target: number;
  /** numbers into `science`, in play order */
  cards: number[];
}

/** The `board` of the view: what the server sends besides piles and fields. */
interface BoardData {
  tracks: { colour: Field; number: number; target: number }[];
  science: { card: string; covered: number }[];
  /** the Science that nobody may play, by its code; empty: none */
  forbids: string;
  psych: { card: string; owner: number }[];
  guard: number;
  seats: { forces: Slot[]; ability: number; used: string }[];
  slots: Slot[];
}
const EMPTY_BOARD: BoardData = { tracks: [], science: [], forbids: "", psych: [], guard: 0, seats: [], slots: [] };
export const boardData = (view: ViewScene | null | undefined): BoardData => ({ ...EMPTY_BOARD, ...(view?.board as Partial<BoardData> | undefined) });

/** The lanes as they lie on the table: a card of two colours lies in two of them. */
export function trackLanes(view: ViewScene | null | undefined): TrackLane[] {
  const { tracks, science } = boardData(view);
  return tracks.map(({ colour, number, target }) => {
    const cards = science.flatMap(({ card }, at) => (fieldsOf(card).includes(colour) ? [at] : []));
    return { colour, count: number, target, cards };
  });
}

/** The colour that is banned; empty: none. */
export const bannedIn = (view: ViewScene | null): Field | "" => fieldsOf(boardData(view).forbids)[0] ?? "";

const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
export const isDamaged = (view: ViewScene | null, seat: number): boolean => (numbers(view?.fields["damaged"])[seat] ?? 0) > 0;
/** whose turn it is */
export const activeOf = (view: ViewScene | null): number => Number(view?.fields["active"] ?? -1);

/** The option that covering this Science card means; twins are told apart by where they lie. */
export function scienceOption(question: QuestionScene | null, at: number, size: number): OptionScene | null {
  return question?.options.find((one) => one.place === "science" && (one.at ?? 0) === size - 1 - at) ?? null;
}

/** The option that the Cancel Science on this card means. */
export function coverOption(question: QuestionScene | null, nth: number, size: number): OptionScene | null {
  return question?.options.find((one) => one.place === "covers" && (one.at ?? 0) === size - 1 - nth) ?? null;
}

/** Which of the Cancel cards lies on this Science card; -1: none. */
export const coverAt = (view: ViewScene | null, at: number): number => numbers(view?.fields["covered"]).indexOf(at);

/** Cards to choose among that lie in a pile: those of the discard pile, or the top of the draw pile. */
export const pileOptions = (question: QuestionScene | null): OptionScene[] =>
  question?.options.filter((one) => one.kind === "card" && (one.place === "discard" || one.place === "draw")) ?? [];

// -- cards that lie in front of somebody -----------------------------------------------------------------------------

/** Cards of one kind that lie in front of a seat. */
export interface LastingEffect {
  kind: "protect" | "skip" | "force" | "psych";
  count: number;
  /** of Forces: which card each wants, the oldest first */
  slots: Slot[];
}

/** What lies open in front of a seat, in the order in which it matters. */
export function lastingEffects(view: ViewScene | null, seat: number): LastingEffect[] {
  const { seats, psych } = boardData(view);
  const size = (place: string): number => view?.places[place]?.[seat]?.size ?? 0;
  const all: LastingEffect[] = [
    { kind: "psych", count: psych.filter(({ owner }) => owner === seat).length, slots: [] },
    { kind: "force", count: size("force"), slots: seats[seat]?.forces ?? [] },
    { kind: "skip", count: size("skip"), slots: [] },
    { kind: "protect", count: size("protect"), slots: [] },
  ];
  return all.filter(({ count }) => count > 0);
}

// -- what the viewer knows of others ---------------------------------------------------------------------------------

export interface KnownOfSeat {
  role: string;
  ability: string;
  /** cards that are surely in that hand */
  hand: string[];
}

const isFace = (code: string): boolean => !code.startsWith("?");
const facesOf = (pile: PileScene | undefined): string[] => pile?.cards.filter(isFace) ?? [];

/** What the viewer knows of face-down cards of a seat. */
export function knownOf(view: ViewScene | null, seat: number): KnownOfSeat {
  const at = (place: string): string[] => facesOf(view?.places[place]?.[seat]);
  return { role: at("role")[0] ?? "", ability: at("ability")[0] ?? "", hand: at("hand") };
}

export const knowsAnything = ({ role, ability, hand }: KnownOfSeat): boolean => role !== "" || ability !== "" || hand.length > 0;

/** Cards of a pile that lies face down of which the viewer knows where they lie, the top first. */
export const knownIn = (pile: PileScene): { card: string; depth: number }[] =>
  pile.cards.flatMap((card, depth) => (isFace(card) ? [{ card, depth }] : []));

/** … and how often each face is among them, the most frequent first. */
export function countedIn(pile: PileScene): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { card } of knownIn(pile)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => b.count - a.count);
}

// -- played cards ----------------------------------------------------------------------------------------------------

/** A played card whose effect is not over: who plays it, and what was chosen for it. */
export interface PlayedCard {
  card: string;
  seat: number;
  /** how it came to be played: from the hand, shown by somebody, or turned over */
  how: "play" | "show" | "turn_over";
  /** whose card it was, where somebody had to show it */
  from?: number;
  /** the seats it is aimed at */
  targets: number[];
  /** the sentence that says so */
  said: string;
}

const OPENS: Record<string, PlayedCard["how"]> = { play: "play", show: "show", turn_over: "turn_over" };

/** The cards that were played in the last turn of the log, in order, with what was chosen for them. */
function playedIn(lines: LogLine[], active: number): PlayedCard[] {
  const levels: PlayedCard[] = [];
  for (const line of lines) {
    const how = OPENS[line.what];
    const last = levels.at(-1);
    if (how) {
      const [card = ""] = line.cards ?? [];
      const owner = how === "show" && typeof line.seat === "number" ? { from: line.seat } : {};
      levels.push({ card, seat: how === "show" ? active : (line.seat ?? -1), how, ...owner, targets: [], said: "" });
    } else if (last && (line.what.startsWith("aim") || line.what === "die")) {
      last.said = line.text;
      last.targets = targetsOf(line);
    }
  }
  return levels;
}

/** The cards on the table whose effect is not over, the outermost first, with the log line of each. */
export function stackOf(view: ViewScene | null, lines: LogLine[]): PlayedCard[] {
  const open = [...(view?.places["resolving"]?.[0]?.cards ?? [])].reverse();
  if (!open.length) return [];
  const played = playedIn(lines.slice(lastTurn(lines)), activeOf(view));
  let from = 0;
  return open.map((card) => {
    const found = played.findIndex((one, n) => n >= from && one.card === card);
    if (found < 0) return { card, seat: activeOf(view), how: "play", targets: [], said: "" };
    from = found + 1;
    return played[found]!;
  });
}

/** The card that was played last, also Science, when no effect is open; null: none yet. */
export function lastPlayed(lines: LogLine[]): PlayedCard | null {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const [card = ""] = line?.cards ?? [];
    if (line?.what === "science") return { card, seat: line.seat ?? -1, how: "play", targets: [], said: line.text };
    if (line && OPENS[line.what]) return playedIn(lines.slice(at), line.seat ?? -1)[0] ?? null;
  }
  return null;
}

const targetsOf = (line: LogLine): number[] =>
  (line.what === "aim_trade" ? [line.seat, line.other] : [line.other]).filter((seat): seat is number => typeof seat === "number");

function lastTurn(lines: LogLine[]): number {
  for (let at = lines.length - 1; at >= 0; at -= 1) if (lines[at]?.what === "turn") return at;
  return 0;
}

/** Who passed the card that began this turn; -1: nobody, as in the first. */
export function passerOf(lines: LogLine[], you: number): number {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.what === "pass" && line.other === you) return line.seat ?? -1;
  }
  return -1;
}

// -- claims ------------------------------------------------------------------------------------------------------------

const FEW = 3; // labels that fit beside the hand

/** Topics that need one click: of no particular seat, with few labels. */
export const quickTopics = (topics: TopicScene[]): TopicScene[] => topics.filter(({ other, labels }) => (other === null || other === undefined) && labels.length <= FEW);

/** The last thing that a seat has said; null: nothing. */
export const lastSaid = (said: ClaimScene[] | undefined, seat: number): ClaimScene | null => said?.filter((one) => one.seat === seat).at(-1) ?? null;
