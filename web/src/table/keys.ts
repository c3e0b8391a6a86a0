// What the number keys mean: the cards of the own hand if one of them is asked for, else the options in their order.

import type { OptionScene } from "../protocol";
import type { Spot, Table } from "./table.svelte";

export type Target = { option: OptionScene } | { spot: Spot };

export function targets(table: Table): Target[] {
  const { question, drawing } = table;
  if (!question) return [];
  if (!countsHand(table)) return table.choices.filter((one) => !onScale(table, one)).map((option) => ({ option }));
  const seat = table.bottom;
  return table.held(seat).map(({ code: card, at }) => {
    const spot: Spot = { place: drawing.hand, seat, at, card };
    const option = table.optionAt(spot);
    return option ? { option } : { spot };
  });
}

const countsHand = ({ question, drawing, bottom }: Table): boolean =>
  question?.options.some((one) => one.kind === "card" && one.place === drawing.hand && one.seat === bottom) ?? false;

/** A number or a place that the board shows as one of many in a row: there the arrows choose, a figure would be a slip. */
function onScale({ question, drawing }: Table, option: OptionScene): boolean {
  return question !== null && ["number", "place"].includes(option.kind) && (drawing.onBoard?.(question, option) ?? false);
}

/** The key of an option, or none; `at`: of this one of several equal cards of the hand. */
export function keyOf(table: Table, option: OptionScene, at?: number): string {
  const all = targets(table);
  const means = (one: Target, n: number) => "option" in one && one.option.word === option.word && (at === undefined || !countsHand(table) || table.held(table.bottom)[n]?.at === at);
  const found = all.findIndex(means);
  return found >= 0 && found < 9 ? String(found + 1) : "";
}
