import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import {
  cell,
  clockwise,
  inkOf,
  lookOf,
  SHAPE_PATHS,
  SHAPES,
  seenFrom,
} from "../../../static/js/core/seat.ts";

test("eight seats differ in colour and in shape, and each shape is drawn", () => {
  const looks = [...Array(8).keys()].map(lookOf);
  assert.equal(new Set(looks.map((look) => look.colour)).size, 8);
  assert.equal(new Set(looks.map((look) => look.shape)).size, 8);
  for (const shape of SHAPES) assert.ok(SHAPE_PATHS[shape]);
  assert.equal(looks[2].number, 3);
});

/** WCAG's contrast between two colours. */
function contrast(one, other) {
  const light = (colour) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test("a seat's line is seen on dark and on light paper", () => {
  const css = readFileSync(new URL("../../../static/css/dress-colours.css", import.meta.url), "utf8");
  const [dark, light] = css.split(':root[data-dress="light"]');
  const papers = (text) =>
    ["night", "room", "paper"].map((name) => text.match(`--${name}: (#[0-9a-f]{6})`)[1]);
  for (let seat = 0; seat < 8; seat += 1) {
    const ink = inkOf(seat);
    for (const paper of papers(dark)) assert.ok(contrast(ink["--seat"], paper) >= 3, `${seat}`);
    for (const paper of papers(light))
      assert.ok(contrast(ink["--seat-on-paper"], paper) >= 3, `seat ${seat} on ${paper}`);
  }
});

/** How far apart two colours are in the cube of red, green and blue. */
function apart(one, other) {
  const parts = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(other);
  return Math.hypot(...parts(one).map((part, at) => part - others[at]));
}

test("no two seats have colours that one has to look at twice", () => {
  const looks = [...Array(8).keys()].map(lookOf);
  for (const [at, one] of looks.entries())
    for (const other of looks.slice(at + 1)) {
      const seats = `seats ${one.number} and ${other.number}`;
      assert.ok(apart(one.colour, other.colour) > 60, seats);
      assert.ok(apart(one.onPaper, other.onPaper) > 30, `${seats} on light paper`);
    }
});

test("who changed places is drawn where they sit, and keeps their place's number", () => {
  const places = [0, 1, 2, 3].map((place) => ({ place }));
  const numbers = (view) => clockwise(view).map(({ place }) => place);
  assert.deepEqual(numbers({ places }), [0, 1, 2, 3]);
  assert.deepEqual(numbers({ places, ring: [0, 3, 2, 1] }), [0, 3, 2, 1]);
});

test("the ring is seen from one's own seat, then clockwise", () => {
  assert.deepEqual(seenFrom(["a", "b", "c", "d"], 2), ["c", "d", "a", "b"]);
  assert.deepEqual(seenFrom(["a", "b"], -1), ["a", "b"]);
});

test("neighbours go up the left side, over the top and down the right, none on another", () => {
  for (let count = 1; count <= 7; count += 1) {
    const cells = [...Array(count).keys()].map((at) => cell(at, count));
    const places = cells.map((each) => `${each.gridRow}/${each.gridColumn}`);
    assert.equal(new Set(places).size, count, `${count} others`);
  }
  const six = [...Array(6).keys()].map((at) => cell(at, 6));
  assert.deepEqual(
    six.map((each) => [each.gridColumn, each.gridRow]),
    [
      ["1", "3"],
      ["1", "2"],
      ["1", "1"],
      ["2", "1"],
      ["2", "2"],
      ["2", "3"],
    ],
  );
});
