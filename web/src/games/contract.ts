// What a game's folder gives to the page. It arranges and draws; rules, words and options come from the server.
//
//   games/<id>/box.ts     the box on the shelf: `export default { … } satisfies Box`   (small, loaded at once)
//   games/<id>/table.ts   the table: `export default { … } satisfies GameTable`        (loaded when somebody sits down)
//   games/<id>/samples.ts sample tables for the style page, if there are any: style/sampled.ts says how
//
// Folders are found, nobody keeps a list. A game of the server without a folder here is laid out by games/any.

import type { Component } from "svelte";
import type { Stroke } from "../ending/colours";
import type { LogLine, OptionScene, QuestionScene, ReplayStep, ViewScene } from "../protocol";
import type { Table } from "../table/table.svelte";

export interface Box {
  id: string;
  /** place on the shelf, from the left */
  order: number;
  /** the picture on the lid, 300 × 380, as SVG; `title` is the name of the game */
  cover(title: string): string;
  /** colour of the side of the box */
  side: string;
  /** the sky over its tables: two colours of the night, one of the glow */
  sky: { night: [string, string]; glow: string };
  /** players and minutes, for a box that the server cannot open yet */
  players: string;
  minutes: string;
}

/** The words on a card, from the server, in the reader's language. */
export interface CardWords {
  title: string;
  /** for small cards, where the title is long; the face makes one up if it is not given */
  short?: string;
  text: string;
  /** how things are now, as `moment` of the game names it: the line that is about it is set in bold */
  now?: string;
}

/** A thing that moves across the table when something happens. */
export interface Journey {
  /** a card by its code (`?` is a back), or a drawing of the game's own by name, as `draw` of the table gives it */
  what: { card: string } | { thing: string };
  /** anchors: `hand:0`, `deck`, `earth`, … see `anchor` in table/anchors.ts */
  from: string;
  to: string;
  /** how many of it travel, one after the other; 1 if not given */
  count?: number;
  /** after the one before it, or together with it */
  together?: boolean;
  /** the board itself shows it: nothing is carried */
  shown?: boolean;
  /** a thing that only points at somebody: nobody has gained it */
  sign?: boolean;
}

/** A short remark at a seat or a thing: what would happen to it. */
export interface Omen {
  anchor: string;
  text: string;
  /** where that would go: a thread is drawn to it */
  to?: string;
}

/** The sky over a table when it is not the one of the box: `name` chooses the colours of look/tokens.css with it. */
export interface Weather {
  name: string;
  night: [string, string];
  glow: string;
}

export interface GameTable {
  id: string;
  /** the place that is a player's hand, shown as a fan at the bottom where the view has it; empty: the game has none */
  hand: string;
  /** the face of a card as SVG, 200 × 280 (200 × 200 if `square`) */
  face(code: string, words: CardWords): string;
  /** the back of a card of this view code (`?`, `?A`) */
  back(code: string): string;
  square?: boolean;
  /** a card says everything at any size: whoever points at one sees the table rather than the card enlarged */
  plain?: boolean;
  /** a drawing by name, for journeys and chips */
  thing(name: string): string;
  /** things of the game that the winner wears as a crown, best in the middle; none: a plain one */
  trophies?: string[];
  /** the middle of the table: everybody's seat and what lies there; not the viewer's own hand */
  Board: Component<{ table: Table }>;
  /** the own hand, where a fan of which one card is chosen does not do */
  Hand?: Component<{ table: Table }>;
  /** beside the own hand: what lies in front of the viewer */
  Mine?: Component<{ table: Table }>;
  /** mode -> its own board, hand and what lies in front, where each has them: only those of the one that is played are fetched */
  ways?: Record<string, () => Promise<Pick<GameTable, "Board" | "Hand" | "Mine" | "showsMargins">>>;
  /** how everybody stands, beside the table; without it bars are drawn */
  Standing?: Component<{ table: Table }>;
  /** once it is over: a picture of how it went, from the steps of its replay, beside the chart; loaded only then */
  epilogue?(): Promise<{ default: Component<{ table: Table; steps: ReplayStep[] }> }>;
  /** a few words for the bar, such as the turn */
  caption?(table: Table): string;
  /** what travels when this happened; `view` is the table before it */
  journeys(line: LogLine, view: ViewScene): Journey[];
  /** the table after this line was told, as far as the line itself says: shown until the true one follows */
  after(line: LogLine, view: ViewScene): ViewScene;
  /** a card in the hand that stands for an answer which is no card, such as the third of a kind for the number 3 */
  standsFor?(question: QuestionScene, code: string, nth: number): string | null;
  /** the board itself has something to point at for this option: no button beside the prompt */
  onBoard?(question: QuestionScene, option: OptionScene): boolean;
  /** nobody should be led to this answer: its button is never the bright one while there are others */
  lastResort?(question: QuestionScene, option: OptionScene): boolean;
  /** what an option is called, where its label alone says too little, such as a bare number */
  optionName?(question: QuestionScene, option: OptionScene): string | null;
  /** whether the words answered so far in this move are cards of the own hand, where some are; true if not given */
  fromHand?(question: QuestionScene): boolean;
  /** cards of the own hand that already lie on the table in this unfinished move */
  laidOut?(question: Pick<QuestionScene, "name" | "before">): string[];
  /** what a card says that is dropped on this anchor, if that answers more than the open question; null: just the card */
  dropped?(question: QuestionScene, option: OptionScene, to: string, view: ViewScene): string | null;
  /** where a card may be dropped, by anchor: these light up while it is dragged; without it whatever lies before the viewer */
  landings?(question: QuestionScene, option: OptionScene, view: ViewScene, you: number): string[];
  /** the anchor that opening hands are dealt from; `deck` if not given */
  dealsFrom?: string;
  /** how things are, for cards that say one thing for now and another for later */
  moment?(view: ViewScene): string;
  /** the sky over this table now; null: that of the box */
  weather?(view: ViewScene): Weather | null;
  /** everybody wants to see this: it is told more slowly, and again to whoever looked away */
  isBig?(line: LogLine): boolean;
  /** in real time: how many ms the board plays a scene of this, before the result or a pause comes over it */
  curtain?(line: LogLine): number;
  /** the board has a place for how close it was (`closeness`): nothing is laid over it */
  showsMargins?: boolean;
  /** two things meet, and that takes a moment to see */
  lingers?(line: LogLine): boolean;
  /** the number by which the story calls the first spot of a place where cards have spots; 0 if not given */
  firstSpot?: number;
  /** the board itself shows why the table stands still for this pause: no strip lies over it */
  showsPause?(kind: string): boolean;
  /** a mark on the chart of a finished game, by its kind on the server, as a path within 16 × 16 around the middle */
  mark?(kind: string): string;
  /** the colour and the mark of a team at the end, where the game has them: see ending/colours.ts */
  teamStroke?(team: number): Stroke;
  /** what a team is called at the end; without it by its number */
  teamName?(team: number): string;
  /** remarks for what a choice would do, from the lines that would be told */
  omens(lines: LogLine[]): Omen[];
}
