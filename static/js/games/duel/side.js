/** One player's side: who they are, the line in the circle, and who waits or lies behind it. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Icon, SeatBadge } from "../../parts/icon.js";
import { Counter, Presence } from "../../parts/thing.js";
import { IN_LINE } from "./duel.js";
import { Fighter } from "./fighter.js";

/** @typedef {import("./duel.js").Side} SideSeen */
/** @typedef {import("../../../wire/protocol.js").Place} Place */
/** @typedef {(place: Place) => void} OnOpen */

/** @type {Readonly<Record<string, string>>} */
const NOW = { turn: "lamp", asked: "hand" };

/** @param {{side: SideSeen, onOpen: OnOpen, children?: any}} props */
export function Line({ side, onOpen, children }) {
  const classes = ["line", side.isNear ? "near" : "far", side.isShared && "shared"];
  return html`<ol class=${classes.filter(Boolean).join(" ")} data-count=${side.isCovered ? IN_LINE : side.line.length}>
    ${
      side.isCovered
        ? Array.from({ length: IN_LINE }, (_, at) => html`<li key=${at}><${Back} /></li>`)
        : (children ??
          side.line.map(
            (fighter) => html`<li key=${fighter.place.place}>
              <${Fighter} fighter=${fighter} onOpen=${onOpen} /></li>`,
          ))
    }
  </ol>`;
}

/** A character that nobody has turned over yet. */
function Back() {
  return html`<span class="fighter back" aria-hidden="true"><span class="enso"></span></span>`;
}

/** Behind the line: the player, the Shogun who waits, those who fell. @param {{side: SideSeen, onOpen: OnOpen, children?: any}} props */
export function Bench({ side, onOpen, children }) {
  const { waiting, fallen, isCovered } = side;
  const classes = ["bench", side.isNear ? "near" : "far", side.isTurn && "turn"];
  return html`<div class=${classes.filter(Boolean).join(" ")}>
    <${Player} side=${side} />
    <div class="bench-shogun">
      ${isCovered && html`<${Back} />`}
      ${waiting && html`<${Fighter} fighter=${waiting} onOpen=${onOpen} />`}
    </div>
    <div class="bench-fallen">
      ${fallen.map((fighter) => html`<${Fallen} key=${fighter.place.place} place=${fighter.place} onOpen=${onOpen} />`)}
      ${children}
    </div>
  </div>`;
}

/** @param {{side: SideSeen}} props */
function Player({ side }) {
  const { sight, telling, face } = useTable();
  const { seat, hand, isTurn, isAsked, isCovered } = side;
  const now = isAsked ? "asked" : isTurn ? "turn" : "";
  return html`<div class=${`player ${now}`.trim()} data-seat=${seat} data-place=${side.handAt}>
    <span class="player-name"><${SeatBadge} seat=${seat} /><span>${telling.seat(seat)}</span><${Presence} seat=${seat} />
      ${now && html`<b class="player-now"><${Icon} name=${NOW[now]} /><span>${telling.text(`screen-place-${now}`)}</span></b>`}</span>
    <span class="player-facts">
      ${hand && !isCovered && html`<${Counter} counter=${hand} />`}
      ${isTurn && html`<span class="tally">${face.tally?.(sight, telling)}</span>`}
      ${side.hasBushido && html`<span class="fighter-mark bushido"><span aria-hidden="true">${face.mark("bushido")}</span><span class="spoken">${telling.name("mark", "bushido")}</span></span>`}
    </span>
  </div>`;
}

/** @param {{place: Place, onOpen: OnOpen}} props */
function Fallen({ place, onOpen }) {
  const { telling, face } = useTable();
  return html`<button type="button" class="fallen" onClick=${() => onOpen(place)} data-place=${place.place}>
    <span class="fallen-picture" aria-hidden="true">${face.figure(place.figure)}</span>
    <span class="fallen-name">${telling.name("character", place.figure)}</span>
    <span class="spoken">${telling.name("mark", "fallen")}</span>
  </button>`;
}
