/** What stands in a whole form, while it is filled in. No drawing. */

import type { Offer } from "../../wire/protocol.d.ts";
import type { Field, Value, Values } from "../core/form.ts";
import { filled, fits } from "../core/form.ts";

/** What stands in the form at first: wishes, the only choice, numbers as proposed. */
export function begun(offer: Offer, wishes: Values): Values {
  let values: Values = {};
  for (const field of offer.fields) {
    if (field.type === "number")
      values = { ...values, [field.name]: wishes[field.name] ?? field.start };
    else if (field.type === "text") values = { ...values, [field.name]: wishes[field.name] ?? "" };
    else if (field.type === "one") values = only(field, values, wishes);
  }
  return values;
}

function only(field: Field, values: Values, wishes: Values) {
  return filled({ fields: [field] }, values, wishes);
}

/** With another value in one field, whatever hung on it is asked anew. */
export function changed(offer: Offer, values: Values, name: string, value: Value): Values {
  const hanging = offer.fields
    .filter((field) => field.type === "one" && field.given.includes(name))
    .map((field) => field.name);
  const kept = Object.entries(values).filter(([each]) => !hanging.includes(each));
  return { ...Object.fromEntries(kept), [name]: value };
}

export function isFull(offer: Offer, values: Values) {
  return offer.fields.every((field) => {
    const value = values[field.name];
    return fits(field, typeof value === "string" ? value.trim() : value);
  });
}
