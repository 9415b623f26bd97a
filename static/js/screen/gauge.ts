/** A pile as a gauge: how full it is beside the fullest it was seen. No drawing. */

export const CELLS = 12;

/** The pile that has a gauge of its own. */
export const GAUGED = "deck";

/** The pile that becomes a new deck. */
export const SPENT = "discards";

/** None where nobody knows: an empty gauge would say that the pile is empty. */
export function cellsOf(pile: { unknown?: boolean }) {
  return pile.unknown ? 0 : CELLS;
}

/** @returns cells; an almost empty pile is never drawn empty */
export function gauge(count: number, fullest: number): { filled: number; isLow: boolean } {
  const most = Math.max(count, fullest, 1);
  const filled = count <= 0 ? 0 : Math.max(1, Math.round((count / most) * CELLS));
  return { filled, isLow: count / most <= 0.2 };
}

/** The fullest a pile was, for each table and pile. */
export function fullest(seen: Map<string, number>, name: string, count: number) {
  const most = Math.max(seen.get(name) ?? 0, count);
  seen.set(name, most);
  return most;
}
