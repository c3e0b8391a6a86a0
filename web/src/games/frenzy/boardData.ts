// What the view and the open question say, put so that the board can show it. No rules: every answer came from the server.

import type { LogLine, OptionScene, PileScene, ProspectScene, QuestionScene, ViewScene } from "../../protocol";
import { say, sayIf } from "../../words/words";
import { deckOf, FOES, isUfo, type Deck, type Foe } from "./cardCodes";

// -- who attacks whom ----------------------------------------------------------------------------------------------

export interface AttackLane {
  foe: Foe;
  /** the Character laid under it in this unfinished move, or shown to face it now */
  laid: string | null;
  /** the result, once it is shown */
  clash?: "match" | "miss";
}

/** What is asked, or was answered last, with what was said before. */
type Move = Pick<QuestionScene, "name" | "before">;

export interface Attack {
  seat: number;
  lanes: AttackLane[];
  /** chosen, but not yet who it faces */
  held: string | null;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : []);
export const foeOf = (number: number): Foe => FOES[number] ?? "stealth";

/** The aliens at the table, and what already lies under them; null: nobody is attacked. */
export function attackOn(view: ViewScene, question: Move | null, telling: LogLine[] = []): Attack | null {
  const foes = numbers(view.fields["aliens"]).map(foeOf);
  const seat = typeof view.fields["attacked"] === "number" ? view.fields["attacked"] : -1;
  if (seat < 0 || !foes.length) return null;
  const lanes: AttackLane[] = foes.map((foe) => ({ foe, laid: null }));
  const mine = question?.name === "face" || question?.name === "against";
  let held: string | null = null;
  const lay = (colour: number | null) => {
    // which of them was not asked if only one kind is left
    const lane = lanes.find((one) => one.laid === null && (colour === null || one.foe === foeOf(colour)));
    if (lane) lane.laid = held;
    held = null;
  };
  for (const word of mine ? question.before : []) {
    if (/^\d+$/.test(word)) {
      lay(Number(word));
      continue;
    }
    if (held !== null) lay(null);
    held = codeOf(word);
  }
  if (held !== null && question?.name === "face") lay(null);
  for (const line of telling) meet(lanes, seat, line);
  return { seat, lanes, held };
}

/** A Character of any seat faces an alien: it is shown under it now. */
function meet(lanes: AttackLane[], seat: number, line: LogLine): void {
  const [card] = line.cards ?? [];
  if ((line.what !== "match" && line.what !== "miss") || line.seat !== seat || card === undefined) return;
  const open = lanes.filter((one) => one.clash === undefined && one.foe === FOES["rgbs".indexOf(line.word ?? "")]);
  const lane = open.find((one) => one.laid === card) ?? open.find((one) => one.laid === null);
  if (lane) Object.assign(lane, { laid: card, clash: line.what });
}

/** What would come of the option that is pointed at, or chosen, under this alien. */
export function prospectOn(option: OptionScene | null, foe: Foe): ProspectScene | null {
  return option?.prospects?.find((one) => !one.on || one.on === String(FOES.indexOf(foe))) ?? null;
}

/** `DEFEND.R#2`, the second of two equal cards, is a DEFEND.R; `UFO#2` is a card of its own. */
export const codeOf = (word: string): string => (isUfo(word) ? word : word.replace(/#\d+$/, ""));

/** The answer for laying a card under this lane; null if it is not asked, because only one kind of alien is left. */
export function faceAnswer({ lanes }: Attack, at: number): string | null {
  const open = lanes.filter((one) => one.laid === null);
  const lane = lanes[at];
  if (!lane || lane.laid !== null || new Set(open.map((one) => one.foe)).size < 2) return null;
  return String(FOES.indexOf(lane.foe));
}

// -- pointing into a deck ------------------------------------------------------------------------------------------

export interface DeckSpread {
  deck: Deck;
  /** between two cards, not at one */
  gap: boolean;
  /** from the top down */
  options: OptionScene[];
  /** the place that was named before, in the same move */
  first: number | null;
}

/** Cards above what an option points at. */
export const depthOf = (option: OptionScene): number => (option.kind === "place" ? (option.at ?? 0) : (option.value ?? 0));

const inDeck = (place: string | null | undefined): place is Deck => place === "supply" || place === "invasion";

export function spreadOf(question: QuestionScene | null, view: ViewScene): DeckSpread | null {
  const pointing = question?.options.filter((one) => (one.kind === "place" && inDeck(one.place)) || (question.name === "depth" && one.kind === "number")) ?? [];
  const [any] = pointing;
  if (!question || !any) return null;
  const deck = inDeck(any.place) ? any.place : "supply";
  const options = pointing.sort((one, other) => depthOf(one) - depthOf(other));
  return { deck, gap: any.kind === "number", options, first: question.name === "second" ? namedBefore(question, view, deck) : null };
}

function namedBefore(question: QuestionScene, view: ViewScene, deck: Deck): number | null {
  const word = question.before.at(-1);
  if (word === undefined) return null;
  const figure = /^\w+ (\d+)$/.exec(word)?.[1];
  const at = figure === undefined ? (view.places[deck]?.[0]?.cards.indexOf(codeOf(word)) ?? -1) : Number(figure);
  return at < 0 ? null : at;
}

/** A depth in words: on top, under so many cards, at the bottom. `last` is the deepest there is. */
export function depthText(depth: number, last: number): string {
  if (depth === 0) return say("frenzy.on_top");
  return depth === last ? say("frenzy.at_bottom", { count: depth }) : say("frenzy.under", { count: depth });
}

/** Cards of a deck that the viewer knows, from the top. */
export const knownIn = (pile: PileScene): { code: string; depth: number }[] =>
  pile.cards.flatMap((code, depth) => (code.startsWith("?") ? [] : [{ code, depth }]));

// -- the move so far -----------------------------------------------------------------------------------------------

const OF_THE_HAND = ["ufo", "depth", "say", "give", "target", "place", "face", "against"];
const isCard = (word: string): boolean => /^[A-Z][A-Z_]+(\.[A-Z]+)?(#\d+)?$/.test(word);

/** Cards of the own hand that lie on the table in this unfinished move. */
export function laidOut(question: Move): string[] {
  if (!OF_THE_HAND.includes(question.name)) return [];
  return question.before.filter((word) => isCard(word) && !isUfo(word)).map(codeOf);
}

/** The UFO that was chosen and now looks for its place. */
export const chosenUfo = (question: QuestionScene | null): string | null => question?.before.find(isUfo) ?? null;

/** The cards that are put in order: those that have their place, then those that wait for one. */
export function ordering(question: QuestionScene): { placed: string[]; left: OptionScene[]; deck: Deck } {
  const placed = question.before.map(codeOf);
  const left = question.options.filter((one) => one.kind === "card");
  return { placed, left, deck: deckOf(left[0]?.card ?? placed[0] ?? "") };
}

/** Options in the order in which their cards are wished for; the rest follows as it is. */
export function inOrder(options: OptionScene[], wish: readonly string[]): OptionScene[] {
  const rest = [...options];
  const wished = wish.flatMap((code) => {
    const at = rest.findIndex((one) => one.card === code);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...wished, ...rest];
}

// -- the state of the game -----------------------------------------------------------------------------------------

export const isAlert = (view: ViewScene | null): boolean => view?.fields["phase"] === 2;
export const isOut = (view: ViewScene | null, seat: number): boolean => (numbers(view?.fields["out"])[seat] ?? 0) > 0;

/** What else holds now, in words. */
export function signs(view: ViewScene): string[] {
  const number = (name: string): number => (typeof view.fields[name] === "number" ? view.fields[name] : 0);
  const [ufos, lock, now] = [number("ufos"), number("lock"), number("lock_now")];
  return [
    ...(now ? [sayIf(`frenzy.lock_now_${now}`, "")] : []),
    ...(lock ? [sayIf(`frenzy.lock_${lock}`, "")] : []),
    ...(ufos ? [say("frenzy.ufos", { count: ufos })] : []),
  ];
}
