import assert from "node:assert/strict";
import test from "node:test";
import { changed, chosen, leaves, rowsOf, sent, unusual } from "../../../static/js/host/options.ts";

/** As a hub writes it, for a game that no face knows. */
const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        players: { type: "integer", minimum: 2, maximum: 5 },
        level: { enum: ["cards", "companion", "tokens"], default: "companion" },
        pace: { enum: ["flow", "taps"], default: "taps" },
        confirm: { type: "boolean", default: true },
        dealer: { type: "integer", minimum: -1, maximum: 4, default: -1 },
        rounds: { type: "integer", minimum: 1, maximum: 3, default: 2 },
        notes: { type: "string", default: "" },
        house: { $ref: "#/$defs/House", default: { deck_end: "at-once" } },
        sheet: { $ref: "#/$defs/Sheet", default: { stars: 1 } },
      },
    },
    Sheet: { type: "object", properties: { stars: { enum: [1, 2, 3, 4] } } },
    House: {
      type: "object",
      properties: { deck_end: { enum: ["at-once", "when-needed"], default: "at-once" } },
    },
  },
};

const rows = rowsOf(SCHEMA, { level: ["tokens", "companion", "cards"] });
const row = (word) => leaves(rows).find((each) => each.word === word);

test("every option becomes a row but the number of players, the sheet and what cannot be drawn", () => {
  assert.deepEqual(
    rows.map(({ word, kind }) => [word, kind]),
    [
      ["level", "one"],
      ["pace", "one"],
      ["confirm", "yes"],
      ["dealer", "seat"],
      ["rounds", "number"],
      ["house", "group"],
    ],
  );
});

test("choices stand in the order that is known, else the usual one first", () => {
  assert.deepEqual(row("level").choices, ["tokens", "companion", "cards"]);
  assert.deepEqual(row("pace").choices, ["taps", "flow"]);
  assert.deepEqual(row("dealer").choices, [-1, 0, 1, 2, 3, 4]);
  assert.deepEqual(row("rounds").choices, [1, 2, 3]);
});

test("what lies in a group has a path, and words with dashes", () => {
  assert.deepEqual(row("deck-end").path, ["house", "deck_end"]);
  assert.equal(chosen({}, row("deck-end")), "at-once");
});

test("a choice is put where it belongs and nothing else changes", () => {
  const before = { level: "cards", house: { both: "honor" } };
  const after = changed(before, ["house", "deck_end"], "when-needed");
  assert.deepEqual(after, { level: "cards", house: { both: "honor", deck_end: "when-needed" } });
  assert.deepEqual(before.house, { both: "honor" });
  assert.equal(chosen(after, row("deck-end")), "when-needed");
});

test("what differs from the usual is counted, in groups too", () => {
  assert.equal(unusual({}, rows), 0);
  assert.equal(unusual({ confirm: true }, rows), 0);
  assert.equal(unusual({ confirm: false, house: { deck_end: "when-needed" } }, rows), 2);
});

test("only what was chosen is sent, with the seats", () => {
  assert.deepEqual(sent({ level: "cards" }, 5), { level: "cards", players: 5 });
});

test("a schema without references or options is no trouble", () => {
  assert.deepEqual(rowsOf({}), []);
  assert.equal(rowsOf({ properties: { fast: { type: "boolean", default: false } } }).length, 1);
});
