import assert from "node:assert/strict";
import test from "node:test";
import { isOffered, ofThisTurn, takenBack, lastLines, lastMoved } from "../../../static/js/core/story.ts";

test("the story leaves out who answered, and keeps the last lines in their order", () => {
  const lines = ["opened", "answered", "defeated", "answered", "turn-began"].map((code) => ({
    code,
    params: {},
  }));
  assert.deepEqual(
    lastLines(lines, 2).map((line) => line.code),
    ["defeated", "turn-began"],
  );
});

test("which cards one drew is covered with the hand", () => {
  const lines = ["cards-dealt", "you-drew", "turn-began"].map((code) => ({ code, params: {} }));
  assert.equal(lastLines(lines, 9).length, 3);
  assert.deepEqual(
    lastLines(lines, 9, true).map((line) => line.code),
    ["cards-dealt", "turn-began"],
  );
});

const sight = (version, ...codes) => ({
  table: "one",
  version,
  lines: codes.map((code) => ({ code, params: {} })),
});
const fresh = (before, after) => takenBack(before, after).map((line) => line.code);

test("an undo that has just come is told with what had been seen by it", () => {
  const before = sight(7, "opened", "turn-began", "card-taken");
  const seen = ["taken-back", "taken-back-seen", "taken-back-open"];
  assert.deepEqual(fresh(before, sight(8, "opened", "turn-began", ...seen)), seen);
  const twice = ["taken-back-untold", "taken-back"];
  assert.deepEqual(fresh(sight(8, "opened", twice[0]), sight(9, "opened", ...twice)), [twice[1]]);
});

test("an undo is not told again by what came later, nor by nothing", () => {
  const undone = sight(8, "opened", "taken-back");
  assert.deepEqual(fresh(undone, sight(9, "opened", "taken-back")), []);
  assert.deepEqual(fresh(undone, sight(9, "opened", "taken-back", "turn-began")), []);
  assert.deepEqual(fresh(undone, undone), []);
  assert.deepEqual(fresh({ ...undone, table: "two" }, sight(9, "taken-back")), []);
});

test("whoever's turn it is hears what has happened in it", () => {
  const lines = ["turn-began", "wounded", "turn-began", "cards-drawn", "parried"].map((code) => ({
    code,
    params: {},
  }));
  assert.deepEqual(
    ofThisTurn(lines).map((line) => line.code),
    ["cards-drawn", "parried"],
  );
  assert.equal(ofThisTurn(lines.slice(1, 2)).length, 1, "before the first turn, all of it");
});

test("what one move told ends with the moment in it, however many drew a card after", () => {
  const drew = (seat) => ({ code: "drew", params: { seat }, version: 9 });
  const ended = { code: "deck-ended", params: {}, version: 9, highlight: { key: "deck-end" } };
  const before = { code: "lost", params: {}, version: 8, highlight: { key: "defeat" } };
  const codes = (lines, count) => lastLines(lines, count).map((line) => line.code);
  assert.deepEqual(codes([before, ended, drew(0), drew(1)], 2), ["drew", "deck-ended"]);
  assert.deepEqual(codes([before, drew(0)], 2), ["lost", "drew"]);
  assert.deepEqual(codes([ended, { code: "rests", params: {} }], 2), ["deck-ended", "rests"]);
});

test("one's own draw comes after the others' of the same move, and before a moment", () => {
  const drew = (seat, version = 9) => ({ code: "cards-drawn", params: { seat }, version });
  const ended = { code: "deck-ended", params: {}, version: 9, highlight: { key: "deck-end" } };
  const seats = (lines, you) =>
    lastLines(lines, 3, false, you).map(({ code, params }) => params.seat ?? code);
  assert.deepEqual(seats([drew(0), drew(1), drew(2)], 0), [1, 2, 0]);
  assert.deepEqual(seats([drew(0), ended, drew(1), drew(2)], 0), [2, 0, "deck-ended"]);
  assert.deepEqual(seats([drew(0, 8), drew(1), drew(2)], 0), [0, 1, 2], "another move's stays");
  assert.deepEqual(seats([drew(0), drew(1), drew(2)], -1), [0, 1, 2], "who watches has none");
  const named = { code: "you-drew", params: { cards: [] }, version: 9 };
  assert.deepEqual(seats([named, drew(1), drew(2)], 0), [1, 2, "you-drew"]);
});

test("what was last moved of one's own, to them or from them", () => {
  const moved = (version, from, to) => ({ code: "m", version, moved: [{ key: "hand", from, to }] });
  const lines = [moved(3, "deck", 2), moved(4, 2, 0), moved(5, 0, "box"), { code: "rests" }];
  assert.equal(lastMoved(lines, 2), 4);
  assert.equal(lastMoved(lines, 0), 5);
  assert.equal(lastMoved(lines, 1), -1);
});

test("what an offer asks is not asked by the story above it as well", () => {
  const line = { code: "deck-doubted", params: { seat: 1 } };
  assert.equal(isOffered(line, [{ key: "end-turn" }, { key: "deck-empty" }]), true);
  assert.equal(isOffered(line, [{ key: "end-turn" }]), false, "who has no offer reads the story");
  assert.equal(isOffered({ code: "wounded", params: {} }, [{ key: "deck-empty" }]), false);
});
