/** What moved between two sights, as the hub tells it with the lines of the story. Nothing is guessed. */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").Transfer} Transfer */
/** @typedef {{key: string, from: string, to: string, count: number}} Travel spots are place/2, pile/box */

/** What the lines tell that are newer than the sight before. @param {Sight | null} before @param {Sight} after @returns {Transfer[]} */
export function transfersSince(before, after) {
  if (!before?.view || !after.view || before.table !== after.table) return [];
  const seen = before.version;
  return after.lines
    .filter((line) => (line.version ?? 0) > seen)
    .flatMap((line) => line.moved ?? []);
}

/** @param {number | string} where */
const spot = (where) => (typeof where === "number" ? `place/${where}` : `pile/${where}`);

/** Between piles nothing is drawn on its way, nor to where no pile is. @param {Transfer} transfer */
function isDrawn({ from, to }) {
  return from !== "" && to !== "" && (typeof from === "number" || typeof to === "number");
}

/** What goes the same way goes together. @param {readonly Transfer[]} transfers @returns {Travel[]} */
export function travelsOf(transfers) {
  /** @type {Map<string, Travel>} */
  const travels = new Map();
  for (const { key, count, from, to } of transfers.filter(isDrawn)) {
    const way = { key, from: spot(from), to: spot(to) };
    const id = `${key} ${way.from} ${way.to}`;
    travels.set(id, { ...way, count: count + (travels.get(id)?.count ?? 0) });
  }
  return [...travels.values()];
}

/** The discards became the new deck. @param {readonly Transfer[]} transfers */
export function isShuffled(transfers) {
  return transfers.some(({ from, to }) => from === "discards" && to === "deck");
}
