import assert from "node:assert/strict";
import test from "node:test";
import {
  blank,
  keyOf,
  mistakesAt,
  numberIn,
  PRICES,
  sorted,
  whereSaid,
  withDeep,
  withNumber,
  withPrice,
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

test("a row costs life, a wound, both or nothing; an empty box is nothing", () => {
  assert.deepEqual(withNumber({ sum: 3, life: 2 }, "wound", 1), { sum: 3, life: 2, wound: 1 });
  assert.deepEqual(withNumber({ sum: 3, life: 2, wound: 1 }, "life", undefined), { sum: 3, wound: 1 });
  assert.deepEqual(withNumber({ sum: 3, wound: 2 }, "wound", undefined), { sum: 3 });
});

test("a part costs what it costs, and a deep wound besides", () => {
  assert.deepEqual(withDeep({ sum: 3, life: 2 }, true), { sum: 3, life: 2, deep: true });
  assert.deepEqual(withDeep({ sum: 3, ki: 2, deep: true }, false), { sum: 3, ki: 2 });
});

test("a price list is written down where it is not the printed one", () => {
  assert.equal(withPrice(PRICES, "edge", 18), undefined);
  const dearer = withPrice(PRICES, "edge", 20);
  assert.deepEqual(dearer.map((each) => each.cost), [8, 12, 20, 23, 28, 34, 40]);
  const fewer = withPrice(dearer, "breath", undefined);
  assert.deepEqual(fewer.map((each) => each.reward), ["cut-1", "edge", "cut-2", "wall", "cut-3", "surprise"]);
  assert.equal(withPrice(withPrice(fewer, "breath", 8), "edge", 18), undefined);
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
    missing("rows 1", "guard"),
    guard,
  ];
  assert.deepEqual(sorted(found), { shown: [guard], empty: 6 });
});

test("the last few empty places are named", () => {
  const found = [missing("rows 3", "guard"), guard];
  assert.deepEqual(sorted(found), { shown: found, empty: 1 });
});

test("places are called as on the page, and what has no word there as in the file", () => {
  const words = { "edit-word-rows": "Row", "edit-word-foe-life": "their life" };
  const translator = { words: { translated: (id, fallback) => words[id] ?? fallback } };
  const said = whereSaid({ code: "x", params: { where: "rows 7, guard", name: "foe_life" } }, translator);
  assert.deepEqual(said.params, { where: "Row 7, guard", name: "their life" });
});
