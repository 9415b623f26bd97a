import assert from "node:assert/strict";
import test from "node:test";
import {
  aimedAt,
  choicesOf,
  filled,
  fits,
  isByReach,
  nextField,
  ruledOut,
  usesAt,
  usesOf,
} from "../../../static/js/core/form.ts";

const open = (value, about = {}) => ({ value, closed: null, about });
const shut = (value, code) => ({ value, closed: { code, params: {} }, about: {} });

const ATTACK = {
  key: "attack",
  closed: null,
  question: 3,
  private: true,
  standing: false,
  about: {},
  fields: [
    {
      type: "one",
      name: "target",
      of: "seat",
      given: [],
      by: {},
      choices: [open(0), open(1), shut(2, "harmless")],
    },
    {
      type: "one",
      name: "weapon",
      of: "card",
      given: ["target"],
      choices: [],
      by: { 0: [open("katana"), open("bo")], 1: [shut("katana", "out-of-reach"), open("bo")] },
    },
  ],
};

test("the choices of a field hang on the fields it is given", () => {
  const [, weapon] = ATTACK.fields;
  assert.deepEqual(
    choicesOf(weapon, { target: 1 }).map((choice) => choice.closed === null),
    [false, true],
  );
  assert.deepEqual(choicesOf(weapon, { target: 9 }), []);
});

test("a form asks for its fields in order, and for nothing once it is full", () => {
  assert.equal(nextField(ATTACK, {})?.name, "target");
  assert.equal(nextField(ATTACK, { target: 0 })?.name, "weapon");
  assert.equal(nextField(ATTACK, { target: 0, weapon: "bo" }), null);
});

test("what ends the game is asked for, though there is no other choice", () => {
  const game = {
    type: "one",
    name: "game",
    of: "game",
    given: ["value"],
    choices: [open("goes-on")],
    by: { 0: [open("ends")] },
  };
  const value = { ...ATTACK.fields[0], name: "value", of: "number", choices: [open(0), open(1)] };
  const form = { ...ATTACK, fields: [value, game] };
  assert.deepEqual(filled(form, { value: 1 }), { value: 1, game: "goes-on" });
  assert.deepEqual(filled(form, { value: 0 }), { value: 0 });
  assert.deepEqual(filled(form, { value: 0 }, { game: "ends" }), { value: 0 });
});

test("a field with one open choice and no other fills itself", () => {
  const only = { ...ATTACK, fields: [{ ...ATTACK.fields[0], choices: [open(4)] }] };
  assert.deepEqual(filled(only, {}), { target: 4 });
});

test("a single choice that is closed is never filled in", () => {
  const only = { ...ATTACK, fields: [{ ...ATTACK.fields[0], choices: [shut(4, "harmless")] }] };
  assert.deepEqual(filled(only, {}), {});
});

test("a wish is filled in where it is open, and left alone where it is not", () => {
  assert.deepEqual(filled(ATTACK, { target: 0 }, { weapon: "katana" }), {
    target: 0,
    weapon: "katana",
  });
  assert.deepEqual(filled(ATTACK, { target: 1 }, { weapon: "katana" }), { target: 1 });
});

test("whom a wished weapon does not reach is ruled out", () => {
  const out = ruledOut(ATTACK, ATTACK.fields[0], {}, { weapon: "katana" });
  assert.deepEqual([...out].sort(), [1, 2]);
});

const place = (seat, figure = "") => ({ place: seat, seat, figure, role: "", counters: [], marks: [] });
const characters = (name, ...choices) => ({ type: "one", name, of: "character", given: [], by: {}, choices });

test("a place is aimed at by offers that begin with its seat, open or with the reason", () => {
  assert.equal(aimedAt(ATTACK, place(1))?.closed, null);
  assert.equal(aimedAt(ATTACK, place(2))?.closed?.code, "harmless");
  assert.equal(aimedAt(ATTACK, place(7)), null);
  assert.equal(aimedAt({ ...ATTACK, standing: true }, place(1)), null);
  assert.equal(aimedAt({ ...ATTACK, closed: { code: "weapon-limit", params: {} } }, place(1)), null);
});

test("where characters are picked, a place is aimed at by the one that stands there", () => {
  const strike = { ...ATTACK, fields: [characters("target", open("benkei"), shut("tomoe", "behind"))] };
  assert.equal(aimedAt(strike, place(0, "benkei"))?.closed, null);
  assert.equal(aimedAt(strike, place(0, "tomoe"))?.closed?.code, "behind");
  assert.equal(aimedAt(strike, place(0, "hanzo")), null);
  assert.equal(aimedAt(strike, place(0)), null);
});

test("a character serves for offers that come to it after a card", () => {
  const card = { type: "one", name: "card", of: "card", given: [], by: {}, choices: [open("focus")] };
  const lay = { ...ATTACK, key: "lay", fields: [card, characters("character", open("benkei"), shut("tomoe", "fallen"))] };
  assert.deepEqual(
    usesAt([ATTACK, lay], place(0, "benkei")).map((use) => [use.offer.key, use.wishes]),
    [["lay", { character: "benkei" }]],
  );
  assert.deepEqual(usesAt([ATTACK, lay], place(0, "tomoe")), []);
  assert.deepEqual(usesAt([ATTACK, lay], place(0)), []);
  assert.deepEqual(usesAt([{ ...lay, closed: { code: "no-cards", params: {} } }], place(0, "benkei")), []);
  const first = { ...lay, fields: [characters("target", open("benkei"))] };
  assert.deepEqual(usesAt([first], place(0, "benkei")), [], "that one is aimed at it");
});

test("a card serves for the offers whose fields it is open in, or that bear its name", () => {
  const tea = { ...ATTACK, key: "tea-ceremony", fields: [] };
  assert.deepEqual(
    usesOf([ATTACK, tea], "katana").map((use) => [use.offer.key, use.wishes]),
    [["attack", { weapon: "katana" }]],
  );
  assert.deepEqual(
    usesOf([ATTACK, tea], "tea-ceremony").map((use) => use.offer.key),
    ["tea-ceremony"],
  );
  assert.deepEqual(usesOf([ATTACK, tea], "geisha"), []);
});

test("numbers, texts and lists fit between their ends only", () => {
  const number = { type: "number", name: "n", low: 1, high: 3, start: 1 };
  assert.deepEqual(
    [0, 1, 3, 4, 1.5, "2"].map((value) => fits(number, value)),
    [false, true, true, false, false, false],
  );
  const text = { type: "text", name: "t", shortest: 1, longest: 3 };
  assert.deepEqual(
    ["", "a", "日本語", "four"].map((value) => fits(text, value)),
    [false, true, true, false],
  );
  const some = { type: "some", name: "s", of: "card", low: 1, high: 2, choices: [] };
  assert.deepEqual(
    [[], ["a"], ["a", "b", "c"], "a"].map((value) => fits(some, value)),
    [false, true, false, false],
  );
});

test("what a field must be unlike is closed, with the reason", () => {
  const field = {
    type: "one",
    name: "character-2",
    of: "character",
    given: [],
    by: {},
    unlike: ["character-1"],
    choices: [open("hanzo"), open("tomoe")],
  };
  const [hanzo, tomoe] = choicesOf(field, { "character-1": "hanzo" });
  assert.deepEqual(hanzo.closed, { code: "picked-twice", params: { field: "character-2" } });
  assert.equal(tomoe.closed, null);
});

test("how far a seat is counts for what the hub offers first at seats, and for nothing else", () => {
  const [target] = ATTACK.fields;
  const jail = { ...ATTACK, key: "jail", fields: [target] };
  const straight = { ...jail, key: "correct-laid", standing: true };
  const draw = { ...ATTACK, key: "draw", fields: [] };
  const offers = [straight, draw, ATTACK, jail];
  assert.deepEqual(
    offers.filter((offer) => isByReach(offers, offer)).map((offer) => offer.key),
    ["attack"],
  );
});
