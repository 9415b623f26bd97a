/** Attack, Defence and Concentration, side by side: where dice go, and what has come of them. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Glimpse } from "./outlook.js";
import { sign } from "./signs.js";

/** @typedef {import("./placing.js").About} About */

export const USES = ["attack", "defence", "concentration"];

/**
 * @typedef {object} Zone
 * @property {string} use
 * @property {number | null} value what it comes to
 * @property {any} [inside] the dice that lie there
 * @property {About} [preview] what the die in hand would bring here
 * @property {any} [below] what can be done with it
 * @property {(() => void) | null} [onTap]
 */

/** @param {{zones: readonly Zone[]}} props */
export function Zones({ zones }) {
  const { telling } = useTable();
  return html`<div class="zones" role="group" aria-label=${telling.text("board-zones")}>
    ${zones.map((zone) => html`<div key=${zone.use} class="zone-column"><${ZonePart} zone=${zone} />${zone.below}</div>`)}
  </div>`;
}

/** @param {{zone: Zone}} props */
function ZonePart({ zone }) {
  const { telling, link } = useTable();
  const { use, value, inside, preview, onTap } = zone;
  const name = telling.choice("use", use);
  const what = html`<span class="zone-name" style=${{ "--letters": String([...name].length) }}>${name}</span>
    <span class="zone-sign">${sign(use)}</span>
    <b class="zone-value">${value ?? ""}</b>
    <span class="zone-inside">${inside}</span>
    <${Glimpse} about=${preview} />`;
  if (!onTap) return html`<div class=${`zone ${use}`} data-zone=${use}>${what}</div>`;
  return html`<button type="button" class=${`zone ${use}`} data-use=${use} data-zone=${use}
    disabled=${link.sending > 0} onClick=${onTap}>${what}</button>`;
}
