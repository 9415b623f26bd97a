/** The page's lamps are the panel's: held to the same cases as hardware/lamp_states.py. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lamps, rhythm } from "../../../static/js/panel/showing.ts";

const cases = JSON.parse(
  readFileSync(new URL("../../hardware/showing.json", import.meta.url), "utf8"),
);

for (const each of cases) {
  test(each.case, () => {
    assert.deepEqual(lamps(each.sight, each.link), each.lamps);
  });
}

test("every state has a rhythm of its own", () => {
  for (const each of cases) {
    for (const state of Object.values(each.lamps)) assert.notDeepEqual(rhythm(state), rhythm("off"));
  }
});
