// The little Markdown that rules are written in, taken apart into plain data. Nothing of the server's text ever becomes
// markup by itself: components decide what is drawn for each piece.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "code"; text: string }
  /** `[5.1]`: a rule with this number */
  | { kind: "rule"; number: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const PIECE = /\*\*(.+?)\*\*|`([^`]+)`|\[([A-Z]*\.?\d+(?:\.\d+)*)\]/g;
const BULLET = /^\s*[-*]\s+/;
const NUMBERED = /^\s*\d+[.)]\s+/;
const ROW = /^\s*\|/;
const UNDER_HEAD = /^[\s|:-]+$/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const lump of text.split(/\n\s*\n/)) {
    const lines = lump.split("\n").filter((line) => line.trim());
    for (const group of together(lines)) found.push(block(group));
  }
  return found;
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let done = 0;
  for (const hit of text.matchAll(PIECE)) {
    if (hit.index > done) found.push({ kind: "text", text: text.slice(done, hit.index) });
    const [whole, bold, code, number] = hit;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (number !== undefined) found.push({ kind: "rule", number });
    done = hit.index + whole.length;
  }
  if (done < text.length) found.push({ kind: "text", text: text.slice(done) });
  return found;
}

/** What a reader sees of it, without the signs: this is what a search goes through. */
export function plain(text: string): string {
  return blocks(text).map((one) => pieces(one).map((line) => line.map(wordsOf).join("")).join(" ")).join(" ");
}

export const wordsOf = (piece: Inline): string => (piece.kind === "rule" ? `[${piece.number}]` : piece.text);

function pieces(one: Block): Inline[][] {
  if (one.kind === "paragraph") return [one.text];
  return one.kind === "list" ? one.items : [...one.head, ...one.rows.flat()];
}

type Sort = "words" | "bullets" | "numbers" | "table";

const sortOf = (line: string): Sort =>
  ROW.test(line) ? "table" : BULLET.test(line) ? "bullets" : NUMBERED.test(line) ? "numbers" : "words";

/** A list may follow its sentence without an empty line; a line of a list may go on in the next one. */
function together(lines: string[]): { sort: Sort; lines: string[] }[] {
  const groups: { sort: Sort; lines: string[] }[] = [];
  for (const line of lines) {
    const sort = sortOf(line);
    const last = groups.at(-1);
    const goesOn = sort === "words" && /^\s/.test(line) && last !== undefined && last.sort !== "table" && last.sort !== "words";
    if (goesOn) last.lines.push(`${last.lines.pop() ?? ""} ${line.trim()}`);
    else if (last?.sort === sort) last.lines.push(line);
    else groups.push({ sort, lines: [line] });
  }
  return groups;
}

function block({ sort, lines }: { sort: Sort; lines: string[] }): Block {
  if (sort === "table") {
    const [head, ...rows] = lines.filter((line) => !UNDER_HEAD.test(line)).map(cells);
    return { kind: "table", head: head ?? [], rows };
  }
  if (sort === "words") return { kind: "paragraph", text: inline(lines.map((line) => line.trim()).join(" ")) };
  const items = lines.map((line) => inline(line.replace(sort === "bullets" ? BULLET : NUMBERED, "").trim()));
  return { kind: "list", ordered: sort === "numbers", items };
}

function cells(row: string): Inline[][] {
  return row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
}
