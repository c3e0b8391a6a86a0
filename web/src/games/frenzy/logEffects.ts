// What moves when a log line is shown, the table after it, and foresight tags.

import type { LogLine, PileScene, ViewScene } from "../../protocol";
import { say } from "../../words/words";
import type { Movement, ForesightTag } from "../contract";
import { cardMovements, placeOf } from "../cardMovements";
import { BACKS, deckOf, isUfo, type Deck } from "./cardCodes";

const FLOCK = 5; // cards that fly when a pile does; more is a blur
const FOE = { r: "red", g: "green", b: "blue", s: "stealth" } as const;
export const foe = (letter: string | null | undefined): string => FOE[letter as keyof typeof FOE] ?? "stealth";

export function movements(line: LogLine, view: ViewScene): Movement[] {
  const count = Math.min(line.number ?? 0, FLOCK);
  switch (line.what) {
    case "shuffle": {
      const deck = line.word as Deck;
      return [{ what: { card: BACKS[deck] }, from: deck, to: deck, count: 3 }];
    }
    case "invasion":
      return [
        { what: { card: BACKS.supply }, from: "discard", to: "supply", count },
        ...(view.places["reserve"]?.[0]?.cards ?? []).map((card): Movement => ({ what: { card }, from: `reserve/${card}`, to: "supply", together: true })),
      ];
    case "rebuild": {
      const deck = line.word as Deck;
      return [{ what: { card: BACKS[deck] }, from: "discard", to: deck, count }];
    }
    case "ally":
    case "deflect":
      return [{ what: { thing: foe(line.word) }, from: `seat:${line.seat}`, to: `seat:${line.other}` }];
    case "miss":
      return cardMovements(line).map((one) => ({ ...one, shown: true })); // Abductions.svelte shows where it goes
    case "mimics_used":
      return cardMovements({ ...line, cards: mimicsOf(line), from: "mimics", to: "discard" });
  }
  return cardMovements(line);
}

const mimicsOf = (line: LogLine): string[] => line.cards ?? Array.from({ length: line.number ?? 0 }, () => "MIMIC");

// -- the table after a line ----------------------------------------------------------------------------------------

export function applyLine(line: LogLine, view: ViewScene): ViewScene {
  const fields = (more: Record<string, unknown>): ViewScene => ({ ...view, fields: { ...view.fields, ...more } });
  const number = (name: string): number => (typeof view.fields[name] === "number" ? view.fields[name] : 0);
  switch (line.what) {
    case "shuffle":
      return withPile(view, line.word as Deck, mixed);
    case "invasion":
      return invaded(line, view);
    case "rebuild":
      return rebuilt(view, line.word as Deck);
    case "reverse":
      return fields({ dir: -(number("dir") || 1) });
    case "lock":
      return fields({ lock: 1 });
    case "locked":
      return fields({ lock: 0, lock_now: 1 });
    case "boost":
    case "boost_early":
      return fields({ boost: line.seat ?? -1 });
    case "owes":
      return fields({ current: line.seat ?? 0, turns_left: line.number ?? 1 });
    case "ufo_again":
      return withMoved(line, fields({ ufos: number("ufos") + 1 }));
    case "out":
      return withMoved(line, fields({ out: abducted(view, line.seat) }));
    case "mimics_used":
      return withMoved({ ...line, cards: mimicsOf(line), from: "mimics", to: "discard" }, view);
  }
  const laid = line.what === "match" || line.what === "miss";
  return withMoved(line, laid ? faced(view, Object.keys(FOE).indexOf(line.word ?? "")) : view);
}

function abducted(view: ViewScene, seat: number | null | undefined): number[] {
  const before = Array.isArray(view.fields["out"]) ? (view.fields["out"] as number[]) : [];
  const next = Math.max(0, ...before) + 1;
  return before.map((when, one) => (one === seat ? next : when));
}

/** One alien less to face. */
function faced(view: ViewScene, colour: number): ViewScene {
  const aliens = Array.isArray(view.fields["aliens"]) ? [...(view.fields["aliens"] as number[])] : [];
  const at = aliens.indexOf(colour);
  if (at < 0) return view;
  aliens.splice(at, 1);
  return { ...view, fields: { ...view.fields, aliens, ...(aliens.length ? {} : { attacked: -1 }) } };
}

/** All cards but the UFO that was drawn go into the Supply and become unknown. */
function invaded(line: LogLine, view: ViewScene): ViewScene {
  const size = (view.places["supply"]?.[0]?.size ?? 0) + (line.number ?? 0);
  const left = (view.places["discard"]?.[0]?.cards ?? []).filter((code, at) => at === 0 && isUfo(code));
  const places = { ...view.places, supply: [hidden(size, "supply")], reserve: [{ size: 0, cards: [] }], discard: [{ size: left.length, cards: left }] };
  return { ...view, places, fields: { ...view.fields, phase: 2 } };
}

function rebuilt(view: ViewScene, deck: Deck): ViewScene {
  const pile = view.places["discard"]?.[0] ?? { size: 0, cards: [] };
  const stay = pile.cards.filter((code) => deckOf(code) !== deck);
  const size = (view.places[deck]?.[0]?.size ?? 0) + pile.cards.length - stay.length;
  return { ...view, places: { ...view.places, discard: [{ size: stay.length, cards: stay }], [deck]: [hidden(size, deck)] } };
}

const hidden = (size: number, deck: Deck): PileScene => ({ size, cards: Array.from({ length: size }, () => BACKS[deck]) });
const mixed = (pile: PileScene): PileScene => ({ ...pile, cards: pile.cards.map((code) => BACKS[deckOf(code)]) });

/** Cards go from one place to another; of a deck the depth counts, a hand has no top. */
function withMoved(line: LogLine, view: ViewScene): ViewScene {
  const { from, to, cards } = line;
  if (!from || !to || !cards) return view;
  let now = view;
  for (const card of cards) {
    now = withPile(now, from, (pile) => without(pile, takenFrom(pile, card, from, line)));
    now = withPile(now, to, (pile) => withCard(pile, card, to, line));
  }
  return now;
}

const isDeck = (place: string): place is Deck => place === "supply" || place === "invasion";

function takenFrom(pile: PileScene, card: string, from: string, line: LogLine): number {
  if (isDeck(from)) return line.what.endsWith("_at") ? (line.number ?? 0) : line.what === "draw_somewhere" ? pile.cards.length - 1 : 0;
  const at = pile.cards.indexOf(card);
  return at >= 0 ? at : pile.cards.findIndex((one) => one.startsWith("?"));
}

const without = (pile: PileScene, at: number): PileScene => ({ size: Math.max(pile.size - 1, 0), cards: pile.cards.filter((_, n) => n !== at) });

function withCard(pile: PileScene, card: string, to: string, line: LogLine): PileScene {
  const put = (at: number, code: string): PileScene => ({ size: pile.size + 1, cards: [...pile.cards.slice(0, at), code, ...pile.cards.slice(at)] });
  if (placeOf(to).place === "hand") return put(pile.cards.length, card);
  if (!isDeck(to)) return put(0, card);
  const open = line.what.endsWith("_open") && line.number !== null && line.number !== undefined;
  return open ? put(line.number ?? 0, card) : put(pile.cards.length, BACKS[to]); // where it lies is a secret
}

function withPile(view: ViewScene, words: string, how: (pile: PileScene) => PileScene): ViewScene {
  const { place, seat } = placeOf(words);
  const piles = view.places[place];
  if (!piles) return view;
  return { ...view, places: { ...view.places, [place]: piles.map((pile, n) => (n === (seat ?? 0) ? how(pile) : pile)) } };
}

// -- what would happen ---------------------------------------------------------------------------------------------

export function foresightTags(lines: LogLine[]): ForesightTag[] {
  return lines.flatMap((line): ForesightTag[] => {
    if (line.what === "ally" || line.what === "deflect") return [{ anchor: `seat:${line.other}`, text: say("frenzy.would_face"), to: `seat:${line.seat}` }];
    if (line.what === "out") return [{ anchor: `seat:${line.seat}`, text: say("frenzy.would_go") }];
    return [];
  });
}
