/** What shares one button of the thumb, as cards: one is picked, read, and then played. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Sheet } from "./sheet.js";
import { Card } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../core/shelves.js").Shelf} Shelf */

/** @param {{shelf: Shelf, onOpen: (offer: Offer) => void, onClose: () => void}} props */
export function ShelfSheet({ shelf, onOpen, onClose }) {
  const { telling, make, link, refusal, refuse } = useTable();
  const [picked, pick] = useState("");
  const offer = shelf.offers.find((each) => each.key === picked && each.closed === null);
  const title = telling.name("shelf", shelf.key);
  /** @param {string} key */
  const take = (key) => {
    refuse(null);
    pick(key);
  };
  const play = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!offer || link.sending > 0) return;
    if (offer.fields.length > 0) onOpen(offer);
    else if (await make(offer, {})) onClose();
  };
  return html`<${Sheet} title=${title} close=${telling.text("close")} onClose=${onClose}>
    <form class="shelf" onSubmit=${play}>
      <fieldset class="shelf-cards">
        <legend class="spoken">${title}</legend>
        ${shelf.offers.map(
          (each) => html`<${ShelfCard} key=${each.key} offer=${each} isOn=${each.key === picked}
            onPick=${() => take(each.key)} />`,
        )}
      </fieldset>
      ${refusal && html`<p class="refusal" role="alert">${telling.reason(refusal)}</p>`}
      ${offer && html`<${PlayButton} offer=${offer} />`}
    </form>
  <//>`;
}

/** Stays at the thumb while the cards are looked through. @param {{offer: Offer}} props */
function PlayButton({ offer }) {
  const { telling, link } = useTable();
  const label = telling.text("take-offer", { offer: telling.offer(offer) });
  return html`<div class="shelf-foot">
    <button type="submit" class="button main" disabled=${link.sending > 0}>${label}</button>
  </div>`;
}

/** Its picture, its name and what it does, or why not now. @param {{offer: Offer, isOn: boolean, onPick: () => void}} props */
function ShelfCard({ offer, isOn, onPick }) {
  const { face, telling } = useTable();
  const isClosed = offer.closed !== null;
  const isDrawn = face.card(offer.key, telling) !== null;
  return html`<label class=${isClosed ? "shelf-card closed" : "shelf-card"} data-offer=${offer.key}>
    <input type="radio" class="spoken" name="shelf" value=${offer.key} checked=${isOn}
      aria-disabled=${isClosed ? "true" : undefined} onChange=${onPick} />
    ${isDrawn && html`<span class="shelf-art" aria-hidden="true"><${Card} code=${offer.key} /></span>`}
    <b class="offer-name">${telling.offer(offer)}</b>
    ${
      offer.closed
        ? html`<span class="why">${telling.reason(offer.closed)}</span>`
        : html`<span class="hint">${telling.hint(offer)}</span>`
    }
  </label>`;
}
