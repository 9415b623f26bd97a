import assert from "node:assert/strict";
import test from "node:test";
import { added, printed } from "../../../static/js/core/number.ts";

test("what is less than nothing has a true minus, and what is added its sign", () => {
  assert.deepEqual([-3, 0, 7].map(printed), ["\u22123", "0", "7"]);
  assert.deepEqual([-3, 0, 7].map(added), ["\u22123", "0", "+7"]);
});
