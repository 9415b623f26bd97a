/** The game as it is played: the ring with what happens on it, and beside it what is told. */
import { html, useRef, useState } from "../core/html.js";
import { isEnding } from "../core/status.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";
import { SeatSheet } from "../parts/seat-sheet.js";
import { TableSetting } from "../parts/setup.js";
import { Arrows, Clash, strikeOf } from "./clash.js";
import { Flights } from "./flights.js";
import { JoinBand } from "./invite.js";
import { useArrangement } from "./measure.js";
import { TablePiles } from "./piles.js";
import { TablePlace } from "./place.js";
import { RingOf } from "./ring.js";
import { Awaited, Told } from "./telling-side.js";

/** @typedef {import("../../wire/protocol.js").View} View */
/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("./ring.js").Layout} Layout */
/** @typedef {import("./stage.js").Moved} Moved */

/** A ring that a face draws needs no more room than two places beside each other. */
const SIDES = 2;

/** @param {{moved: Moved}} props */
export function Playing({ moved }) {
  const { sight, telling, face } = useTable();
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const view = /** @type {View} */ (sight.view);
  const arrangement = useArrangement(face.ring ? SIDES : view.places.length);
  const shown = view.places.find((place) => place.place === open);
  const onOpen = (/** @type {PlaceSeen} */ place) => setOpen(place.place);
  return html`<main ref=${ref} class=${`playing ${arrangement}`}>
    ${
      face.ring
        ? html`<section class="circle own" aria-label=${telling.text("ring-label")}>
          <${face.ring} onOpen=${onOpen}><${Middle} /><//></section>`
        : html`<${Places} view=${view} isStacked=${arrangement === "stack"} onOpen=${onOpen} />`
    }
    <aside class="beside">
      <${Awaited} />
      <${TableSetting} />
      <${TablePiles} />
      <${Told} />
      <${JoinBand} />
    </aside>
    <${Flights} within=${ref} moved=${moved} />
    ${shown && html`<${SeatSheet} place=${shown} onClose=${() => setOpen(null)} />`}
  </main>`;
}

/** @param {{view: View, isStacked: boolean, onOpen: (place: PlaceSeen) => void}} props */
function Places({ view, isStacked, onOpen }) {
  const { telling } = useTable();
  const places = view.places.map(
    (place) => html`<${TablePlace} place=${place} onOpen=${() => onOpen(place)} />`,
  );
  return html`<${RingOf} label=${telling.text("ring-label")} places=${places} isStacked=${isStacked}
    middle=${html`<${Middle} />`} over=${(/** @type {Layout} */ layout) => html`<${Arrows} layout=${layout} />`} />`;
}

/** The middle of the ring: a strike, or whose turn it is. */
function Middle() {
  const { sight, telling } = useTable();
  const view = /** @type {View} */ (sight.view);
  const strike = strikeOf(sight);
  if (strike) return html`<${Clash} strike=${strike} />`;
  return html`<div class="calm"><span class="enso" aria-hidden="true"></span>
    ${view.turn >= 0 && !isEnding(sight) && html`<p class="calm-who"><${SeatBadge} seat=${view.turn} big /> <span>${telling.seat(view.turn)}</span></p>`}
    <p class="calm-step">${telling.name("step", view.phase)}</p></div>`;
}
