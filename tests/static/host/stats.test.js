import assert from "node:assert/strict";
import test from "node:test";
import { isShow, leading, newest, ofPeople, sums, winners } from "../../../static/js/host/stats.js";

const result = (name, role, won, honor, facts = {}) => ({
  name,
  role,
  figure: "",
  won,
  is_bot: false,
  points: honor * 2,
  numbers: { honor, daimyo: 0 },
  ...facts,
});
const night = (table, at, results, game = "samurai") => ({ table, at, game, results });

const NIGHTS = [
  night("A", 1, [result("Ada", "shogun", true, 3), result("Bruno", "ninja-1", false, 1)]),
  night("B", 3, [
    result("ada", "ninja-1", false, 0),
    result("Aoi", "shogun", true, 5, { is_bot: true }),
  ]),
  night("C", 2, [result("Ada", "ninja-1", true, 4), result("Chie", "shogun", true, 2)]),
];

test("the newest night first, and only those with results", () => {
  const all = [...NIGHTS, night("D", 9, [])];
  assert.deepEqual(
    newest(all).map((each) => each.table),
    ["B", "C", "A"],
  );
  assert.deepEqual(
    winners(NIGHTS[2]).map((each) => each.name),
    ["Ada", "Chie"],
  );
});

test("a person is counted by name, however it is written, with shares and averages", () => {
  const [ada] = sums(NIGHTS, "name");
  assert.equal(ada.key, "Ada");
  assert.deepEqual([ada.played, ada.won, ada.share], [3, 2, 2 / 3]);
  assert.equal(ada.number, 7 / 3);
  assert.equal(ada.points, 14 / 3);
});

test("who won most stands first, then who needed fewer games, then by name", () => {
  assert.deepEqual(
    sums(NIGHTS, "name").map((sum) => sum.key),
    ["Ada", "Aoi", "Chie", "Bruno"],
  );
});

test("roles are counted for each game by itself", () => {
  const other = night("E", 4, [result("Ada", "shogun", false, 0)], "bang");
  const rows = sums([...NIGHTS, other], "role").filter((sum) => sum.key === "shogun");
  assert.deepEqual(
    rows.map((sum) => [sum.game, sum.won, sum.played]),
    [
      ["samurai", 3, 3],
      ["bang", 0, 1],
    ],
  );
});

test("without a role or character there is nothing to count", () => {
  assert.deepEqual(sums(NIGHTS, "figure"), []);
});

test("the hub's own seats can be left out", () => {
  assert.ok(!sums(ofPeople(NIGHTS), "name").some((sum) => sum.key === "Aoi"));
  assert.equal(isShow(NIGHTS[1]), false);
  assert.equal(isShow(night("F", 5, [result("Aoi", "ronin", true, 1, { is_bot: true })])), true);
});

test("a game's first number is averaged only where all nights are of that game", () => {
  assert.deepEqual(leading(NIGHTS), { game: "samurai", key: "honor" });
  const mixed = [...NIGHTS, night("E", 4, [result("Ada", "shogun", false, 0)], "bang")];
  assert.equal(leading(mixed), null);
  assert.equal(sums(mixed, "name")[0].number, null);
  assert.equal(leading([]), null);
});

test("nights that were against somebody are counted for them, with the share that was won", () => {
  const duel = (against, won) => ({
    table: "T",
    game: "solo",
    at: 1,
    about: { against },
    results: [{ seat: 0, name: "Ada", role: "r", figure: "f", won, is_bot: false, points: 1, numbers: { won: 1, life: 4 } }],
  });
  const nights = [duel("Oda", true), duel("Oda", false), duel("Kojirō", false), { ...duel("", true), about: {} }];
  assert.deepEqual(
    sums(nights, "against").map(({ key, game, won, played, share }) => ({ key, game, won, played, share })),
    [
      { key: "Oda", game: "solo", won: 1, played: 2, share: 0.5 },
      { key: "Kojirō", game: "solo", won: 0, played: 1, share: 0 },
    ],
  );
  assert.deepEqual(leading(nights), { game: "solo", key: "life" });
});
