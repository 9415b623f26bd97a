/** A duel as the hub shows it, as small as it may be: two sides of four, the Shoguns behind. */

const NAMES = ["benkei", "hanzo", "tomoe", "ieyasu", "kojiro", "goemon", "musashi", "ginchiyo"];

const place = (figure, at) => ({
  place: at,
  seat: Math.floor(at / 4),
  figure,
  role: at % 4 === 0 ? "shogun" : "samurai",
  counters: [
    { key: "resilience", value: at % 4 === 0 ? 0 : 5, limit: at % 4 === 0 ? null : 5 },
    ...(at % 4 === 0 ? [{ key: "hand", value: at === 0 ? 4 : 5, limit: null }] : []),
  ],
  marks: at % 4 === 0 ? [{ key: "behind", count: 1 }] : [],
});

const OWN = {
  circle: [1, 2, 3, 5, 6, 7],
  active: [2, -1],
  reach: [
    [0, 0, 0, 0, 0, 2, 3, 2],
    [],
  ],
  full: [5, 4, 5, 5, 5, 5, 5, 4],
  aimed: [],
  bushido: -1,
  bushido_at: -1,
  first: 0,
  weapons: 0,
  weapon_limit: 1,
  pace: "taps",
};

/** The first seat's turn, seen by nobody's seat unless `you` is said. */
export function view({ own = {}, places = NAMES.map(place), ...more } = {}) {
  return {
    you: -1,
    turn: 0,
    phase: "play",
    level: "companion",
    asked: [],
    outcome: null,
    places,
    own: { ...OWN, ...own },
    ...more,
  };
}

/** Every place with other marks, by its number. */
export function marked(marks) {
  return NAMES.map(place).map((each) =>
    marks[each.place] ? { ...each, marks: marks[each.place].map((key) => ({ key, count: 1 })) } : each,
  );
}
