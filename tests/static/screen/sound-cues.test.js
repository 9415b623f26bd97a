/** Which sounds belong between two sights. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { soundCues } from "../../../static/js/screen/sound-cues.ts";
import { lines, sight, view } from "./sights.js";

const two = [{ life: 5 }, { life: 5 }];
const sounds = (before, after) => soundCues(sight(before), sight(after));

test("a drum for a new turn and for the start", () => {
  assert.deepEqual(sounds(view(two, {}, { turn: 0 }), view(two, {}, { turn: 1 })), ["drum"]);
  assert.deepEqual(sounds(null, view(two)), ["drum"]);
});

test("a wood block for a strike, once", () => {
  const asked = view(two, {}, { asked: [{ question: 7, seats: [1], about: { by: 0 } }] });
  assert.deepEqual(sounds(view(two), asked), ["block"]);
  assert.deepEqual(sounds(asked, asked), []);
  const plain = view(two, {}, { asked: [{ question: 8, seats: [1], about: {} }] });
  assert.deepEqual(sounds(view(two), plain), []);
});

test("a bell when the hub says that the discards became the deck", () => {
  const between = (...told) =>
    soundCues(sight(view(two)), sight(view(two), { version: 2, lines: lines(...told) }));
  assert.deepEqual(between([2, ["card", 50, "discards", "deck"]]), ["bell"]);
  assert.deepEqual(between([1, ["card", 50, "discards", "deck"]]), []);
  assert.deepEqual(between([2, ["card", 50, "deck", "discards"]]), []);
  assert.deepEqual(between([2, ["hand", 2, "deck", 0]]), []);
});

test("a deck that grew by itself rings no bell", () => {
  assert.deepEqual(sounds(view(two, { deck: 0 }), view(two, { deck: 50 })), []);
});

test("a gong for who falls and for the end, as the hub calls it", () => {
  const between = (highlight, version = 2) =>
    soundCues(
      sight(view(two)),
      sight(view(two), { version: 2, lines: [{ code: "told", params: {}, version, highlight }] }),
    );
  assert.deepEqual(between("defeat"), ["gong"]);
  assert.deepEqual(between("deck-end"), ["bell"]);
  assert.deepEqual(between("defeat", 1), []);
  assert.deepEqual(sounds(view(two), view([{ life: 0 }, { life: 5 }])), []);
  assert.deepEqual(sounds(view(two), view(two, {}, { outcome: {} })), ["gong"]);
});

test("nothing at first sight and nothing from another table", () => {
  assert.deepEqual(soundCues(null, sight(view(two))), []);
  assert.deepEqual(
    soundCues(sight(view(two), { table: "OTHER" }), sight(view(two, {}, { turn: 1 }))),
    [],
  );
});
