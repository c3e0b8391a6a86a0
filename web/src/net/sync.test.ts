import { describe, expect, it } from "vitest";
import { canonicalJson, crc32, hashOf, mergePatch, spliceLog } from "./sync";
import written from "./vectors.json";

interface Vector {
  before: unknown;
  patch: unknown;
  after: unknown;
  canonical: string;
  hash: string;
}

// What the server's own code says, written by it; see the Python side of this test.
const vectors: Vector[] = written;

describe("against the server", () => {
  it("has something to compare", () => expect(vectors.length).toBeGreaterThan(10));

  it("a merge patch leads from one document to the next, and changes neither", () => {
    for (const { before, patch, after } of vectors) {
      const kept = JSON.stringify([before, patch]);
      expect(mergePatch(before, patch)).toEqual(after);
      expect(JSON.stringify([before, patch])).toBe(kept);
    }
  });

  it("canonical JSON and its hash are those of the server", () => {
    for (const vector of vectors) {
      expect(canonicalJson(vector.after)).toBe(vector.canonical);
      expect(hashOf(vector.after)).toBe(vector.hash);
    }
  });
});

describe("canonical JSON", () => {
  it("sorts by code point, keeps letters, escapes only what must be", () => {
    expect(canonicalJson({ b: [1, { z: true, a: "" }], a: "ż\u0001\n\"\\" })).toBe('{"a":"ż\\u0001\\n\\"\\\\","b":[1,{"a":"","z":true}]}');
    // As UTF-16 units the alien (d83d…) would come before the letter of the private plane (e000).
    expect(canonicalJson({ "👽": 1, "\ue000": 2 })).toBe('{"\ue000":2,"👽":1}');
  });

  it("has a hash of eight digits, the CRC-32 that everybody else computes", () => {
    expect(hashOf({ a: 1 })).toMatch(/^[0-9a-f]{8}$/);
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });
});

describe("merge", () => {
  it("follows the examples of RFC 7396", () => {
    expect(mergePatch({ a: "b" }, { a: "c" })).toEqual({ a: "c" });
    expect(mergePatch({ a: "b", b: "c" }, { a: null })).toEqual({ b: "c" });
    expect(mergePatch({ a: ["b"] }, { a: "c" })).toEqual({ a: "c" });
    expect(mergePatch({ a: { b: "c" } }, { a: { b: "d", c: null } })).toEqual({ a: { b: "d" } });
    expect(mergePatch({ a: [{ b: "c" }] }, { a: [1] })).toEqual({ a: [1] });
    expect(mergePatch({}, { a: { bb: { ccc: null } } })).toEqual({ a: { bb: {} } });
    expect(mergePatch([1, 2], { a: "b", c: null })).toEqual({ a: "b" });
  });

  it("treats a member called __proto__ like any other", () => {
    expect(canonicalJson(mergePatch({}, JSON.parse('{"__proto__": {"a": 1}}')))).toBe('{"__proto__":{"a":1}}');
    expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
  });
});

it("a log goes on, is cut by an undo, and begins anew after a gap", () => {
  const held = { first: 10, lines: ["a", "b", "c"] };
  expect(spliceLog(held, { start: 13, lines: ["d"] })).toEqual({ first: 10, lines: ["a", "b", "c", "d"], kept: 3 });
  expect(spliceLog(held, { start: 11, lines: ["x"] })).toEqual({ first: 10, lines: ["a", "x"], kept: 1 });
  expect(spliceLog(held, { start: 20, lines: ["z"] })).toEqual({ first: 20, lines: ["z"], kept: 0 });
  expect(spliceLog(held, { start: 4, lines: ["o"] })).toEqual({ first: 4, lines: ["o"], kept: 0 });
  expect(held.lines).toEqual(["a", "b", "c"]);
});
