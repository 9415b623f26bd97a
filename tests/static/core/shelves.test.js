import assert from "node:assert/strict";
import test from "node:test";
import { sameOffer, shelved } from "../../../static/js/core/shelves.js";

const offer = (key, closed = null) => ({ key, closed, question: 1, fields: [], about: {} });
const FACE = {
  groups: [{ key: "cards", offers: ["geisha", "diversion"] }],
  order: ["attack", "cards", "end-turn"],
};

test("offers of a group share a shelf, in the face's order, closed ones last", () => {
  const shut = { code: "weapon-limit", params: {} };
  const shelves = shelved(
    [offer("end-turn"), offer("geisha"), offer("attack", shut), offer("diversion"), offer("new")],
    FACE,
  );
  assert.deepEqual(
    shelves.map((shelf) => [shelf.key, shelf.offers.length]),
    [
      ["cards", 2],
      ["end-turn", 1],
      ["new", 1],
      ["attack", 1],
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

test("what can be answered comes before an answer that is closed", () => {
  const order = ["parry", "take"];
  const shut = { code: "not-in-hand", params: {} };
  const keys = (...offers) => shelved(offers, { groups: [], order }).map((shelf) => shelf.key);
  assert.deepEqual(keys(offer("take"), offer("parry")), ["parry", "take"]);
  assert.deepEqual(keys(offer("parry", shut), offer("take")), ["take", "parry"]);
});

test("without a face every offer has a button of its own", () => {
  assert.equal(shelved([offer("a"), offer("b")], { groups: [], order: [] }).length, 2);
});

test("an offer is the same as long as its key and its question are", () => {
  assert.ok(sameOffer(offer("a"), offer("a")));
  assert.ok(!sameOffer(offer("a"), { ...offer("a"), question: 2 }));
});
