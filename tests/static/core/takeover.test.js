import assert from "node:assert/strict";
import test from "node:test";
import { notices, question, whenShown } from "../../../static/js/core/takeover.ts";

/** Says codes and what fills them, so that no sentence is held to. */
const translator = /** @type {any} */ ({
  text: (/** @type {string} */ id, /** @type {any} */ params = {}) =>
    [id, ...Object.values(params)].join(" "),
  line: (/** @type {any} */ { code }) => code,
});
const taken = { seat: 2, name: "Dino", was: "Chie", since: 87, wait: 24, vouch: false, was_bot: false };

/** @param {object} parts @returns {any} */
const sight = (parts) => ({ you: 0, seat_news: [], takeovers: [], ...parts });

test("the same name is somebody's new phone, another one sits in their seat", () => {
  assert.equal(question(taken, translator), "takeover-seat Dino Chie");
  assert.equal(question({ ...taken, name: "Chie" }, translator), "takeover-phone Chie");
  assert.equal(question({ ...taken, was: "" }, translator), "takeover-phone Dino");
});

test("whoever calls themselves as the hub's player did is no phone of its", () => {
  const bot = { ...taken, name: "Botan", was: "Botan", was_bot: true };
  assert.equal(question(bot, translator), "takeover-bot Botan Botan");
});

test("whoever took the seat is told otherwise than the rest, and where no time does it, so", () => {
  assert.equal(whenShown(taken, 24, true, translator), "takeover-mine 24");
  assert.equal(whenShown(taken, 24, false, translator), "takeover-wait 24");
  assert.equal(whenShown({ ...taken, wait: -1 }, 24, true, translator), "takeover-mine-asks");
  assert.equal(whenShown({ ...taken, wait: -1 }, 24, false, translator), "takeover-asks");
});

test("what can be answered comes first, then who took a seat, then the newest line", () => {
  const asked = { ...taken, seat: 3, name: "Emi", vouch: true };
  const lines = [{ code: "first" }, { code: "second" }];
  const told = notices(sight({ takeovers: [taken, asked], seat_news: lines }), translator);
  assert.deepEqual(
    told.map(({ text }) => text),
    ["takeover-seat Emi Chie", "takeover-seat Dino Chie", "second", "first"],
  );
});

test("one's own takeover comes before another's", () => {
  const own = { ...taken, seat: 0, name: "Aya" };
  assert.equal(notices(sight({ takeovers: [taken, own] }), translator)[0]?.takeover, own);
});

test("a hub that tells nothing of seats is shown as ever", () => {
  assert.deepEqual(notices(/** @type {any} */ ({ you: 0 }), translator), []);
});
