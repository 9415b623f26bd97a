import assert from "node:assert/strict";
import test from "node:test";
import {
  inHand,
  most,
  outlookOf,
  previews,
  soFar,
  stillFits,
  unplaced,
} from "../../../static/js/games/solo/placing.ts";

const USES = ["attack", "defence", "concentration"];
const one = (name, more = {}) => ({ type: "one", name, of: "use", choices: [], given: [], by: {}, ...more });
const plain = USES.map((value) => ({ value, closed: null, about: {} }));
const noted = (before) => USES.map((value) => ({ value, closed: null, about: { hit: `${before}/${value}` } }));

/** Two dice; the hub notes on the last what both together bring. */
const GIVE = {
  key: "give",
  fields: [
    one("die-1", { choices: plain }),
    one("die-3", { given: ["die-1"], by: Object.fromEntries(USES.map((use) => [use, noted(use)])) }),
  ],
};

test("what the hub noted is told once every die has its place, and not before", () => {
  assert.equal(outlookOf(GIVE, {}), null);
  assert.equal(outlookOf(GIVE, { "die-1": "attack" }), null);
  assert.deepEqual(outlookOf(GIVE, { "die-1": "attack", "die-3": "defence" }), { hit: "attack/defence" });
});

test("the last die without a place shows what each place would bring, whichever die that is", () => {
  assert.deepEqual(previews(GIVE, {}), {});
  assert.equal(previews(GIVE, { "die-1": "attack" }).defence.hit, "attack/defence");
  assert.equal(previews(GIVE, { "die-3": "defence" }).attack.hit, "attack/defence");
  assert.deepEqual(previews(GIVE, { "die-1": "attack", "die-3": "attack" }), {});
});

test("a place shows what lies there already while other dice are in hand", () => {
  const worth = { "die-1": 6, "die-3": 4 };
  const sums = (given) =>
    Object.fromEntries(
      USES.map((use) => [use, given.reduce((sum, [name, to]) => sum + (to === use ? worth[name] : 0), 1)]),
    );
  const last = (first) =>
    USES.map((value) => ({ value, closed: null, about: sums([["die-1", first], ["die-3", value]]) }));
  const by = Object.fromEntries(USES.map((use) => [use, last(use)]));
  const give = { key: "give", fields: [one("die-1", { choices: plain }), one("die-3", { given: ["die-1"], by })] };
  const all = (values) => USES.map((use) => soFar(give, values, use));
  assert.deepEqual(all({}), [1, 1, 1]);
  assert.deepEqual(all({ "die-1": "attack" }), [7, 1, 1]);
  assert.deepEqual(all({ "die-3": "concentration" }), [1, 1, 5]);
  assert.deepEqual(all({ "die-1": "defence", "die-3": "defence" }), [1, 11, 1]);
});

test("the next tap is for the die that was picked up, else for the first", () => {
  assert.deepEqual(unplaced(GIVE, { "die-3": "attack" }), ["die-1"]);
  assert.equal(inHand(["die-1", "die-3"], "die-3"), "die-3");
  assert.equal(inHand(["die-1"], "die-3"), "die-1");
  assert.equal(inHand([], "die-3"), "");
});

test("plans for dice that are gone are forgotten", () => {
  assert.deepEqual(stillFits(GIVE, { "die-1": "attack", "die-2": "defence" }), { "die-1": "attack" });
});

test("a split goes as far as the hub's choices do", () => {
  const number = (value) => ({ value, closed: null, about: {} });
  const split = {
    key: "split",
    fields: [
      one("attack", { choices: [0, 1, 2].map(number) }),
      one("defence", { given: ["attack"], by: { 0: [0, 1, 2].map(number), 2: [0].map(number) } }),
    ],
  };
  assert.equal(most(split, "attack", {}), 2);
  assert.equal(most(split, "defence", { attack: 0 }), 2);
  assert.equal(most(split, "defence", { attack: 2 }), 0);
});
