import assert from "node:assert/strict";
import test from "node:test";
import { told } from "../../../static/js/core/story.js";

test("the story leaves out who answered, and keeps the last lines in their order", () => {
  const lines = ["opened", "answered", "defeated", "answered", "turn-began"].map((code) => ({
    code,
    params: {},
  }));
  assert.deepEqual(
    told(lines, 2).map((line) => line.code),
    ["defeated", "turn-began"],
  );
});

test("which cards one drew is covered with the hand", () => {
  const lines = ["cards-dealt", "you-drew", "turn-began"].map((code) => ({ code, params: {} }));
  assert.equal(told(lines, 9).length, 3);
  assert.deepEqual(
    told(lines, 9, true).map((line) => line.code),
    ["cards-dealt", "turn-began"],
  );
});
