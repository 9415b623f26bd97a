/** What a screen says aloud: chosen lines, one at a time, never long and never late. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { LONGEST, Speaker, WAITS } from "../../../static/js/screen/speaker.ts";
import { spokenLine, spokenText } from "../../../static/js/screen/spoken-lines.ts";
import { sight, view } from "./sights.js";

const line = (code, version, more = {}) => ({ code, params: {}, version, ...more });
const before = sight(view([{ life: 4 }], {}, { phase: "play", round: 1 }), { version: 4 });
const after = (lines, more = {}) =>
  sight(view([{ life: 4 }], {}, { phase: "play", round: 1, ...more }), { version: 5, lines });

const kindOf = (how, next) => spokenLine(how, before, next)?.kind ?? null;

test("few is defeat, deck and end; more is turns and attacks too", () => {
  const defeat = after([line("beaten", 5, { highlight: "defeat" })]);
  const deck = after([line("empty", 5, { highlight: "deck-end" })]);
  const end = after([], { phase: "over" });
  const strike = after([line("struck", 5)], { asked: [{ question: 9, seats: [0], about: { by: 1 } }] });
  const turn = after([line("turn-began", 5, { params: { seat: 1 } })], { turn: 1 });
  const setStraight = after([line("turn-began", 3, { params: { seat: 0 } })], { turn: 1 });
  for (const [next, few, more] of [
    [defeat, "defeat", "defeat"],
    [deck, "deck-end", "deck-end"],
    [end, "end", "end"],
    [strike, null, "attack"],
    [turn, null, "turn"],
    [setStraight, null, null],
    [after([line("something", 5)]), null, null],
  ]) {
    assert.equal(kindOf("few", next), few);
    assert.equal(kindOf("more", next), more);
    assert.equal(kindOf("off", next), null);
  }
});

test("a screen that has just come, or that is shown the same again, says nothing", () => {
  const defeat = after([line("beaten", 5, { highlight: "defeat" })]);
  assert.equal(spokenLine("more", null, defeat), null);
  assert.equal(spokenLine("more", defeat, defeat), null);
  assert.equal(spokenLine("more", { ...before, table: "OTHER" }, defeat), null);
});

test("the end is said without who won, and brackets are left to the eye", () => {
  const translator = { text: (id) => id, line: ({ code }) => `It is ${code} (difficulty 2).` };
  const told = (kind) => spokenText({ kind, lines: [line("so", 5)] }, translator);
  assert.equal(told("end"), "screen-the-end");
  assert.equal(told("attack"), "It is so.");
});

/** A voice that a test moves on. */
function recorded() {
  const said = [];
  let saying = null;
  const voice = {
    speak: (text, began, ended) => {
      saying = { began, ended };
      said.push(text);
    },
    cancel: () => said.push("(cut)"),
  };
  return { voice, said, began: () => saying.began(), ended: () => saying.ended() };
}

function speaking() {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const heard = recorded();
  return { ...heard, speaker: new Speaker(heard.voice, () => Date.now()) };
}

test("a line is cut off after two and a half seconds", () => {
  const { speaker, said, began } = speaking();
  speaker.say("long");
  began();
  mock.timers.tick(LONGEST - 1);
  assert.deepEqual(said, ["long"]);
  mock.timers.tick(1);
  assert.deepEqual(said, ["long", "(cut)"]);
  mock.timers.reset();
});

test("a line that does not begin within a second is dropped", () => {
  const { speaker, said } = speaking();
  speaker.say("late");
  mock.timers.tick(WAITS);
  assert.deepEqual(said, ["late", "(cut)"]);
  speaker.say("next");
  assert.equal(said.at(-1), "next");
  mock.timers.reset();
});

test("a line waits for the one before it, for a second at most", () => {
  const { speaker, said, began, ended } = speaking();
  speaker.say("first");
  began();
  speaker.say("soon");
  mock.timers.tick(WAITS);
  ended();
  assert.deepEqual(said, ["first", "soon"]);
  began();
  speaker.say("never");
  mock.timers.tick(WAITS + 1);
  ended();
  assert.deepEqual(said, ["first", "soon"]);
  mock.timers.reset();
});

test("of two that wait the graver is said, of two alike the newer", () => {
  const { speaker, said, began, ended } = speaking();
  speaker.say("first");
  began();
  speaker.say("defeat", 4);
  speaker.say("turn", 0);
  ended();
  assert.equal(said.at(-1), "defeat");
  began();
  speaker.say("older", 1);
  speaker.say("newer", 1);
  ended();
  assert.equal(said.at(-1), "newer");
  mock.timers.reset();
});

test("whoever switches it off hears nothing more, not what waited either", () => {
  const { speaker, said, began, ended } = speaking();
  speaker.say("first");
  began();
  speaker.say("second");
  speaker.stop();
  ended();
  assert.deepEqual(said, ["first", "(cut)"]);
  mock.timers.reset();
});
