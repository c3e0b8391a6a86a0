// A parser for the subset of Markdown in which rules are written. It makes plain data, and components render each piece, so that no text
// of the server becomes markup.

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

export function parseBlocks(text: string): Block[] {
  const found: Block[] = [];
  for (const lump of text.split(/\n\s*\n/)) {
    const lines = lump.split("\n").filter((line) => line.trim());
    for (const group of together(lines)) found.push(block(group));
  }
  return found;
}

export function parseInline(text: string): Inline[] {
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

/** The text without markup, for the search. */
export function plainText(text: string): string {
  return parseBlocks(text).map((one) => inlineLines(one).map((line) => line.map(inlineText).join("")).join(" ")).join(" ");
}

export const inlineText = (piece: Inline): string => (piece.kind === "rule" ? `[${piece.number}]` : piece.text);

function inlineLines(one: Block): Inline[][] {
  if (one.kind === "paragraph") return [one.text];
  return one.kind === "list" ? one.items : [...one.head, ...one.rows.flat()];
}

type Sort = "words" | "bullets" | "numbers" | "table";

const sortOf = (line: string): Sort =>
  ROW.test(line) ? "table" : BULLET.test(line) ? "bullets" : NUMBERED.test(line) ? "numbers" : "words";

/** Group lines by their kind: a list may follow a sentence without an empty line, and an item may span several lines. */
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
  if (sort === "words") return { kind: "paragraph", text: parseInline(lines.map((line) => line.trim()).join(" ")) };
  const items = lines.map((line) => parseInline(line.replace(sort === "bullets" ? BULLET : NUMBERED, "").trim()));
  return { kind: "list", ordered: sort === "numbers", items };
}

function cells(row: string): Inline[][] {
  return row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => parseInline(cell.trim()));
}
