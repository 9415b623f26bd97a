/** A pile as a gauge: how full it is beside the fullest it was seen. No drawing. */

export const CELLS = 12;

/** The pile that has a gauge of its own. */
export const GAUGED = "deck";

/** The pile that becomes a new deck. */
export const SPENT = "discards";

/**
 * @param {number} count
 * @param {number} fullest
 * @returns {{filled: number, isLow: boolean}} cells; an almost empty pile is never drawn empty
 */
export function gauge(count, fullest) {
  const most = Math.max(count, fullest, 1);
  const filled = count <= 0 ? 0 : Math.max(1, Math.round((count / most) * CELLS));
  return { filled, isLow: count / most <= 0.2 };
}

/**
 * The fullest a pile was, for each table and pile.
 *
 * @param {Map<string, number>} seen
 * @param {string} name
 * @param {number} count
 */
export function fullest(seen, name, count) {
  const most = Math.max(seen.get(name) ?? 0, count);
  seen.set(name, most);
  return most;
}
