import assert from "node:assert/strict";
import test from "node:test";
import { cell, lookOf, SHAPE_PATHS, SHAPES, seenFrom } from "../../../static/js/core/seat.js";

test("eight seats differ in colour and in shape, and each shape is drawn", () => {
  const looks = [...Array(8).keys()].map(lookOf);
  assert.equal(new Set(looks.map((look) => look.colour)).size, 8);
  assert.equal(new Set(looks.map((look) => look.shape)).size, 8);
  for (const shape of SHAPES) assert.ok(SHAPE_PATHS[shape]);
  assert.equal(looks[2].number, 3);
});

test("the ring is seen from one's own seat, then clockwise", () => {
  assert.deepEqual(seenFrom(["a", "b", "c", "d"], 2), ["c", "d", "a", "b"]);
  assert.deepEqual(seenFrom(["a", "b"], -1), ["a", "b"]);
});

test("neighbours go up the left side, over the top and down the right, none on another", () => {
  for (let count = 1; count <= 7; count += 1) {
    const cells = [...Array(count).keys()].map((at) => cell(at, count));
    const places = cells.map((each) => `${each.gridRow}/${each.gridColumn}`);
    assert.equal(new Set(places).size, count, `${count} others`);
  }
  const six = [...Array(6).keys()].map((at) => cell(at, 6));
  assert.deepEqual(
    six.map((each) => [each.gridColumn, each.gridRow]),
    [
      ["1", "3"],
      ["1", "2"],
      ["1", "1"],
      ["2", "1"],
      ["2", "2"],
      ["2", "3"],
    ],
  );
});
