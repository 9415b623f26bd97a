/**
 * What moved between two sights: tokens and cards from place to place or between a place and a pile.
 * Derived from the numbers alone; which pile feeds which counter is learned by looking on.
 */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").View} View */
/** @typedef {{key: string, from: string, to: string, count: number}} Travel spots are place/2, pile/box */
/** @typedef {Map<string, number>} Changes by spot */

/** @param {number} place */
export const placeSpot = (place) => `place/${place}`;
/** @param {string} key */
export const pileSpot = (key) => `pile/${key}`;

/** @param {View} before @param {View} after @returns {Map<string, Changes>} by counter, losses below 0 */
export function counterChanges(before, after) {
  /** @type {Map<string, Changes>} */
  const changes = new Map();
  for (const place of after.places) {
    const was = before.places.find((each) => each.place === place.place);
    for (const counter of place.counters) {
      const old = was?.counters.find((each) => each.key === counter.key);
      if (!old || old.value === counter.value) continue;
      const spots = changes.get(counter.key) ?? new Map();
      changes.set(counter.key, spots.set(placeSpot(place.place), counter.value - old.value));
    }
  }
  return changes;
}

/** @param {View} before @param {View} after @returns {Changes} of the piles, by key */
export function pileChanges(before, after) {
  /** @type {Changes} */
  const changes = new Map();
  for (const pile of after.piles) {
    const was = before.piles.find((each) => each.key === pile.key);
    if (was && was.count !== pile.count) changes.set(pile.key, pile.count - was.count);
  }
  return changes;
}

/** @param {Changes} changes */
function sum(changes) {
  let total = 0;
  for (const change of changes.values()) total += change;
  return total;
}

/**
 * Who gives to whom, where gains and losses add up to nothing.
 *
 * @param {string} key
 * @param {Changes} changes
 * @returns {Travel[]}
 */
export function settled(key, changes) {
  const gains = [...changes].filter(([, change]) => change > 0);
  /** @type {Travel[]} */
  const travels = [];
  for (const [from, change] of changes) {
    let left = -change;
    while (left > 0 && gains.length > 0) {
      const [to, open] = gains[0];
      const count = Math.min(left, open);
      travels.push({ key, from, to, count });
      left -= count;
      if (count === open) gains.shift();
      else gains[0] = [to, open - count];
    }
  }
  return travels;
}

/** Looks on, and learns which pile makes up for which counter. */
export class Onlooker {
  /** @type {Map<string, number>} how often a pile fitted a counter, less how often not */
  #fits = new Map();

  /** @param {Sight | null} before @param {Sight} after @returns {Travel[]} */
  next(before, after) {
    const [old, now] = [before?.view, after.view];
    if (!before || !old || !now || before.table !== after.table) return [];
    const piles = pileChanges(old, now);
    /** @type {Travel[]} */
    const travels = [];
    for (const [key, changes] of counterChanges(old, now)) {
      this.#learn(key, changes, piles);
      const rest = -sum(changes);
      const pile = rest === 0 ? "" : this.#pileFor(key, rest, piles);
      travels.push(...settled(key, pile ? new Map([...changes, [pileSpot(pile), rest]]) : changes));
    }
    return travels;
  }

  /** @param {string} key @param {Changes} changes @param {Changes} piles */
  #learn(key, changes, piles) {
    const rest = -sum(changes);
    for (const [pile, change] of piles) {
      const name = `${key}/${pile}`;
      this.#fits.set(name, (this.#fits.get(name) ?? 0) + (change === rest ? 1 : -1));
    }
  }

  /** @param {string} key @param {number} rest @param {Changes} piles */
  #pileFor(key, rest, piles) {
    const fitting = [...piles].filter(([, change]) => change === rest).map(([pile]) => pile);
    const fit = (/** @type {string} */ pile) => this.#fits.get(`${key}/${pile}`) ?? 0;
    return fitting.sort((a, b) => fit(b) - fit(a))[0] ?? "";
  }
}
