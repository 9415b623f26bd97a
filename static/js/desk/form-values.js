/** What stands in a whole form, while it is filled in. No drawing. */
import { filled, fits } from "../core/form.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../core/form.js").Field} Field */
/** @typedef {import("../core/form.js").Value} Value */
/** @typedef {import("../core/form.js").Values} Values */

/** What stands in the form at first: wishes, the only choice, numbers as proposed. @param {Offer} offer @param {Values} wishes @returns {Values} */
export function begun(offer, wishes) {
  /** @type {Values} */
  let values = {};
  for (const field of offer.fields) {
    if (field.type === "number")
      values = { ...values, [field.name]: wishes[field.name] ?? field.start };
    else if (field.type === "text") values = { ...values, [field.name]: wishes[field.name] ?? "" };
    else if (field.type === "one") values = only(field, values, wishes);
  }
  return values;
}

/** @param {Field} field @param {Values} values @param {Values} wishes */
function only(field, values, wishes) {
  const one = { key: "", fields: [field] };
  return filled(/** @type {any} */ (one), values, wishes);
}

/** With another value in one field, whatever hung on it is asked anew. @param {Offer} offer @param {Values} values @param {string} name @param {Value} value @returns {Values} */
export function changed(offer, values, name, value) {
  const hanging = offer.fields
    .filter((field) => field.type === "one" && field.given.includes(name))
    .map((field) => field.name);
  const kept = Object.entries(values).filter(([each]) => !hanging.includes(each));
  return { ...Object.fromEntries(kept), [name]: value };
}

/** @param {Offer} offer @param {Values} values */
export function isFull(offer, values) {
  return offer.fields.every((field) => {
    const value = values[field.name];
    return fits(field, typeof value === "string" ? value.trim() : value);
  });
}
