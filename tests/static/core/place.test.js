import assert from "node:assert/strict";
import test from "node:test";
import { counted, isOut } from "../../../static/js/core/place.ts";

const counter = (value) => ({ key: "honor", value, limit: null });
const place = (more) => ({ figure: "", counters: [counter(0), counter(0)], marks: [], ...more });

test("before the deal nothing is counted, and from then on a nought is", () => {
  assert.deepEqual(counted(place()), []);
  assert.equal(counted(place({ figure: "chiyo" })).length, 2);
  assert.equal(counted(place({ counters: [counter(0), counter(3)] })).length, 2);
});

test("whoever is harmless or has left is out of it, and nobody else", () => {
  const marked = (key) => place({ marks: [{ key, count: 1 }] });
  assert.deepEqual(["harmless", "left", "bushido"].map((key) => isOut(marked(key))), [true, true, false]);
});
