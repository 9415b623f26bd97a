import assert from "node:assert/strict";
import test from "node:test";
import { isOfNames, isShow, newest, winners } from "../../../static/js/host/stats.ts";

const result = (name, role, won, honor, facts = {}) => ({
  name,
  role,
  figure: "",
  won,
  is_bot: false,
  points: honor * 2,
  numbers: { honor, daimyo: 0 },
  ...facts,
});
const night = (table, at, results, game = "samurai") => ({ table, at, game, results });

const NIGHTS = [
  night("A", 1, [result("Ada", "shogun", true, 3), result("Bruno", "ninja-1", false, 1)]),
  night("B", 3, [
    result("ada", "ninja-1", false, 0),
    result("Aoi", "shogun", true, 5, { is_bot: true }),
  ]),
  night("C", 2, [result("Ada", "ninja-1", true, 4), result("Chie", "shogun", true, 2)]),
];

test("the newest night first, and only those with results", () => {
  const all = [...NIGHTS, night("D", 9, [])];
  assert.deepEqual(
    newest(all).map((each) => each.table),
    ["B", "C", "A"],
  );
  assert.deepEqual(
    winners(NIGHTS[2]).map((each) => each.name),
    ["Ada", "Chie"],
  );
});

test("a night in which only the hub played is a show", () => {
  assert.equal(isShow(NIGHTS[1]), false);
  assert.equal(isShow(night("F", 5, [result("Aoi", "ronin", true, 1, { is_bot: true })])), true);
});

test("where every role is the same it is names that tell who won", () => {
  const duel = [result("Ada", "shogun", true, 0), result("Bruno", "shogun", false, 0)];
  assert.equal(isOfNames(night("G", 6, duel, "duel")), true);
  const roleless = [result("Ada", "", true, 0), result("Bruno", "", false, 0)];
  assert.equal(isOfNames(night("H", 7, roleless)), true);
  assert.equal(isOfNames(NIGHTS[0]), false);
  assert.equal(isOfNames(night("I", 8, [result("Ada", "musashi", true, 0)], "solo")), false);
});
