/** Sights for the tests of the table screen, as small as they may be. */

const counters = (values) =>
  Object.entries(values).map(([key, value]) => ({ key, value, limit: key === "life" ? 5 : null }));

/** A view with one place for each of `seats`, whose counters are given by name. */
export function view(seats, piles = {}, more = {}) {
  return {
    turn: 0,
    asked: [],
    outcome: null,
    places: seats.map((values, seat) => ({ place: seat, seat, counters: counters(values) })),
    piles: Object.entries(piles).map(([key, count]) => ({ key, count, top: "" })),
    ...more,
  };
}

/** The lines of a sight, each of one version, with what it moved: [key, count, from, to]. */
export function lines(...told) {
  return told.map(([version, ...moved]) => ({
    code: "told",
    params: {},
    version,
    moved: moved.map(([key, count, from, to]) => ({ key, count, from, to })),
  }));
}

export function sight(shown, more = {}) {
  return { table: "KQBEG", version: 1, lines: [], people: [], view: shown, ...more };
}
