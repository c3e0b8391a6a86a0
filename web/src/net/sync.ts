// How a client keeps its scene equal to the server's: merge patches, canonical JSON, and a hash to compare. Nothing here touches the
// page or the network.

type Members = Record<string, unknown>;

/** RFC 7396: what `patch` makes of `target`. Neither of them is changed. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) members.delete(key);
    else members.set(key, mergePatch(members.get(key), value));
  }
  return Object.fromEntries(members); // not by assignment: a member may be called __proto__
}

/** JSON with the members of every object sorted by code point, no spaces, and letters as themselves. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(",")}}`;
}

/** CRC-32 of the canonical JSON in UTF-8, as eight hexadecimal digits. */
export function hashOf(value: unknown): string {
  return crc32(new TextEncoder().encode(canonicalJson(value))).toString(16).padStart(8, "0");
}

export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (CRC_TABLE[(rest ^ byte) & 0xff] as number);
  return (rest ^ 0xffffffff) >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** A part of a log; `first` is the number of its first line. */
export interface LogPart<Line> {
  first: number;
  lines: Line[];
}

/**
 * The lines of a log after `news`: from line `news.start` on they are replaced.
 * `kept`: how many of the lines held are still there.
 */
export function spliceLog<Line>(held: LogPart<Line>, news: { start: number; lines: Line[] }): LogPart<Line> & { kept: number } {
  const kept = news.start - held.first;
  if (kept < 0 || kept > held.lines.length) return { first: news.start, lines: [...news.lines], kept: 0 };
  return { first: held.first, lines: [...held.lines.slice(0, kept), ...news.lines], kept };
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JavaScript compares UTF-16 units, which puts letters beyond the first plane too early. */
function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (letter) => letter.codePointAt(0) ?? 0);
  const right = Array.from(b, (letter) => letter.codePointAt(0) ?? 0);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference) return difference;
  }
  return left.length - right.length;
}
