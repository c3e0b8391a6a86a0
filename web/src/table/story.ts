// The log as people read it: lines that are one to them as one sentence, and each sentence cut into pieces, so that names
// stand out and cards can be looked at. The words stay the server's.

import type { LogLine } from "../protocol";

export interface Piece {
  text: string;
  /** what must not be parted from it at the end of a line: a full stop, a colon */
  tail?: string;
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

/** What somebody did in a turn, with all that came of it: one sentence, and the lines that it sums up. */
export interface Turn {
  seat: number | null;
  sentences: Sentence[];
  /** its first line, counted from the first line given */
  at: number;
}

/** A game may say with which lines a turn begins; else it does whenever somebody else acts. */
export function turns(lines: LogLine[]): Turn[] {
  const found: Turn[] = [];
  const told = sentences(lines);
  const declared = told.some(({ line }) => line.begins);
  for (const sentence of told) {
    const last = found.at(-1);
    if (last && goesOn(last, sentence.line, declared)) last.sentences.push(sentence);
    else found.push({ seat: sentence.line.seat ?? null, sentences: [sentence], at: sentence.at });
  }
  return found;
}

function goesOn(turn: Turn, line: LogLine, declared: boolean): boolean {
  if (!declared) return turn.seat !== null && turn.seat === line.seat;
  if (!line.begins) return turn.sentences[0]?.line.begins === true || turn.seat === (line.seat ?? null);
  return turn.seat === line.seat && !turn.sentences.some((one) => one.line.what === line.what);
}

/** A turn in one sentence: its first line as it is, of the others the gist, and nothing that goes without saying. */
export function summary(turn: Turn, names: string[], cards: Record<string, string>): Piece[] {
  const found: Piece[] = [];
  let [before, times] = ["", 1];
  let named: number | null = null; // whom the sentence before is about
  for (const [n, { line }] of turn.sentences.entries()) {
    if (n && line.gist === "") continue;
    const sameAgain = named === turn.seat;
    named = line.seat ?? null;
    const text = n ? (line.gist ?? line.text) : line.text;
    // the same again is counted, not told again
    times = text === before ? times + 1 : 1;
    before = text;
    if (times > 1) {
      again(found, times);
      continue;
    }
    if (!n) found.push(...pieces(line, names, cards));
    else if (line.gist != null || (line.seat === turn.seat && sameAgain)) join(found, pieces({ ...line, text: unnamed(text, names[turn.seat ?? -1]) }, names, cards));
    else found.push({ text: " " }, ...pieces(line, names, cards));
  }
  return kept(found);
}

function again(found: Piece[], times: number): void {
  const last = found.at(-1);
  if (!last) return;
  const count = (text: string): string => text.replace(/(?: \(×\d+\))?([.!?]?)\s*$/, ` (×${times})$1`);
  if (last.card !== undefined) last.tail = count(last.tail ?? "");
  else if (last.strong) found.push({ text: count("") });
  else last.text = count(last.text);
}

/** Is there more to tell of it than its sentence says? */
export const hasMore = (turn: Turn): boolean => turn.sentences.length > 1;

/** Whoever was named a moment ago is not named again. */
const unnamed = (text: string, name: string | undefined): string => (name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text);

function join(found: Piece[], more: Piece[]): void {
  const last = found.at(-1);
  if (last?.card !== undefined) last.tail = last.tail?.replace(/\.$/, "") ?? "";
  else if (last) last.text = last.text.replace(/\.\s*$/, "");
  if (last?.text === "") found.pop();
  const ended = /[!?]\s*$/.test(`${found.at(-1)?.text ?? ""}${found.at(-1)?.tail ?? ""}`);
  const [first, ...rest] = more;
  if (!first) return;
  const plain = first.card === undefined && !first.strong;
  const shouted = /^\p{Lu}{2}/u.test(first.text); // ALIENINJAS!
  const begun = plain && !ended && !shouted ? first.text.charAt(0).toLocaleLowerCase() + first.text.slice(1) : first.text;
  found.push({ text: ended ? " " : "; " }, { ...first, text: begun }, ...rest);
}

/** Neighbours of one kind are one piece, and a stop stays with the card before it. */
function kept(found: Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const piece of found) {
    const last = made.at(-1);
    const plain = piece.card === undefined && !piece.strong;
    const stop = plain && last?.card !== undefined ? (/^[.,;:!?)]+/.exec(piece.text)?.[0] ?? "") : "";
    if (last && stop) last.tail = (last.tail ?? "") + stop;
    const text = piece.text.slice(stop.length);
    if (!text) continue;
    if (plain && last && last.card === undefined && !last.strong) last.text += text;
    else made.push({ ...piece, text });
  }
  return made;
}

/** What happened since the last turn of `you`, most important first; `isBig`: everybody wants to know it. */
export function sinceTurn(lines: LogLine[], you: number, isBig: (line: LogLine) => boolean): LogLine[] {
  const all = turns(lines);
  const mine = all.map((turn) => turn.seat).lastIndexOf(you);
  if (mine < 0) return [];
  const told = all.slice(mine + 1).flatMap((turn) => turn.sentences.map(({ line }) => line));
  const weight = (line: LogLine): number => (line.other === you ? 3 : line.seat === you ? 2 : isBig(line) ? 1 : 0);
  return told.filter((line) => weight(line) > 0 && line.gist !== "").sort((one, other) => weight(other) - weight(one));
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
  return kept(cut(line.text, marks));
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
