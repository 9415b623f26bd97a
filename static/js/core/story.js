/** Which lines of the story are told. No drawing. */

/** @typedef {import("../../wire/protocol.js").Line} Line */

/** Lines that only say that something went on; whoever waits sees that anyway. */
const MINOR = new Set(["answered"]);

/** Lines that say which cards one has; they are covered with the hand. */
const OF_THE_HAND = new Set(["you-drew"]);

/** The last ones worth telling. @param {readonly Line[]} lines @param {number} count @param {boolean} isHandCovered */
export function told(lines, count, isHandCovered = false) {
  const isTold = (/** @type {Line} */ { code }) =>
    !MINOR.has(code) && !(isHandCovered && OF_THE_HAND.has(code));
  return lines.filter(isTold).slice(-count);
}
