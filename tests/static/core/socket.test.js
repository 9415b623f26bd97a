/** The pages' own Socket.IO client, against a WebSocket that is played by hand. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Socket } from "../../../static/js/core/socket.ts";

const OPEN = '0{"sid":"a","pingInterval":1000,"pingTimeout":500}';
let webs;

class FakeWebSocket {
  constructor(address) {
    this.address = address;
    this.sent = [];
    this.isClosed = false;
    webs.push(this);
  }
  send(text) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  say(data) {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  webs = [];
  globalThis.WebSocket = FakeWebSocket;
  globalThis.location = { origin: "http://hub.local:8080" };
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

function opened() {
  const told = [];
  const socket = new Socket(
    { table: "QGAPJ", key: "k", protocol: 1 },
    {
      onLinked: () => told.push("linked"),
      onAway: () => told.push("away"),
      onEvent: (name, message) => told.push([name, message]),
      onRefused: (code, next) => told.push(next ? ["refused", code, next] : ["refused", code]),
    },
  );
  return { socket, told, web: webs[0] };
}

function linked() {
  const all = opened();
  all.web.say(OPEN);
  all.web.say('40{"sid":"b"}');
  return all;
}

test("it knocks at the hub it came from, says who it is, and is linked once that is answered", () => {
  const { socket, told, web } = opened();
  assert.equal(web.address, "ws://hub.local:8080/socket.io/?EIO=4&transport=websocket&changes=1");
  web.say(OPEN);
  assert.deepEqual(web.sent, ['40{"table":"QGAPJ","key":"k","protocol":1}']);
  assert.equal(socket.isLinked, false);
  web.say('40{"sid":"b"}');
  assert.equal(socket.isLinked, true);
  assert.deepEqual(told, ["linked"]);
});

test("by HTTPS the socket is a safe one too", () => {
  globalThis.location = { origin: "https://hub.example" };
  assert.match(opened().web.address, /^wss:\/\/hub\.example\//);
});

test("what the hub says is heard, whatever letters it has in it", () => {
  const { told, web } = linked();
  web.say('42["sight",{"table":"QGAPJ","people":["[Ada]","2"]}]');
  assert.deepEqual(told.at(-1), ["sight", { table: "QGAPJ", people: ["[Ada]", "2"] }]);
});

test("a question of the hub is answered at once", () => {
  const { web } = linked();
  web.say("2");
  assert.equal(web.sent.at(-1), "3");
});

test("every answer goes to who asked for it", async () => {
  const { socket, web } = linked();
  const first = socket.ask("look", {}, 900);
  const second = socket.ask("move", { id: "m" }, 900);
  assert.deepEqual(web.sent.slice(-2), ['420["look",{}]', '421["move",{"id":"m"}]']);
  web.say('431[{"ok":true}]');
  web.say('430[{"ok":false}]');
  assert.deepEqual([await first, await second], [{ ok: false }, { ok: true }]);
});

test("no answer in time is none, and one that comes later is nobody's", async () => {
  const { socket, web } = linked();
  const asked = socket.ask("look", {}, 900);
  mock.timers.tick(899);
  mock.timers.tick(1);
  assert.equal(await asked, null);
  web.say('430[{"ok":true}]');
});

test("nothing is sent while it is not linked", async () => {
  const { socket, web } = opened();
  assert.equal(await socket.ask("move", {}, 900), null);
  assert.deepEqual(web.sent, []);
});

test("a lost link is told once, its questions have no answer, and it comes back by itself", async () => {
  const { socket, told, web } = linked();
  const asked = socket.ask("look", {}, 900);
  web.onclose();
  assert.equal(await asked, null);
  assert.equal(socket.isLinked, false);
  assert.deepEqual(told, ["linked", "away"]);
  mock.timers.tick(376);
  assert.equal(webs.length, 2);
});

test("a hub that cannot be reached is tried again, less and less often", () => {
  const { told } = opened();
  const waits = [375, 750, 1500, 3000, 4500, 4500];
  for (const wait of waits) {
    const tries = webs.length;
    webs.at(-1).onclose();
    mock.timers.tick(wait / 3 - 1);
    assert.equal(webs.length, tries, "not before half its time");
    mock.timers.tick(wait);
    assert.equal(webs.length, tries + 1);
  }
  assert.deepEqual(told, waits.map(() => ["refused", ""]));
});

test("a hub that falls silent is given up after as long as it said, and tried again", () => {
  const { told, web } = linked();
  mock.timers.tick(1400);
  web.say("2");
  mock.timers.tick(1499);
  assert.equal(web.isClosed, false);
  mock.timers.tick(1);
  assert.equal(web.isClosed, true);
  assert.deepEqual(told, ["linked", "away"]);
});

test("a hub that never says hello is given up too", () => {
  const { web } = opened();
  mock.timers.tick(9_999);
  assert.equal(web.isClosed, false);
  mock.timers.tick(1);
  assert.equal(web.isClosed, true);
});

test("whom the hub refuses by name does not knock again by themselves", () => {
  const { told, web } = opened();
  web.say(OPEN);
  web.say('44{"message":"no-key"}');
  assert.deepEqual(told, [["refused", "no-key"]]);
  assert.equal(web.isClosed, true);
  mock.timers.tick(60_000);
  assert.equal(webs.length, 1);
});

test("whom the hub refuses may be told where their key works", () => {
  const { told, web } = opened();
  web.say(OPEN);
  web.say('44{"message":"no-key","data":{"next":"RDPKQ"}}');
  assert.deepEqual(told, [["refused", "no-key", "RDPKQ"]]);
});

test("whoever is sent away by the hub comes back like anyone who was lost", () => {
  const { told, web } = linked();
  web.say("41");
  assert.deepEqual(told, ["linked", "away"]);
  mock.timers.tick(376);
  assert.equal(webs.length, 2);
});

test("closed by its page it stays closed; begun anew it is another socket", () => {
  const { socket, told, web } = linked();
  socket.disconnect();
  mock.timers.tick(60_000);
  assert.equal(webs.length, 1);
  assert.equal(web.isClosed, true);
  socket.connect();
  assert.equal(webs.length, 2);
  web.say('42["sight",{}]');
  assert.deepEqual(told, ["linked", "away"]);
});
