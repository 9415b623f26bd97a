import assert from "node:assert/strict";
import test from "node:test";
import { ofThisTurn, takenBack, lastLines } from "../../../static/js/core/story.ts";

test("the story leaves out who answered, and keeps the last lines in their order", () => {
  const lines = ["opened", "answered", "defeated", "answered", "turn-began"].map((code) => ({
    code,
    params: {},
  }));
  assert.deepEqual(
    lastLines(lines, 2).map((line) => line.code),
    ["defeated", "turn-began"],
  );
});

test("which cards one drew is covered with the hand", () => {
  const lines = ["cards-dealt", "you-drew", "turn-began"].map((code) => ({ code, params: {} }));
  assert.equal(lastLines(lines, 9).length, 3);
  assert.deepEqual(
    lastLines(lines, 9, true).map((line) => line.code),
    ["cards-dealt", "turn-began"],
  );
});

const sight = (version, ...codes) => ({
  table: "one",
  version,
  lines: codes.map((code) => ({ code, params: {} })),
});
const fresh = (before, after) => takenBack(before, after).map((line) => line.code);

test("an undo that has just come is told with what had been seen by it", () => {
  const before = sight(7, "opened", "turn-began", "card-taken");
  const seen = ["taken-back", "taken-back-seen", "taken-back-open"];
  assert.deepEqual(fresh(before, sight(8, "opened", "turn-began", ...seen)), seen);
  const twice = ["taken-back-untold", "taken-back"];
  assert.deepEqual(fresh(sight(8, "opened", twice[0]), sight(9, "opened", ...twice)), [twice[1]]);
});

test("an undo is not told again by what came later, nor by nothing", () => {
  const undone = sight(8, "opened", "taken-back");
  assert.deepEqual(fresh(undone, sight(9, "opened", "taken-back")), []);
  assert.deepEqual(fresh(undone, sight(9, "opened", "taken-back", "turn-began")), []);
  assert.deepEqual(fresh(undone, undone), []);
  assert.deepEqual(fresh({ ...undone, table: "two" }, sight(9, "taken-back")), []);
});

test("whoever's turn it is hears what has happened in it", () => {
  const lines = ["turn-began", "wounded", "turn-began", "cards-drawn", "parried"].map((code) => ({
    code,
    params: {},
  }));
  assert.deepEqual(
    ofThisTurn(lines).map((line) => line.code),
    ["cards-drawn", "parried"],
  );
  assert.equal(ofThisTurn(lines.slice(1, 2)).length, 1, "before the first turn, all of it");
});
