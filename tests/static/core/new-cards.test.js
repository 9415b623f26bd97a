import assert from "node:assert/strict";
import test from "node:test";
import { areNew, remember } from "../../../static/js/core/new-cards.ts";

const seen = (...hands) =>
  hands.reduce((memory, [hand, turn]) => remember(memory, hand, turn), null);
const marked = (memory) => memory.hand.filter((_, at) => areNew(memory)[at]);

test("the hand one starts with is not news", () => {
  assert.deepEqual(marked(seen([[], -1], [["bo", "parry"], 0])), []);
  assert.deepEqual(marked(seen([["bo", "parry"], 0])), []);
});

test("what was drawn is new, also in the sight in which the turn began", () => {
  const before = [["bo", "parry"], 0];
  assert.deepEqual(marked(seen(before, [["bo", "geisha", "parry", "parry"], 1])), [
    "geisha",
    "parry",
  ]);
});

test("of equal cards as many are marked as came", () => {
  const memory = seen([["bo", "bo"], 1], [["bo", "bo", "bo"], 1]);
  assert.deepEqual(areNew(memory), [false, false, true]);
});

test("all that comes in a turn stays new until another begins", () => {
  const start = [["bo"], 1];
  const drawn = [["bo", "geisha"], 1];
  const more = [["bo", "geisha", "parry"], 1];
  assert.deepEqual(marked(seen(start, drawn, more)), ["geisha", "parry"]);
  assert.deepEqual(marked(seen(start, drawn, more, [["bo", "geisha", "parry"], 2])), []);
});

test("a new card that was played is not marked any more, and the same sight changes nothing", () => {
  const start = [["bo"], 1];
  const drawn = [["bo", "geisha", "parry"], 1];
  const played = [["bo", "parry"], 1];
  assert.deepEqual(marked(seen(start, drawn, played, played)), ["parry"]);
});
