// A picture of a turn as pieces in a row: cards and things of the game, from the lines that the server told of the lesson.

import type { GameUi } from "../games/contract";
import type { PictureSchema } from "../protocol";

/** Something to draw: a card by its code, or a thing of the game so many times. */
export type PicturePiece = { card: string; chosen: boolean } | { thing: string; count: number };

/** What stands together; an arrow leads from one group to the next. */
export function groupsOf(picture: PictureSchema, drawing: GameUi): PicturePiece[][] {
  if (picture.hand.length) {
    const first = picture.hand.indexOf(picture.chosen); // of several equal cards one is played
    return [picture.hand.map((card, at) => ({ card, chosen: at === first }))];
  }
  const groups: PicturePiece[][] = [];
  let before = "";
  for (const line of picture.lines) {
    const things = drawing.movements(line, picture.view).flatMap((one) => ("thing" in one.what ? [{ thing: one.what.thing, count: one.count ?? 1 }] : []));
    const cards = (line.cards ?? []).map((card) => ({ card, chosen: false }));
    const last = groups.at(-1);
    if (last && line.what === before) last.push(...cards, ...things);
    else groups.push([...cards, ...things]);
    before = line.what;
  }
  return groups.filter((group) => group.length > 0);
}
