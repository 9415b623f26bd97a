/** What lies before a character or is true of it has a picture of its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mark } from "../../../static/js/games/duel/marks.ts";
import { nodes } from "../drawn.js";

test("the marks of the box and those of the duel are all drawn, and no two alike", () => {
  const codes = ["focus", "armor", "fast-draw", "bushido", "harmless", "active", "behind", "fallen"];
  const drawn = codes.map((code) =>
    nodes(mark(code))
      .filter((node) => node.type === "path")
      .map((node) => node.props.d)
      .join(),
  );
  assert.ok(drawn.every((each) => each.length > 0));
  assert.equal(new Set(drawn).size, codes.length);
  assert.equal(mark("excalibur"), null);
});
