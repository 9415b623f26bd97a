/** What a sight says of this duel, under the names that these screens use. Nothing is decided. */

/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../core/form.js").Values} Values */
/** @typedef {import("../../core/form.js").Value} Value */

/** @typedef {{value: number, gone: boolean}} DieSeen */
/** @typedef {{sum: number, defence: number, guard: number, life?: number, wound?: number}} Row */
/** @typedef {{sum: number, part: string, life?: number, ki?: number, deep?: boolean}} Part */
/** @typedef {{attack: number, loss: number}} Threshold */
/** @typedef {{round: number, dice: number, attack: number, final: number, defence: number, held: boolean | null, concentration: number}} Written */
/**
 * @typedef {object} Sheet
 * @property {string} key
 * @property {string} name
 * @property {number} stars
 * @property {number} foe_life
 * @property {number} life
 * @property {number} ki
 * @property {readonly number[]} dice
 * @property {readonly Threshold[]} resistance
 * @property {readonly Row[]} rows
 * @property {readonly Part[]} body
 */
/**
 * @typedef {object} Own
 * @property {Sheet} sheet
 * @property {number} allowed
 * @property {number} taken
 * @property {readonly DieSeen[]} dice
 * @property {number} foe_has
 * @property {readonly number[]} foe_dice
 * @property {Row | null} row
 * @property {number} attack
 * @property {number} defence
 * @property {number} focus
 * @property {number} ki_spent
 * @property {number} ki_limit
 * @property {readonly number[]} marked
 * @property {readonly number[]} lost
 * @property {readonly number[]} deep
 * @property {readonly Written[]} written
 */
/** @typedef {{value: number, limit: number | null}} Count */
/**
 * @typedef {object} Duel
 * @property {Own} own
 * @property {number} round
 * @property {Count} life
 * @property {Count} foe
 * @property {Count} ki
 * @property {Count} focus all Concentration there is
 * @property {string} asked the open question, if there is one
 * @property {number} count the dice that have to fall for it
 * @property {Readonly<Record<string, Offer>>} now what can be done, by its key
 */

const NOTHING = { value: 0, limit: null };

/** @param {Sight} sight @returns {Duel} */
export function duelOf(sight) {
  const view = /** @type {NonNullable<Sight["view"]>} */ (sight.view);
  const asked = view.asked.at(-1);
  const counters = view.places[0]?.counters ?? [];
  const count = (/** @type {string} */ key) =>
    counters.find((counter) => counter.key === key) ?? NOTHING;
  return {
    own: /** @type {Own} */ (view.own),
    round: view.round,
    life: count("life"),
    foe: count("foe-life"),
    ki: count("ki"),
    focus: count("concentration"),
    asked: asked?.key ?? "",
    count: Number(asked?.about.count ?? 0),
    now: Object.fromEntries(
      sight.offers.filter((offer) => !offer.standing).map((offer) => [offer.key, offer]),
    ),
  };
}
