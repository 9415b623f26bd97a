/** What one may do now, as big buttons in the thumb's reach; what is closed says why. */

import { isEcho } from "../core/echo.js";
import { filled } from "../core/form.js";
import { html, useEffect, useState } from "../core/html.js";
import { isSaid, likelyShelf, sameOffer, shelved } from "../core/shelves.js";
import { useTable } from "../core/table.js";
import { FormSheet } from "./form.js";
import { ShelfSheet } from "./shelf.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../core/shelves.js").Shelf} Shelf */

/** @param {{offers: readonly Offer[]}} props */
export function Offers({ offers }) {
  const { face } = useTable();
  const [open, setOpen] = useState(/** @type {Offer | string | null} */ (null));
  const shelves = shelved(
    offers.filter((offer) => !offer.standing),
    face,
  );
  const shelf = typeof open === "string" ? shelves.find((each) => each.key === open) : undefined;
  // The hub may have moved on while the sheet was open: what is no longer offered closes.
  const offer =
    typeof open === "object" && open ? offers.find((each) => sameOffer(each, open)) : undefined;
  useShut(!shelf && !offer, () => setOpen(null));
  if (shelves.length === 0) return null;
  const likely = likelyShelf(offers, shelves);
  return html`<div class="offers">
    ${shelves.map((each) =>
      each.offers.length > 1
        ? html`<${ShelfButton} key=${each.key} shelf=${each} isLikely=${each === likely} onOpen=${() => setOpen(each.key)} />`
        : html`<${OfferButton} key=${each.key} offer=${each.offers[0]} isLikely=${each === likely} onOpen=${() => setOpen(each.offers[0])} />`,
    )}
    ${shelf && html`<${ShelfSheet} shelf=${shelf} onOpen=${setOpen} onClose=${() => setOpen(null)} />`}
    ${offer && html`<${FormSheet} offer=${offer} onClose=${() => setOpen(null)} />`}
  </div>`;
}

/** An offer that the game's face has a form of its own for. @param {{offer: Offer}} props */
export function OwnForm({ offer }) {
  const { face } = useTable();
  const form = face.forms?.[offer.key];
  return form ? html`<${form} key=${offer.question} offer=${offer} />` : null;
}

/** What went away does not come up again by itself. @param {boolean} isGone @param {() => void} shut */
export function useShut(isGone, shut) {
  useEffect(() => {
    if (isGone) shut();
  }, [isGone]);
}

/** @param {{offer: Offer, isLikely?: boolean, onOpen: () => void}} props */
export function OfferButton({ offer, isLikely = false, onOpen }) {
  const { telling, make, link, refuse } = useTable();
  const isClosed = offer.closed !== null;
  const press = (/** @type {MouseEvent} */ event) => {
    if (isEcho(event)) return undefined;
    refuse(null);
    if (isClosed) return refuse(offer.closed);
    if (!offer.standing && isSaid(offer)) void make(offer, filled(offer, {}));
    else onOpen();
    return undefined;
  };
  const classes = [
    "button offer",
    isClosed && "closed",
    offer.looked && "looked",
    isLikely && "likely",
  ];
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")}
    data-offer=${offer.key} aria-disabled=${isClosed ? "true" : undefined} disabled=${link.sending > 0} onClick=${press}>
    <span class="offer-name">${telling.offer(offer)}</span>
    ${offer.closed && html`<span class="why">${telling.reason(offer.closed)}</span>`}
  </button>`;
}

/** @param {{shelf: Shelf, isLikely: boolean, onOpen: () => void}} props */
function ShelfButton({ shelf, isLikely, onOpen }) {
  const { telling, link } = useTable();
  const open = shelf.offers.filter((offer) => offer.closed === null).length;
  return html`<button type="button" class=${`button offer${open ? "" : " closed"}${isLikely ? " likely" : ""}`} data-shelf=${shelf.key}
    disabled=${link.sending > 0} onClick=${onOpen}>
    <span class="offer-name">${telling.name("shelf", shelf.key)}\u00a0…</span>
  </button>`;
}

/** Offers that are there at any time: corrections, leaving, the deck's end. @param {{offers: readonly Offer[], onDone?: () => void}} props */
export function StandingOffers({ offers, onDone = () => {} }) {
  const [open, setOpen] = useState(/** @type {Offer | null} */ (null));
  const standing = offers.filter((offer) => offer.standing);
  const shown = open && standing.find((each) => sameOffer(each, open));
  useShut(!shown, () => setOpen(null));
  const done = () => {
    setOpen(null);
    onDone();
  };
  return html`<div class="offers standing">
    ${standing.map((offer) => html`<${OfferButton} key=${offer.key} offer=${offer} onOpen=${() => setOpen(offer)} />`)}
    ${shown && html`<${FormSheet} offer=${shown} onClose=${() => setOpen(null)} onDone=${done} />`}
  </div>`;
}
