/** Small buttons that cost Ki or Concentration; a closed one says why when it is tapped. */
import { html, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { FormSheet } from "../../parts/form.js";
import { Glimpse } from "./outlook.js";
import { sign } from "./signs.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../core/form.js").Values} Values */

/** One Ki, for what it says. @param {{offer: Offer | undefined, values?: Values, icon?: string, glimpse?: import("./placing.js").About, children?: any}} props */
export function KiButton({ offer, values = {}, icon = "ki", glimpse, children }) {
  const { make, refuse, telling, link } = useTable();
  if (!offer) return null;
  const spend = () => {
    refuse(offer.closed);
    if (offer.closed === null) void make(offer, values);
  };
  return html`<button type="button" class=${offer.closed ? "button spend closed" : "button spend"} data-offer=${offer.key}
    aria-disabled=${offer.closed ? "true" : undefined} disabled=${link.sending > 0} onClick=${spend}>
    <span class="spend-what">${sign(icon)} ${children}</span>
    <span class="spend-price">${telling.text("board-one-ki")} <${Glimpse} about=${glimpse} /></span>
  </button>`;
}

/** What Concentration buys, with the hub's prices. @param {{offer: Offer | undefined}} props */
export function BuyButton({ offer }) {
  const { refuse, telling, link } = useTable();
  const [isOpen, open] = useState(false);
  if (!offer) return null;
  const [field] = offer.fields;
  // What is too dear for now can still be looked at.
  const isDear = field?.type === "one" && field.choices.every((choice) => choice.closed !== null);
  const look = () => {
    refuse(offer.closed);
    open(offer.closed === null || isDear);
  };
  return html`<button type="button" class=${offer.closed ? "button spend closed" : "button spend"} data-offer="buy"
      aria-disabled=${offer.closed ? "true" : undefined} disabled=${link.sending > 0} onClick=${look}>
      <span class="spend-what">${telling.text("board-buy")}</span></button>
    ${isOpen && html`<${FormSheet} offer=${offer} onClose=${() => open(false)} />`}`;
}
