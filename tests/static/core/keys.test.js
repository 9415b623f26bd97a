import assert from "node:assert/strict";
import test from "node:test";
import { keyOf, onTrial, opened, refused } from "../../../static/js/core/keys.ts";

test("a key that a link brings is tried before the one that is kept", () => {
  assert.equal(keyOf(onTrial("new", "good")), "new");
  assert.equal(keyOf(onTrial("", "good")), "good");
  assert.equal(keyOf(onTrial("", "")), "");
});

test("a key that opens nothing leaves the good one, and nothing bad is said", () => {
  const keys = refused(onTrial("wrong", "good"));
  assert.deepEqual(keys, { brought: "", kept: "good", isRefused: false });
});

test("a wrong key alone is refused, and so is the last that is left", () => {
  assert.ok(refused(onTrial("wrong", "")).isRefused);
  assert.ok(refused(refused(onTrial("wrong", "old"))).isRefused);
  assert.ok(refused(onTrial("", "old")).isRefused);
});

test("a key that opened is the one that is kept", () => {
  assert.deepEqual(opened(onTrial("new", "old")), { brought: "", kept: "new", isRefused: false });
  assert.deepEqual(opened(onTrial("", "good")), onTrial("", "good"));
});

test("the key that is kept already needs no trial", () => {
  assert.deepEqual(onTrial("good", "good"), onTrial("", "good"));
});
