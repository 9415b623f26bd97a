/** Who without a phone is waited for, and the table as whoever sits there would have it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitedOf, heldFor, newsOf } from "../../../static/js/core/acting.ts";

const view = { turn: 2, asked: [], outcome: null, you: -1, hand: [], reach: [] };
const sight = { view, paused: "", ended: false, offers: [] };

test("whoever's turn it is is waited for", () => {
  assert.deepEqual(awaitedOf(sight, [1, 2]), [2]);
  assert.deepEqual(awaitedOf(sight, [1]), []);
});

test("a question comes before the turn, and the last one counts", () => {
  const asked = [{ seats: [2] }, { seats: [1, 3] }];
  assert.deepEqual(awaitedOf({ ...sight, view: { ...view, asked } }, [1, 2]), [1]);
});

test("nobody is waited for at a table that rests, is closed, is over or has not begun", () => {
  assert.deepEqual(awaitedOf({ ...sight, paused: "pizza" }, [2]), []);
  assert.deepEqual(awaitedOf({ ...sight, ended: true }, [2]), []);
  assert.deepEqual(awaitedOf({ ...sight, view: { ...view, outcome: {} } }, [2]), []);
  assert.deepEqual(awaitedOf({ ...sight, view: null }, [2]), []);
});

test("moves count for the guest, and nothing of the proxy's own hand is shown with theirs", async () => {
  const sent = [];
  const link = { move: async (...said) => (sent.push(said), { ok: true }) };
  const own = { ...sight, view: { ...view, you: 0, hand: ["parry"] }, offers: [{ key: "mine" }] };
  const held = heldFor({ link, sight: own, refuse: () => {} }, 2, {
    offers: [{ key: "take" }],
    reach: [1, 2, 0],
  });
  assert.equal(held.sight.view.you, 2);
  assert.deepEqual(held.sight.view.hand, []);
  assert.deepEqual(held.sight.view.reach, [1, 2, 0]);
  assert.deepEqual(held.sight.offers, [{ key: "take" }]);
  assert.equal(await held.make({ key: "take" }, {}), true);
  assert.deepEqual(sent, [[{ key: "take" }, {}, 2, ""]]);
});

test("what the last move did to a guest's cards is told for them, but not in their own turn", () => {
  const drawn = (seat, version) => ({ code: "cards-drawn", params: { seat }, version });
  const lines = [drawn(1, 3), { code: "turn-began", params: {}, version: 4 }, drawn(1, 5)];
  lines.push(drawn(0, 6), drawn(1, 6), drawn(2, 6));
  const translator = { isOwn: ({ params }, seat) => params.seat === seat };
  assert.deepEqual(newsOf({ ...sight, lines }, [1, 2], translator), [drawn(1, 6)]);
  assert.deepEqual(newsOf({ ...sight, lines: lines.slice(0, 2) }, [1], translator), []);
  assert.deepEqual(newsOf({ ...sight, lines }, [3], translator), []);
});
