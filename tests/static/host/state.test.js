import assert from "node:assert/strict";
import test from "node:test";
import { isKey } from "../../../static/js/core/keys.ts";
import { hashOf, routeOf } from "../../../static/js/host/route.ts";
import {
  around,
  closedUp,
  exchanged,
  isShow,
  running,
  stateOf,
  swapped,
  whyNotStart,
  withoutPhone,
} from "../../../static/js/host/state.ts";

const seats = (...names) => names.map((name, seat) => ({ seat, name, free: name === "" }));
const table = (facts = {}) => ({
  table: "QGAPJ",
  started: false,
  ended: false,
  over: false,
  paused: "",
  bots: [],
  seats: seats("Ada", "", "Bruno", "", "Chie"),
  ...facts,
});

test("how a table stands: closed before resting, resting before the rest", () => {
  assert.equal(stateOf(table()), "waiting");
  assert.equal(stateOf(table({ started: true })), "playing");
  assert.equal(stateOf(table({ started: true, over: true })), "over");
  assert.equal(stateOf(table({ started: true, paused: "pizza" })), "paused");
  assert.equal(stateOf(table({ started: true, paused: "pizza", ended: true })), "closed");
});

test("closed tables are not running, and lively ones come first", () => {
  const all = [
    table({ table: "A", ended: true }),
    table({ table: "B", started: true, over: true }),
    table({ table: "C" }),
    table({ table: "D", started: true }),
    table({ table: "E", started: true, over: true, seats: seats("Aoi"), bots: [0] }),
  ];
  assert.deepEqual(
    running(all).map((seen) => seen.table),
    ["D", "C", "B"],
  );
});

test("a show is a table where the hub has every seat that is taken", () => {
  const filled = { started: true, seats: seats("Aoi", "Botan") };
  assert.equal(isShow(table({ ...filled, bots: [0, 1] })), true);
  assert.equal(isShow(table({ ...filled, bots: [1] })), false);
  assert.equal(isShow(table({ started: true, seats: seats("", ""), bots: [] })), false);
});

test("too few or too many cannot start, and hear why", () => {
  const game = { least: 3, most: 4 };
  assert.equal(whyNotStart(table(), game), null);
  assert.deepEqual(whyNotStart(table({ seats: seats("Ada", "", "Bruno") }), game), {
    code: "wrong-number",
    params: { count: 2, low: 3, high: 4 },
  });
  const five = seats("a", "b", "c", "d", "e");
  assert.equal(whyNotStart(table({ seats: five }), game)?.params.count, 5);
});

test("moving up and down changes places with the next person, over empty chairs", () => {
  const around5 = table().seats;
  assert.deepEqual(swapped(around5, 2, -1, 7), [2, 1, 0, 3, 4, 5, 6]);
  assert.deepEqual(swapped(around5, 2, 1, 7), [0, 1, 4, 3, 2, 5, 6]);
  assert.equal(swapped(around5, 0, -1, 7), null);
  assert.equal(swapped(around5, 4, 1, 7), null);
});

test("closing up keeps the order and names every seat once", () => {
  assert.deepEqual(closedUp(table().seats, 7), [0, 2, 4, 1, 3, 5, 6]);
  assert.equal(closedUp(seats("Ada", "Bruno", ""), 4), null);
});

test("seats lie round the table from the bottom, clockwise", () => {
  const [bottom, left, top, right] = around(4);
  assert.deepEqual([bottom.left, bottom.top], [50, 100]);
  assert.ok(left.left < 1 && right.left > 99 && top.top < 1);
});

test("a key behind the # is no page, and a page is no key", () => {
  assert.ok(isKey("#RAtUPV5bYtHWwgxbpQykLfdFWyBEp8Np"));
  assert.ok(!isKey("#/table/QGAPJ") && !isKey("#") && !isKey(""));
  assert.deepEqual(routeOf("#RAtUPV5bYtHWwgxb"), { page: "home", name: "" });
});

test("addresses lead to pages and back", () => {
  assert.deepEqual(routeOf(hashOf("table", "QGAPJ")), { page: "table", name: "QGAPJ" });
  assert.deepEqual(routeOf(hashOf("nights")), { page: "nights", name: "" });
  assert.deepEqual(routeOf(hashOf("home")), { page: "home", name: "" });
  assert.equal(routeOf("#/table").page, "home");
  assert.equal(routeOf("#/elsewhere/x").page, "home");
  assert.equal(routeOf("#/night/%E0%A4%A").name, "%E0%A4%A");
});

test("two seats change places, and one of them may be free", () => {
  assert.deepEqual(exchanged(1, 3, 5), [0, 3, 2, 1, 4]);
  assert.deepEqual(exchanged(3, 1, 5), [0, 3, 2, 1, 4]);
});

test("who has no phone: neither a bot nor an empty chair", () => {
  const seen = table({ seats: seats("Ada", "", "Bruno", "Botan"), bots: [3] });
  assert.deepEqual(withoutPhone(seen), [0, 2]);
  seen.seats[0].phone = true;
  assert.deepEqual(withoutPhone(seen), [2]);
});
