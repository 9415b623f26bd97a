import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { rulingsOn } from "../../../static/js/core/rulings.ts";
import { isAwaited, isEnding, statusLine } from "../../../static/js/core/status.ts";
import { Translator } from "../../../static/js/core/translator.ts";
import { Words } from "../../../static/js/core/words.ts";

const file = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const words = (language) =>
  new Words(
    language,
    [
      file(`static/words/parts.${language}.ftl`),
      file(`hub/words/${language}.ftl`),
      file(`hub/rules/samurai/words/${language}.ftl`),
    ],
    "samurai",
  );
const ENGLISH = new Translator(words("en"), ["Aya", "Bruno", ""]);
const ITALIAN = new Translator(words("it"), ["Anna", "Elsa", "Ugo"]);

test("a line of the story names people and things in the page's language", () => {
  const line = {
    code: "weapon-played",
    params: { seat: 0, target: 1, card: "katana", difficulty: 2 },
  };
  assert.equal(ENGLISH.line(line), "Aya attacks Bruno with a Katana (difficulty 2).");
  assert.match(ITALIAN.line(line), /Anna .*Elsa .*Katana/);
});

test("an undo tells whose it was, and the line that is gone", () => {
  const gone = { what: "weapon-played", "what-seat": 0, "what-target": 1 };
  const params = { actor: "host", by: -1, ...gone, "what-card": "katana", "what-difficulty": 2 };
  assert.equal(
    ENGLISH.line({ code: "taken-back", params }),
    "The host takes a move back: “Aya attacks Bruno with a Katana (difficulty 2).”",
  );
  const own = { code: "taken-back", params: { ...params, actor: "seat", by: 1 } };
  assert.match(ITALIAN.line(own), /^Elsa annulla una mossa: «Anna .*Elsa .*Katana/);
});

test("a seat without a name goes by its number", () => {
  assert.equal(ENGLISH.seat(2), "Seat 3");
});

test("rows of names count the same ones and end with a word", () => {
  assert.equal(ENGLISH.joined(["Bō", "Parry", "Parry"]), "Bō and Parry ×2");
  assert.equal(ITALIAN.seats([0, 1]), "Anna ed Elsa");
});

test("a row of cards or of characters is said in words", () => {
  assert.equal(ENGLISH.filled({ cards: ["bo", "parry"] }).cards, "Bō and Parry");
  assert.equal(ITALIAN.filled({ characters: ["hanzo", "kojiro"] }).characters, "Hanzō e Kojirō");
});

test("a choice speaks by what it is a choice of", () => {
  assert.equal(ENGLISH.choice("seat", 1), "Bruno");
  assert.equal(ENGLISH.choice("number", 1), "1");
  assert.equal(ENGLISH.choice("card", "bo"), "Bō");
  assert.equal(ENGLISH.choice("change", "+focus"), "One more Focus");
});

test("an unknown code is shown as it is, and nothing throws", () => {
  assert.equal(ENGLISH.line({ code: "from-the-future", params: { x: 1 } }), "from-the-future");
  assert.equal(ENGLISH.reason({ code: "weapon-limit", params: {} }).length > 0, true);
});

test("a fault of the log has its words too", () => {
  assert.match(ENGLISH.reason({ code: "full-log" }), /no space/);
});

test("the rulings on a thing are those that name it", () => {
  const found = rulingsOn(words("en"), "Bushido");
  assert.ok(found.includes("ruling-18") && found.includes("ruling-leaving-5"));
  assert.ok(!found.includes("ruling-10"));
  assert.deepEqual(rulingsOn(words("en"), ""), []);
});

const VIEW = { you: 0, turn: 0, phase: "play", asked: [], outcome: null };
const SIGHT = { paused: "", ended: false, view: VIEW };

test("the status line says whose turn it is, who is asked, and why nothing goes on", () => {
  assert.equal(statusLine(SIGHT, ENGLISH), "Your turn · Play cards");
  assert.equal(
    statusLine({ ...SIGHT, view: { ...VIEW, turn: 1 } }, ENGLISH),
    "Bruno’s turn · Play cards",
  );
  const asked = [{ question: 4, key: "daimyo", seats: [1], about: {}, sums: [] }];
  const waiting = { ...SIGHT, view: { ...VIEW, asked } };
  assert.equal(statusLine(waiting, ENGLISH), "Waiting for Bruno · Daimyo in hand?");
  asked[0].key = "of-a-game-without-words";
  assert.equal(statusLine(waiting, ENGLISH), "Waiting for Bruno.");
  assert.equal(statusLine({ ...SIGHT, paused: "pizza" }, ENGLISH), "Paused: pizza");
  assert.match(statusLine({ ...SIGHT, paused: "fault" }, ENGLISH), /went wrong/);
});

test("a draw that a take-back brought up again is not told as one more", () => {
  const due = [{ key: "draw", about: { count: 2, why: "" } }];
  const told = (...codes) => codes.map((code) => ({ code, params: {} }));
  const drawing = { ...SIGHT, view: { ...VIEW, due }, lines: told("taken-back", "turn-began") };
  assert.equal(statusLine(drawing, ENGLISH), "Your turn · Draw 2 cards");
  const again = { ...drawing, lines: told("turn-began", "taken-back") };
  assert.equal(statusLine(again, ENGLISH), "Your turn · Draw 2 cards, if not done yet");
  const played = { ...again, view: VIEW };
  assert.equal(statusLine(played, ENGLISH), "Your turn · Play cards");
});

test("a game is ending from its end to its score", () => {
  assert.equal(isEnding(SIGHT), false);
  assert.equal(isEnding({ ...SIGHT, view: { ...VIEW, phase: "over" } }), true);
  assert.equal(isEnding({ ...SIGHT, view: { ...VIEW, phase: "over", outcome: {} } }), false);
  assert.equal(isEnding({ ...SIGHT, view: null }), false);
});

test("one is awaited when asked last, or in one's own turn; never at rest or at the end", () => {
  const asked = (seats) => [{ question: 1, key: "weapon", seats, about: {}, sums: [] }];
  assert.equal(isAwaited(SIGHT), true);
  assert.equal(isAwaited({ ...SIGHT, view: { ...VIEW, asked: asked([1]) } }), false);
  assert.equal(isAwaited({ ...SIGHT, view: { ...VIEW, turn: 1, asked: asked([0]) } }), true);
  assert.equal(isAwaited({ ...SIGHT, paused: "host" }), false);
  assert.equal(isAwaited({ ...SIGHT, view: { ...VIEW, outcome: {} } }), false);
  assert.equal(isAwaited({ ...SIGHT, view: { ...VIEW, you: -1, turn: -1 } }), false);
});

test("a button says its numbers, and its plain name where nothing is known of them", () => {
  const draw = { key: "draw", about: { count: 3, why: "hideyoshi" } };
  assert.equal(ENGLISH.offer(draw), "Draw 3 cards (Hideyoshi: one more)");
  assert.equal(ITALIAN.offer(draw), "Pesca 3 carte (Hideyoshi: una in più)");
  assert.equal(ENGLISH.offer({ key: "draw", about: {} }), "Draw");
  const end = { key: "end-turn", about: { count: 1 } };
  assert.equal(ENGLISH.offer(end), "Discard 1 card and end the turn");
  assert.equal(ENGLISH.offer({ key: "end-turn", about: { count: 0 } }), "End turn");
});

test("what one did oneself is told to one so, and to nobody else", () => {
  const line = { code: "cards-drawn", params: { seat: 0, count: 3 } };
  const mine = (language) => new Translator(words(language), ["Aya", "Bruno"], 0);
  assert.equal(mine("en").line(line), "You draw 3 cards.");
  assert.equal(mine("it").line(line), "Peschi 3 carte.");
  assert.equal(ENGLISH.line(line), "Aya draws 3 cards.");
  const bruno = { code: "cards-drawn", params: { seat: 1, count: 3 } };
  assert.equal(mine("en").line(bruno), "Bruno draws 3 cards.");
});

test("many who are awaited are counted, so that a phone has room for the rest", () => {
  const awaited = (seats) => {
    const asked = [{ key: "look", question: 1, seats, about: {}, sums: [] }];
    return statusLine({ view: { asked, you: 9, turn: -1 }, lines: [] }, ENGLISH);
  };
  assert.match(awaited([0, 1]), /^Waiting for Aya, Bruno|^Waiting for Aya and Bruno/);
  assert.match(awaited([0, 1, 2, 3]), /^Waiting for 4 ·|^Waiting for 4\.$/);
});

test("a line is a seat's own where it says what becomes of that seat's cards", () => {
  const line = (code, params) => ENGLISH.isOwn({ code, params }, 1);
  assert.ok(line("cards-drawn", { seat: 1, count: 1 }));
  assert.ok(line("unseen-card-taken", { seat: 0, target: 1 }));
  assert.ok(!line("cards-drawn", { seat: 0, count: 1 }));
  assert.ok(!line("turn-began", { seat: 1 }));
});
