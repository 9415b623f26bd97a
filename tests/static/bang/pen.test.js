import assert from "node:assert/strict";
import test from "node:test";
import { cuts, print } from "../../../static/js/games/bang/pen.tsx";
import { nodes } from "../drawn.js";

test("a line is a stroke, and signs before it say how it is cut", () => {
  assert.deepEqual(
    cuts("M1 1H9\n# M2 2z\n-# M3 3z\n, M4 4\n+ M5 5\n~ M6 6").map((each) => each.layer),
    ["line", "line full", "line bare full", "line thin", "line broad", "line faint"],
  );
});

test("a line can be repeated around the middle, turned, and in the mirror", () => {
  const [star, turned, mirrored] = cuts("*3 M1 1\n@72 M1 1\n= M1 1");
  assert.deepEqual(star.turns, ["", "rotate(120 50 50)", "rotate(240 50 50)"]);
  assert.deepEqual(turned.turns, ["rotate(72 50 50)"]);
  assert.deepEqual(mirrored.turns, ["", "matrix(-1 0 0 1 100 0)"]);
});

test("a print has a path for each cut and each turn, and is nothing to a screen reader", () => {
  const drawn = print("*4 M1 1\n# M2 2z", "kind", "0 0 50 50");
  const paths = nodes(drawn).filter((node) => node.type === "path");
  assert.equal(paths.length, 5);
  assert.deepEqual(
    [drawn.props.class, drawn.props.viewBox, drawn.props["aria-hidden"]],
    ["block kind", "0 0 50 50", "true"],
  );
});
