/** Numbers as they are printed. No drawing. */

/** With a true minus: a hyphen is too short to be seen from across a table. */
export function printed(value: number) {
  return String(value).replace("-", "\u2212");
}

/** As something that is added. */
export function added(value: number) {
  return value > 0 ? `+${value}` : printed(value);
}
