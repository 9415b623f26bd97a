import assert from "node:assert/strict";
import test from "node:test";
import { isSaid, likelyShelf, sameOffer, shelved } from "../../../static/js/core/shelves.ts";

const offer = (key, closed = null) => ({ key, closed, question: 1, fields: [], about: {} });
const FACE = {
  groups: [{ key: "cards", offers: ["geisha", "diversion"] }],
  order: ["attack", "cards", "end-turn"],
};

test("offers of a group share a shelf, in the face's order, and what is closed keeps its place", () => {
  const shut = { code: "weapon-limit", params: {} };
  const shelves = shelved(
    [offer("end-turn"), offer("geisha"), offer("attack", shut), offer("diversion"), offer("new")],
    FACE,
  );
  assert.deepEqual(
    shelves.map((shelf) => [shelf.key, shelf.offers.length]),
    [
      ["attack", 1],
      ["cards", 2],
      ["end-turn", 1],
      ["new", 1],
    ],
  );
});

test("on a shelf the face's order goes, whatever is closed and however they were sent", () => {
  const shut = { code: "no-target", params: {} };
  const [shelf] = shelved([offer("diversion"), offer("geisha", shut)], FACE);
  assert.deepEqual(
    shelf.offers.map((each) => each.key),
    ["geisha", "diversion"],
  );
});

test("an answer that is closed stays where the thumb knows it", () => {
  const order = ["parry", "take"];
  const shut = { code: "not-in-hand", params: {} };
  const keys = (...offers) => shelved(offers, { groups: [], order }).map((shelf) => shelf.key);
  assert.deepEqual(keys(offer("take"), offer("parry")), ["parry", "take"]);
  assert.deepEqual(keys(offer("parry", shut), offer("take")), ["parry", "take"]);
});

const FILLED = (offers) => likelyShelf(offers, shelved(offers, FACE))?.key;
const likely = (key, closed = null) => ({ ...offer(key, closed), likely: true });

test("the button that is filled is the first open one that the rules call likely", () => {
  const shut = { code: "weapon-limit", params: {} };
  assert.equal(FILLED([likely("attack"), offer("geisha"), likely("end-turn")]), "attack");
  assert.equal(FILLED([likely("attack", shut), offer("geisha"), likely("end-turn")]), "end-turn");
  assert.equal(FILLED([offer("heal"), offer("lose-honor"), likely("end-turn")]), "end-turn");
  assert.equal(FILLED([offer("geisha"), likely("diversion"), offer("heal")]), "cards");
});

test("where nothing is likely only a button without another beside it is filled", () => {
  const shut = { code: "no-cards", params: {} };
  assert.equal(FILLED([offer("recover")]), "recover");
  assert.equal(FILLED([offer("give-weapon"), offer("pay-honor")]), undefined);
  assert.equal(FILLED([offer("give-weapon", shut), offer("pay-honor")]), "pay-honor");
  assert.equal(FILLED([]), undefined);
});

test("a button asks nothing that it says itself", () => {
  const number = (low, high) => ({ type: "number", name: "count", low, high, start: low });
  const end = (fields, about) => ({ ...offer("end-turn"), fields, about });
  assert.ok(isSaid(end([], { count: 0 })));
  assert.ok(isSaid(end([number(2, 2)], { count: 2 })));
  assert.ok(!isSaid(end([number(1, 2)], { count: 2 })), "there is something to choose");
  assert.ok(!isSaid(end([number(1, 1)], {})), "nothing says how many");
  const one = { type: "one", name: "target", choices: [{ value: 1, closed: null }] };
  assert.ok(!isSaid(end([one], { target: 1 })), "whom it meets is seen before it is done");
});

test("without a face every offer has a button of its own", () => {
  assert.equal(shelved([offer("a"), offer("b")], { groups: [], order: [] }).length, 2);
});

test("an offer is the same as long as its key and its question are", () => {
  assert.ok(sameOffer(offer("a"), offer("a")));
  assert.ok(!sameOffer(offer("a"), { ...offer("a"), question: 2 }));
});
