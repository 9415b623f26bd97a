/** How many of the four dice one rolls; the rest are seen going to the other side. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { die } from "./dice.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */

/** @param {{offer: Offer}} props */
export function Take({ offer }) {
  const { telling, make, link } = useTable();
  const [field] = offer.fields;
  if (field?.type !== "one") return null;
  return html`<div class="take" role="group" aria-label=${telling.hint(offer)}>
    <p class="board-hint">${telling.hint(offer)}</p>
    ${[...field.choices].reverse().map((choice) => {
      const [own, foe] = [Number(choice.value), Number(choice.about["foe-dice"] ?? 0)];
      return html`<button type="button" key=${own} class="button take-one" data-offer="take" data-value=${own}
        disabled=${link.sending > 0} onClick=${() => make(offer, { [field.name]: own })}>
        <span class="spoken">${telling.text("board-take", { count: own, foe: foe })}</span>
        <span class="take-dice" aria-hidden="true">${Array.from({ length: own }, () => die(0))}</span>
        <span class="take-dice theirs" aria-hidden="true">${Array.from({ length: foe }, () => die(0, "foe"))}</span>
      </button>`;
    })}
  </div>`;
}
