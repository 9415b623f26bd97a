import assert from "node:assert/strict";
import test from "node:test";
import { keep, keepKey, keptKey, read } from "../../../static/js/core/storage.ts";

const refuse = () => {
  throw new Error("nothing is kept here");
};

test("where the browser keeps nothing, the page remembers its own keys", () => {
  globalThis.localStorage = /** @type {any} */ ({
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  keepKey("seat", "KQBEG", { key: "secret" });
  assert.deepEqual(keptKey("seat", "KQBEG"), { key: "secret" });
  assert.equal(read("seat.last"), "KQBEG");
  keepKey("seat", "KQBEG", null);
  assert.equal(keptKey("seat", "KQBEG"), null);
});

test("where it keeps things, they are there and nowhere else", () => {
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
    removeItem: (/** @type {string} */ name) => kept.delete(name),
  });
  keep("dress", "light");
  assert.equal(kept.get("honor-hub.dress"), "light");
  kept.clear();
  assert.equal(read("dress"), null);
});
