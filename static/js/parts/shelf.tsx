/** What shares one button of the thumb, as cards: one is picked, read, and then played. */
import { useState } from "preact/hooks";
import type { Offer } from "../../wire/protocol.d.ts";
import type { Shelf } from "../core/shelves.ts";
import { useTable } from "../core/table.ts";
import { Card } from "./chips.tsx";
import { Sheet } from "./sheet.tsx";

interface ShelfSheetProps {
  shelf: Shelf;
  onOpen: (offer: Offer) => void;
  onClose: () => void;
}

export function ShelfSheet({ shelf, onOpen, onClose }: ShelfSheetProps) {
  const { translator, make, link, refusal, refuse } = useTable();
  const [picked, pick] = useState("");
  const offer = shelf.offers.find((each) => each.key === picked && each.closed === null);
  const title = translator.name("shelf", shelf.key);
  const take = (key: string) => {
    refuse(null);
    pick(key);
  };
  const play = async (event: Event) => {
    event.preventDefault();
    if (!offer || link.sending > 0) return;
    if (offer.fields.length > 0) onOpen(offer);
    else if (await make(offer, {})) onClose();
  };
  return (
    <Sheet title={title} close={translator.text("close")} onClose={onClose}>
      <form class="shelf" onSubmit={play}>
        <fieldset class="shelf-cards">
          <legend class="spoken">{title}</legend>
          {shelf.offers.map((each) => (
            <ShelfCard
              key={each.key}
              offer={each}
              isOn={each.key === picked}
              onPick={() => take(each.key)}
            />
          ))}
        </fieldset>
        {refusal && (
          <p class="refusal" role="alert">
            {translator.reason(refusal)}
          </p>
        )}
        {offer && <PlayButton offer={offer} />}
      </form>
    </Sheet>
  );
}

/** Stays at the thumb while the cards are looked through. */
function PlayButton({ offer }: { offer: Offer }) {
  const { translator, link } = useTable();
  const label = translator.text("take-offer", { offer: translator.offer(offer) });
  return (
    <div class="shelf-foot">
      <button type="submit" class="button main" disabled={link.sending > 0}>
        {label}
      </button>
    </div>
  );
}

interface ShelfCardProps {
  offer: Offer;
  isOn: boolean;
  onPick: () => void;
}

/** Its picture, its name and what it does, or why not now. */
function ShelfCard({ offer, isOn, onPick }: ShelfCardProps) {
  const { face, translator } = useTable();
  const isClosed = offer.closed !== null;
  const isDrawn = face.card(offer.key, translator) !== null;
  return (
    <label class={isClosed ? "shelf-card closed" : "shelf-card"} data-offer={offer.key}>
      <input
        type="radio"
        class="spoken"
        name="shelf"
        value={offer.key}
        checked={isOn}
        aria-disabled={isClosed ? "true" : undefined}
        onChange={onPick}
      />
      {isDrawn && (
        <span class="shelf-art" aria-hidden="true">
          <Card code={offer.key} />
        </span>
      )}
      <b class="offer-name">{translator.offer(offer)}</b>
      {offer.closed ? (
        <span class="why">{translator.reason(offer.closed)}</span>
      ) : (
        <span class="hint">{translator.hint(offer)}</span>
      )}
    </label>
  );
}
