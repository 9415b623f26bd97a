/** What the build makes of Fluent catalogues. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, entries, parted } from "../../static/making/words.mjs";

const SOURCE = `### A game.
-sword = Sword

## Cards

bo = Bō
    .plural = Bō
# Why it is so.
hit = { $n ->
    [one] One hit
   *[other] { $n } hits
}

rulings-deck = The deck
ruling-1 = The { -sword } { $n ->
    [one] once
   *[other] often
}
    .group = { rulings-deck }

ruling-2 = Like { bo }, see { $other } and { NUMBER($n) }.
`;

test("a message keeps its lines, and comments are gone", () => {
  const found = new Map(entries(SOURCE));
  assert.equal(found.get("bo"), "bo = Bō\n    .plural = Bō");
  assert.equal(found.get("hit"), "hit = { $n ->\n    [one] One hit\n   *[other] { $n } hits\n}");
  assert.ok(![...found.values()].some((text) => text.includes("#")));
});

test("rulings are apart from the words", () => {
  const ids = (text) => entries(text).map(([id]) => id);
  const { words, rulings } = parted(SOURCE);
  assert.deepEqual(ids(words), ["-sword", "bo", "hit"]);
  assert.deepEqual(ids(rulings), ["-sword", "bo", "rulings-deck", "ruling-1", "ruling-2"]);
});

test("a catalogue without rulings has an empty second part", () => {
  assert.deepEqual(parted("a = b\n"), { words: "a = b\n", rulings: "" });
});

test("what the pages of one game say goes with that game's words, and with nobody else's", () => {
  const root = new URL("../..", import.meta.url).pathname;
  const { shell, games } = catalogues(root, "en");
  assert.ok(!shell.includes("\ndesk-title ="));
  assert.ok(games.tournament.words.includes("\ndesk-title ="));
  assert.ok(games.tournament.words.includes("\nstory-drawn ="));
  assert.ok(shell.includes("\nscreen-join-title ="));
});
