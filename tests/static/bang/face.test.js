import assert from "node:assert/strict";
import test from "node:test";
import { lettersOf } from "../../../static/js/core/longest-word.ts";
import { CRESTS } from "../../../static/js/games/bang/crests.ts";
import { FIGURES } from "../../../static/js/games/bang/figures.ts";
import face from "../../../static/js/games/bang/face.ts";
import { star } from "../../../static/js/games/bang/tokens.tsx";
import { nodes, ofClass, text } from "../drawn.js";

const translator = {
  name: (_kind, code) => `the name of ${code}`,
  about: (_kind, code) => `what ${code} does`,
  text: (id, params) => `${id} ${Object.values(params).join("/")}`,
};

const drawing = (drawn) => JSON.stringify(nodes(drawn).map((node) => [node.props?.d, node.props?.transform]));

test("a weapon shows its name and its reach in the sights, and says what it does", () => {
  const drawn = face.card("winchester", translator);
  assert.match(text(drawn), /^the name of winchester 5 what winchester does$/);
  assert.equal(text(ofClass(drawn, "sights")), "5");
});

test("a card that stays and one that goes differ by more than their colour", () => {
  const foot = (code) => drawing(ofClass(face.card(code, translator), "bill-foot"));
  assert.equal(ofClass(face.card("barrel", translator), "blue").length, 1);
  assert.equal(ofClass(face.card("beer", translator), "brown").length, 1);
  assert.notEqual(foot("barrel"), foot("beer"));
});

test("what lies in play is a small card, and how somebody stands is none", () => {
  assert.equal(ofClass(face.mark("barrel"), "laid").length, 1);
  assert.equal(text(face.mark("schofield")), "2");
  assert.equal(ofClass(face.mark("harmless"), "laid").length, 0);
  assert.equal(ofClass(face.mark("harmless"), "standing").length, 1);
});

test("a brown card never lies in play", () => {
  assert.equal(face.mark("beer"), null);
});

test("what this face does not know is left to the plain one", () => {
  for (const draw of [face.card, face.mark, face.figure, face.crest]) {
    assert.equal(draw("excalibur", translator), null);
  }
});

test("no two characters have one sign, and all of them one chip", () => {
  const drawn = Object.keys(FIGURES).map((name) => nodes(face.figure(name)).filter((node) => node.type === "path"));
  assert.equal(new Set(drawn.map((paths) => JSON.stringify(paths.map((path) => path.props.d)))).size, 31);
  const chips = drawn.map((paths) => paths.slice(0, 9).map((path) => path.props.d).join());
  assert.equal(new Set(chips).size, 1);
});

test("a counter always carries its number", () => {
  for (const [key, value, limit] of [["reputation", 0, null], ["reputation", 12, null], ["life", 3, 5], ["hand", 9, null]]) {
    assert.equal(text(face.tokens[key]({ key, value, limit })), String(value));
  }
});

test("reputation is the points of a star up to five, the lost ones traced", () => {
  const points = (value, sign) => star(value).split("\n").filter((line) => line.startsWith(`${sign}@`)).length;
  assert.deepEqual([0, 3, 5, 8].map((value) => points(value, "#")), [0, 3, 5, 5]);
  assert.deepEqual([0, 3, 5].map((value) => points(value, "~")), [5, 2, 0]);
  assert.notEqual(star(5), star(6));
});

test("life is cartridges out of its limit, the spent ones empty, and never nothing", () => {
  const all = (value, limit, kind) => ofClass(face.tokens.life({ key: "life", value, limit }), kind).length;
  assert.deepEqual([all(3, 5, "cartridge"), all(0, 4, "cartridge"), all(0, 0, "cartridge"), all(2, 9, "cartridge")], [5, 4, 1, 1]);
  assert.deepEqual([all(3, 5, "spent"), all(0, 4, "spent"), all(5, 5, "spent")], [2, 4, 0]);
});

test("all roles look alike from afar: one frame, one colour, nothing but thin lines", () => {
  const drawn = Object.keys(CRESTS).map((role) => nodes(face.crest(role)).filter((node) => node.type === "path"));
  const frames = drawn.map((paths) => paths.slice(0, 2).map((path) => path.props.d).join());
  assert.equal(new Set(frames).size, 1);
  for (const paths of drawn) assert.deepEqual([...new Set(paths.map((path) => path.props.class))], ["line thin"]);
});

const own = { bangs: 1, bang_limit: 1, weapon: "schofield", damage: [0, 2, 0, 1] };
const places = [0, 1, 2, 3].map((seat) => ({ place: seat, seat, marks: [] }));
const seen = (more = {}) => ({ view: { turn: 0, you: 0, places, reach: [0, 1, 3, 2], own: { ...own, ...more } } });

test("a seat in reach shows the wounds as the view has them, with a hole for each", () => {
  const there = face.reach(seen(), places[1], translator);
  assert.deepEqual([there.isClosed, there.spoken, text(there.drawn)], [false, "aim-hits 1/2", "2"]);
  assert.equal(ofClass(there.drawn, "holes")[0].props.children.length, 2);
});

test("a seat out of reach is closed and shows how far it is", () => {
  const there = face.reach(seen(), places[2], translator);
  assert.deepEqual([there.isClosed, there.spoken, text(there.drawn)], [true, "aim-too-far 3", "3"]);
  assert.equal(ofClass(there.drawn, "measure").length, 1);
});

test("where the hub knows no weapon the ring says nothing of one", () => {
  assert.equal(face.reach(seen({ weapon: "" }), places[1], translator), null);
  assert.equal(face.tally(seen({ weapon: "" }), translator), null);
  assert.equal(face.tally({ view: null }, translator), null);
});

test("the tally shows the weapon, and in one's own turn how often it was fired", () => {
  assert.match(text(face.tally(seen(), translator)), /2 the name of schofield.*tally-bang 1\/1/);
  assert.match(text(face.tally(seen({ bang_limit: -1 }), translator)), /tally-bang-any 1$/);
  const theirs = seen();
  theirs.view.turn = 2;
  assert.doesNotMatch(text(face.tally(theirs, translator)), /tally/);
});

test("a weapon that lies before one is not shown twice", () => {
  const laid = seen();
  laid.view.places = places.map((place) => ({ ...place, marks: [{ key: "schofield", count: 1 }] }));
  assert.equal(text(face.tally(laid, translator)), "tally-bang 1/1");
});

test("the longest word of a name decides its size", () => {
  assert.deepEqual(["Duello", "Rev. Carabine", "Diligenza"].map(lettersOf), [6, 8, 9]);
});
