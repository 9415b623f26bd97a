/** What a sight says of this duel, under the names that these screens use. Nothing is decided. */

/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../core/form.js").Values} Values */
/** @typedef {import("../../core/form.js").Value} Value */

/** @typedef {import("../../../wire/own/solo.js").Own} Own */
/** @typedef {import("../../../wire/own/solo.js").Die} DieSeen */
/** @typedef {import("../../../wire/own/solo.js").Row} Row */
/** @typedef {import("../../../wire/own/solo.js").Part} Part */
/** @typedef {import("../../../wire/own/solo.js").Threshold} Threshold */
/** @typedef {import("../../../wire/own/solo.js").Written} Written */
/** @typedef {import("../../../wire/own/solo.js").Sheet} Sheet */
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
