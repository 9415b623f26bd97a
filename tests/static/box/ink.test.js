import assert from "node:assert/strict";
import test from "node:test";
import { blot, layers, stroke } from "../../../static/js/box/ink.tsx";

const numbers = (d) => d.match(/-?\d+(\.\d+)?/g).map(Number);

test("a stroke runs along one side, around its tip and back", () => {
  const d = stroke([[0, 50], [50, 50], [100, 50]], [0, 10, 4]);
  assert.match(d, /^M0 50C.* 50 40C.*100 46A4 4 0 0 1 100 54C.*50 60C.*0 50L0 50z$/);
});

test("a point said twice is a corner, without a knot in the line", () => {
  const d = blot([[0, 0], [0, 0], [100, 0], [100, 0], [50, 80], [50, 80]]);
  assert.equal(d.match(/C/g).length, 3);
  assert.ok(numbers(d).every((each) => each >= -0.1 && each <= 100.1));
});

test("blots turn the same way round, however they were written", () => {
  const corners = [[0, 0], [100, 0], [50, 80]];
  const [there] = blot(corners).split("C");
  const [back] = blot([...corners].reverse()).split("C");
  assert.deepEqual([there, back], ["M0 0", "M0 0"]);
});

test("strokes of one layer in a row are one path, from below to above", () => {
  const drawn = layers(`
    ~ 0 0 1 10 10 1
    0 0 1 10 10 1
    @ 0 0 10 0 10 10
    - 0 0 1 10 10 1
    !o 50 50 4`);
  assert.deepEqual(
    drawn.map((each) => each.layer),
    ["wash", "ink", "bare", "seal"],
  );
});

test("a line can be repeated around the middle and in the mirror", () => {
  assert.equal(layers("*5 50 10 1 50 20 1")[0].d.match(/M/g).length, 5);
  assert.equal(layers("=o 10 50 4")[0].d, "M6 50A4 4 0 0 1 14 50A4 4 0 0 1 6 50zM86 50A4 4 0 0 1 94 50A4 4 0 0 1 86 50z");
});

test("a drop of less than nothing is a hole: it turns the other way", () => {
  assert.equal(layers("o 50 50 -4")[0].d, "M46 50A4 4 0 0 0 54 50A4 4 0 0 0 46 50z");
});
