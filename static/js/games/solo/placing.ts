/** Dice on their way to Attack, Defence or Concentration: a form that is filled in any order. */

import type { Choice, Offer } from "../../../wire/protocol.d.ts";
import type { Values } from "../../core/form.ts";
import { choicesOf } from "../../core/form.ts";

export type About = Choice["about"];

/** What is noted on the last choice of a form that is full; null until it is. */
export function outlookOf(offer: Offer, values: Values): About | null {
  const last = offer.fields[offer.fields.length - 1];
  if (!last || offer.fields.some((field) => !(field.name in values))) return null;
  const choice = choicesOf(last, values).find((each) => each.value === values[last.name]);
  return choice?.about ?? null;
}

/** What a use comes to so far: what the hub notes there if every die in hand went elsewhere. */
export function soFar(offer: Offer, values: Values, use: string) {
  const full = { ...values };
  for (const field of offer.fields) {
    const elsewhere = choicesOf(field, full).find((choice) => choice.value !== use);
    if (elsewhere) full[field.name] ??= elsewhere.value;
  }
  return Number(outlookOf(offer, full)?.[use] ?? 0);
}

/** The fields nobody has filled in, in their order. */
export function unplaced(offer: Offer, values: Values) {
  return offer.fields.filter((field) => !(field.name in values)).map((field) => field.name);
}

/** What each use would bring, as long as a single die has no place yet. */
export function previews(offer: Offer, values: Values): Record<string, About> {
  const open = unplaced(offer, values);
  const field = offer.fields.find((each) => each.name === open[0]);
  if (open.length !== 1 || !field) return {};
  // The form's own last field may be filled in already: then any of its uses has the notes.
  const uses = choicesOf(field, values).map((choice) => String(choice.value));
  const seen = uses.map((use) => [use, outlookOf(offer, { ...values, [open[0]]: use })]);
  return Object.fromEntries(seen.filter(([, about]) => about));
}

/** The die that the next tap puts somewhere: the one picked up, else the first. */
export function inHand(open: readonly string[], lifted: string) {
  return open.includes(lifted) ? lifted : (open[0] ?? "");
}

/** Without what no longer fits the offer, such as dice of the last throw. */
export function stillFits(offer: Offer, values: Values): Values {
  const names = new Set(offer.fields.map((field) => field.name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** The choices of a field of numbers, lowest and highest. */
export function most(offer: Offer, name: string, values: Values) {
  const field = offer.fields.find((each) => each.name === name);
  const numbers = field ? choicesOf(field, values).map((choice) => Number(choice.value)) : [];
  return Math.max(0, ...numbers);
}
