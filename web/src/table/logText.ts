// The log as people read it: lines that belong together become one sentence, and sentences are cut into pieces, so that names are bold
// and cards can be looked at. The texts are the server's.

import type { LogLine } from "../protocol";

export interface TextPiece {
  text: string;
  /** punctuation that must stay on the same line, such as a full stop */
  tail?: string;
  /** the code of the card that is named here */
  card?: string;
  /** a name or a number */
  strong?: boolean;
}

/** A sentence for one line of the log, or for several consecutive ones. */
export interface Sentence {
  /** with the text and the cards of all of them */
  line: LogLine;
  /** the number of lines */
  lines: number;
  /** the first of them, counted from the first line given */
  at: number;
}

export function logSentences(lines: LogLine[]): Sentence[] {
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

/** What somebody did in a turn, with its consequences. */
export interface LogTurn {
  seat: number | null;
  sentences: Sentence[];
  /** its first line, counted from the first line given */
  at: number;
}

/** A game may declare the lines that begin a turn; else a turn begins whenever another seat acts. */
export function logTurns(lines: LogLine[]): LogTurn[] {
  const found: LogTurn[] = [];
  const told = logSentences(lines);
  const declared = told.some(({ line }) => line.begins);
  for (const sentence of told) {
    const last = found.at(-1);
    if (last && belongsToTurn(last, sentence.line, declared)) last.sentences.push(sentence);
    else found.push({ seat: sentence.line.seat ?? null, sentences: [sentence], at: sentence.at });
  }
  return found;
}

function belongsToTurn(turn: LogTurn, line: LogLine, declared: boolean): boolean {
  if (!declared) return turn.seat !== null && turn.seat === line.seat;
  if (!line.begins) return turn.sentences[0]?.line.begins === true || turn.seat === (line.seat ?? null);
  return turn.seat === line.seat && !turn.sentences.some((one) => one.line.what === line.what);
}

/** A turn in one sentence: its first line in full, and the gist of the others; lines with an empty gist are left out. */
export function turnSummary(turn: LogTurn, names: string[], cards: Record<string, string>): TextPiece[] {
  const found: TextPiece[] = [];
  let [before, times] = ["", 1];
  let named: number | null = null; // whom the sentence before is about
  for (const [n, { line }] of turn.sentences.entries()) {
    if (n && line.gist === "") continue;
    const sameAgain = named === turn.seat;
    named = line.seat ?? null;
    const text = n ? (line.gist ?? line.text) : line.text;
    // a repeated sentence is counted
    times = text === before ? times + 1 : 1;
    before = text;
    if (times > 1) {
      countRepetition(found, times);
      continue;
    }
    if (!n) found.push(...textPieces(line, names, cards));
    else if (line.gist != null || (line.seat === turn.seat && sameAgain)) join(found, textPieces({ ...line, text: unnamed(text, names[turn.seat ?? -1]) }, names, cards));
    else found.push({ text: " " }, ...textPieces(line, names, cards));
  }
  return mergedPieces(found);
}

function countRepetition(found: TextPiece[], times: number): void {
  const last = found.at(-1);
  if (!last) return;
  const count = (text: string): string => text.replace(/(?: \(×\d+\))?([.!?]?)\s*$/, ` (×${times})$1`);
  if (last.card !== undefined) last.tail = count(last.tail ?? "");
  else if (last.strong) found.push({ text: count("") });
  else last.text = count(last.text);
}

/** Does the turn have more lines than its summary shows? */
export const hasDetails = (turn: LogTurn): boolean => turn.sentences.length > 1;

/** The text without the name at its beginning, which was already given. */
const unnamed = (text: string, name: string | undefined): string => (name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text);

function join(found: TextPiece[], more: TextPiece[]): void {
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

/** Join neighbouring pieces of one kind, and keep punctuation with the card before it. */
function mergedPieces(found: TextPiece[]): TextPiece[] {
  const made: TextPiece[] = [];
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

/** What happened since the last turn of `you`, the most important first. */
export function sinceLastTurn(lines: LogLine[], you: number, isImportant: (line: LogLine) => boolean): LogLine[] {
  const all = logTurns(lines);
  const mine = all.map((turn) => turn.seat).lastIndexOf(you);
  if (mine < 0) return [];
  const told = all.slice(mine + 1).flatMap((turn) => turn.sentences.map(({ line }) => line));
  const weight = (line: LogLine): number => (line.other === you ? 3 : line.seat === you ? 2 : isImportant(line) ? 1 : 0);
  return told.filter((line) => weight(line) > 0 && line.gist !== "").sort((one, other) => weight(other) - weight(one));
}

/** Lines as one text, to be read or spoken at once. */
export const spokenText = (lines: LogLine[]): string => logSentences(lines).map(({ line }) => line.text).join(" ");

export function textPieces(line: LogLine, names: string[], cards: Record<string, string>): TextPiece[] {
  const marks: [string, TextPiece][] = [];
  for (const code of line.cards ?? []) {
    const name = cards[code];
    if (name) marks.push([name, { text: name, card: code }]);
  }
  for (const seat of [line.seat, line.other]) {
    const name = seat === null || seat === undefined ? undefined : names[seat];
    if (name) marks.push([name, { text: name, strong: true }]);
  }
  if (line.number !== null && line.number !== undefined) marks.push([String(line.number), { text: String(line.number), strong: true }]);
  return mergedPieces(cut(line.text, marks));
}

function cut(text: string, marks: [string, TextPiece][]): TextPiece[] {
  let first = { at: text.length, mark: -1 };
  marks.forEach(([words], mark) => {
    const at = wholeWord(text, words);
    if (at >= 0 && at < first.at) first = { at, mark };
  });
  const found = marks[first.mark];
  if (!found) return text ? [{ text }] : [];
  const [words, piece] = found;
  // a card or a name may occur twice; a number is marked once
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
