/** A body with its wounds: cuts where it was hit, an empty outline where a limb is gone. */
import { html } from "../../core/html.js";
import { DRESS, HELMET, LIMBS } from "./limbs.js";

/** @typedef {import("../../core/face.js").Drawn} Drawn */
/** @typedef {import("./duel.js").Own} Own */
/** @typedef {import("./duel.js").Count} Count */

/** Where cuts on the opponent show, one for each life lost: x, y, and how it runs. */
const CUTS = [
  [56, 55, 30],
  [74, 112, -40],
  [31, 78, 60],
  [64, 84, -20],
  [90, 54, 40],
  [44, 136, 20],
  [60, 30, -35],
  [92, 82, -60],
  [48, 66, 80],
  [76, 148, 35],
  [70, 64, -70],
  [40, 108, -30],
  [54, 92, 10],
  [30, 52, -45],
];

/** @param {number} x @param {number} y @param {number} turn */
function cut(x, y, turn) {
  return html`<path class="cut" transform=${`translate(${x} ${y}) rotate(${turn})`}
    d="M-11 1C-5-2.600 5-2.600 12 0 5 2.400-5 3.400-11 1zM-5 5c3 .6 6 .4 9-1-3-.6-6-.4-9 1z" />`;
}

/** @param {number} x @param {number} y */
function crossed(x, y) {
  return html`<path class="gone-cross" d=${`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`} />`;
}

/** @param {ReadonlySet<string>} gone @param {ReadonlySet<string>} hit */
function limbs(gone, hit) {
  return Object.entries(LIMBS).map(([part, { d }]) => {
    const state = gone.has(part) ? "gone" : hit.has(part) ? "hit" : "";
    return html`<path key=${part} class=${`limb ${state}`} d=${d} data-part=${part} />`;
  });
}

/** One's own, as the sheet's body table has been marked. @param {Own} own @param {boolean} [numbered] with each part's sum beside it @returns {Drawn} */
export function ownBody(own, numbered = false) {
  const named = (/** @type {readonly number[]} */ sums) =>
    new Set(own.sheet.body.filter((part) => sums.includes(part.sum)).map((part) => part.part));
  const [gone, hit] = [named(own.lost), named(own.marked)];
  const places = own.sheet.body.filter((part) => part.part in LIMBS);
  return /** @type {Drawn} */ (
    html`<svg class="body me" viewBox="0 -6 120 182" preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
      ${limbs(gone, hit)}
      <path class="wears" d=${DRESS.me} />
      ${places.map(({ part, sum }) => {
        const [x, y] = LIMBS[part].at;
        if (gone.has(part)) return crossed(x, y);
        if (hit.has(part)) return cut(x, y, 25 + 40 * (sum % 4));
        return numbered && html`<text class=${`limb-sum ${part}`} x=${x} y=${y + 4}>${sum}</text>`;
      })}
    </svg>`
  );
}

/** The opponent's: a cut for each life that is gone; at none they lie there. @param {Count} life @returns {Drawn} */
export function foeBody({ value, limit }) {
  const lost = Math.max(0, (limit ?? value) - value);
  const state = value > 0 ? "body foe" : "body foe fallen";
  return /** @type {Drawn} */ (
    html`<svg class=${state} viewBox="0 -6 120 182" preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
      ${limbs(new Set(), new Set())}
      <path class="helmet" d=${HELMET} />
      <path class="wears" d=${DRESS.foe} />
      ${CUTS.slice(0, lost).map(([x, y, turn]) => cut(x, y, turn))}
    </svg>`
  );
}
