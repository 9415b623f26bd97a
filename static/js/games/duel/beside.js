/** The last Samurai, and on either side a place for the Shogun to step into. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { duelOf } from "./duel.js";
import { Fighter } from "./fighter.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../../wire/protocol.js").Place} Place */
/** @typedef {import("../../../wire/protocol.js").View} View */

/** @param {{offer: Offer, onOpen: (place: Place) => void}} props */
export function Beside({ offer, onOpen }) {
  const { sight } = useTable();
  const { near } = duelOf(/** @type {View} */ (sight.view));
  const others = near.line.filter((fighter) => !fighter.isShogun);
  return html`<li><${Step} offer=${offer} value="left" /></li>
    ${others.map((fighter) => html`<li key=${fighter.place.place}><${Fighter} fighter=${fighter} onOpen=${onOpen} /></li>`)}
    <li><${Step} offer=${offer} value="right" /></li>`;
}

/** @param {{offer: Offer, value: string}} props */
function Step({ offer, value }) {
  const { sight, telling, make, link, face } = useTable();
  const { near } = duelOf(/** @type {View} */ (sight.view));
  const shogun = near.line.find((fighter) => fighter.isShogun)?.place.figure ?? "";
  return html`<button type="button" class="fighter step-here" data-step=${value} disabled=${link.sending > 0}
    onClick=${() => make(offer, { [offer.fields[0].name]: value })}>
    <span class="fighter-picture" aria-hidden="true">${face.figure(shogun)}</span>
    <span class="fighter-name">${telling.choice("side", value)}</span></button>`;
}
