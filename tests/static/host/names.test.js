/** Names for a tournament, as they are pasted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "../../../static/js/host/names.js";

test("one name a line, without blanks and empty lines", () => {
  assert.deepEqual(namesOf(" Aya \r\n\n Bruno Rossi\n"), ["Aya", "Bruno Rossi"]);
  assert.deepEqual(namesOf(""), []);
});
