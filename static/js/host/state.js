/** How a table stands and what can be done with its seats. Facts from the hub; no drawing. */

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").SeatSeen} SeatSeen */
/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {"waiting" | "playing" | "paused" | "over" | "closed"} State */

/** @param {TableSeen} seen @returns {State} */
export function stateOf(seen) {
  if (seen.ended) return "closed";
  if (seen.paused) return "paused";
  if (!seen.started) return "waiting";
  return seen.over ? "over" : "playing";
}

/** Tables that are not done with, the liveliest first; a show that is over is done with. @param {readonly TableSeen[]} tables @returns {TableSeen[]} */
export function running(tables) {
  const order = ["paused", "playing", "waiting", "over"];
  return tables
    .filter((seen) => !seen.ended && !(seen.over && isShow(seen)))
    .sort((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)));
}

/** Whether nobody but the hub plays there. @param {TableSeen} seen */
export function isShow(seen) {
  const taken = seated(seen.seats);
  return seen.started && taken.length > 0 && taken.every((seat) => seen.bots.includes(seat.seat));
}

/** @param {readonly SeatSeen[]} seats */
export function seated(seats) {
  return seats.filter((seat) => seat.name !== "");
}

/**
 * Why a table cannot start yet; null if it can.
 *
 * @param {TableSeen} seen
 * @param {GameSeen} game
 * @returns {Reason | null}
 */
export function whyNotStart(seen, game) {
  const count = seated(seen.seats).length;
  if (count >= game.least && count <= game.most) return null;
  return { code: "wrong-number", params: { count, low: game.least, high: game.most } };
}

/**
 * The order in which a person and the next one on that side have changed places.
 *
 * @param {readonly SeatSeen[]} seats as many as the table shows
 * @param {number} seat
 * @param {-1 | 1} by
 * @param {number} all how many seats the largest game has
 * @returns {number[] | null} null at the end of the row
 */
export function swapped(seats, seat, by, all) {
  const people = seated(seats).map((each) => each.seat);
  const other = people[people.indexOf(seat) + by];
  if (other === undefined) return null;
  const order = Array.from({ length: all }, (_, at) => at);
  order[seat] = other;
  order[other] = seat;
  return order;
}

/**
 * Everybody moves up, so that the free seats are the last.
 *
 * @param {readonly SeatSeen[]} seats
 * @param {number} all
 * @returns {number[] | null} null if they sit like that already
 */
export function closedUp(seats, all) {
  const people = seated(seats).map((each) => each.seat);
  const rest = Array.from({ length: all }, (_, at) => at).filter((at) => !people.includes(at));
  const order = [...people, ...rest];
  return order.every((seat, at) => seat === at) ? null : order;
}

/**
 * Where seats lie round a table, in hundredths of its width and height; the first at the bottom,
 * then clockwise.
 *
 * @param {number} count
 * @returns {{left: number, top: number}[]}
 */
export function around(count) {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return { left: 50 - 50 * Math.sin(angle), top: 50 + 50 * Math.cos(angle) };
  });
}
