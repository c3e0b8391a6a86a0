// Ufoludki on the table: Earth with its loot in the middle, a stack in front of everybody.

import { cached } from "../../art/cache";
import { LOOT, loot, type Loot } from "../../art/loot";
import type { LogLine, ViewScene } from "../../protocol";
import { say } from "../../words/words";
import type { GameUi, Movement, ForesightTag } from "../contract";
import { cardMovements, withCardsMoved } from "../cardMovements";
import { back } from "./back";
import Board from "./Board.svelte";
import { face } from "./faces";
import OwnArea from "./OwnArea.svelte";

const MOST_TOKENS = 6; // that fly at once; more is a blur

export default {
  id: "ufoludki",
  hand: "hand",
  face,
  back: () => back(),
  thing: (name) => cached(`loot ${name}`, () => loot(LOOT.includes(name as Loot) ? (name as Loot) : "cow")),
  trophies: [...LOOT],
  Board,
  OwnArea,
  caption: (table) => say("ufoludki.turn", { number: table.number("turns") }),

  movements(line, view): Movement[] {
    const seat = `seat:${line.seat}`;
    switch (line.what) {
      case "take":
        return tokens(line, "earth", seat);
      case "rob":
        return tokens(line, `seat:${line.other}`, seat);
      case "return":
        return tokens(line, seat, "earth");
      case "gather":
        return gathered(view);
      default:
        return cardMovements(line);
    }
  },

  applyLine(line, view): ViewScene {
    const number = line.number ?? 0;
    switch (line.what) {
      case "take":
        return moved(view, number, "earth", line.seat);
      case "rob":
        return moved(view, number, line.other, line.seat);
      case "return":
        return moved(view, number, line.seat, "earth");
      case "gather":
        return swept(view, number);
      default:
        return withCardsMoved(line, view);
    }
  },

  // sending three aliens: the third card of the kind stands for the three
  standsFor: (question, code, nth) => (question.name === "count" && question.before[0] === code ? String(nth) : null),

  dropTargets(_question, option, view, you) {
    const others = (view.places["stack"] ?? []).flatMap((_, seat) => (seat === you ? [] : [`seat:${seat}`, `stack:${seat}`]));
    return option.card === "COUNTER" ? others : [`stack:${you}`];
  },
  isImportant: (line) => line.what === "gather" || line.what === "end",

  foresightTags(lines): ForesightTag[] {
    return lines.flatMap((line): ForesightTag[] => {
      const count = line.number ?? 0;
      if (line.what === "rob" || line.what === "spent") return [{ anchor: `stack:${line.other}`, text: say("ufoludki.would_lose", { count }), to: `seat:${line.seat}` }];
      if (line.what === "return" && count) return [{ anchor: `stack:${line.seat}`, text: say("ufoludki.would_lose", { count }) }];
      if (line.what === "take") return [{ anchor: "earth", text: say("ufoludki.would_lose", { count }) }];
      return [];
    });
  },
} satisfies GameUi;

function tokens(line: LogLine, from: string, to: string): Movement[] {
  const count = Math.min(line.number ?? 0, MOST_TOKENS);
  return Array.from({ length: count }, (_, n) => ({ what: { thing: LOOT[(n + (line.seat ?? 0)) % LOOT.length] ?? "cow" }, from, to, together: n > 0 }));
}

/** All stacks go home. */
function gathered(view: ViewScene): Movement[] {
  const stacks = (view.places["stack"] ?? []).flatMap((pile, seat) => (pile.size ? [seat] : []));
  return stacks.map((seat, n) => ({ what: { card: "?" }, from: `stack:${seat}`, to: "deck", together: n > 0 }));
}

type Owner = number | "earth" | null | undefined;

/** Tokens that changed hands: what the line says, until the table itself comes. */
function moved(view: ViewScene, number: number, from: Owner, to: Owner): ViewScene {
  const loot = [...(view.fields["loot"] as number[])];
  let earth = view.fields["earth"] as number;
  const add = (owner: Owner, tokens: number) => {
    if (owner === "earth") earth += tokens;
    else if (typeof owner === "number") loot[owner] = (loot[owner] ?? 0) + tokens;
  };
  add(from, -number);
  add(to, number);
  return { ...view, fields: { ...view.fields, loot, earth }, standing: loot };
}

function swept(view: ViewScene, number: number): ViewScene {
  const deck = (view.places["deck"] ?? []).map((pile) => ({ size: pile.size + number, cards: [] }));
  const stack = (view.places["stack"] ?? []).map(() => ({ size: 0, cards: [] }));
  return { ...view, places: { ...view.places, deck, stack } };
}
