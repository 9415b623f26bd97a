/** A seat's whole play: the circle above, below it whatever is to be done now, and one's hand. */
import { html, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Hand } from "../../parts/hand.js";
import { SetStraight } from "../../parts/myself.js";
import { Offers } from "../../parts/offers.js";
import { Piles } from "../../parts/ring.js";
import { SeatSheet } from "../../parts/seat-sheet.js";
import { SetTheTable } from "../../parts/setup.js";
import { RefusalLine, Status } from "../../parts/status.js";
import { Story } from "../../parts/story.js";
import { Reckoning } from "../../parts/sums.js";
import { Arena } from "./arena.js";
import { Beside } from "./beside.js";
import { Lineup } from "./lineup.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */

/** @param {{children?: any}} props */
export function Board({ children }) {
  const { sight } = useTable();
  const pressing = sight.offers.filter((offer) => !offer.standing);
  const lineup = pressing.find((offer) => offer.key === "lineup");
  const others = pressing.filter((offer) => offer !== lineup);
  return html`${lineup ? html`<${Lineup} offer=${lineup} />` : html`<${Circle} offers=${pressing} />`}
    <div class="thumb">
      ${!lineup && html`<${Status} />`}
      <${Reckoning} />
      <${RefusalLine} />
      <${Offers} offers=${others} />
      ${pressing.length === 0 && html`<${Story} last=${4} />`}
      ${children}
    </div>
    <${Hand} />
    <${SetTheTable} />
    ${!lineup && html`<${Piles} />`}`;
}

/** @param {{offers: readonly Offer[]}} props */
function Circle({ offers }) {
  const { sight } = useTable();
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const shown = sight.view?.places.find((place) => place.place === open);
  const beside = offers.find((offer) => offer.key === "beside");
  const onOpen = (/** @type {{place: number}} */ { place }) => setOpen(place);
  return html`<${Arena} onOpen=${onOpen} tool=${html`<${SetStraight} />`}
      line=${beside && html`<${Beside} offer=${beside} onOpen=${onOpen} />`} />
    ${shown && html`<${SeatSheet} key=${shown.place} place=${shown} onClose=${() => setOpen(null)} />`}`;
}
