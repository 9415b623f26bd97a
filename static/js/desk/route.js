/** Which part of the desk an address means; a key behind the # is not an address. No drawing. */

/** @typedef {"entries" | "tables" | "standings" | "bracket" | "record" | "paper" | "more"} Part */
/** @typedef {import("../games/tournament/own.js").Phase} Phase */

/** @type {readonly Part[]} */
export const PARTS = ["entries", "tables", "standings", "bracket", "record", "paper", "more"];

/** Where the referee looks first. @type {Readonly<Record<Phase, Part>>} */
const FIRST = {
  entry: "entries",
  round: "tables",
  between: "tables",
  finals: "bracket",
  over: "bracket",
};

/** The part that was asked for; where none was, the one of the hour. @param {string} hash @param {Phase} phase @returns {Part} */
export function partOf(hash, phase) {
  const asked = /** @type {Part} */ (hash.replace(/^#\//, ""));
  return PARTS.includes(asked) ? asked : FIRST[phase];
}
