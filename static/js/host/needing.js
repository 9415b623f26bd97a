/** Offers as the host may take them for a seat. No drawing. */

/** @typedef {import("../../wire/protocol.js").Offer} Offer */

/**
 * What needs a look at what only its owner may see is closed to the host, and says whose it is;
 * and nobody says that someone has looked who had nothing to look at.
 *
 * @param {readonly Offer[]} offers
 * @param {number} seat
 * @param {(offer: Offer) => boolean} couldLook
 * @returns {readonly Offer[]}
 */
export function needingOwner(offers, seat, couldLook) {
  return offers.map((offer) => {
    if (offer.closed !== null) return offer;
    if (offer.private) return { ...offer, closed: { code: "needs-the-owner", params: { seat } } };
    if (isUnseen(offer, couldLook)) {
      return { ...offer, closed: { code: "look-first", params: { seat } } };
    }
    return offer;
  });
}

/** @param {Offer} offer @param {(offer: Offer) => boolean} couldLook */
function isUnseen(offer, couldLook) {
  return offer.looked && !couldLook(offer);
}
