/** Two sides of one circle, read from the view. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { across, blowsOf, duelOf, weaponsOf } from "../../../static/js/games/duel/duel.ts";
import { marked, view } from "./views.js";

const placesOf = (line) => line.map(({ place }) => place.place);

test("one's own line is near, from the left; the other's is seen from in front", () => {
  const { near, far } = duelOf(view({ you: 0 }));
  assert.deepEqual([near.seat, placesOf(near.line)], [0, [1, 2, 3]]);
  assert.deepEqual([far.seat, placesOf(far.line)], [1, [7, 6, 5]]);
});

test("the second seat sees the same circle the other way round", () => {
  const { near, far } = duelOf(view({ you: 1 }));
  assert.deepEqual([near.seat, placesOf(near.line)], [1, [5, 6, 7]]);
  assert.deepEqual([far.seat, placesOf(far.line)], [0, [3, 2, 1]]);
});

test("onlookers have the first seat near", () => {
  assert.equal(duelOf(view()).near.seat, 0);
});

test("the Shogun waits behind the line until the circle has them", () => {
  assert.equal(duelOf(view()).near.waiting?.place.place, 0);
  const stepped = view({ places: marked({ 0: [], 2: ["fallen"] }), own: { circle: [1, 0, 3, 5, 6, 7] } });
  const { near } = duelOf(stepped);
  assert.equal(near.waiting, null);
  assert.deepEqual(placesOf(near.line), [1, 0, 3]);
  assert.deepEqual(placesOf(near.fallen), [2]);
});

test("a side is covered until its characters have names", () => {
  assert.ok(!duelOf(view()).near.isCovered);
  const places = view().places.map((place) => ({ ...place, figure: "", role: "", marks: [] }));
  const { near, far } = duelOf(view({ places, own: { circle: [], active: [], reach: [[], []], full: [] } }));
  assert.ok(near.isCovered && far.isCovered);
  assert.deepEqual([near.line, near.waiting, near.fallen], [[], null, []]);
});

test("difficulties are one's own; onlookers see those of whose turn it is", () => {
  const reach = (seen) => duelOf(seen).far.line.map((each) => each.reach);
  assert.deepEqual(reach(view({ you: 0 })), [2, 3, 2]);
  assert.deepEqual(reach(view()), [2, 3, 2]);
  assert.deepEqual(reach(view({ you: 1 })), [0, 0, 0], "the second seat has nobody active");
  assert.deepEqual(reach(view({ turn: 1 })), [0, 0, 0]);
  assert.deepEqual(reach(view({ own: { reach: [] } })), [0, 0, 0], "where nobody follows places");
});

test("who is active and whose turn it is", () => {
  const { near, far } = duelOf(view());
  assert.deepEqual(near.line.map((each) => each.isActive), [false, true, false]);
  assert.ok(far.line.every((each) => !each.isActive));
  assert.deepEqual([near.isTurn, far.isTurn], [true, false]);
});

test("a player's one hand is counted at one of the places", () => {
  const { near, far } = duelOf(view());
  assert.deepEqual([near.hand?.value, near.home.place, far.hand?.value, far.home.place], [4, 0, 5, 4]);
});

test("Bushido that lies on nobody yet is with its player", () => {
  const at = (own) => [duelOf(view({ own })).near.hasBushido, duelOf(view({ own })).far.hasBushido];
  assert.deepEqual(at({ bushido_at: 1 }), [false, true]);
  assert.deepEqual(at({ bushido_at: 1, bushido: 6 }), [false, false]);
  assert.deepEqual(at({}), [false, false]);
});

test("three stand in thirds, two about the middle, one in it; behind the line is the middle", () => {
  const { near } = duelOf(view());
  const shares = (side, places) => places.map((place) => Math.round(across(side, place) * 600));
  assert.deepEqual(shares(near, [1, 2, 3, 0]), [100, 300, 500, 300]);
  const two = duelOf(view({ own: { circle: [1, 0, 5, 6, 7] } })).near;
  assert.deepEqual(shares(two, [1, 0]), [200, 400]);
  const one = duelOf(view({ own: { circle: [0, 5, 6, 7] } })).near;
  assert.deepEqual(shares(one, [0]), [300]);
});

const weapon = { question: 7, key: "weapon", seats: [1], about: { by: 0, card: "bo" }, sums: [] };

test("a blow goes from the active one to whom it is aimed at, with its difficulty", () => {
  const seen = view({ asked: [weapon], own: { aimed: [7] } });
  const [blow, ...more] = blowsOf(seen);
  assert.deepEqual(more, []);
  assert.deepEqual([blow.by, blow.difficulty, blow.isUp], [0, 2, true]);
  assert.deepEqual([blow.from.isOuter, blow.to.isOuter], [false, true]);
  assert.ok(blow.to.x < blow.from.x, "the last of the other line stands on our left");
  assert.ok(!blowsOf({ ...seen, you: 1 })[0].isUp, "whoever is struck sees it come from above");
});

test("what hits everyone goes to every enemy, asks for no reach, and passes one's own by", () => {
  const cry = { ...weapon, key: "battle-cry", seats: [1, 0] };
  const seen = view({ asked: [cry], own: { aimed: [1, 3, 5, 6, 7] } });
  assert.deepEqual(blowsOf(seen).map((blow) => blow.difficulty), [0, 0, 0]);
  const { near, far } = duelOf(seen);
  assert.ok(near.isShared && far.isShared, "one card for a whole side");
  assert.deepEqual(near.line.map((each) => each.isAimed), [true, false, true]);
});

test("while a blow is in the air, only its own number is shown", () => {
  const { far } = duelOf(view({ you: 0, asked: [weapon], own: { aimed: [7] } }));
  assert.ok(far.line.every((each) => each.reach === 0));
});

test("one who is aimed at alone shares the answer with nobody", () => {
  assert.ok(!duelOf(view({ asked: [weapon], own: { aimed: [7] } })).far.isShared);
});

test("without a question, or with one that nobody put, there is no blow", () => {
  assert.deepEqual(blowsOf(view()), []);
  assert.deepEqual(blowsOf(view({ asked: [{ ...weapon, key: "hold", about: {} }] })), []);
});

test("weapons are counted where they are followed", () => {
  assert.deepEqual(weaponsOf(view({ own: { weapons: 1, weapon_limit: 2 } })), [1, 2]);
  assert.equal(weaponsOf(view({ level: "tokens" })), null);
  assert.equal(weaponsOf(view({ own: { weapon_limit: 0 } })), null);
});
