/** What the host's page offers a screen: tables, and what hangs in a tournament's hall. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Translator } from "../../../static/js/core/translator.ts";
import { Words } from "../../../static/js/core/words.ts";
import { freshOf } from "../../../static/js/games/tournament/name-list.tsx";
import { hallShows, likely } from "../../../static/js/host/shows.ts";

const words = new Words("en", ["host-show-hall = The hall"]);
/** @type {any} */
const cup = { table: "QGAPJ", code: "QGAPJ" };

test("a tournament offers its hall, and none of its tables", () => {
  assert.deepEqual(
    hallShows([cup], new Translator(words)).map(({ table, kind, name }) => [table, kind, name]),
    [["QGAPJ", "hall", "The hall"]],
  );
});

test("the hall is chosen where nothing else could be meant", () => {
  const halls = hallShows([cup], new Translator(words));
  /** @type {any[]} */
  const tables = [{ table: "ABCDE", over: false }];
  assert.equal(likely([], halls), "QGAPJ");
  assert.equal(likely(tables, halls), "ABCDE");
  assert.equal(likely([], []), "");
  assert.equal(likely([], [...halls, { ...halls[0], table: "OTHER" }]), "");
});

test("with a wrong line nobody would be entered", () => {
  const good = { line: 1, name: "Aya" };
  const seen = (/** @type {any[]} */ names) => freshOf({ text: "x", names, reason: null });
  assert.equal(seen([good, { line: 2, name: "Bo", known: true }, { line: 3, name: "Cleo" }]), 2);
  assert.equal(seen([good, { line: 2, name: "", wrong: { code: "name-length", params: {} } }]), 0);
  assert.equal(freshOf(null), 0);
});
