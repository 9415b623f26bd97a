/** Which offers share a button and in what order they come to the thumb. No drawing. */

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {{groups: readonly {key: string, offers: readonly string[]}[], order: readonly string[]}} Shelving */
/** @typedef {{key: string, offers: Offer[]}} Shelf */

/** @param {Offer} one @param {Offer} other */
export function sameOffer(one, other) {
  return one.key === other.key && one.question === other.question;
}

/**
 * In the face's order, those of a group behind one button in the group's own. What is closed keeps
 * its place, so that a thumb finds each button where it was.
 *
 * @param {readonly Offer[]} offers
 * @param {Shelving} face
 * @returns {Shelf[]}
 */
export function shelved(offers, face) {
  const groupOf = (/** @type {Offer} */ offer) =>
    face.groups.find((each) => each.offers.includes(offer.key));
  const group = (/** @type {Offer} */ offer) => groupOf(offer)?.key ?? offer.key;
  const rank = (/** @type {Offer} */ offer) => groupOf(offer)?.offers.indexOf(offer.key) ?? 0;
  /** @type {Map<string, Offer[]>} */
  const shelves = new Map();
  for (const offer of offers)
    shelves.set(group(offer), [...(shelves.get(group(offer)) ?? []), offer]);
  const place = (/** @type {Shelf} */ shelf) => {
    const at = face.order.indexOf(shelf.key);
    return at < 0 ? face.order.length : at;
  };
  return [...shelves]
    .map(([key, shelf]) => ({ key, offers: shelf.sort((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => place(a) - place(b));
}

/**
 * The one button to be filled: the first open offer that the rules call likely, or the only one
 * that is open at all. Where neither is there, no answer is likelier than another.
 *
 * @param {readonly Offer[]} offers as the hub sent them
 * @param {readonly Shelf[]} shelves
 * @returns {Shelf | undefined}
 */
export function likelyShelf(offers, shelves) {
  const likely = offers.find((offer) => offer.likely && !offer.standing && offer.closed === null);
  if (likely) return shelves.find((shelf) => shelf.offers.includes(likely));
  const open = shelves.filter((shelf) => shelf.offers.some((offer) => offer.closed === null));
  return open.length === 1 ? open[0] : undefined;
}

/**
 * Whether a button says all there is to say: no fields, or numbers with one possible value that
 * the offer names itself ("Discard 1 card …").
 *
 * @param {Offer} offer
 */
export function isSaid(offer) {
  return offer.fields.every(
    (field) =>
      field.type === "number" && field.low === field.high && offer.about[field.name] === field.low,
  );
}
