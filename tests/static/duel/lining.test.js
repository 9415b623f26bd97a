/** Four characters in their places, one tap each. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { moved, rest } from "../../../static/js/games/duel/lining.ts";

const FOUR = ["benkei", "hanzo", "tomoe", "ieyasu"];
const OFFER = { key: "lineup", fields: ["shogun", "left", "middle"].map((name) => ({ name })) };

const tapped = (...names) => names.reduce((values, name) => moved(OFFER, values, name), {});

test("taps fill the places in order, and who is left over stands on the right", () => {
  const values = tapped("tomoe", "benkei", "ieyasu");
  assert.deepEqual(values, { shogun: "tomoe", left: "benkei", middle: "ieyasu" });
  assert.equal(rest(OFFER, values, FOUR), "hanzo");
});

test("a second tap takes somebody out, and the next one comes into that place", () => {
  assert.deepEqual(tapped("tomoe", "benkei", "tomoe"), { left: "benkei" });
  assert.deepEqual(tapped("tomoe", "benkei", "tomoe", "hanzo"), { shogun: "hanzo", left: "benkei" });
});

test("the one on the right stays there when tapped, and is nobody until all places are filled", () => {
  const full = tapped("tomoe", "benkei", "ieyasu");
  assert.deepEqual(moved(OFFER, full, "hanzo"), full);
  assert.equal(rest(OFFER, tapped("tomoe", "benkei"), FOUR), "");
});
