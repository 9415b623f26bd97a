/** A table during play, at a glance: who is awaited, every seat, the story, and the host's doings. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { Offers, StandingOffers } from "../parts/offers.js";
import { Piles } from "../parts/ring.js";
import { SeatNews } from "../parts/seat-notice.js";
import { TableSetting } from "../parts/setup.js";
import { RefusalLine, Status } from "../parts/status.js";
import { Story } from "../parts/story.js";
import { Counter, Marks } from "../parts/thing.js";
import { BackToDuel } from "./back.js";
import { Fold, Section } from "./bar.js";
import { BotPace } from "./bots.js";
import { gameName, useDesk } from "./desk.js";
import { EndTable } from "./ending.js";
import { Rest, TakeBack } from "./resting.js";
import { SeatDoings } from "./seat-doings.js";
import { Here } from "./seats.js";
import { Sharing } from "./sharing.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */

/** How much of the story stands beside the table. */
const LINES = 8;

/** @param {{seen: TableSeen}} props */
export function AtPlay({ seen }) {
  const { telling: desk } = useDesk();
  const { sight, telling } = useTable();
  const hasStanding = sight.offers.some((offer) => offer.standing);
  return html`<main class="two at-play">
    <div class="column">
      <h1 class="table-title">${gameName(telling, seen.game)} <span class="table-name">${seen.table}</span></h1>
      <${BackToDuel} seen=${seen} />
      <${SeatNews} lines=${LINES} />
      <${Status} />
      <${TableSetting} />
      <${Places} seen=${seen} />
      <${Piles} />
      <p class="hint">${desk.text("host-seat-tap")}</p>
      <${Offers} offers=${sight.offers} />
    </div>
    <div class="column">
      <${RefusalLine} />
      <div class="row"><${TakeBack} /><${Rest} seen=${seen} /></div>
      <${Section} title=${desk.text("story-label")} class="story-part"><${Story} last=${LINES} /><//>
      <${BotPace} seen=${seen} />
      ${
        hasStanding &&
        html`<${Fold} title=${desk.text("host-straight")} icon="set">
        <p class="hint">${desk.text("host-straight-text")}</p>
        <${StandingOffers} offers=${sight.offers} /><//>`
      }
      <${Sharing} seen=${seen} />
      <${EndTable} seen=${seen} />
    </div>
  </main>`;
}

/** @param {{seen: TableSeen}} props */
function Places({ seen }) {
  const { telling: desk } = useDesk();
  const { sight, face } = useTable();
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const places = sight.view?.places ?? [];
  const shown = places.find((place) => place.place === open);
  const onOpen = (/** @type {PlaceSeen} */ place) => setOpen(place.place);
  const rows = places.map(
    (place) =>
      html`<li key=${place.place}><${PlaceRow} place=${place} onOpen=${() => onOpen(place)} /></li>`,
  );
  return html`${
    face.ring
      ? html`<section class="places own" aria-label=${desk.text("ring-label")}><${face.ring} onOpen=${onOpen} /></section>`
      : html`<ol class="places" aria-label=${desk.text("ring-label")}>${rows}</ol>`
  }
    ${
      shown &&
      html`<${SeatDoings} key=${shown.place} place=${shown} seen=${seen} onClose=${() => setOpen(null)} />`
    }`;
}

/** @param {{place: PlaceSeen, onOpen: () => void}} props */
function PlaceRow({ place, onOpen }) {
  const { sight, telling, face } = useTable();
  const view = sight.view;
  const isTurn = view?.turn === place.seat;
  const isAsked = view?.asked.at(-1)?.seats.includes(place.seat) ?? false;
  const classes = ["place-row", isTurn && "turn", isAsked && "asked"].filter(Boolean).join(" ");
  const figure = place.figure && telling.name("character", place.figure);
  const picture = place.figure ? face.figure(place.figure) : null;
  const role = place.role && telling.name("role", place.role);
  return html`<button type="button" class=${classes} data-seat=${place.seat} onClick=${onOpen}>
    <${SeatBadge} seat=${place.seat} big />
    <span class="place-row-who">
      <span class="seat-name">${telling.seat(place.seat)} <${Here} seat=${place.seat} />
        <span class="flags">
          ${isTurn && html`<span class="flag"><${Icon} name="lamp" /> ${telling.text("host-flag-turn")}</span>`}
          ${isAsked && html`<span class="flag">${telling.text("host-flag-asked")}</span>`}
        </span></span>
      <span class="place-row-figure">${picture && html`<span class="figure-small" aria-hidden="true">${picture}</span>`}
        ${[figure, role].filter(Boolean).join(" · ")}</span>
    </span>
    <span class="place-row-counts">
      ${place.counters.map((counter) => html`<${Counter} key=${counter.key} counter=${counter} />`)}
      <${Marks} place=${place} />
    </span>
  </button>`;
}
