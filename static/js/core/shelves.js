/** Which offers share a button and in what order they come to the thumb. No drawing. */

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {{groups: readonly {key: string, offers: readonly string[]}[], order: readonly string[]}} Shelving */
/** @typedef {{key: string, offers: Offer[]}} Shelf */

/** @param {Offer} one @param {Offer} other */
export function sameOffer(one, other) {
  return one.key === other.key && one.question === other.question;
}

/**
 * Open ones first, in the face's order, those of a group behind one button in the group's own.
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
  const isShut = (/** @type {Shelf} */ shelf) =>
    Number(shelf.offers.every((offer) => offer.closed));
  return [...shelves]
    .map(([key, shelf]) => ({ key, offers: shelf.sort((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => isShut(a) - isShut(b) || place(a) - place(b));
}
