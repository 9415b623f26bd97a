/** Putting four characters in their places, one tap each. Knows the form's fields; no drawing. */

import type { Offer } from "../../../wire/protocol.d.ts";
import type { Values } from "../../core/form.ts";
import { nextField } from "../../core/form.ts";

/** A tap puts somebody in the next free place, or takes them out of theirs. */
export function moved(offer: Offer, values: Values, name: string): Values {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== name));
  if (Object.keys(kept).length < Object.keys(values).length) return kept;
  const next = nextField(offer, values);
  return next ? { ...values, [next.name]: name } : values;
}

/** Who is left over once all places are filled. */
export function rest(offer: Offer, values: Values, all: readonly string[]) {
  if (nextField(offer, values) !== null) return "";
  return all.find((name) => !Object.values(values).includes(name)) ?? "";
}
