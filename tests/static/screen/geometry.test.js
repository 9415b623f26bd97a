/** The ring's geometry: where people sit, how large, and where arrows go. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  around,
  arrangementFor,
  CLASH,
  edge,
  isRoomy,
  MIDDLE,
  PLACE,
  spotsIn,
  stroke,
  unitFor,
} from "../../../static/js/screen/geometry.ts";

const TV = { width: 1340, height: 950 };
const RANGE = { least: 11, most: 40 };

test("the first sits at the bottom, the others follow clockwise", () => {
  const [first, second, third, fourth] = around(4);
  assert.deepEqual(first, { x: 0, y: 1 });
  assert.deepEqual(second, { x: -1, y: 0 });
  assert.deepEqual(third, { x: 0, y: -1 });
  assert.deepEqual(fourth, { x: 1, y: 0 });
});

for (let count = 2; count <= 8; count += 1) {
  test(`${count} places lie inside, apart from each other and from the middle`, () => {
    const unit = unitFor(TV, count, RANGE);
    assert.ok(unit >= 20, `letters of ${unit} px on a TV`);
    const place = { width: PLACE.width * unit, height: PLACE.height * unit };
    const spots = spotsIn(TV, place, count);
    assert.equal(spots.length, count);
    for (const [at, spot] of spots.entries()) {
      assert.ok(spot.x - place.width / 2 >= -0.01 && spot.x + place.width / 2 <= TV.width + 0.01);
      assert.ok(
        spot.y - place.height / 2 >= -0.01 && spot.y + place.height / 2 <= TV.height + 0.01,
      );
      for (const other of spots.slice(at + 1)) {
        const [x, y] = [Math.abs(spot.x - other.x), Math.abs(spot.y - other.y)];
        assert.ok(x >= place.width || y >= place.height);
      }
      const [x, y] = [Math.abs(spot.x - TV.width / 2), Math.abs(spot.y - TV.height / 2)];
      assert.ok(
        x >= ((PLACE.width + MIDDLE.width) / 2) * unit ||
          y >= ((PLACE.height + MIDDLE.height) / 2) * unit,
      );
    }
  });
}

test("the letters are the largest that fit", () => {
  const unit = unitFor(TV, 7, RANGE);
  assert.ok(isRoomy(TV, 7, unit));
  assert.ok(!isRoomy(TV, 7, unit + 0.5));
});

test("what has no room for a ring says so", () => {
  assert.equal(unitFor({ width: 360, height: 500 }, 7, RANGE), 0);
  assert.equal(unitFor({ width: 0, height: 0 }, 3, RANGE), 0);
});

test("each glass has its arrangement", () => {
  assert.equal(arrangementFor({ width: 1920, height: 1080 }, 7, 16), "wide");
  assert.equal(arrangementFor({ width: 1024, height: 768 }, 7, 16), "wide");
  assert.equal(arrangementFor({ width: 768, height: 1024 }, 7, 16), "tall");
  assert.equal(arrangementFor({ width: 390, height: 844 }, 5, 16), "stack");
});

test("twice the letters on a tablet leave no room for a ring", () => {
  assert.equal(arrangementFor({ width: 1024, height: 768 }, 7, 32), "stack");
  assert.equal(arrangementFor({ width: 1920, height: 1080 }, 7, 32), "wide");
});

test("a line leaves a place at its edge", () => {
  const place = { width: 100, height: 60 };
  assert.deepEqual(edge({ x: 0, y: 0 }, { x: 0, y: 500 }, place), { x: 0, y: 30 });
  assert.deepEqual(edge({ x: 0, y: 0 }, { x: -500, y: 0 }, place), { x: -50, y: 0 });
  assert.deepEqual(edge({ x: 7, y: 7 }, { x: 7, y: 7 }, place), { x: 7, y: 7 });
});

test("a stroke is a closed outline from edge to edge", () => {
  const how = {
    middle: { x: 500, y: 400 },
    spots: [],
    room: { width: 0, height: 0 },
    place: { width: 200, height: 100 },
    width: 10,
  };
  const { d, mid } = stroke({ x: 500, y: 750 }, { x: 500, y: 50 }, { ...how, middle: { x: 0, y: 0 } });
  assert.match(d, /^M[\d. L-]+Z$/);
  assert.ok(mid.y < 700 && mid.y > 300);
  const through = stroke({ x: 500, y: 750 }, { x: 500, y: 50 }, { ...how, width: 0 });
  assert.ok(through.d.includes("500.0 100.0"), "the tip touches the target");
});

/** The share of a stroke's corners, and of its head's, that something lies upon; how long it is. */
function hidden(area, count, from, to) {
  const unit = unitFor(area, count, { least: 8, most: area.height / 26 });
  const place = { width: PLACE.width * unit, height: PLACE.height * unit };
  const room = { width: MIDDLE.width * unit, height: MIDDLE.height * unit };
  const middle = { x: area.width / 2, y: area.height / 2 };
  const spots = spotsIn(area, place, count);
  const ends = [spots[from], spots[to]];
  const { d } = stroke(...ends, { spots, middle, room, place, width: unit * 0.55 });
  const corners = d
    .slice(1, -1)
    .split("L")
    .map((each) => each.split(" ").map(Number));
  const inside = ([x, y], spot, size) =>
    Math.abs(x - spot.x) < size.width / 2 && Math.abs(y - spot.y) < size.height / 2;
  const isHidden = (corner) =>
    inside(corner, middle, room) ||
    spots.some((spot) => !ends.includes(spot) && inside(corner, spot, place));
  const half = (corners.length - 1) / 2;
  const head = corners.slice(half - 1, half + 2);
  const [[x, y], [tipX, tipY]] = [corners[0], corners[half]];
  const shares = [corners, head].map((all) => all.filter(isHidden).length / all.length);
  return [...shares, Math.hypot(tipX - x, tipY - y) / unit];
}

for (let count = 3; count <= 8; count += 1) {
  test(`at a table of ${count} whoever looks sees who strikes whom`, () => {
    for (let from = 0; from < count; from += 1) {
      for (let to = 0; to < count; to += 1) {
        if (from === to) continue;
        const [onTv, itsHead, length] = hidden(TV, count, from, to);
        assert.ok(length > 3, `${from} to ${to} is only ${length} letters long`);
        assert.ok(onTv < 0.15, `${onTv} of ${from} to ${to} is hidden on a TV`);
        assert.ok(itsHead < 1);
        const [onTablet, head] = hidden({ width: 780, height: 640 }, count, from, to);
        assert.ok(onTablet < 0.5, `${onTablet} of ${from} to ${to} is hidden on a tablet`);
        assert.equal(head, 0);
      }
    }
  });
}

/** Where the numbers lie on all the strokes of a table, and whether something lies on them. */
function marks(area, count) {
  const unit = unitFor(area, count, { least: 8, most: area.height / 26 });
  const sized = ({ width, height }) => ({ width: width * unit, height: height * unit });
  const [place, drawn, room] = [PLACE, CLASH, MIDDLE].map(sized);
  const middle = { x: area.width / 2, y: area.height / 2 };
  const spots = spotsIn(area, place, count);
  const how = { spots, middle, room, drawn, place, width: unit * 0.55 };
  const isOn = ({ x, y }, spot, size) =>
    Math.abs(x - spot.x) < size.width / 2 + 0.95 * unit &&
    Math.abs(y - spot.y) < size.height / 2 + 0.95 * unit;
  return spots.flatMap((from) =>
    spots
      .filter((to) => to !== from)
      .map((to) => stroke(from, to, how).mid)
      .map((mid) => ({
        mid,
        isCovered:
          mid && (isOn(mid, middle, drawn) || spots.some((spot) => isOn(mid, spot, place))),
      })),
  );
}

test("the number on a stroke is wholly seen, or the card alone says it", () => {
  for (const area of [TV, { width: 960, height: 690 }, { width: 720, height: 690 }]) {
    for (let count = 3; count <= 8; count += 1) {
      const found = marks(area, count);
      assert.equal(found.filter(({ isCovered }) => isCovered).length, 0, `at a table of ${count}`);
      const told = found.filter(({ mid }) => mid).length / found.length;
      assert.ok(count === 4 || told > 0.8, `${told} of a table of ${count}`);
    }
  }
});
