import assert from "node:assert/strict";
import test from "node:test";
import face from "../../../static/js/games/samurai/face.ts";
import { CRESTS } from "../../../static/js/box/crests.ts";
import { lettersOf } from "../../../static/js/core/longest-word.ts";
import { blossom } from "../../../static/js/box/tokens.tsx";
import { nodes, ofClass, text } from "../drawn.js";

const translator = {
  name: (_kind, code) => `the name of ${code}`,
  about: (_kind, code) => `what ${code} does`,
  text: (id, params) => `${id} ${params.used}/${params.limit}`,
};

test("a weapon shows its name and both numbers, and says them to who cannot see them", () => {
  const drawn = face.card("katana", translator);
  assert.match(text(drawn), /^the name of katana 2 3 what katana does$/);
  assert.equal(ofClass(drawn, "weapon").length, 1);
});

test("an action and a property differ by more than their colour", () => {
  const paths = (code) => nodes(ofClass(face.card(code, translator), "washi-seal")).map((node) => node.props?.d);
  assert.equal(ofClass(face.card("geisha", translator), "action").length, 1);
  assert.equal(ofClass(face.card("focus", translator), "property").length, 1);
  assert.notDeepEqual(paths("geisha"), paths("focus"));
});

test("what this face does not know is left to the plain one", () => {
  for (const draw of [face.card, face.mark, face.figure, face.crest]) {
    assert.equal(draw("excalibur", translator), null);
  }
});

test("a counter always carries its number", () => {
  for (const [key, value, limit] of [["honor", 0, null], ["honor", 12, null], ["resilience", 3, 5], ["hand", 9, null]]) {
    assert.equal(text(face.tokens[key]({ key, value, limit })), String(value));
  }
});

test("honor is petals up to six, the lost ones traced", () => {
  const petals = (value, sign) => blossom(value).split("\n").filter((line) => line.startsWith(sign)).length;
  assert.deepEqual([0, 3, 5, 6].map((value) => petals(value, "!o") - Number(value > 0)), [0, 3, 5, 6]);
  assert.deepEqual([petals(3, "~o"), petals(6, "~o"), petals(9, "~o")], [2, 0, 5]);
});

test("resilience is drawn out of its limit, and never as nothing", () => {
  const petals = (value, limit) =>
    ofClass(face.tokens.resilience({ key: "resilience", value, limit }), "petal").length;
  assert.deepEqual([petals(3, 5), petals(0, 4), petals(0, 0), petals(1, null), petals(0, 9)], [5, 4, 1, 1, 1]);
});

test("all roles look alike from afar: one frame, one colour, nothing but thin lines", () => {
  const drawn = Object.keys(CRESTS).map((role) => nodes(face.crest(role)).filter((node) => node.type === "path"));
  const frames = drawn.map(([path]) => path.props.d.slice(0, 500));
  assert.equal(new Set(frames).size, 1);
  for (const paths of drawn) assert.deepEqual(paths.map((path) => path.props.class), ["ink"]);
});

test("the tally is for one's own turn, from what the view says", () => {
  const view = { turn: 2, you: 2, own: { weapons: 1, weapon_limit: 2 } };
  assert.equal(face.tally({ view }, translator), "tally-weapons 1/2");
  assert.equal(face.tally({ view: { ...view, you: 1 } }, translator), null);
  assert.equal(face.tally({ view: { ...view, own: { weapons: 0, weapon_limit: 0 } } }, translator), null);
  assert.equal(face.tally({ view: { ...view, level: "tokens" } }, translator), null, "nobody says them there");
  assert.equal(face.tally({ view: null }, translator), null);
});

test("the longest word of a name decides its size", () => {
  assert.deepEqual(["Bō", "Grido di battaglia", "Concentrazione"].map(lettersOf), [2, 9, 14]);
});
