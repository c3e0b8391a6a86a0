// The page's own bookkeeping against what Python says; the vectors come as a file named in VECTORS.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { canonical, crc32, hashOf, merge, relog } from "../../src/xenodeck/server/page/sync.js";

const vectors = JSON.parse(readFileSync(process.env.VECTORS, "utf-8"));

test("there are vectors", () => {
  assert.ok(vectors.values.length >= 100);
  assert.ok(vectors.patches.length >= 100);
});

test("canonical JSON and its hash are those of the server", () => {
  for (const { value, text, hash } of vectors.values) {
    assert.equal(canonical(value), text);
    assert.equal(hashOf(value), hash);
  }
});

test("a merge patch leads from one document to the next, and changes neither", () => {
  for (const { before, patch, after, hash } of vectors.patches) {
    const kept = JSON.stringify([before, patch]);
    assert.deepEqual(merge(before, patch), after);
    assert.equal(hashOf(merge(before, patch)), hash);
    assert.equal(JSON.stringify([before, patch]), kept);
  }
});

test("a member called __proto__ is a member like any other", () => {
  const merged = merge({}, JSON.parse('{"__proto__": {"a": 1}}'));
  assert.equal(canonical(merged), '{"__proto__":{"a":1}}');
  assert.equal({}.a, undefined);
});

test("the CRC-32 of nothing is nothing", () => {
  assert.equal(crc32(new Uint8Array()), 0);
});

test("a log goes on, is cut by an undo, and begins anew after a gap", () => {
  const held = { first: 10, lines: ["a", "b", "c"] };
  assert.deepEqual(relog(held, { start: 13, lines: ["d"] }), { first: 10, lines: ["a", "b", "c", "d"], kept: 3 });
  assert.deepEqual(relog(held, { start: 11, lines: ["x"] }), { first: 10, lines: ["a", "x"], kept: 1 });
  assert.deepEqual(relog(held, { start: 20, lines: ["z"] }), { first: 20, lines: ["z"], kept: 0 });
  assert.deepEqual(relog(held, { start: 4, lines: ["o"] }), { first: 4, lines: ["o"], kept: 0 });
  assert.deepEqual(held.lines, ["a", "b", "c"]);
});
