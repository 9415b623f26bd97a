import assert from "node:assert/strict";
import test from "node:test";
import { isDoubleTap } from "../../../static/js/core/double-tap.ts";

/** @param {number} timeStamp @param {number} clientX */
const tap = (timeStamp, clientX = 100, detail = 1) =>
  /** @type {any} */ ({ timeStamp, clientX, clientY: 400, detail });

test("a second tap on the same spot a moment later is an echo, and so is a third", () => {
  assert.equal(isDoubleTap(tap(1000)), false);
  assert.equal(isDoubleTap(tap(1150)), true);
  assert.equal(isDoubleTap(tap(1300)), true);
  assert.equal(isDoubleTap(tap(1600)), false);
});

test("a tap elsewhere, and a key, are none", () => {
  assert.equal(isDoubleTap(tap(5000)), false);
  assert.equal(isDoubleTap(tap(5100, 200)), false);
  assert.equal(isDoubleTap(tap(5150, 200, 0)), false);
});
