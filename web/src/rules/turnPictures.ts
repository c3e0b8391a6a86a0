// A picture of a turn as groups of cards and drawings, from the log lines of a lesson.

import type { GameUi } from "../games/contract";
import type { PictureSchema } from "../protocol";

/** Something to draw: a card by its code, or a drawing of the game several times. */
export type PicturePiece = { card: string; chosen: boolean } | { thing: string; count: number };

/** The groups of a picture; an arrow is drawn between two groups. */
export function pictureGroups(picture: PictureSchema, ui: GameUi): PicturePiece[][] {
  if (picture.hand.length) {
    const first = picture.hand.indexOf(picture.chosen); // only one of several equal cards is played
    return [picture.hand.map((card, at) => ({ card, chosen: at === first }))];
  }
  const groups: PicturePiece[][] = [];
  let before = "";
  for (const line of picture.lines) {
    const things = ui.movements(line, picture.view).flatMap((one) => ("thing" in one.what ? [{ thing: one.what.thing, count: one.count ?? 1 }] : []));
    const cards = (line.cards ?? []).map((card) => ({ card, chosen: false }));
    const last = groups.at(-1);
    if (last && line.what === before) last.push(...cards, ...things);
    else groups.push([...cards, ...things]);
    before = line.what;
  }
  return groups.filter((group) => group.length > 0);
}
