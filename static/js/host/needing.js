/** Offers as the host may take them for a seat. No drawing. */

/** @typedef {import("../../wire/protocol.js").Offer} Offer */

/**
 * What needs a look at what only its owner may see is closed to the host, and says whose it is.
 *
 * @param {readonly Offer[]} offers
 * @param {number} seat
 * @returns {readonly Offer[]}
 */
export function needingOwner(offers, seat) {
  return offers.map((offer) =>
    offer.private && offer.closed === null
      ? { ...offer, closed: { code: "needs-the-owner", params: { seat } } }
      : offer,
  );
}
