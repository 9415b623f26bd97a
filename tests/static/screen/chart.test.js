/** The chart's scales, lines and labels. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apart,
  curvesOf,
  DASHES,
  flagsOf,
  roundsOf,
  scaleOf,
  stepped,
  ticksTo,
} from "../../../static/js/screen/chart-scale.ts";

const FRAME = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const CHART = {
  table: "KQBEG",
  game: "toy",
  people: ["Ada", "Bruno"],
  points: [
    { round: 1, turn: 0 },
    { round: 1, turn: 1 },
    { round: 2, turn: 0 },
  ],
  curves: [
    { key: "honor", seat: 0, values: [3, 2, 2] },
    { key: "honor", seat: 1, values: [null, 4, 5] },
    { key: "hand", seat: 0, values: [4, 4, 4] },
  ],
  landmarks: [
    { point: 1, line: { code: "defeated", params: { seat: 0, by: 1 } } },
    { point: 2, line: { code: "deck-ended", params: { count: 60 } } },
  ],
};
const HONOR = curvesOf(CHART, "honor");
const SCALE = scaleOf(HONOR, 3, FRAME);

test("the counter that the face names is drawn; without it, the first", () => {
  assert.equal(HONOR.length, 2);
  assert.deepEqual(curvesOf(CHART, ""), HONOR);
  assert.deepEqual(curvesOf({ ...CHART, curves: [] }, "honor"), []);
});

test("ticks are few whole numbers that reach the top", () => {
  assert.deepEqual(ticksTo(5), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(ticksTo(0), [0, 1]);
  for (const most of [1, 7, 13, 60, 700]) {
    const ticks = ticksTo(most);
    assert.ok(ticks.length <= 8 && ticks[ticks.length - 1] >= most);
  }
});

test("the scale keeps to its frame", () => {
  assert.deepEqual([SCALE.x(0), SCALE.x(1), SCALE.x(2)], [10, 110, 210]);
  assert.deepEqual([SCALE.y(0), SCALE.y(5)], [110, 10]);
  assert.equal(scaleOf(HONOR, 1, FRAME).x(0), 210);
});

test("a line goes in steps and begins where it was first seen", () => {
  assert.deepEqual(stepped(HONOR[0], SCALE), {
    seat: 0,
    d: "M10.0 50.0H110.0V70.0H210.0",
    end: { x: 210, y: 70 },
    last: 2,
  });
  assert.equal(stepped(HONOR[1], SCALE)?.d, "M110.0 30.0H210.0V10.0");
  assert.equal(stepped({ key: "honor", seat: 3, values: [null, null] }, SCALE), null);
});

test("labels keep apart and inside", () => {
  const placed = apart([100, 98, 20], 15, 110);
  assert.deepEqual(placed, [110, 95, 20]);
  assert.deepEqual(apart([], 15, 110), []);
});

test("what the story marks lies on its seat's line, or stands for all", () => {
  const [fall, deck] = flagsOf(CHART, HONOR, SCALE);
  assert.deepEqual([fall.x, fall.y, fall.seat], [110, 70, 0]);
  assert.equal(deck.seat, -1);
});

test("rounds begin where they begin", () => {
  assert.deepEqual(roundsOf(CHART), [
    { round: 1, point: 0 },
    { round: 2, point: 2 },
  ]);
});

test("no two seats' lines are dashed alike", () => {
  assert.equal(new Set(DASHES).size, 8);
});

test("one seat alone may have several counters drawn, a table of more has one", () => {
  const curves = ["life", "foe-life", "ki"].map((key) => ({ key, seat: 0, values: [3, 2, 1] }));
  const alone = { ...CHART, people: ["Ada"], curves };
  const keys = (chart) => curvesOf(chart, ["life", "foe-life"]).map((curve) => curve.key);
  assert.deepEqual(keys(alone), ["life", "foe-life"]);
  assert.deepEqual(keys({ ...alone, people: ["Ada", "Bea"] }), ["life"]);
});
