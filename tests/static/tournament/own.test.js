/** What the tournament's screens make of a sight. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bestLayout,
  largestThat,
  parted,
  printedTime,
} from "../../../static/js/games/tournament/fitting.ts";
import { naming } from "../../../static/js/games/tournament/naming.ts";
import { awaitedIn, byName, columnsOf, namesIn, partsOf } from "../../../static/js/games/tournament/own.ts";
import { Translator } from "../../../static/js/core/translator.ts";
import { Words } from "../../../static/js/core/words.ts";

const WORDS = `
t-table-of-round = Round { $round }, table { $number }
t-somebody = Somebody
stage-semi-1 = Semi-final 1
story-reported = { $table } is over.
story-entered = { $seat } has entered.
refusal-picked-twice = Picked twice: { $field }.
field-character = Character
field-samurai = Samurai
field-samurai-2 = Second Samurai
`;

test("a table's short name says its round and number, also after a void draw", () => {
  assert.deepEqual(partsOf("r2-t11"), { round: 2, number: 11, stage: "" });
  assert.deepEqual(partsOf("r1.3-t4"), { round: 1, number: 4, stage: "" });
  assert.deepEqual(partsOf("semi-1.2"), { round: 0, number: 0, stage: "semi-1" });
});

test("the story calls tables and players what people call them", () => {
  const translator = naming(new Translator(new Words("en", [WORDS], "tournament"), ["Aya"]));
  const line = (code, params) => translator.line({ code, params });
  assert.equal(line("reported", { table: "r1-t2" }), "Round 1, table 2 is over.");
  assert.equal(line("entered", { seat: 0 }), "Aya has entered.");
  assert.equal(line("entered", { seat: 9 }), "Somebody has entered.");
  assert.equal(translator.choice("table", "semi-1"), "Semi-final 1");
});

test("a field of the score sheet is called as its column is, unless it has a name of its own", () => {
  const translator = naming(new Translator(new Words("en", [WORDS], "tournament")));
  const twice = { code: "picked-twice", params: { field: "character-2" } };
  assert.equal(translator.reason(twice), "Picked twice: Character.");
  assert.equal(translator.field("samurai-2"), "Second Samurai");
});

test("a phone knows the names at its own tables, its own, and those of the finals", () => {
  const person = (entrant, name) => ({ entrant, name, is_present: true });
  const own = {
    type: "entrant",
    name: "Aya",
    people: [],
    table: { people: [person(4, "Elsa"), person(2, "Carla")] },
    results: [{ people: [person(1, "Bruno")] }],
    frame: { duels: [{ sides: [6, -1], names: ["Gaia", ""] }] },
  };
  const names = namesIn({ you: 0, view: { own } });
  assert.deepEqual(names, ["Aya", "Bruno", "Carla", "", "Elsa", "", "Gaia"]);
});

test("the clock shows hours only where there are any", () => {
  assert.equal(printedTime(59_001), "01:00");
  assert.equal(printedTime(0), "00:00");
  assert.equal(printedTime(-5), "00:00");
  assert.equal(printedTime(3_600_000), "1:00:00");
  assert.equal(printedTime(3_599_000), "59:59");
});

test("letters are as large as fits, found in a few looks", () => {
  let looks = 0;
  const fits = (/** @type {number} */ size) => {
    looks += 1;
    return size <= 31.2;
  };
  assert.equal(largestThat(16, 60, fits), 31);
  assert.ok(looks < 10);
  assert.equal(largestThat(16, 16, fits), 16);
});

test("the layout that lets them be largest is taken, and none where nothing fits", () => {
  const room = [20, 34, 27];
  const layouts = room.map((_, at) => ({ columns: at + 1 }));
  const fits = (/** @type {{columns: number}} */ { columns }, /** @type {number} */ size) =>
    size <= room[columns - 1];
  assert.deepEqual(bestLayout(layouts, [16, 60], fits), { layout: { columns: 2 }, size: 34 });
  assert.equal(bestLayout(layouts, [40, 60], fits), null);
});

test("no page is more than one longer than another", () => {
  assert.deepEqual(parted([1, 2, 3, 4, 5, 6, 7], 3), [[1, 2], [3, 4], [5, 6, 7]]);
  assert.deepEqual(parted([1, 2, 3], 3), [[1], [2], [3]]);
  assert.deepEqual(parted([], 1), [[]]);
});

test("everyone is found by their name, with table and chair", () => {
  const tables = [
    { name: "r2-t1", people: [{ entrant: 4, name: "Zoe" }, { entrant: 0, name: "Élise" }] },
    { name: "r2-t12", people: [{ entrant: 2, name: "Dario" }] },
  ];
  assert.deepEqual(
    byName(/** @type {any} */ (tables)).map(({ name, number, chair }) => [name, number, chair]),
    [
      ["Dario", 12, 1],
      ["Élise", 1, 2],
      ["Zoe", 1, 1],
    ],
  );
});

test("a bracket stands in columns, with quarter-finals only where there are any", () => {
  const names = ["quarter-1", "semi-1", "semi-2", "final"];
  const duels = names.map((name) => ({ name }));
  assert.deepEqual(
    columnsOf(duels).map((column) => column.map((duel) => duel.name)),
    [["quarter-1"], ["semi-1", "semi-2"], ["final"]],
  );
  assert.equal(columnsOf(duels.slice(1)).length, 2);
});

test("a finalist who waits is told whose duel decides whom they meet, and nobody else is", () => {
  const duel = (name, sides, is_over = false) => ({ name, sides, names: ["", ""], is_over });
  const quarters = [
    duel("quarter-1", [0, 7], true),
    duel("quarter-2", [3, 4]),
    duel("quarter-3", [1, 6]),
    duel("quarter-4", [2, 5], true),
  ];
  const semis = [duel("semi-1", [0, -1]), duel("semi-2", [-1, 2])];
  const duels = [...quarters, ...semis, duel("final", [-1, -1])];
  assert.equal(awaitedIn(duels, 0)?.feeding.name, "quarter-2");
  assert.equal(awaitedIn(duels, 2)?.feeding.name, "quarter-3");
  assert.equal(awaitedIn(duels, 2)?.next.name, "semi-2");
  assert.equal(awaitedIn(duels, 7), null, "who has lost");
  assert.equal(awaitedIn(duels, 3), null, "who fights");
  const late = [duel("semi-1", [0, 3], true), duel("semi-2", [-1, 2]), duel("final", [0, -1])];
  assert.equal(awaitedIn(late, 0), null, "who waits for a duel that has not got its two");
});
