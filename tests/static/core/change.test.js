/** A sight put together from the one before and what is different. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { applied, Misfit } from "../../../static/js/core/change.ts";

test("a plain value takes the old one's place, and so does anything in a list of its own", () => {
  assert.equal(applied(41, 42), 42);
  assert.equal(applied({ a: 1 }, null), null);
  assert.deepEqual(applied([1, 2], [[]]), []);
  assert.deepEqual(applied(null, [{ a: [] }]), { a: [] });
});

test("an object keeps what is not told of, and loses what is gone", () => {
  const old = { version: 41, view: { turn: 1, due: [1] }, people: [{ seat: 0 }] };
  const now = applied(old, { version: 42, view: { turn: 2, due: [], ring: [[1, 0]] } });
  assert.deepEqual(now, { version: 42, view: { turn: 2, ring: [1, 0] }, people: [{ seat: 0 }] });
  assert.equal(now.people, old.people);
  assert.deepEqual(old.view, { turn: 1, due: [1] });
});

test("a list is made of old elements, changed ones and new ones", () => {
  const old = ["a", "b", "c", "d"].map((key) => ({ key, count: 1 }));
  const now = applied(old, [4, [1, 3], [0, { count: 2 }], [{ key: "e" }]]);
  assert.deepEqual(now, [old[1], old[2], { key: "a", count: 2 }, { key: "e" }]);
  assert.equal(now[0], old[1]);
});

test("what does not fit is not guessed", () => {
  for (const [old, told] of [
    [[1], [3, [0, 1]]],
    [null, { a: 1 }],
    ["text", [2, [0, 2]]],
    [[], [1, [4, { a: 1 }]]],
  ])
    assert.throws(() => applied(old, told), Misfit);
});
