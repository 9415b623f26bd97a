/** What travels is what the hub says moved, and nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShuffled, transfersSince, tokenMovesOf } from "../../../static/js/screen/token-moves.ts";
import { lines, sight, view } from "./sights.js";

const start = view([{ honor: 3 }, { honor: 4 }]);

const since = (before, after) => tokenMovesOf(transfersSince(before, after));
const between = (...told) => since(sight(start), sight(start, { version: 3, lines: lines(...told) }));

test("honor goes from the loser to the winner", () => {
  assert.deepEqual(between([2, ["honor", 1, 0, 1]]), [
    { key: "honor", from: "place/0", to: "place/1", count: 1 },
  ]);
});

test("what is paid goes to the pile that the hub names", () => {
  assert.deepEqual(between([2, ["honor", 1, 0, "box"], ["honor", 1, 1, "box"]]), [
    { key: "honor", from: "place/0", to: "pile/box", count: 1 },
    { key: "honor", from: "place/1", to: "pile/box", count: 1 },
  ]);
});

test("cards come from the deck", () => {
  assert.deepEqual(between([2, ["hand", 2, "deck", 0]]), [
    { key: "hand", from: "pile/deck", to: "place/0", count: 2 },
  ]);
});

test("what goes the same way goes together", () => {
  assert.deepEqual(between([2, ["life", 1, 0, "heap"]], [3, ["life", 2, 0, "heap"]]), [
    { key: "life", from: "place/0", to: "pile/heap", count: 3 },
  ]);
});

test("what was told before does not travel again", () => {
  const told = lines([1, ["honor", 1, 0, 1]]);
  assert.deepEqual(since(sight(start, { lines: told }), sight(start, { version: 2, lines: told })), []);
});

test("a line that says nothing of what moved moves nothing", () => {
  const plain = [{ code: "turn-began", params: {} }];
  assert.deepEqual(since(sight(start), sight(start, { version: 2, lines: plain })), []);
});

test("numbers that change by themselves do not travel", () => {
  const after = view([{ honor: 2 }, { honor: 5 }]);
  assert.deepEqual(since(sight(start), sight(after, { version: 2 })), []);
});

test("to where no pile is, and between piles, nothing is drawn on its way", () => {
  const told = [["life", 1, 0, ""], ["life", 1, "", 0], ["card", 40, "discards", "deck"]];
  assert.deepEqual(between([2, ...told]), []);
});

test("a shuffle is the discards that become the deck", () => {
  const moved = (...told) => lines([2, ...told])[0].moved;
  assert.equal(isShuffled(moved(["honor", 1, 0, "box"], ["card", 40, "discards", "deck"])), true);
  assert.equal(isShuffled(moved(["hand", 1, "discards", 0])), false);
});

test("a first sight, another table or no game moves nothing", () => {
  const after = sight(start, { version: 2, lines: lines([2, ["honor", 1, 0, 1]]) });
  assert.deepEqual(transfersSince(null, after), []);
  assert.deepEqual(transfersSince(sight(null), after), []);
  assert.deepEqual(transfersSince(sight(start, { table: "OTHER" }), after), []);
});
