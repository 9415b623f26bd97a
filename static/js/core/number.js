/** Numbers as they are printed. No drawing. */

/** With a true minus: a hyphen is too short to be seen from across a table. @param {number} value */
export function printed(value) {
  return String(value).replace("-", "\u2212");
}

/** As something that is added. @param {number} value */
export function added(value) {
  return value > 0 ? `+${value}` : printed(value);
}
