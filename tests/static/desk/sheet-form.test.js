/** A score sheet as on paper, and as the offer wants it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, changed, isFull } from "../../../static/js/desk/form-values.ts";
import {
  draftOf,
  endersOf,
  firstOpen,
  missing,
  outOfRange,
  rolesFor,
  takenElsewhere,
  valuesOf,
  withEnding,
  withRole,
  withRow,
} from "../../../static/js/desk/sheet-form.ts";

const choice = (value) => ({ value, closed: null, about: {} });
const one = (name, of, values, more = {}) => ({
  type: "one",
  name,
  of,
  choices: values.map(choice),
  given: [],
  by: {},
  ...more,
});
const number = (name, high) => ({ type: "number", name, low: 0, high, start: 0 });
const chairs = [1, 2, 3].flatMap((chair) => [
  one(`character-${chair}`, "character", ["hanzo", "tomoe"]),
  number(`honor-${chair}`, 30),
  number(`daimyo-${chair}`, 3),
  number(`resilience-${chair}`, 5),
]);
const OFFER = {
  key: "fill-sheet",
  fields: [
    one("samurai", "chair", [1, 2]),
    one("samurai-2", "chair", [], { given: ["samurai"], by: { 1: [choice(2)], 2: [choice(1)] } }),
    one("ending", "value", ["honor", "swordmaster"]),
    one("chair", "chair", [], {
      given: ["ending"],
      by: { honor: [choice(-1)], swordmaster: [choice(0), choice(1), choice(2)] },
    }),
    ...chairs,
  ],
};
const TABLE = {
  name: "r1-t1",
  round: 1,
  people: ["Aya", "Bruno", "Carla"].map((name, entrant) => ({ entrant, name, is_present: true })),
  is_over: false,
  sheet: null,
};

function full() {
  let draft = draftOf(TABLE);
  draft.rows.forEach((_, chair) => {
    draft = withRow(draft, chair, { character: "hanzo", honor: 2, daimyo: 0, resilience: 1 });
  });
  draft = withRole(OFFER, withRole(OFFER, draft, 1, "samurai"), 2, "samurai");
  return withEnding(OFFER, draft, "honor");
}

test("the first chair is the Shogun's, and nobody else can be", () => {
  assert.equal(draftOf(TABLE).rows[0].role, "shogun");
  assert.deepEqual(rolesFor(OFFER, 0), ["shogun"]);
  assert.deepEqual(rolesFor(OFFER, 1), ["samurai", "ninja"]);
});

test("a filled sheet names a chair for each role, and nobody for an end that is nobody's", () => {
  const values = valuesOf(OFFER, full());
  assert.deepEqual(missing(OFFER, values), []);
  assert.equal(values.samurai, 1);
  assert.equal(values["samurai-2"], 2);
  assert.equal(values.chair, -1);
  assert.equal(values["honor-3"], 2);
});

test("an empty field is missing, and a number beyond its end too", () => {
  const draft = withRow(withRow(full(), 0, { honor: null }), 1, { resilience: 6 });
  assert.deepEqual(missing(OFFER, valuesOf(OFFER, draft)), ["honor-1", "resilience-2"]);
});

test("a role that is taken already leaves whoever had it", () => {
  const small = { ...OFFER, fields: OFFER.fields.filter((field) => field.name !== "samurai-2") };
  const draft = withRole(small, withRole(small, draftOf(TABLE), 1, "samurai"), 2, "samurai");
  assert.deepEqual(
    draft.rows.map((row) => row.role),
    ["shogun", "ninja", "samurai"],
  );
  assert.deepEqual(missing(OFFER, valuesOf(OFFER, draft)).slice(0, 1), ["samurai-2"]);
});

test("a character that is there once cannot be at two chairs", () => {
  const fields = OFFER.fields.map((field) =>
    field.name === "character-2" ? { ...field, unlike: ["character-1"] } : field,
  );
  const offer = { ...OFFER, fields };
  const draft = full();
  assert.deepEqual(missing(offer, valuesOf(offer, draft)), ["character-2"]);
  assert.ok(takenElsewhere(offer, draft, 1, "hanzo"));
  assert.ok(!takenElsewhere(offer, draft, 1, "tomoe"));
  assert.ok(!takenElsewhere(OFFER, draft, 1, "hanzo"));
});

test("whoever did what ended it must be said, if somebody did", () => {
  const draft = withEnding(OFFER, full(), "swordmaster");
  assert.deepEqual(endersOf(OFFER, "swordmaster"), [0, 1, 2]);
  assert.deepEqual(missing(OFFER, valuesOf(OFFER, draft)), ["chair"]);
  assert.deepEqual(missing(OFFER, valuesOf(OFFER, { ...draft, chair: 2 })), []);
});

test("a sheet that was filled in before comes back as it was", () => {
  const had = { role: "samurai", character: "tomoe", honor: 4, daimyo: 1, resilience: 3 };
  const sheet = { rows: [{ had }, { had }, { had }], ending: "swordmaster", chair: 1 };
  const draft = draftOf({ ...TABLE, sheet });
  assert.deepEqual(draft.rows[1], had);
  assert.equal(draft.chair, 1);
});

const CAUTION = {
  key: "caution",
  fields: [
    one("duel", "table", ["semi-1", "semi-2"]),
    one("winner", "seat", [], { given: ["duel"], by: { "semi-1": [choice(4), choice(5)] } }),
    { type: "text", name: "why", longest: 200, shortest: 1 },
  ],
};

test("a form begins with what was wished, and is sent when every field fits", () => {
  const values = begun(CAUTION, { duel: "semi-1" });
  assert.deepEqual(values, { duel: "semi-1", why: "" });
  assert.ok(!isFull(CAUTION, { ...values, winner: 4, why: "   " }));
  assert.ok(isFull(CAUTION, { ...values, winner: 4, why: "fought" }));
});

test("what hung on a choice is asked anew when that changes", () => {
  const values = { duel: "semi-1", winner: 4, why: "fought" };
  assert.deepEqual(changed(CAUTION, values, "duel", "semi-2"), { duel: "semi-2", why: "fought" });
});

test("a number that cannot be is told apart from one that is not there yet", () => {
  const draft = withRow(withRow(full(), 0, { daimyo: 4 }), 1, { honor: null });
  const beyond = outOfRange(OFFER, valuesOf(OFFER, draft));
  assert.deepEqual(
    beyond.map((field) => [field.name, field.low, field.high]),
    [["daimyo-1", 0, 3]],
  );
});

test("an open role is asked of all who could have it, though their cells look filled", () => {
  const draft = withRole(OFFER, full(), 2, "ninja");
  const open = missing(OFFER, valuesOf(OFFER, draft));
  assert.deepEqual(firstOpen(OFFER, draft, open), {
    field: "samurai-2",
    role: "samurai",
    chairs: [2],
    column: "role",
  });
  const neither = withRole(OFFER, draft, 1, "ninja");
  const both = firstOpen(OFFER, neither, missing(OFFER, valuesOf(OFFER, neither)));
  assert.deepEqual(both?.chairs, [1, 2], "the Shogun is not asked");
});

test("an open cell is found by its chair, and what is in no row by its name", () => {
  const draft = withRow(full(), 1, { honor: null });
  const open = missing(OFFER, valuesOf(OFFER, draft));
  const cell = { field: "honor-2", role: "", chairs: [1], column: "honor" };
  assert.deepEqual(firstOpen(OFFER, draft, open), cell);
  const nowhere = { field: "ending", role: "", chairs: [], column: "" };
  assert.deepEqual(firstOpen(OFFER, full(), ["ending"]), nowhere);
  assert.equal(firstOpen(OFFER, full(), []), null);
});
