/** What one can do to a seat and what there is to know of it: the first tap of an attack. */

import { aimedAt, choicesOf, nextField } from "../core/form.js";
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { About } from "./explain.js";
import { ChoiceButton, FormSheet } from "./form.js";
import { Sheet } from "./sheet.js";
import { Counter, Marks } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../core/form.js").Values} Values */

/** @param {{place: PlaceSeen, onClose: () => void}} props */
export function SeatSheet({ place, onClose }) {
  const { sight, telling } = useTable();
  const [filling, fill] = useState(/** @type {{offer: Offer, first: Values} | null} */ (null));
  const aims = sight.offers.filter((offer) => aimedAt(offer, place.seat));
  if (filling) return html`<${FormSheet} ...${filling} onClose=${onClose} />`;
  return html`<${Sheet} title=${telling.seat(place.seat)} close=${telling.text("close")} onClose=${onClose}>
    <div class="aims">
    ${aims.map(
      (offer) => html`<${Aim} key=${offer.key} offer=${offer} seat=${place.seat} onDone=${onClose}
      onFill=${(/** @type {Values} */ first) => fill({ offer, first })} />`,
    )}
    </div>
    <div class="seat-facts">
      ${place.counters.map((counter) => html`<${Counter} key=${counter.key} counter=${counter} plain />`)}
      <${Marks} place=${place} tappable />
    </div>
    ${
      place.figure &&
      html`<h3>${telling.name("character", place.figure)}</h3>
      <${About} thing=${{ kind: "character", code: place.figure }} />`
    }
    ${
      place.role &&
      html`<h3>${telling.name("role", place.role)}</h3>
      <${About} thing=${{ kind: "role", code: place.role }} />`
    }
  <//>`;
}

/** One offer aimed at this seat: its next choices at once, so that an attack is two taps. @param {{offer: Offer, seat: number, onDone: () => void, onFill: (first: Values) => void}} props */
function Aim({ offer, seat, onDone, onFill }) {
  const { telling, make, refusal } = useTable();
  const choice = aimedAt(offer, seat);
  if (!choice) return null;
  if (choice.closed) {
    return html`<div class="aim long closed"><h3>${telling.offer(offer)}</h3>
      <p class="why">${telling.reason(choice.closed)}</p></div>`;
  }
  // Not filled in further: a single weapon is shown with what it would do.
  const first = { [offer.fields[0].name]: seat };
  const field = nextField(offer, first);
  /** @param {Values} values */
  const send = async (values) => {
    if (await make(offer, values)) onDone();
  };
  if (field === null) {
    return html`<div class="aim"><button type="button" class="button" onClick=${() => send(first)}>
      ${telling.offer(offer)}</button></div>`;
  }
  if (field.type !== "one" || offer.fields.at(-1) !== field) {
    return html`<div class="aim"><button type="button" class="button" onClick=${() => onFill(first)}>
      ${telling.offer(offer)}\u00a0…</button></div>`;
  }
  return html`<div class="aim long">
    <h3>${telling.offer(offer)}</h3>
    <div class=${`choices of-${field.of}`}>
      ${choicesOf(field, first).map(
        (each, at) => html`<${ChoiceButton} key=${`${each.value}/${at}`}
        of=${field.of} choice=${each} onTake=${() => send({ ...first, [field.name]: each.value })} />`,
      )}
    </div>
    ${refusal && html`<p class="refusal" role="alert">${telling.reason(refusal)}</p>`}
  </div>`;
}
