/** A link keeps the newest sight, told whole or by what changed; in doubt it begins anew. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Link } from "../../../static/js/core/link.ts";

let webs;
let link;

class FakeWebSocket {
  constructor() {
    this.sent = [];
    webs.push(this);
  }
  send(text) {
    this.sent.push(text);
  }
  close() {}
  hear(...told) {
    this.onmessage?.({ data: `42${JSON.stringify(told)}` });
  }
}

function open(web) {
  web.onmessage({ data: '0{"sid":"a","pingInterval":1000,"pingTimeout":500}' });
  web.onmessage({ data: '40{"sid":"b"}' });
}

beforeEach(() => {
  webs = [];
  globalThis.WebSocket = FakeWebSocket;
  globalThis.location = { origin: "http://hub.local" };
  globalThis.document = { addEventListener() {}, removeEventListener() {} };
  globalThis.addEventListener = globalThis.removeEventListener = () => {};
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  link = new Link({ table: "QGAPJ", key: "k" }, () => {});
  open(webs[0]);
  webs[0].hear("sight", { table: "QGAPJ", version: 5, view: { turn: 1 }, people: [] });
});

afterEach(() => link.close());

test("changes follow one another", () => {
  webs[0].hear("change", { since: 5, sight: { version: 6 } });
  webs[0].hear("change", { since: 6, sight: { version: 7, view: { turn: 2 } } });
  assert.deepEqual(link.sight, { table: "QGAPJ", version: 7, view: { turn: 2 }, people: [] });
  assert.equal(webs.length, 1);
});

test("a look in between is no sight that changes are told against", async () => {
  const asked = link.ask("look", {});
  const look = { table: "QGAPJ", version: 6, view: { turn: 9 }, people: [1] };
  webs[0].onmessage({ data: `430${JSON.stringify([{ ok: true, version: 6, sight: look }])}` });
  await asked;
  webs[0].hear("change", { since: 5, sight: { version: 6 } });
  assert.deepEqual(link.sight, { table: "QGAPJ", version: 6, view: { turn: 1 }, people: [] });
  assert.equal(webs.length, 1);
});

test("a change that fits no sight here is not taken: it connects anew, and is shown it all", () => {
  webs[0].hear("change", { since: 4, sight: { version: 6 } });
  assert.equal(link.sight.version, 5);
  assert.equal(webs.length, 2);
  open(webs[1]);
  webs[1].hear("change", { since: 5, sight: { version: 6 } });
  assert.equal(link.sight.version, 5);
  assert.equal(webs.length, 3);
});

test("nor is one that cannot be put together", () => {
  webs[0].hear("change", { since: 5, sight: { people: [2, [0, 2]] } });
  assert.equal(link.sight.version, 5);
  assert.equal(webs.length, 2);
});
