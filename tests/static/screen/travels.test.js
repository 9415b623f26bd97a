/** What travels between two sights follows from the numbers alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Onlooker } from "../../../static/js/screen/travels.js";
import { sight, view } from "./sights.js";

const between = (before, after) => new Onlooker().next(sight(before), sight(after));

test("honor goes from the loser to the winner", () => {
  const travels = between(view([{ honor: 3 }, { honor: 4 }]), view([{ honor: 2 }, { honor: 5 }]));
  assert.deepEqual(travels, [{ key: "honor", from: "place/0", to: "place/1", count: 1 }]);
});

test("what is paid goes to the pile that grew by as much", () => {
  const travels = between(
    view([{ honor: 3 }, { honor: 4 }], { box: 10, deck: 1 }),
    view([{ honor: 2 }, { honor: 3 }], { box: 12, deck: 40 }),
  );
  assert.deepEqual(travels, [
    { key: "honor", from: "place/0", to: "pile/box", count: 1 },
    { key: "honor", from: "place/1", to: "pile/box", count: 1 },
  ]);
});

test("cards come from the deck", () => {
  const travels = between(view([{ hand: 3 }], { deck: 20 }), view([{ hand: 5 }], { deck: 18 }));
  assert.deepEqual(travels, [{ key: "hand", from: "pile/deck", to: "place/0", count: 2 }]);
});

test("several counters change at once, each with its own way", () => {
  const travels = between(
    view(
      [
        { honor: 3, life: 1 },
        { honor: 4, life: 5 },
      ],
      { heap: 9 },
    ),
    view(
      [
        { honor: 2, life: 0 },
        { honor: 5, life: 5 },
      ],
      { heap: 10 },
    ),
  );
  assert.deepEqual(travels, [
    { key: "honor", from: "place/0", to: "place/1", count: 1 },
    { key: "life", from: "place/0", to: "pile/heap", count: 1 },
  ]);
});

test("between two piles that fit, the one that fitted before is believed", () => {
  const onlooker = new Onlooker();
  const start = view([{ life: 5, hand: 5 }], { heap: 0, discards: 0 });
  const played = view([{ life: 5, hand: 4 }], { heap: 0, discards: 1 });
  const hit = view([{ life: 3, hand: 4 }], { heap: 2, discards: 1 });
  const both = view([{ life: 2, hand: 4 }], { heap: 3, discards: 2 });
  onlooker.next(sight(start), sight(played));
  onlooker.next(sight(played), sight(hit));
  assert.deepEqual(onlooker.next(sight(hit), sight(both)), [
    { key: "life", from: "place/0", to: "pile/heap", count: 1 },
  ]);
});

test("what comes from nowhere does not travel", () => {
  assert.deepEqual(between(view([{ honor: 3 }], { box: 5 }), view([{ honor: 4 }], { box: 5 })), []);
});

test("a first sight, another table or no game moves nothing", () => {
  const onlooker = new Onlooker();
  const shown = sight(view([{ honor: 3 }]));
  assert.deepEqual(onlooker.next(null, shown), []);
  assert.deepEqual(onlooker.next(sight(null), shown), []);
  const other = sight(view([{ honor: 1 }]), { table: "OTHER" });
  assert.deepEqual(onlooker.next(shown, other), []);
});

test("a seat may have several places, and each loses its own", () => {
  const places = (...life) =>
    life.map((value, place) => ({ place, seat: 0, counters: [{ key: "life", value, limit: 5 }] }));
  const travels = between(
    view([], { heap: 4 }, { places: places(5, 4, 3) }),
    view([], { heap: 6 }, { places: places(4, 4, 2) }),
  );
  assert.deepEqual(travels, [
    { key: "life", from: "place/0", to: "pile/heap", count: 1 },
    { key: "life", from: "place/2", to: "pile/heap", count: 1 },
  ]);
});
