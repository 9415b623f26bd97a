/** The deck's gauge. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, cellsOf, fullest, gauge } from "../../../static/js/screen/gauge.ts";

test("a full deck fills the gauge, half a deck half of it", () => {
  assert.equal(gauge(60, 60).filled, CELLS);
  assert.equal(gauge(30, 60).filled, CELLS / 2);
});

test("one card is still seen, none is not", () => {
  assert.equal(gauge(1, 90).filled, 1);
  assert.equal(gauge(0, 90).filled, 0);
  assert.equal(gauge(0, 0).filled, 0);
});

test("a low deck is told", () => {
  assert.ok(gauge(9, 60).isLow);
  assert.ok(!gauge(30, 60).isLow);
});

test("the fullest is kept for each table and pile", () => {
  const seen = new Map();
  assert.equal(fullest(seen, "A/deck", 60), 60);
  assert.equal(fullest(seen, "A/deck", 12), 60);
  assert.equal(fullest(seen, "B/deck", 12), 12);
});

test("a deck that nobody counts has no gauge to read as empty", () => {
  assert.equal(cellsOf({ unknown: true }), 0);
  assert.equal(cellsOf({ unknown: false }), CELLS);
  assert.equal(cellsOf({}), CELLS);
});
