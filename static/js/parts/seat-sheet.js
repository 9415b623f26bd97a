/** What one can do to a seat and what there is to know of it: the first tap of an attack. */

import { aimedAt, choicesOf, nextField, usesAt } from "../core/form.js";
import { html, useState } from "../core/html.js";
import { sameOffer } from "../core/shelves.js";
import { useTable } from "../core/table.js";
import { About } from "./explain.js";
import { ChoiceButton, FormSheet, noteOf } from "./form.js";
import { SeatBadge } from "./icon.js";
import { useShut } from "./offers.js";
import { Sheet } from "./sheet.js";
import { Counter, Marks } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../core/form.js").Values} Values */

/** @typedef {{offer: Offer, first?: Values, wishes?: Values}} Filling */

/** @param {{place: PlaceSeen, onClose: () => void}} props */
export function SeatSheet({ place, onClose }) {
  const { sight, telling } = useTable();
  const [filling, fill] = useState(/** @type {Filling | null} */ (null));
  const aims = sight.offers.filter((offer) => aimedAt(offer, place));
  const uses = usesAt(sight.offers, place);
  const offer = filling && sight.offers.find((each) => sameOffer(each, filling.offer));
  useShut(filling !== null && !offer, onClose);
  if (filling && offer) {
    return html`<${FormSheet} ...${filling} offer=${offer} onClose=${onClose} />`;
  }
  const isOneOfMany = hasOthers(sight, place);
  const title = isOneOfMany ? telling.name("character", place.figure) : telling.seat(place.seat);
  const badge = !isOneOfMany && html`<${SeatBadge} seat=${place.seat} />`;
  return html`<${Sheet} title=${title} badge=${badge} close=${telling.text("close")} onClose=${onClose}>
    <div class="aims">
    ${aims.map(
      (offer) => html`<${Aim} key=${offer.key} offer=${offer} place=${place} onDone=${onClose}
      onFill=${(/** @type {Values} */ first) => fill({ offer, first })} />`,
    )}
    ${uses.map(
      (
        use,
      ) => html`<div class="aim" key=${use.offer.key}><button type="button" class="button" onClick=${() => fill(use)}>
      ${telling.offer(use.offer)}\u00a0…</button></div>`,
    )}
    </div>
    <div class="seat-facts">
      ${isOneOfMany && html`<span class="choice-seat"><${SeatBadge} seat=${place.seat} /> <span>${telling.seat(place.seat)}</span></span>`}
      ${place.counters.map((counter) => html`<${Counter} key=${counter.key} counter=${counter} plain />`)}
      <${Marks} place=${place} tappable />
    </div>
    ${
      place.figure &&
      html`${!isOneOfMany && html`<h3>${telling.name("character", place.figure)}</h3>`}
      <${About} thing=${{ kind: "character", code: place.figure }} />`
    }
    ${
      place.role &&
      html`<h3>${telling.name("role", place.role)}</h3>
      <${About} thing=${{ kind: "role", code: place.role }} />`
    }
  <//>`;
}

/** Whether the seat has more characters than this one, so that its name would not tell which. @param {Sight} sight @param {PlaceSeen} place */
function hasOthers(sight, place) {
  const all = sight.view?.places.filter((each) => each.seat === place.seat && each.figure) ?? [];
  return place.figure !== "" && all.length > 1;
}

/** One offer aimed at this place: its next choices at once, so that an attack is two taps. @param {{offer: Offer, place: PlaceSeen, onDone: () => void, onFill: (first: Values) => void}} props */
function Aim({ offer, place, onDone, onFill }) {
  const { telling, make, refusal } = useTable();
  const choice = aimedAt(offer, place);
  if (!choice) return null;
  const note = noteOf(telling, choice);
  if (choice.closed) {
    return html`<div class="aim long closed"><h3>${telling.offer(offer)}</h3>
      <p class="why">${telling.reason(choice.closed)}</p>${note && html`<p class="note">${note}</p>`}</div>`;
  }
  // Not filled in further: a single weapon is shown with what it would do.
  const first = { [offer.fields[0].name]: choice.value };
  const field = nextField(offer, first);
  /** @param {Values} values */
  const send = async (values) => {
    if (await make(offer, values)) onDone();
  };
  if (field === null) {
    return html`<div class="aim"><button type="button" class="button" onClick=${() => send(first)}>
      ${telling.offer(offer)}${note && html`<span class="why">${note}</span>`}</button></div>`;
  }
  if (field.type !== "one" || offer.fields.at(-1) !== field) {
    return html`<div class="aim"><button type="button" class="button" onClick=${() => onFill(first)}>
      ${telling.offer(offer)}\u00a0…</button></div>`;
  }
  return html`<div class="aim long">
    <h3>${telling.offer(offer)}</h3>
    ${note && html`<p class="note">${note}</p>`}
    <div class=${`choices of-${field.of}`}>
      ${choicesOf(field, first).map(
        (each, at) => html`<${ChoiceButton} key=${`${each.value}/${at}`}
        of=${field.of} choice=${each} onTake=${() => send({ ...first, [field.name]: each.value })} />`,
      )}
    </div>
    ${refusal && html`<p class="refusal" role="alert">${telling.reason(refusal)}</p>`}
  </div>`;
}
