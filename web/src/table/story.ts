// The log as people read it: lines that are one to them as one sentence, and each sentence cut into pieces, so that names
// stand out and cards can be looked at. The words stay the server's.

import type { LogLine } from "../protocol";

export interface Piece {
  text: string;
  /** the code of the card that is named here */
  card?: string;
  /** a name or a number */
  strong?: boolean;
}

/** A sentence of the story, for one line of the log or for several in a row. */
export interface Sentence {
  /** with the words and the cards of all of them */
  line: LogLine;
  /** how many lines it stands for */
  lines: number;
  /** the first of them, counted from the first line given */
  at: number;
}

export function sentences(lines: LogLine[]): Sentence[] {
  const found: Sentence[] = [];
  lines.forEach((line, at) => {
    if (!line.whole) return found.push({ line, lines: 1, at });
    let first = at;
    let cards = line.cards ?? [];
    for (let last = found.at(-1); last && at - last.at < (line.run ?? 1); last = found.at(-1)) {
      first = last.at;
      cards = [...(last.line.cards ?? []), ...cards];
      found.pop();
    }
    found.push({ line: { ...line, text: line.whole, ...(line.cards ? { cards } : {}) }, lines: at - first + 1, at: first });
  });
  return found;
}

/** What was just told, to be read or heard at once. */
export const spoken = (lines: LogLine[]): string => sentences(lines).map(({ line }) => line.text).join(" ");

export function pieces(line: LogLine, names: string[], cards: Record<string, string>): Piece[] {
  const marks: [string, Piece][] = [];
  for (const code of line.cards ?? []) {
    const name = cards[code];
    if (name) marks.push([name, { text: name, card: code }]);
  }
  for (const seat of [line.seat, line.other]) {
    const name = seat === null || seat === undefined ? undefined : names[seat];
    if (name) marks.push([name, { text: name, strong: true }]);
  }
  if (line.number !== null && line.number !== undefined) marks.push([String(line.number), { text: String(line.number), strong: true }]);
  return cut(line.text, marks);
}

function cut(text: string, marks: [string, Piece][]): Piece[] {
  let first = { at: text.length, mark: -1 };
  marks.forEach(([words], mark) => {
    const at = wholeWord(text, words);
    if (at >= 0 && at < first.at) first = { at, mark };
  });
  const found = marks[first.mark];
  if (!found) return text ? [{ text }] : [];
  const [words, piece] = found;
  // a card or a name may be told twice; a number is meant once
  const rest = marks.filter(([, one]) => one !== piece || piece.card !== undefined || !/^\d+$/.test(words));
  const before = text.slice(0, first.at);
  return [...(before ? [{ text: before }] : []), piece, ...cut(text.slice(first.at + words.length), rest)];
}

function wholeWord(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + words.length] ?? " "];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}
