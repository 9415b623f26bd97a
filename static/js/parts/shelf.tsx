/** What shares one button of the thumb, as cards: a tap plays one, or asks for what it needs. */
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
  const title = translator.name("shelf", shelf.key);
  const take = async (offer: Offer) => {
    refuse(null);
    if (link.sending > 0) return;
    if (offer.closed) refuse(offer.closed);
    else if (offer.asks || offer.fields.length > 0) onOpen(offer);
    else if (await make(offer, {})) onClose();
  };
  return (
    <Sheet title={title} close={translator.text("close")} onClose={onClose}>
      <div class="shelf" data-fitted>
        <div class="shelf-cards">
          {shelf.offers.map((each) => (
            <ShelfCard key={each.key} offer={each} onTake={() => take(each)} />
          ))}
        </div>
        {refusal && (
          <p class="refusal" role="alert">
            {translator.reason(refusal)}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** Its picture, its name and what it does, or why not now. */
function ShelfCard({ offer, onTake }: { offer: Offer; onTake: () => void }) {
  const { face, translator } = useTable();
  const isClosed = offer.closed !== null;
  const isDrawn = face.card(offer.key, translator) !== null;
  return (
    <button
      type="button"
      class={isClosed ? "shelf-card closed" : "shelf-card"}
      data-offer={offer.key}
      aria-disabled={isClosed ? "true" : undefined}
      onClick={onTake}
    >
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
    </button>
  );
}
