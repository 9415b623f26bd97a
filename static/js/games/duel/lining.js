/** Putting four characters in their places, one tap each. Knows the form's fields; no drawing. */
import { nextField } from "../../core/form.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../core/form.js").Values} Values */

/**
 * A tap puts somebody in the next free place, or takes them out of theirs.
 *
 * @param {Offer} offer
 * @param {Values} values
 * @param {string} name
 * @returns {Values}
 */
export function moved(offer, values, name) {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== name));
  if (Object.keys(kept).length < Object.keys(values).length) return kept;
  const next = nextField(offer, values);
  return next ? { ...values, [next.name]: name } : values;
}

/** Who is left over once all places are filled. @param {Offer} offer @param {Values} values @param {readonly string[]} all */
export function rest(offer, values, all) {
  if (nextField(offer, values) !== null) return "";
  return all.find((name) => !Object.values(values).includes(name)) ?? "";
}
