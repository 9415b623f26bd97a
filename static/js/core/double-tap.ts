/**
 * Slips of the thumb: a second tap on the spot of the first, where meanwhile another button lies.
 */

const SOON = 250;
const NEAR = 30;

let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** Whether this tap belongs to the one before. A key presses once. */
export function isDoubleTap({ timeStamp: at, clientX: x, clientY: y, detail }: MouseEvent) {
  if (detail === 0) return false;
  const isOne = at - last.at < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  last = { at, x, y };
  return isOne;
}
