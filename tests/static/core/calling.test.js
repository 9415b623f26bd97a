/** A phone calls its owner once for each turn and each question that is theirs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { callOf, isUnderWay, newCall } from "../../../static/js/core/calling.ts";

const ME = 2;

function sight(more = {}, around = {}) {
  const view = { you: ME, turn: 0, round: 3, asked: [], outcome: null, ...more };
  return { people: [{}], paused: "", ended: false, answers_for: [], view, ...around };
}

const asks = (question, ...seats) => ({ question, key: "parry", seats });

/** What a phone calls for as it is shown these, one after the other. */
function calls(...sights) {
  let heard = null;
  return sights.map((each) => {
    const { call, heard: now } = newCall(heard, each);
    heard = now;
    return call;
  });
}

const quiet = sight();
const asked = sight({ asked: [asks(7, 1, ME)] });
const mine = sight({ turn: ME, round: 4 });

test("one is awaited for a question, or else for one's turn", () => {
  assert.equal(callOf(quiet), null);
  assert.equal(callOf(asked), "asked");
  assert.equal(callOf(mine), "turn");
  assert.equal(callOf(sight({ turn: ME, asked: [asks(7, 1)] })), null);
});

test("nobody is awaited at a table that rests, or without a game", () => {
  assert.equal(callOf(sight({ turn: ME }, { paused: "pizza" })), null);
  assert.equal(callOf({ paused: "", ended: false, answers_for: [], view: null }), null);
});

test("a question and a turn call once each, however often they are shown", () => {
  assert.deepEqual(calls(quiet, asked, asked, quiet, mine, mine), [
    null,
    "asked",
    null,
    null,
    "turn",
    null,
  ]);
});

test("the turn that goes on after an answer does not call again", () => {
  const answering = sight({ turn: ME, round: 4, asked: [asks(8, ME)] });
  assert.deepEqual(calls(quiet, mine, answering, mine), [null, "turn", "asked", null]);
});

test("a turn that begins with a question calls as a turn, once", () => {
  const begins = sight({ turn: ME, round: 4, asked: [asks(8, ME)] });
  assert.deepEqual(calls(quiet, begins, mine), [null, "turn", null]);
});

test("a turn whose first question is another's calls when that one has answered", () => {
  const waits = sight({ turn: ME, round: 4, asked: [asks(8, 1)] });
  assert.deepEqual(calls(quiet, waits, mine), [null, null, "turn"]);
});

test("a page that is opened while one is awaited does not call, but does for what comes next", () => {
  const next = sight({ asked: [asks(9, ME)] });
  assert.deepEqual(calls(asked, quiet, next), [null, null, "asked"]);
});

test("it is under way from the first turn to the last, and not while it rests", () => {
  assert.equal(isUnderWay(quiet), true);
  assert.equal(isUnderWay(sight({ round: 0 })), false);
  assert.equal(isUnderWay(sight({ outcome: { winners: [] } })), false);
  assert.equal(isUnderWay(sight({}, { paused: "pizza" })), false);
  assert.equal(isUnderWay(sight({}, { ended: true })), false);
  assert.equal(isUnderWay(sight({}, { people: [] })), false);
  assert.equal(isUnderWay({ people: [{}], paused: "", ended: false, view: null }), false);
});

test("a guest's question calls the phone that answers for them, and their turn keeps it lit", () => {
  const guests = { answers_for: [5] };
  const theirs = sight({ asked: [asks(7, 5)] }, guests);
  assert.equal(callOf(theirs), "asked");
  assert.equal(callOf(sight({ asked: [asks(7, 5)] })), null);
  assert.equal(callOf(sight({ turn: 5 }, guests)), "asked");
  assert.deepEqual(calls(quiet, theirs, theirs, sight({ turn: 5 }, guests)), [
    null,
    "asked",
    null,
    null,
  ]);
});
