/** Filling in an offer, field by field. Knows the shape of forms; no game, no drawing. */

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Place} Place */
/** @typedef {Offer["fields"][number]} Field */
/** @typedef {import("../../wire/protocol.js").Choice} Choice */
/** @typedef {string | number | ReadonlyArray<string | number>} Value */
/** @typedef {Record<string, Value>} Values */

/**
 * What can be picked in a field, given the fields before it.
 *
 * @param {Field} field
 * @param {Values} values
 * @returns {readonly Choice[]}
 */
export function choicesOf(field, values) {
  if (field.type === "some") return field.choices;
  if (field.type !== "one") return [];
  const given = field.given.map((name) => String(values[name])).join("/");
  const choices = (field.given.length ? field.by[given] : undefined) ?? field.choices;
  const taken = field.unlike?.map((name) => values[name]) ?? [];
  if (taken.length === 0) return choices;
  const closed = { code: "picked-twice", params: { field: field.name } };
  return choices.map((choice) => (taken.includes(choice.value) ? { ...choice, closed } : choice));
}

/** @param {readonly Choice[]} choices */
export function openOnes(choices) {
  return choices.filter((choice) => choice.closed === null);
}

/**
 * The first field without a value; null if the form is full.
 *
 * @param {Offer} offer
 * @param {Values} values
 * @returns {Field | null}
 */
export function nextField(offer, values) {
  return offer.fields.find((field) => !(field.name in values)) ?? null;
}

/**
 * Fills what leaves no choice, and what was wished for where it is open.
 *
 * @param {Offer} offer
 * @param {Values} values
 * @param {Values} [wishes]
 * @returns {Values}
 */
export function filled(offer, values, wishes = {}) {
  const field = nextField(offer, values);
  if (field?.type === "number" && field.low === field.high) {
    return filled(offer, { ...values, [field.name]: field.low }, wishes);
  }
  if (field === null || field.type !== "one") return values;
  const choices = choicesOf(field, values);
  const wished = openOnes(choices).find((choice) => choice.value === wishes[field.name]);
  const only = choices.length === 1 && choices[0].closed === null ? choices[0] : undefined;
  const choice = wished ?? only;
  if (choice === undefined) return values;
  return filled(offer, { ...values, [field.name]: choice.value }, wishes);
}

/** What of a place a field can pick: who sits there, or the character that stands there. @param {Place} place @param {string} of */
function pickedOf(place, of) {
  return of === "seat" ? place.seat : of === "character" ? place.figure : undefined;
}

/**
 * Whether an open offer can be made for that place: its first field picks it.
 *
 * @param {Offer} offer
 * @param {Place} place
 * @returns {Choice | null} the place as a choice, open or closed
 */
export function aimedAt(offer, place) {
  const [first] = offer.fields;
  if (offer.closed !== null || offer.standing || first?.type !== "one") return null;
  const picked = pickedOf(place, first.of);
  return first.choices.find((choice) => choice.value === picked) ?? null;
}

/** @typedef {{offer: Offer, wishes: Values}} Use */

/**
 * The offers that a card of one's hand serves for.
 *
 * @param {readonly Offer[]} offers
 * @param {string} card
 * @returns {Use[]}
 */
export function usesOf(offers, card) {
  /** @type {Use[]} */
  const uses = [];
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
 *
 * @param {readonly Offer[]} offers
 * @param {Place} place
 * @returns {Use[]}
 */
export function usesAt(offers, place) {
  /** @type {Use[]} */
  const uses = [];
  for (const offer of offers) {
    if (offer.standing || offer.closed !== null || !place.figure) continue;
    const field = offer.fields.slice(1).find((each) => isFor(each, place.figure));
    if (field) uses.push({ offer, wishes: { [field.name]: place.figure } });
  }
  return uses;
}

/** @param {Field} field @param {string} figure */
function isFor(field, figure) {
  if (field.type !== "one" || field.of !== "character") return false;
  return openOnes(field.choices).some((choice) => choice.value === figure);
}

/** @param {Field} field @param {string} card */
function holds(field, card) {
  if (field.type !== "one" || field.of !== "card") return false;
  return [field.choices, ...Object.values(field.by)].some((choices) =>
    openOnes(choices).some((choice) => choice.value === card),
  );
}

/**
 * With a wish for a later field: which choices of an earlier one still allow it.
 *
 * @param {Offer} offer
 * @param {Field} field
 * @param {Values} values
 * @param {Values} wishes
 * @returns {Set<string | number>} values that do not
 */
export function ruledOut(offer, field, values, wishes) {
  /** @type {Set<string | number>} */
  const out = new Set();
  for (const later of offer.fields) {
    const wish = wishes[later.name];
    if (wish === undefined || later.type !== "one" || !later.given.includes(field.name)) continue;
    for (const choice of choicesOf(field, values)) {
      const then = choicesOf(later, { ...values, [field.name]: choice.value });
      if (!openOnes(then).some((each) => each.value === wish)) out.add(choice.value);
    }
  }
  return out;
}

/**
 * A number or a list between its ends, or why it does not fit.
 *
 * @param {Field} field
 * @param {Value | undefined} value
 */
export function fits(field, value) {
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
