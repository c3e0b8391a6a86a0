// What moves when a log line is shown, and the table after it, as far as the line itself says.

import type { LogLine, ViewScene } from "../../protocol";
import type { Movement, ForesightTag } from "../contract";
import { cardMovements, withCardsMoved } from "../cardMovements";
import { fieldsOf } from "./faces";
import { boardData } from "./boardData";

const FLOCK = 5; // cards that fly when a pile does; more is a blur

const pointing = (thing: string, from: string, to: string): Movement => ({ what: { thing }, from, to, sign: true });

export function movements(line: LogLine, view: ViewScene): Movement[] {
  const number = Math.min(view.places["discard"]?.[0]?.size ?? 0, FLOCK);
  switch (line.what) {
    case "reshuffle":
      return [{ what: { card: "?0" }, from: "discard", to: "draw", count: Math.max(number, 1) }];
    case "search":
      return [{ what: { card: "?0" }, from: "discard", to: "discard", count: 3 }];
    case "shuffle_hands":
      return (view.places["hand"] ?? []).flatMap((pile, seat, all): Movement[] => {
        const next = (seat + 1) % all.length;
        return pile.size ? [{ what: { card: "?0" }, from: `hand:${seat}`, to: `hand:${next}`, together: seat > 0 }] : [];
      });
    case "die":
      return [pointing(`die ${line.number ?? 1}`, "resolving", `seat:${line.other ?? 0}`)];
    case "aim_damage":
      return [pointing("bolt", "resolving", `seat:${line.other ?? 0}`)];
    case "aim_heal":
      return [pointing("heart", "resolving", `seat:${line.other ?? 0}`)];
    case "protect":
      return [pointing("shield", `protect:${line.seat ?? 0}`, "resolving")];
    case "unmask":
      return []; // the masks fall where they are
  }
  return cardMovements(line);
}

// -- the table after a line --------------------------------------------------------------------------------------------

export function applyLine(line: LogLine, view: ViewScene): ViewScene {
  switch (line.what) {
    case "turn":
      return withFields(cleared(view), { active: line.seat ?? view.fields["active"], turn: line.number ?? view.fields["turn"], passed_at: -1, drawn_at: -1 });
    case "science":
      return placed(withCardsMoved(line, view), line.cards ?? []);
    case "play":
      return withBoard(withCardsMoved(line, view), { slots: [] });
    case "cover":
      return covering(line, view, 1);
    case "uncover":
      return covering(line, view, 0);
    case "psych":
      return psyched(line, view);
    case "psych_over":
      return withBoard(withCardsMoved(line, view), { forbids: "", psych: boardData(view).psych.filter(({ owner }) => owner !== line.seat) });
    case "damaged":
      return withFields(view, { damaged: bySeat(view, "damaged", line.seat, 1) });
    case "healed":
      return withFields(view, { damaged: bySeat(view, "damaged", line.seat, 0) });
    case "reshuffle":
      return reshuffled(view);
    case "unmask":
      return unmasked(line, view);
    default:
      return withCardsMoved(line, view);
  }
}

const withFields = (view: ViewScene, fields: Record<string, unknown>): ViewScene => ({ ...view, fields: { ...view.fields, ...fields } });
const withBoard = (view: ViewScene, board: Partial<ReturnType<typeof boardData>>): ViewScene => ({ ...view, board: { ...view.board, ...board } });

function bySeat(view: ViewScene, field: string, seat: number | null | undefined, value: number): number[] {
  const before = (view.fields[field] as number[] | undefined) ?? [];
  return before.map((one, n) => (n === seat ? value : one));
}

/** Whatever was going on is over when a turn begins. */
function cleared(view: ViewScene): ViewScene {
  const left = view.places["resolving"]?.[0]?.cards ?? [];
  return left.length ? withCardsMoved({ what: "", text: "", cards: left, from: "resolving", to: "discard" }, view) : view;
}

/** Science counts for each of its colours. */
function placed(view: ViewScene, cards: string[]): ViewScene {
  return cards.reduce((now, card) => withBoard(now, { science: [...boardData(now).science, { card, covered: 0 }], tracks: counting(now, card, 1) }), view);
}

const counting = (view: ViewScene, card: string, more: number) =>
  boardData(view).tracks.map((track) => (fieldsOf(card).includes(track.colour) ? { ...track, number: track.number + more } : track));

/** A Cancel Science is laid on a card, or taken off it. */
function covering(line: LogLine, view: ViewScene, covered: number): ViewScene {
  const { science } = boardData(view);
  const [card = ""] = line.cards ?? [];
  const at = science.findIndex((one) => one.card === card && one.covered !== covered);
  if (at < 0) return view;
  return withBoard(view, { science: science.map((one, n) => (n === at ? { ...one, covered } : one)), tracks: counting(view, card, covered ? -1 : 1) });
}

function psyched(line: LogLine, view: ViewScene): ViewScene {
  const card = line.word === "defence" ? "psych_defence" : "psych_weapon";
  const moved = withCardsMoved({ what: "", text: "", cards: [card], from: "resolving", to: "psych" }, view);
  return withBoard(moved, { psych: [{ card, owner: line.seat ?? -1 }] });
}

function reshuffled(view: ViewScene): ViewScene {
  const size = (view.places["draw"]?.[0]?.size ?? 0) + (view.places["discard"]?.[0]?.size ?? 0);
  const draw = { size, cards: Array.from({ length: size }, () => "?0") };
  return { ...view, places: { ...view.places, draw: [draw], discard: [{ size: 0, cards: [] }] } };
}

function unmasked(line: LogLine, view: ViewScene): ViewScene {
  const cards = line.cards ?? [];
  const role = (view.places["role"] ?? []).map((pile, seat) => (seat === line.seat && cards.length ? { size: 1, cards } : pile));
  return { ...view, places: { ...view.places, role } };
}

// -- what would happen -------------------------------------------------------------------------------------------------

export function foresightTags(lines: LogLine[]): ForesightTag[] {
  return lines.flatMap((line): ForesightTag[] => {
    if (line.what === "damaged" || line.what === "healed" || line.what === "unharmed" || line.what === "unhealed") return [{ anchor: `seat:${line.seat ?? 0}`, text: line.gist || line.text }];
    if (line.what === "won") return [{ anchor: "track", text: line.text }];
    return [];
  });
}
