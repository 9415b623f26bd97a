/** Filling in an offer, field by field. Knows the shape of forms; no game, no drawing. */
import type { Choice, Offer, Place, Reason } from "../../wire/protocol.d.ts";

export type Field = Offer["fields"][number];

export type Value = string | number | ReadonlyArray<string | number>;

export type Values = Record<string, Value>;

/** What can be picked in a field, given the fields before it. */
export function choicesOf(field: Field, values: Values): readonly Choice[] {
  if (field.type === "some") return field.choices;
  if (field.type !== "one") return [];
  const given = field.given.map((name) => String(values[name])).join("/");
  const choices = (field.given.length ? field.by[given] : undefined) ?? field.choices;
  const taken = field.unlike?.map((name) => values[name]) ?? [];
  if (taken.length === 0) return choices;
  const closed = { code: "picked-twice", params: { field: field.name } };
  return choices.map((choice) => (taken.includes(choice.value) ? { ...choice, closed } : choice));
}

export function openOnes(choices: readonly Choice[]) {
  return choices.filter((choice) => choice.closed === null);
}

/** The first field without a value; null if the form is full. */
export function nextField(offer: Pick<Offer, "fields">, values: Values): Field | null {
  return offer.fields.find((field) => !(field.name in values)) ?? null;
}

/** What a form says that ends the game: it is asked for, even where there is no other choice. */
const ENDS = "ends";

/** Fills what leaves no choice, and what was wished for where it is open. */
export function filled(offer: Pick<Offer, "fields">, values: Values, wishes: Values = {}): Values {
  const field = nextField(offer, values);
  if (field?.type === "number" && field.low === field.high) {
    return filled(offer, { ...values, [field.name]: field.low }, wishes);
  }
  if (field === null || field.type !== "one") return values;
  const choices = choicesOf(field, values);
  const wished = openOnes(choices).find((choice) => choice.value === wishes[field.name]);
  const only = choices.length === 1 && choices[0].closed === null ? choices[0] : undefined;
  const choice = wished ?? only;
  if (choice === undefined || choice.value === ENDS) return values;
  return filled(offer, { ...values, [field.name]: choice.value }, wishes);
}

/** What of a place a field can pick: who sits there, or the character that stands there. */
export function pickedOf(place: Place, of: string) {
  return of === "seat" ? place.seat : of === "character" ? place.figure : undefined;
}

/** Whether how far a seat is counts for this offer: the hub offers first what reach is about. */
export function isByReach(offers: readonly Offer[], offer: Offer) {
  const first = offers.find(({ standing, fields: [field] }) => {
    return !standing && field?.type === "one" && field.of === "seat";
  });
  return first?.key === offer.key;
}

/**
 * Whether an open offer can be made for that place: its first field picks it.
 * @returns the place as a choice, open or closed
 */
export function aimedAt(offer: Offer, place: Place): Choice | null {
  const [first] = offer.fields;
  if (offer.closed !== null || offer.standing || first?.type !== "one") return null;
  const picked = pickedOf(place, first.of);
  return first.choices.find((choice) => choice.value === picked) ?? null;
}

export interface Use {
  offer: Offer;
  wishes: Values;
}

/** The offers that a card of one's hand serves for. */
export function usesOf(offers: readonly Offer[], card: string): Use[] {
  const uses: Use[] = [];
  for (const offer of offers) {
    if (offer.standing || offer.closed !== null) continue;
    const field = offer.fields.find((each) => holds(each, card));
    if (field) uses.push({ offer, wishes: { [field.name]: card } });
    else if (offer.key === card) uses.push({ offer, wishes: {} });
  }
  return uses;
}

/**
 * The offers that come to the character of a place after something else was picked, such as a card.
 */
export function usesAt(offers: readonly Offer[], place: Place): Use[] {
  const uses: Use[] = [];
  for (const offer of offers) {
    if (offer.standing || offer.closed !== null || !place.figure) continue;
    const field = offer.fields.slice(1).find((each) => isFor(each, place.figure));
    if (field) uses.push({ offer, wishes: { [field.name]: place.figure } });
  }
  return uses;
}

/**
 * What a card of one's hand would do at a place: the first offer that takes it and can be filled
 * in there, or why the place is closed to it.
 */
export function useAt(offers: readonly Offer[], card: string, place: Place): Use | Reason | null {
  let closed: Reason | null = null;
  for (const { offer, wishes } of usesOf(offers, card)) {
    for (const field of offer.fields) {
      const choice = choiceAt(field, place);
      if (choice?.closed) closed = choice.closed;
      else if (choice) return { offer, wishes: { ...wishes, [field.name]: choice.value } };
    }
  }
  return closed;
}

function choiceAt(field: Field, place: Place): Choice | undefined {
  if (field.type !== "one") return undefined;
  const picked = pickedOf(place, field.of);
  return field.choices.find((choice) => choice.value === picked);
}

function isFor(field: Field, figure: string) {
  if (field.type !== "one" || field.of !== "character") return false;
  return openOnes(field.choices).some((choice) => choice.value === figure);
}

function holds(field: Field, card: string) {
  if (field.type !== "one" || field.of !== "card") return false;
  return [field.choices, ...Object.values(field.by)].some((choices) =>
    openOnes(choices).some((choice) => choice.value === card),
  );
}

/**
 * With a wish for a later field: which choices of an earlier one still allow it.
 * @returns values that do not
 */
export function ruledOut(
  offer: Offer,
  field: Field,
  values: Values,
  wishes: Values,
): Set<string | number> {
  const out: Set<string | number> = new Set();
  for (const lazy of offer.fields) {
    const wish = wishes[lazy.name];
    if (wish === undefined || lazy.type !== "one" || !lazy.given.includes(field.name)) continue;
    for (const choice of choicesOf(field, values)) {
      const then = choicesOf(lazy, { ...values, [field.name]: choice.value });
      if (!openOnes(then).some((each) => each.value === wish)) out.add(choice.value);
    }
  }
  return out;
}

/** A number or a list between its ends, or why it does not fit. */
export function fits(field: Field, value: Value | undefined) {
  if (field.type === "number") {
    return Number.isInteger(value) && Number(value) >= field.low && Number(value) <= field.high;
  }
  if (field.type === "text") {
    const length = typeof value === "string" ? [...value].length : -1;
    return length >= field.shortest && length <= field.longest;
  }
  if (field.type === "some") {
    return Array.isArray(value) && value.length >= field.low && value.length <= field.high;
  }
  return value !== undefined;
}
