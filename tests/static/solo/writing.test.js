import assert from "node:assert/strict";
import test from "node:test";
import {
  blank,
  costOf,
  harmOf,
  keyOf,
  mistakesAt,
  numberIn, sorted,
  whereSaid,
  withCost,
  withHarm,
} from "../../../static/js/games/solo/writing.ts";

test("a key is made of what somebody is called", () => {
  assert.equal(keyOf("Yoshioka Seijūrō"), "yoshioka-seijuro");
  assert.equal(keyOf("  Kojirō’s Ghost! "), "kojiro-s-ghost");
  assert.equal(keyOf("…"), "");
});

test("an empty page has a place for every row, part and round", () => {
  const sheet = blank();
  assert.deepEqual([sheet.rows.length, sheet.body.length, sheet.dice.length], [18, 10, 20]);
  assert.deepEqual(sheet.dice.slice(0, 4), [3, 2, 1, 3]);
});

test("a box holds a number or nothing", () => {
  assert.deepEqual(["7", " 12 ", "", "x", "-1", "1.5"].map(numberIn), [7, 12, undefined, undefined, undefined, undefined]);
});

test("a row hurts or wounds, and never both", () => {
  assert.equal(harmOf({ sum: 3, life: 2 }), "life");
  assert.deepEqual(withHarm({ sum: 3, life: 2 }, "wound-2"), { sum: 3, wound: 2 });
  assert.deepEqual(withHarm({ sum: 3, wound: 2 }, "life"), { sum: 3 });
});

test("a part costs one thing, and the number goes along", () => {
  assert.deepEqual(withCost({ sum: 3, part: "neck", life: 2 }, "ki"), { sum: 3, part: "neck", ki: 2 });
  assert.deepEqual(withCost({ sum: 3, ki: 2 }, "deep"), { sum: 3, deep: true });
  assert.deepEqual([{ life: 1 }, { ki: 1 }, { deep: true }, {}].map(costOf), ["life", "ki", "deep", "life"]);
});

test("a mistake is shown where the hub found it", () => {
  const found = [
    { code: "sheet-out-of-range", params: { where: "rows 17, guard", low: 0, high: 40 } },
    { code: "sheet-field-missing", params: { where: "sheet", name: "ki" } },
  ];
  assert.ok(mistakesAt(found, "rows 17, guard"));
  assert.ok(mistakesAt(found, "rows 17"));
  assert.ok(!mistakesAt(found, "rows 7") && !mistakesAt(found, "rows 1"));
  assert.ok(mistakesAt(found, "sheet, ki", "ki") && !mistakesAt(found, "sheet, life", "life"));
});

const missing = (where, name) => ({ code: "sheet-field-missing", params: { where, name } });
const guard = { code: "sheet-out-of-range", params: { where: "rows 17, guard", low: 0, high: 40 } };

test("what is only still empty is counted, and what was typed wrongly is shown", () => {
  const found = [
    ...["foe_life", "life", "ki", "key", "name"].map((name) => missing("sheet", name)),
    { code: "sheet-row-harm", params: { where: "rows 1" } },
    { code: "sheet-part-cost", params: { where: "body 2" } },
    guard,
  ];
  assert.deepEqual(sorted(found, blank()), { shown: [guard], empty: 7 });
});

test("a nought where life or a wound belongs was typed, and is shown", () => {
  const sheet = { ...blank(), rows: [{ sum: 1, life: 0 }], body: [{ sum: 2, ki: 0 }] };
  const found = [
    { code: "sheet-row-harm", params: { where: "rows 1" } },
    { code: "sheet-part-cost", params: { where: "body 2" } },
  ];
  assert.deepEqual(sorted(found, sheet), { shown: found, empty: 0 });
});

test("the last few empty places are named", () => {
  const found = [missing("rows 3", "guard"), guard];
  assert.deepEqual(sorted(found, blank()), { shown: found, empty: 1 });
});

test("places are called as on the page, and what has no word there as in the file", () => {
  const words = { "edit-word-rows": "Row", "edit-word-foe-life": "their life" };
  const translator = { words: { translated: (id, fallback) => words[id] ?? fallback } };
  const said = whereSaid({ code: "x", params: { where: "rows 7, guard", name: "foe_life" } }, translator);
  assert.deepEqual(said.params, { where: "Row 7, guard", name: "their life" });
});
