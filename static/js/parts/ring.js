/** The ring as one sits in it: oneself at the bottom, the others clockwise. Drawn from the view. */

import { aimedAt } from "../core/form.js";
import { html, useState } from "../core/html.js";
import { counted, isOut } from "../core/place.js";
import { cell, seenFrom } from "../core/seat.js";
import { useTable } from "../core/table.js";
import { Icon, SeatBadge } from "./icon.js";
import { SeatSheet } from "./seat-sheet.js";
import { Counter, Marks, Presence } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").View} View */

export function Ring() {
  const { sight, telling } = useTable();
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const view = sight.view;
  if (!view) return null;
  const mine = view.places.findIndex((place) => place.seat === view.you);
  const around = seenFrom(view.places, mine);
  const others = mine < 0 ? around : around.slice(1);
  const shown = open === null ? null : view.places.find((place) => place.place === open);
  return html`<section class="ring" aria-label=${telling.text("ring-label")}
    data-others=${others.length}>
    <ol class="ring-seats">
      ${others.map(
        (place, at) => html`<li key=${place.place} style=${cell(at, others.length)}>
        <${RingPlace} place=${place} onOpen=${() => setOpen(place.place)} />
      </li>`,
      )}
    </ol>
    ${shown && html`<${SeatSheet} place=${shown} onClose=${() => setOpen(null)} />`}
  </section>`;
}

/** @param {{place: PlaceSeen, onOpen: () => void}} props */
function RingPlace({ place, onOpen }) {
  const { sight, telling, face } = useTable();
  const view = /** @type {View} */ (sight.view);
  const isTurn = view.turn === place.seat;
  const isAsked = view.asked.at(-1)?.seats.includes(place.seat) ?? false;
  const classes = ["place", isTurn && "turn", isAsked && "asked", isOut(place) && "dim"];
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")} onClick=${onOpen}
    data-seat=${place.seat}>
    <span class="place-head">
      <${SeatBadge} seat=${place.seat} />
      <span class="place-name">${telling.seat(place.seat)}</span>
      ${!place.figure && html`<${Presence} seat=${place.seat} />`}
      <${ReachBadge} place=${place} />
    </span>
    ${
      place.figure &&
      html`<span class="place-figure">
      ${face.figure(place.figure) && html`<span class="figure-small" aria-hidden="true">${face.figure(place.figure)}</span>`}
      <span class="figure-name">${telling.name("character", place.figure)}</span>
      ${place.role && html`<b>${telling.name("role", place.role)}</b>`}
      <${Presence} seat=${place.seat} />
    </span>`
    }
    <span class="place-counters">
      ${counted(place).map((counter) => html`<${Counter} key=${counter.key} counter=${counter} />`)}
    </span>
    <${Marks} place=${place} />
    ${isTurn && html`<span class="spoken">${telling.text("place-turn")}</span>`}
    ${isAsked && html`<span class="spoken">${telling.text("place-asked")}</span>`}
  </button>`;
}

/** How hard someone is to hit from here, or what else a game's face makes of it; struck through where no open offer reaches. @param {{place: PlaceSeen}} props */
function ReachBadge({ place }) {
  const { sight, telling, face } = useTable();
  const view = /** @type {View} */ (sight.view);
  const reach = view.reach[place.place] ?? 0;
  if (reach === 0 || place.seat === view.you) return null;
  const own = face.reach?.(sight, place, telling);
  // The hub offers first what reach is about.
  const first = sight.offers.map((offer) => aimedAt(offer, place)).find(Boolean);
  const isClosed = Boolean(first?.closed) || own?.isClosed;
  const spoken = own?.spoken ?? telling.text("reach-difficulty", { reach });
  return html`<span class=${isClosed ? "reach closed" : "reach"} data-reach=${reach}>
    <span class="spoken">${spoken}${isClosed ? `, ${telling.text("reach-closed")}` : ""}</span>
    <span aria-hidden="true">${own?.drawn ?? reach}</span>
  </span>`;
}

/** The piles in the middle of the table, in one line. */
export function Piles() {
  const { sight, telling, explain } = useTable();
  const piles = sight.view?.piles ?? [];
  // Before the deal there is nothing to count.
  if (!piles.some((pile) => pile.count > 0)) return null;
  return html`<ul class="piles" aria-label=${telling.text("piles-label")}>
    ${piles.map(
      (pile) => html`<li key=${pile.key} class="pile" data-pile=${pile.key}>
      ${pile.key === "deck" && html`<${Icon} name="deck" />`}
      <span>${telling.name("pile", pile.key)}</span> <b>${pile.count}</b>
      ${
        pile.top &&
        html`<button type="button" class="link" onClick=${() => explain({ kind: "card", code: pile.top })}>
        ${telling.name("card", pile.top)}</button>`
      }
    </li>`,
    )}
  </ul>`;
}
