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
