/** Piles are counted from the deal on. */
import assert from "node:assert/strict";
import test from "node:test";
import { pilesOf } from "../../../static/js/core/piles.ts";

const pile = (key, count, more = {}) => ({ key, count, top: "", ...more });
const view = (round, ...piles) => ({ round, piles });
const HEAP = pile("heap", 36);

test("before the deal no deck is said to be empty", () => {
  assert.deepEqual(pilesOf(view(0, pile("deck", 0), pile("discards", 0), HEAP)), []);
  assert.deepEqual(pilesOf(undefined), []);
});

test("from the deal on every pile is there, an empty deck too", () => {
  for (const seen of [
    view(0, pile("deck", 81), HEAP),
    view(9, pile("deck", 0), HEAP),
    view(0, pile("deck", 0, { unknown: true }), HEAP),
    view(0, HEAP),
  ])
    assert.deepEqual(pilesOf(seen), seen.piles);
});
