// What the number keys choose: the cards of the own hand if one of them is asked for, else the options in their order.

import type { OptionScene } from "../protocol";
import type { Spot, Table } from "./table.svelte";

export type KeyTarget = { option: OptionScene } | { spot: Spot };

export function numberKeyTargets(table: Table): KeyTarget[] {
  const { question, ui } = table;
  if (!question) return [];
  if (!numbersHand(table)) return table.choices.filter((one) => !onScale(table, one)).map((option) => ({ option }));
  const seat = table.bottomSeat;
  return table.handCards(seat).map(({ code: card, at }) => {
    const spot: Spot = { place: ui.hand, seat, at, card };
    const option = table.optionAt(spot);
    return option ? { option } : { spot };
  });
}

const numbersHand = ({ question, ui, bottomSeat }: Table): boolean =>
  question?.options.some((one) => one.kind === "card" && one.place === ui.hand && one.seat === bottomSeat) ?? false;

/** A number or place that the board shows in a row: there the arrow keys choose, and a digit would be ambiguous. */
function onScale({ question, ui }: Table, option: OptionScene): boolean {
  return question !== null && ["number", "place"].includes(option.kind) && (ui.onBoard?.(question, option) ?? false);
}

/** The number key of an option; empty: none. `at`: which of several equal cards of the hand. */
export function numberKeyOf(table: Table, option: OptionScene, at?: number): string {
  const all = numberKeyTargets(table);
  const means = (one: KeyTarget, n: number) => "option" in one && one.option.word === option.word && (at === undefined || !numbersHand(table) || table.handCards(table.bottomSeat)[n]?.at === at);
  const found = all.findIndex(means);
  return found >= 0 && found < 9 ? String(found + 1) : "";
}
