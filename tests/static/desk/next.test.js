/** The one thing that the referee does next. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOf } from "../../../static/js/desk/next.ts";
import { isKey } from "../../../static/js/core/keys.ts";
import { grouped } from "../../../static/js/games/tournament/own.ts";
import { PARTS, partOf } from "../../../static/js/desk/route.ts";

const frame = { phase: "round", round: 1, rounds: 3, players: 8, clock: "running", duels: [] };
const table = (name, isOver) => ({ name, round: 1, people: [], is_over: isOver, sheet: null });
const own = (change = {}, tables = []) => ({ frame: { ...frame, ...change }, tables });
const offer = (key, more = {}) => ({ key, fields: [], closed: null, standing: false, about: {}, ...more });
const next = (key, more = {}) => offer(key, { about: { group: "next" }, ...more });

test("a draw is for the round after this one", () => {
  const found = nextOf(own({ phase: "between" }), [offer("note"), next("draw")]);
  assert.equal(found.word, "desk-next-draw");
  assert.deepEqual(found.params, { round: 2, rounds: 3, count: 8 });
  assert.equal(found.offer.key, "draw");
});

test("a closed draw is still what comes next, and says why not", () => {
  const closed = { code: "too-few", params: {} };
  assert.equal(nextOf(own({ phase: "entry" }), [next("draw", { closed })]).offer.closed, closed);
});

test("the clock is started before anything is waited for", () => {
  const found = nextOf(own({ clock: "off" }), [next("start-round", { standing: true })]);
  assert.equal(found.word, "desk-next-start-round");
});

test("with nothing to press it says how many tables still play", () => {
  const tables = [table("r1-t1", true), table("r1-t2", false), table("r1-t3", false)];
  assert.deepEqual(nextOf(own({}, tables), []), {
    word: "desk-next-playing",
    params: { count: 2 },
    offer: null,
  });
  assert.equal(nextOf(own({ clock: "up" }, tables), []).word, "desk-next-up");
});

test("ending qualifying early is possible, but not what comes next", () => {
  const early = offer("close-qualifying", { standing: true });
  const both = [early, next("draw")];
  assert.equal(nextOf(own({ phase: "between" }), both).offer.key, "draw");
  const last = [next("close-qualifying")];
  assert.equal(nextOf(own({ phase: "between" }), last).offer.key, "close-qualifying");
});

test("what belongs together the hub says, also of a key that no page knows", () => {
  const clock = { about: { group: "clock" } };
  const offers = [offer("pause-clock", clock), offer("note"), offer("turn-clock-back", clock)];
  assert.deepEqual(
    grouped(offers, "clock").map(({ key }) => key),
    ["pause-clock", "turn-clock-back"],
  );
});

test("in the finals it counts the duels that can be fought", () => {
  const duels = [
    { name: "semi-1", sides: [0, 3], is_over: true },
    { name: "semi-2", sides: [1, 2], is_over: false },
    { name: "final", sides: [0, -1], is_over: false },
  ];
  assert.deepEqual(nextOf(own({ phase: "finals", duels }), []).params, { count: 1 });
  assert.equal(nextOf(own({ phase: "over", duels }), []).word, "desk-next-over");
});

test("the desk opens where the hour wants it, and stays where one has turned", () => {
  assert.equal(partOf("", "entry"), "entries");
  assert.equal(partOf("", "finals"), "bracket");
  assert.equal(partOf("#/paper", "entry"), "paper");
  assert.equal(partOf("#/nowhere", "round"), "tables");
  assert.ok(PARTS.every((part) => partOf(`#/${part}`, "round") === part));
});

test("a key behind the # is no address", () => {
  assert.ok(isKey("#0123456789abcdef"));
  assert.ok(!isKey("#/tables"));
  assert.ok(!isKey(""));
});
