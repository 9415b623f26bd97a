/** One's weapon as it is held, and what it would do elsewhere, as the view says it. */
import { html } from "../../core/html.js";
import { mark } from "./marks.js";

/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../core/face.js").Drawn} Drawn */

/** @typedef {import("../../../wire/own/bang.js").Own} Own */

/** The weapon and all about it; null where nobody knows it. @param {Sight} sight @returns {Own | null} */
export function armed({ view }) {
  const own = /** @type {Own | null} */ (view?.own ?? null);
  return own?.weapon ? own : null;
}

/** The wounds, and as many holes. @param {number} damage @returns {Drawn} */
export function hits(damage) {
  const holes = Array.from({ length: damage }, () => html`<i></i>`);
  return /** @type {Drawn} */ (
    html`<span class="shot"><b>${damage}</b><span class="holes">${holes}</span></span>`
  );
}

/** Out of reach: how far it is, and a measure. @param {number} distance @returns {Drawn} */
export function tooFar(distance) {
  return /** @type {Drawn} */ (
    html`<span class="shot far"><b>${distance}</b><span class="measure"></span></span>`
  );
}

/** The weapon, unless it lies before one to be seen. @param {string} weapon @param {boolean} isSeen @param {string} name @param {string} fired @returns {Drawn} */
export function holster(weapon, isSeen, name, fired) {
  if (isSeen) return fired;
  return /** @type {Drawn} */ (
    html`<span class="holster"><span aria-hidden="true">${mark(weapon)}</span>
      <span class="spoken">${name}</span> ${fired && html`<span>${fired}</span>`}</span>`
  );
}
