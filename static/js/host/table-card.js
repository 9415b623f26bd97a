/** A table as a little ring: who sits where, how it stands. Drawn from the hub's list. */
import { html } from "../core/html.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { gameName, useDesk } from "./desk.js";
import { hashOf } from "./route.js";
import { around, isShow, seated, stateOf } from "./state.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").SeatSeen} SeatSeen */

/** @type {Record<string, string>} */
const STATE_ICONS = {
  waiting: "linked",
  playing: "lamp",
  paused: "pause",
  over: "crown",
  closed: "lock",
};

/** @param {{seen: TableSeen}} props */
export function TableCard({ seen }) {
  const { telling, wordsOf } = useDesk();
  const state = stateOf(seen);
  const words = wordsOf(seen.game);
  const names = seated(seen.seats).map((seat) => seat.name);
  return html`<a class=${`table-card is-${state}`} href=${hashOf("table", seen.table)} data-table=${seen.table}>
    <${LittleRing} seats=${seen.seats} bots=${seen.bots}><${Icon} name=${STATE_ICONS[state]} /><//>
    <span class="table-facts">
      <span class="table-game">${gameName(words, seen.game)} <span class="table-name">${seen.table}</span></span>
      <span class="table-state">${telling.text(isShow(seen) && state === "playing" ? "host-state-show" : `host-state-${state}`)}
        ${" · "}${words.name("level", seen.level)}</span>
      <span class="table-people">${names.length ? telling.joined(names) : telling.text("host-nobody-yet")}</span>
    </span>
  </a>`;
}

/** @param {{seats: readonly SeatSeen[], bots?: readonly number[], big?: boolean, children?: any}} props */
export function LittleRing({ seats, bots = [], big = false, children }) {
  const at = around(seats.length);
  return html`<span class=${big ? "little-ring big" : "little-ring"}>
    <span class="little-ring-table" aria-hidden="true"></span>
    ${seats.map(
      (
        seat,
        index,
      ) => html`<span key=${seat.seat} class=${`ring-seat${bots.includes(seat.seat) ? " bot" : ""}`}
      style=${{ left: `${at[index].left}%`, top: `${at[index].top}%` }} aria-hidden="true">
      ${seat.name ? html`<${SeatBadge} seat=${seat.seat} />` : html`<span class="chair"></span>`}
      ${big && html`<span class="ring-name">${seat.name}</span>`}
    </span>`,
    )}
    <span class="little-ring-middle">${children}</span>
  </span>`;
}
