/** What one may do now, as big buttons in the thumb's reach; what is closed says why. */

import { useEffect, useState } from "preact/hooks";
import type { Offer } from "../../wire/protocol.d.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import { filled } from "../core/form.ts";
import type { Shelf } from "../core/shelves.ts";
import { isSaid, likelyShelf, sameOffer, shelved } from "../core/shelves.ts";
import { useTable } from "../core/table.ts";
import { FormSheet } from "./form.tsx";
import { useRoomFor } from "./room.ts";
import { ShelfSheet } from "./shelf.tsx";
import { Spread } from "./spread.tsx";

export function Offers({ offers }: { offers: readonly Offer[] }) {
  const { face, sight } = useTable();
  const [open, setOpen] = useState<Offer | string | null>(null);
  const shelves = shelved(
    // Whoever has a cover before them says that they have looked by looking.
    offers.filter((offer) => !offer.standing && !(offer.looked && sight.covered)),
    face,
  );
  const shelf = typeof open === "string" ? shelves.find((each) => each.key === open) : undefined;
  // The hub may have moved on while the sheet was open: what is no longer offered closes.
  const offer =
    typeof open === "object" && open ? offers.find((each) => sameOffer(each, open)) : undefined;
  useShut(!shelf && !offer, () => setOpen(null));
  if (shelves.length === 0) return null;
  const likely = likelyShelf(offers, shelves);
  return (
    <div class="offers">
      {shelves.map((each) =>
        each.offers.length > 1 ? (
          <ShelfPart key={each.key} shelf={each} isLikely={each === likely} onOpen={setOpen} />
        ) : (
          <OfferButton
            key={each.key}
            offer={each.offers[0]}
            isLikely={each === likely}
            onOpen={() => setOpen(each.offers[0])}
          />
        ),
      )}
      {shelf && <ShelfSheet shelf={shelf} onOpen={setOpen} onClose={() => setOpen(null)} />}
      {offer && <FormSheet offer={offer} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** An offer that the game's face has a form of its own for. */
export function OwnForm({ offer }: { offer: Offer }) {
  const { face } = useTable();
  const Drawn = face.forms?.[offer.key];
  return Drawn ? <Drawn key={offer.question} offer={offer} /> : null;
}

/** What went away does not come up again by itself. */
export function useShut(isGone: boolean, shut: () => void) {
  useEffect(() => {
    if (isGone) shut();
  }, [isGone]);
}

interface OfferButtonProps {
  offer: Offer;
  isLikely?: boolean;
  /** Among many: its name alone; why it is closed is said when it is tapped. */
  isTile?: boolean;
  onOpen: () => void;
}

export function OfferButton({ offer, isLikely = false, isTile = false, onOpen }: OfferButtonProps) {
  const { translator, make, link, refuse } = useTable();
  const isClosed = offer.closed !== null;
  const press = (event: MouseEvent) => {
    if (isDoubleTap(event)) return undefined;
    refuse(null);
    if (isClosed) return refuse(offer.closed);
    if (!offer.standing && !offer.asks && isSaid(offer)) void make(offer, filled(offer, {}));
    else onOpen();
    return undefined;
  };
  if (offer.spread && !isClosed) return <Spread offer={offer} onOpen={onOpen} />;
  const classes = [
    "button offer",
    isClosed && "closed",
    offer.looked && "looked",
    isLikely && "likely",
    isTile && "tile",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-offer={offer.key}
      aria-disabled={isClosed ? "true" : undefined}
      disabled={link.sending > 0}
      onClick={press}
    >
      <span class="offer-name">{translator.offer(offer)}</span>
      {offer.closed && (
        <span class={isTile ? "spoken" : "why"}>{translator.reason(offer.closed)}</span>
      )}
    </button>
  );
}

interface ShelfPartProps {
  shelf: Shelf;
  isLikely: boolean;
  onOpen: (open: Offer | string) => void;
}

/** Those that share a button lie there as tiles where there is room: then one tap does it. */
function ShelfPart({ shelf, isLikely, onOpen }: ShelfPartProps) {
  const { sight, translator, link } = useTable();
  // Whoever holds the cards on this glass plays them from the hand.
  const hasHand = (sight.view?.hand.length ?? 0) > 0;
  const hasRoom = useRoomFor(shelf.offers.length) && !hasHand;
  const open = shelf.offers.filter((offer) => offer.closed === null).length;
  if (hasRoom) {
    return (
      <fieldset class="tiles" data-tiles={shelf.key}>
        <legend class="spoken">{translator.name("shelf", shelf.key)}</legend>
        {shelf.offers.map((offer) => (
          <OfferButton key={offer.key} offer={offer} isTile onOpen={() => onOpen(offer)} />
        ))}
      </fieldset>
    );
  }
  return (
    <button
      type="button"
      class={`button offer${open ? "" : " closed"}${isLikely ? " likely" : ""}`}
      data-shelf={shelf.key}
      disabled={link.sending > 0}
      onClick={() => onOpen(shelf.key)}
    >
      <span class="offer-name">{translator.name("shelf", shelf.key)} …</span>
    </button>
  );
}

interface StandingOffersProps {
  offers: readonly Offer[];
  onDone?: () => void;
}

/** Offers that are there at any time: corrections, leaving, the deck's end. */
export function StandingOffers({ offers, onDone = () => {} }: StandingOffersProps) {
  const [open, setOpen] = useState<Offer | null>(null);
  const standing = offers.filter((offer) => offer.standing);
  const shown = open && standing.find((each) => sameOffer(each, open));
  useShut(!shown, () => setOpen(null));
  const done = () => {
    setOpen(null);
    onDone();
  };
  return (
    <div class="offers standing" data-fitted>
      {standing.map((offer) => (
        <OfferButton key={offer.key} offer={offer} onOpen={() => setOpen(offer)} />
      ))}
      {shown && <FormSheet offer={shown} onClose={() => setOpen(null)} onDone={done} />}
    </div>
  );
}
