/** How things are set so that they are read from afar: times, tables, names. No drawing. */

/** Hours only where there are any. @param {number} left milliseconds */
export function printedTime(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** So many side by side that their names are as large as they can be. @param {number} count */
export function columnsFor(count) {
  if (count <= 3) return Math.max(1, count);
  return count === 4 ? 2 : count <= 9 ? 3 : 4;
}

/** Long names are written smaller, so that they are whole; a crown takes its room. @param {string} name @param {boolean} [hasCrown] */
export function lengthOf(name, hasCrown = false) {
  const length = name.length + (hasCrown ? 3 : 0);
  return length > 19 ? "very-long" : length > 13 ? "long" : "";
}
