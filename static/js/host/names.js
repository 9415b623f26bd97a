/** Names as people paste them. No drawing. */

/** One a line, without blanks. @param {string} text @returns {string[]} */
export function namesOf(text) {
  return text
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
