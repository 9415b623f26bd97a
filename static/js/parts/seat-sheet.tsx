/** What one can do to a seat and what there is to know of it: the first tap of an attack. */

import { useState } from "preact/hooks";
import type { Offer, Place as PlaceSeen, Sight } from "../../wire/protocol.d.ts";
import type { Values } from "../core/form.ts";
import { aimedAt, choicesOf, nextField, usesAt } from "../core/form.ts";
import { sameOffer } from "../core/shelves.ts";
import { useTable } from "../core/table.ts";
import { Marks } from "./chips.tsx";
import { noteOf } from "./choice.tsx";
import { Choices } from "./choices.tsx";
import { CorrectableCounter } from "./correct-count.tsx";
import { About } from "./explain.tsx";
import { FormSheet } from "./form.tsx";
import { SeatBadge } from "./icon.tsx";
import { useShut } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";

interface Filling {
  offer: Offer;
  first?: Values;
  wishes?: Values;
}

export function SeatSheet({ place, onClose }: { place: PlaceSeen; onClose: () => void }) {
  const { sight, translator } = useTable();
  const [filling, fill] = useState<Filling | null>(null);
  const aims = sight.offers.filter((offer) => aimedAt(offer, place));
  const uses = usesAt(sight.offers, place);
  const offer = filling && sight.offers.find((each) => sameOffer(each, filling.offer));
  useShut(filling !== null && !offer, onClose);
  if (filling && offer) {
    return <FormSheet {...filling} offer={offer} onClose={onClose} />;
  }
  const isOneOfMany = hasOthers(sight, place);
  const title = isOneOfMany
    ? translator.name("character", place.figure)
    : translator.seat(place.seat);
  const badge = !isOneOfMany && <SeatBadge seat={place.seat} />;
  return (
    <Sheet title={title} badge={badge} close={translator.text("close")} onClose={onClose}>
      <div class="aims" data-fitted>
        {aims.map((offer) => (
          <Aim
            key={offer.key}
            offer={offer}
            place={place}
            onDone={onClose}
            onFill={(first) => fill({ offer, first })}
          />
        ))}
        {uses.map((use) => (
          <div class="aim" key={use.offer.key}>
            <button type="button" class="button" onClick={() => fill(use)}>
              {translator.offer(use.offer)} …
            </button>
          </div>
        ))}
      </div>
      <div class="seat-facts">
        {isOneOfMany && (
          <span class="choice-seat">
            <SeatBadge seat={place.seat} /> <span>{translator.seat(place.seat)}</span>
          </span>
        )}
        {place.counters.map((counter) => (
          <CorrectableCounter key={counter.key} counter={counter} place={place} plain />
        ))}
        <Marks place={place} tappable />
      </div>
      {place.figure && (
        <>
          {!isOneOfMany && <h3>{translator.name("character", place.figure)}</h3>}
          <About thing={{ kind: "character", code: place.figure }} />
        </>
      )}
      {place.role && (
        <>
          <h3>{translator.name("role", place.role)}</h3>
          <About thing={{ kind: "role", code: place.role }} />
        </>
      )}
    </Sheet>
  );
}

/** Whether the seat has more characters than this one, so that its name would not tell which. */
function hasOthers(sight: Sight, place: PlaceSeen) {
  const all = sight.view?.places.filter((each) => each.seat === place.seat && each.figure) ?? [];
  return place.figure !== "" && all.length > 1;
}

interface AimProps {
  offer: Offer;
  place: PlaceSeen;
  onDone: () => void;
  onFill: (first: Values) => void;
}

/** One offer aimed at this place: its next choices at once, so that an attack is two taps. */
function Aim({ offer, place, onDone, onFill }: AimProps) {
  const { translator, make, refusal } = useTable();
  const choice = aimedAt(offer, place);
  if (!choice) return null;
  const note = noteOf(translator, choice);
  if (choice.closed) {
    return (
      <div class="aim long closed">
        <h3>{translator.offer(offer)}</h3>
        <p class="why">{translator.reason(choice.closed)}</p>
        {note && <p class="note">{note}</p>}
      </div>
    );
  }
  // Not filled in further: a single weapon is shown with what it would do.
  const first = { [offer.fields[0].name]: choice.value };
  const field = nextField(offer, first);
  const send = async (values: Values) => {
    if (await make(offer, values)) onDone();
  };
  if (field === null) {
    return (
      <div class="aim">
        <button type="button" class="button" onClick={() => send(first)}>
          {translator.offer(offer)}
          {note && <span class="why">{note}</span>}
        </button>
      </div>
    );
  }
  if (field.type !== "one" || offer.fields.at(-1) !== field) {
    return (
      <div class="aim">
        <button type="button" class="button" onClick={() => onFill(first)}>
          {translator.offer(offer)} …
        </button>
      </div>
    );
  }
  return (
    <div class="aim long">
      <h3>{translator.offer(offer)}</h3>
      {note && <p class="note">{note}</p>}
      <Choices
        of={field.of}
        choices={choicesOf(field, first)}
        onTake={(value) => send({ ...first, [field.name]: value })}
      />
      {refusal && (
        <p class="refusal" role="alert">
          {translator.reason(refusal)}
        </p>
      )}
    </div>
  );
}
