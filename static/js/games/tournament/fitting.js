/** How things are set so that they are read from afar: times, sizes, layouts. No drawing. */

/** Hours only where there are any. @param {number} left milliseconds */
export function printedTime(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** So many side by side, and where a card's number stands. @typedef {{columns: number, kind?: string}} Layout */

/** The steps in which a size is looked for, in px. */
const STEP = 0.5;
/** Of the height of the glass: what can still be read from the other end of a hall. */
const READABLE = 0.022;
const LARGEST = 0.062;

/** The least and the most that letters may be. @param {number} height of the glass, in px @returns {[number, number]} */
export function sizesFor(height) {
  return [Math.max(14, height * READABLE), Math.max(28, height * LARGEST)];
}

/**
 * The largest size that fits, found by halving; whatever fits at a size fits at every smaller one.
 *
 * @param {number} least which is known to fit @param {number} most @param {(size: number) => boolean} fits
 */
export function largestThat(least, most, fits) {
  let [low, high] = [0, Math.floor((most - least) / STEP)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(least + middle * STEP)) low = middle;
    else high = middle - 1;
  }
  return least + low * STEP;
}

/**
 * The layout whose letters can be largest; null where none fits at the least size.
 *
 * @param {readonly Layout[]} layouts @param {[number, number]} sizes
 * @param {(layout: Layout, size: number) => boolean} fits
 * @returns {{layout: Layout, size: number} | null}
 */
export function bestLayout(layouts, [least, most], fits) {
  /** @type {{layout: Layout, size: number} | null} */
  let best = null;
  let from = least;
  for (const layout of layouts) {
    if (from > most || !fits(layout, from)) continue;
    const size = largestThat(from, most, (each) => fits(layout, each));
    best = { layout, size };
    // The next is worth having only if it is larger.
    from = size + STEP;
  }
  return best;
}

/** All on pages that are as long as each other, or one longer. @template T @param {readonly T[]} all @param {number} pages @returns {(readonly T[])[]} */
export function parted(all, pages) {
  const from = (/** @type {number} */ at) => Math.floor((at * all.length) / pages);
  return Array.from({ length: pages }, (_, at) => all.slice(from(at), from(at + 1)));
}
