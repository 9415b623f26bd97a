/** The end, step by step. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  inOrder,
  lasting,
  running,
  sceneAt,
  skipFrom,
  stepsOf,
  wholeOf,
} from "../../../static/js/core/ceremony.ts";

const OUTCOME = {
  reason: "honor",
  cause: "defeat",
  winners: [2],
  teams: [
    {
      key: "shogun",
      seats: [2],
      scores: [{ key: "honor", value: 2, times: 2, seat: 2 }],
      total: 4,
      rank: 1,
    },
    {
      key: "ninja",
      seats: [0, 1],
      scores: [
        { key: "honor", value: 3, times: 1, seat: 1 },
        { key: "deadly-strike", value: -3, times: 1, seat: 1 },
      ],
      total: 0,
      rank: 2,
    },
  ],
  roles: ["ninja-3", "ninja-1", "shogun"],
  numbers: [],
};
const STEPS = stepsOf(OUTCOME);

test("roles, then the teams from the last to the first, then the winner and the chart", () => {
  assert.deepEqual(
    STEPS.map((step) => step.kind),
    ["role", "role", "role", "team", "score", "score", "team", "score", "winner", "chart"],
  );
  assert.deepEqual(
    inOrder(OUTCOME).map((team) => team.key),
    ["ninja", "shogun"],
  );
});

test("where there is nothing to uncover or to count, the winner comes at once", () => {
  assert.deepEqual(
    stepsOf(OUTCOME, true).map((step) => step.kind),
    ["winner", "chart"],
  );
});

test("awards come between the winner and the chart", () => {
  const kinds = stepsOf(OUTCOME, false, true).map((step) => step.kind);
  assert.deepEqual(kinds.slice(-3), ["winner", "awards", "chart"]);
  const steps = stepsOf(OUTCOME, true, true);
  assert.ok(!sceneAt(steps, 0).isAwarded && sceneAt(steps, 1).isAwarded);
  assert.equal(wholeOf(OUTCOME), STEPS.reduce((sum, step) => sum + step.lasts, 2500) - 5000);
});

test("before the first step no role is open", () => {
  const scene = sceneAt(STEPS, -1);
  assert.equal(scene.roles.size, 0);
  assert.deepEqual(scene.lines, {});
  assert.ok(!scene.isScored && !scene.isWon && !scene.isCharted);
  assert.ok(lasting(STEPS, -1) > 0);
});

test("roles open seat by seat", () => {
  assert.deepEqual([...sceneAt(STEPS, 1).roles], [0, 1]);
  assert.ok(!sceneAt(STEPS, 2).isScored);
});

test("lines are read out one by one, with the sum so far", () => {
  assert.deepEqual(sceneAt(STEPS, 3).lines, { ninja: 0 });
  assert.deepEqual(sceneAt(STEPS, 4).lines, { ninja: 1 });
  assert.deepEqual(sceneAt(STEPS, 7).lines, { ninja: 2, shogun: 1 });
  const ninja = OUTCOME.teams[1];
  assert.deepEqual(
    [0, 1, 2].map((lines) => running(ninja, lines)),
    [0, 3, 0],
  );
});

test("the last step is for good", () => {
  const last = STEPS.length - 1;
  assert.ok(sceneAt(STEPS, last).isCharted);
  assert.equal(lasting(STEPS, last), 0);
  assert.equal(skipFrom(STEPS, last), last);
});

test("it takes as long to the winner as its steps, and a breath before", () => {
  const winner = STEPS.findIndex((step) => step.kind === "winner");
  let time = 0;
  for (let at = -1; at < winner; at += 1) time += lasting(STEPS, at);
  assert.equal(wholeOf(OUTCOME), time);
});

test("a skip ends the act: roles, scores, winner, chart", () => {
  assert.equal(skipFrom(STEPS, -1), 2);
  assert.equal(skipFrom(STEPS, 0), 2);
  assert.equal(skipFrom(STEPS, 2), 7);
  assert.equal(skipFrom(STEPS, 4), 7);
  assert.equal(skipFrom(STEPS, 7), 8);
  assert.equal(skipFrom(STEPS, 8), 9);
});
