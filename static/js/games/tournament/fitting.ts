/** How things are set so that they are read from afar: times, sizes, layouts. No drawing. */

/**
 * Hours only where there are any.
 * @param left milliseconds
 */
export function printedTime(left: number) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (part: number) => String(part).padStart(2, "0");
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** So many side by side, and where a card's number stands. */
export interface Layout {
  columns: number;
  kind?: string;
}

/** The steps in which a size is looked for, in px. */
const STEP = 0.5;
/** Of the height of the glass: what can still be read from the other end of a hall. */
const READABLE = 0.022;
const LARGEST = 0.062;

/**
 * The least and the most that letters may be.
 * @param height of the glass, in px
 */
export function sizesFor(height: number): [number, number] {
  return [Math.max(14, height * READABLE), Math.max(28, height * LARGEST)];
}

/**
 * The largest size that fits, found by halving; whatever fits at a size fits at every smaller one.
 * @param least which is known to fit
 */
export function largestThat(least: number, most: number, fits: (size: number) => boolean) {
  let [low, high] = [0, Math.floor((most - least) / STEP)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(least + middle * STEP)) low = middle;
    else high = middle - 1;
  }
  return least + low * STEP;
}

/** The layout whose letters can be largest; null where none fits at the least size. */
export function bestLayout(
  layouts: readonly Layout[],
  [least, most]: [number, number],
  fits: (layout: Layout, size: number) => boolean,
): { layout: Layout; size: number } | null {
  let best: { layout: Layout; size: number } | null = null;
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

/** All on pages that are as long as each other, or one longer. */
export function parted<T>(all: readonly T[], pages: number): (readonly T[])[] {
  const from = (at: number) => Math.floor((at * all.length) / pages);
  return Array.from({ length: pages }, (_, at) => all.slice(from(at), from(at + 1)));
}
