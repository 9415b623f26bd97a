/** What lies in the middle of the table: the deck as a gauge, the others as numbers. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { CELLS, fullest, GAUGED, gauge, SPENT } from "./gauge.js";

/** @typedef {import("../../wire/protocol.js").Pile} Pile */

/** @type {Map<string, number>} the fullest that each pile was while this page was open */
const seen = new Map();

export function TablePiles() {
  const { sight, telling } = useTable();
  const piles = sight.view?.piles ?? [];
  if (piles.length === 0) return null;
  return html`<ul class="heaps" aria-label=${telling.text("piles-label")}>
    ${piles.map((pile) =>
      pile.key === GAUGED
        ? html`<${Gauge} key=${pile.key} pile=${pile} />`
        : html`<${Heap} key=${pile.key} pile=${pile} />`,
    )}
  </ul>`;
}

/** What goes back into the pile one day. @param {import("../../wire/protocol.js").Sight} sight */
function spent(sight) {
  return sight.view?.piles.find((pile) => pile.key === SPENT)?.count ?? 0;
}

/** @param {{pile: Pile}} props */
function Gauge({ pile }) {
  const { sight, telling } = useTable();
  const { filled, isLow } = gauge(
    pile.count,
    // A screen that comes late counts what lies beside the pile to how full it was.
    fullest(seen, `${sight.table}/${pile.key}`, pile.count + spent(sight)),
  );
  return html`<li class=${isLow ? "heap gauged low" : "heap gauged"} data-pile=${pile.key}>
    <span class="heap-name">${telling.name("pile", pile.key)}</span>
    <span class="cells" aria-hidden="true">${Array.from({ length: CELLS }, (_, at) => html`<i key=${at} class=${at < filled ? "full" : ""}></i>`)}</span>
    <span class="heap-count"><b>${pile.count}</b> <span>${telling.text("screen-left")}</span></span>
  </li>`;
}

/** @param {{pile: Pile}} props */
function Heap({ pile }) {
  const { telling, explain } = useTable();
  return html`<li class="heap" data-pile=${pile.key}>
    <span class="heap-name">${telling.name("pile", pile.key)}</span>
    <span class="heap-count"><b>${pile.count}</b></span>
    ${
      pile.top &&
      html`<button type="button" class="heap-top" onClick=${() => explain({ kind: "card", code: pile.top })}>
      ${telling.name("card", pile.top)}</button>`
    }
  </li>`;
}
