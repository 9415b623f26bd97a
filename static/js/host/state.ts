/** How a table stands and what can be done with its seats. Facts from the hub; no drawing. */
import type { GameSeen, Reason, SeatSeen, TableSeen } from "../../wire/protocol.d.ts";

type State = "waiting" | "playing" | "paused" | "over" | "closed";

export function stateOf(seen: TableSeen): State {
  if (seen.ended) return "closed";
  if (seen.paused) return "paused";
  if (!seen.started) return "waiting";
  return seen.over ? "over" : "playing";
}

/** Tables that are not done with, the liveliest first; a show that is over is done with. */
export function running(tables: readonly TableSeen[]): TableSeen[] {
  const order = ["paused", "playing", "waiting", "over"];
  return tables
    .filter((seen) => !seen.ended && !(seen.over && isShow(seen)))
    .sort((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)));
}

/** Whether nobody but the hub plays there. */
export function isShow(seen: TableSeen) {
  const taken = seated(seen.seats);
  return seen.started && taken.length > 0 && taken.every((seat) => seen.bots.includes(seat.seat));
}

export function seated(seats: readonly SeatSeen[]) {
  return seats.filter((seat) => seat.name !== "");
}

/** The seats of people who have no phone: the host answers for them, or whom the host asks to. */
export function withoutPhone(seen: TableSeen): number[] {
  const people = seated(seen.seats).filter((each) => !each.phone);
  return people.map((each) => each.seat).filter((seat) => !seen.bots.includes(seat));
}

/** Why a table cannot start yet; null if it can. */
export function whyNotStart(seen: TableSeen, game: GameSeen): Reason | null {
  const count = seated(seen.seats).length;
  if (count >= game.least && count <= game.most) return null;
  return { code: "wrong-number", params: { count, low: game.least, high: game.most } };
}

/**
 * The order in which a person and the next one on that side have changed places.
 * @param seats as many as the table shows
 * @param all how many seats the largest game has
 * @returns null at the end of the row
 */
export function swapped(
  seats: readonly SeatSeen[],
  seat: number,
  by: -1 | 1,
  all: number,
): number[] | null {
  const people = seated(seats).map((each) => each.seat);
  const other = people[people.indexOf(seat) + by];
  if (other === undefined) return null;
  return exchanged(seat, other, all);
}

/** The order in which two seats have changed places; one of them may be free. */
export function exchanged(one: number, other: number, all: number): number[] {
  const order = Array.from({ length: all }, (_, at) => at);
  order[one] = other;
  order[other] = one;
  return order;
}

/**
 * Everybody moves up, so that the free seats are the last.
 * @returns null if they sit like that already
 */
export function closedUp(seats: readonly SeatSeen[], all: number): number[] | null {
  const people = seated(seats).map((each) => each.seat);
  const rest = Array.from({ length: all }, (_, at) => at).filter((at) => !people.includes(at));
  const order = [...people, ...rest];
  return order.every((seat, at) => seat === at) ? null : order;
}

/**
 * Where seats lie round a table, in hundredths of its width and height; the first at the bottom,
 * then clockwise.
 */
export function around(count: number): { left: number; top: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return { left: 50 - 50 * Math.sin(angle), top: 50 + 50 * Math.cos(angle) };
  });
}
