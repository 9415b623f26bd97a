/** Which lines of the story are told. No drawing. */

/** @typedef {import("../../wire/protocol.js").Line} Line */

/** Lines that only say that something went on; whoever waits sees that anyway. */
const MINOR = new Set(["answered"]);

/** The last ones worth telling. @param {readonly Line[]} lines @param {number} count */
export function told(lines, count) {
  return lines.filter((line) => !MINOR.has(line.code)).slice(-count);
}
