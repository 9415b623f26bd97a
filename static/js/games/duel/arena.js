/** Two sides of one circle, one's own nearest; between them who strikes whom. */
import { html } from "../../core/html.js";
import { inkOf } from "../../core/seat.js";
import { useTable } from "../../core/table.js";
import { Beside } from "./beside.js";
import { blowsOf, duelOf } from "./duel.js";
import { Bench, Line } from "./side.js";

/** @typedef {import("../../../wire/protocol.js").View} View */
/** @typedef {import("../../../wire/protocol.js").Place} Place */
/** @typedef {import("./duel.js").Blow} Blow */

/** What is given inside lies in the middle. @param {{onOpen: (place: Place) => void, tool?: any, children?: any}} props */
export function Arena({ onOpen, tool = null, children }) {
  const { sight } = useTable();
  const beside = sight.offers.find((offer) => offer.key === "beside");
  const view = /** @type {View} */ (sight.view);
  const { near, far } = duelOf(view);
  const classes = ["arena", children && "wide-lane", (near.isTurn || far.isTurn) && "begun"];
  return html`<div class=${classes.filter(Boolean).join(" ")}><div class="arena-inside">
    <${Bench} side=${far} onOpen=${onOpen} />
    <div class="arena-circle">
      <div class="arena-ring" aria-hidden="true"></div>
      <${Line} side=${far} onOpen=${onOpen} />
      <div class="lane"><${Blows} blows=${blowsOf(view)} />${children && html`<div class="lane-middle">${children}</div>`}</div>
      <${Line} side=${near} onOpen=${onOpen}>${beside && html`<${Beside} offer=${beside} onOpen=${onOpen} />`}<//>
    </div>
    <${Bench} side=${near} onOpen=${onOpen}>${tool}<//>
  </div></div>`;
}

/** @param {{blows: readonly Blow[]}} props */
function Blows({ blows }) {
  return html`${blows.map((blow) => html`<${Stroke} key=${blow.to.x} blow=${blow} />`)}`;
}

/** From edge to edge; who stands where the circle bends is a little nearer. @param {{blow: Blow}} props */
function Stroke({ blow }) {
  const { from, to, isUp, difficulty } = blow;
  const classes = ["blow", isUp && "up", from.isOuter && "from-outer", to.isOuter && "to-outer"];
  const there = { left: `${to.x * 100}%` };
  return html`<div class=${classes.filter(Boolean).join(" ")} aria-hidden="true" style=${inkOf(blow.by)}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path class="seat-line" d=${pathOf(blow)} vector-effect="non-scaling-stroke" />
    </svg>
    <span class="blow-head" style=${there}></span>
    ${difficulty > 0 && html`<b class="blow-hard" style=${there}>${difficulty}</b>`}
  </div>`;
}

/** @param {Blow} blow */
function pathOf({ from, to, isUp }) {
  const [start, end] = isUp ? [100, 6] : [0, 94];
  const [x, toX] = [from.x, to.x].map((share) => (share * 100).toFixed(1));
  return `M${x} ${start}C${x} 50 ${toX} 50 ${toX} ${end}`;
}
