/** What the screen makes a scene of between two sights. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { HIGHLIGHT_LASTS, highlightOf } from "../../../static/js/screen/highlight.ts";
import { sight, view } from "./sights.js";

const two = [{ life: 5 }, { life: 5 }];
const told = (version, highlight, seat = 0) => ({ code: "told", params: { seat }, version, highlight });
const between = (lines, before = {}, after = {}) =>
  highlightOf(
    sight(view(two, {}, before)),
    sight(view(two, {}, after), { version: 2, lines }),
  );

test("a line that the hub calls a highlight is one, once", () => {
  assert.equal(between([told(2, "defeat")]).kind, "defeat");
  assert.equal(between([told(2, "deck-end")]).kind, "deck-end");
  assert.equal(between([told(1, "defeat")]), null);
  assert.equal(between([{ code: "defeated", params: { seat: 0 }, version: 2 }]), null);
});

test("defeats at the same time are one highlight with all of them", () => {
  const found = between([told(2, "defeat", 0), told(2, "defeat", 1), told(2, "deck-end")]);
  assert.equal(found.kind, "defeat");
  assert.deepEqual(
    found.lines.map((line) => line.params.seat),
    [0, 1],
  );
});

test("the end is one, with who fell by it; it comes once, counted or not", () => {
  const end = between([told(2, "defeat")], {}, { outcome: {} });
  assert.deepEqual([end.kind, end.lines.length], ["end", 1]);
  assert.equal(between([], {}, { phase: "over" }).kind, "end");
  assert.equal(between([], { phase: "over" }, { phase: "over", outcome: {} }), null);
});

test("nothing at first sight, nothing before the start, nothing from another table", () => {
  const after = sight(view(two), { version: 2, lines: [told(2, "defeat")] });
  assert.equal(highlightOf(null, after), null);
  assert.equal(highlightOf(sight(null), after), null);
  assert.equal(highlightOf(sight(view(two), { table: "OTHER" }), after), null);
});

test("it lasts at most two and a half seconds, and its motion is over by then", () => {
  assert.ok(HIGHLIGHT_LASTS <= 2500);
  const css = (name) =>
    readFileSync(new URL(`../../../static/css/${name}.css`, import.meta.url), "utf-8");
  const [, motion] = css("screen-highlight").match(/highlight-passes var\((--[a-z-]+)\)/);
  const [, seconds] = css("scale").match(new RegExp(`${motion}: ([\\d.]+)s`));
  assert.equal(Number(seconds) * 1000, HIGHLIGHT_LASTS);
});
