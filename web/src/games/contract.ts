// What a game's folder gives to the page: layout and drawings. Rules, texts and options come from the server.
//
//   games/<id>/box.ts     the box on the home page: `export default { … } satisfies Box` (small, loaded at once)
//   games/<id>/table.ts   the table: `export default { … } satisfies GameUi`             (loaded when a table is opened)
//   games/<id>/samples.ts sample tables for the style guide, optional: see styleguide/sampleTables.ts
//
// Folders are found by glob; there is no list. A game of the server without a folder here is shown by games/any.

import type { Component } from "svelte";
import type { Stroke } from "../ending/strokes";
import type { LogLine, OptionScene, QuestionScene, ReplayStep, ViewScene } from "../protocol";
import type { Table } from "../table/table.svelte";

export interface Box {
  id: string;
  /** position on the home page, from the left */
  order: number;
  /** the picture on the lid, 300 × 380, as SVG; `title` is the name of the game */
  cover(title: string): string;
  /** colour of the side of the box */
  side: string;
  /** the sky over its tables: two colours of the night, one of the glow */
  sky: { night: [string, string]; glow: string };
  /** players and minutes, for a game that the server does not have */
  players: string;
  minutes: string;
}

/** The words on a card, from the server, in the reader's language. */
export interface CardWords {
  title: string;
  /** for small cards, where the title is long; the face shortens the title if it is not given */
  short?: string;
  text: string;
  /** the present phase, as `phase` of the game names it: the line about it is set in bold */
  phase?: string;
}

/** A card or token that moves across the table when something happens. */
export interface Movement {
  /** a card by its code (`?` is a back), or a drawing of the game's own by name, as `draw` of the table gives it */
  what: { card: string } | { thing: string };
  /** anchors: `hand:0`, `deck`, `earth`, … see `anchor` in table/anchors.ts */
  from: string;
  to: string;
  /** how many of it move, one after the other; 1 if not given */
  count?: number;
  /** at the same time as the movement before it, not after it */
  together?: boolean;
  /** the board itself shows it: nothing is animated here */
  shown?: boolean;
  /** only points at somebody, who does not gain it */
  sign?: boolean;
}

/** A short text at a seat or a place: what the option pointed at would do there. */
export interface ForesightTag {
  anchor: string;
  text: string;
  /** where something would go: a line is drawn to it */
  to?: string;
}

/** The sky over a table if it is not that of the box; `name` also selects colours in css/tokens.css (`data-phase`). */
export interface TableSky {
  name: string;
  night: [string, string];
  glow: string;
}

/** What a mode of a game draws in place of the game's own. */
export type ModeUi = Pick<GameUi, "Board" | "Hand" | "OwnArea" | "showsMargins">;

export interface GameUi {
  id: string;
  /** the place that is a player's hand, shown as a fan at the bottom; empty: the game has none */
  hand: string;
  /** the face of a card as SVG, 200 × 280 (200 × 200 if `square`) */
  face(code: string, words: CardWords): string;
  /** the back of a card of this view code (`?`, `?A`) */
  back(code: string): string;
  square?: boolean;
  /** cards are readable at any size: pointing at one does not enlarge it */
  plain?: boolean;
  /** a drawing by name, for movements and chips */
  thing(name: string): string;
  /** drawings that the winner wears as a crown, the best in the middle; none: a plain crown */
  trophies?: string[];
  /** the middle of the table: everybody's seat and what lies there; not the viewer's own hand */
  Board: Component<{ table: Table }>;
  /** the own hand, if a fan from which one card is chosen is not enough */
  Hand?: Component<{ table: Table }>;
  /** beside the own hand: what lies in front of the viewer */
  OwnArea?: Component<{ table: Table }>;
  /** mode -> its own board, hand and own area, for games whose modes differ; only those of the mode that is played are loaded */
  modes?: Record<string, () => Promise<ModeUi>>;
  /** the standings, beside the table; without it bars are drawn */
  Standing?: Component<{ table: Table }>;
  /** after the game: a picture of its course, from the steps of its replay, beside the chart; loaded only then */
  epilogue?(): Promise<{ default: Component<{ table: Table; steps: ReplayStep[] }> }>;
  /** a short text for the bar at the top, such as the turn */
  caption?(table: Table): string;
  /** what moves when this line happened; `view` is the table before it */
  movements(line: LogLine, view: ViewScene): Movement[];
  /** the table after this line, as far as the line itself says: shown until the scene of the server follows */
  applyLine(line: LogLine, view: ViewScene): ViewScene;
  /** a card in the hand that stands for an answer which is no card, such as the third of a kind for the number 3 */
  standsFor?(question: QuestionScene, code: string, nth: number): string | null;
  /** the board itself shows something to click for this option: no button beside the prompt */
  onBoard?(question: QuestionScene, option: OptionScene): boolean;
  /** an answer that is not suggested: its button is never the highlighted one while there are others */
  lastResort?(question: QuestionScene, option: OptionScene): boolean;
  /** the name of an option, if its label alone is not enough, such as a bare number */
  optionName?(question: QuestionScene, option: OptionScene): string | null;
  /** whether the words answered so far in this move name cards of the own hand; true if not given */
  fromHand?(question: QuestionScene): boolean;
  /** cards of the own hand that already lie on the table in this unfinished move */
  laidOut?(question: Pick<QuestionScene, "name" | "before">): string[];
  /** the answer if a card is dropped on this anchor, in case it answers more than the open question; null: only the card */
  dropAnswer?(question: QuestionScene, option: OptionScene, to: string, view: ViewScene): string | null;
  /** the anchors on which a card may be dropped, highlighted while it is dragged; without it the places in front of the viewer */
  dropTargets?(question: QuestionScene, option: OptionScene, view: ViewScene, you: number): string[];
  /** the anchor that opening hands are dealt from; `deck` if not given */
  dealsFrom?: string;
  /** the present phase, for cards with one text for each phase */
  phase?(view: ViewScene): string;
  /** the present sky over the table; null: that of the box */
  sky?(view: ViewScene): TableSky | null;
  /** important to everybody: it is shown more slowly, and again in the summary since the last turn */
  isImportant?(line: LogLine): boolean;
  /** in real time: ms for which the board shows an animation of this line before the result or a pause covers it */
  overlayDelay?(line: LogLine): number;
  /** the board itself shows the times of a race (`marginText`): nothing is laid over it */
  showsMargins?: boolean;
  /** takes time to see, such as two cards that are compared */
  takesTime?(line: LogLine): boolean;
  /** the number that the log gives to the first spot of a place where cards have spots; 0 if not given */
  firstSpot?: number;
  /** the board itself shows this kind of pause: no strip is laid over it */
  showsPause?(kind: string): boolean;
  /** a mark on the chart of a finished game, by its kind on the server, as a path within 16 × 16 around the middle */
  mark?(kind: string): string;
  /** the colour and the mark of a team at the end, if the game has them: see ending/strokes.ts */
  teamStroke?(team: number): Stroke;
  /** the name of a team at the end; without it its number */
  teamName?(team: number): string;
  /** short texts for what a choice would do, from the log lines it would cause */
  foresightTags(lines: LogLine[]): ForesightTag[];
}
