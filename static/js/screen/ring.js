/** Things in a ring, as large as they fit, or one below the other. What they show is given. */
import { html, useRef } from "../core/html.js";
import { LEAST, PLACE, spotsIn, unitFor } from "./geometry.js";
import { letterHeight, useSize } from "./measure.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {{spots: Spot[], place: Size, area: Size, unit: number}} Layout */

/** @param {Size} area @param {number} count @returns {Layout} */
function laidOut(area, count) {
  const least = LEAST * letterHeight();
  const unit = unitFor(area, count, { least, most: Math.max(least, area.height / 26) }) || least;
  const place = { width: PLACE.width * unit, height: PLACE.height * unit };
  return { spots: spotsIn(area, place, count), place, area, unit };
}

/**
 * @param {{label: string, places: readonly any[], isStacked: boolean, middle: any, over?: (layout: Layout) => any}} props
 */
export function RingOf({ label, places, isStacked, middle, over = undefined }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const area = useSize(ref);
  const layout = !isStacked && area.width > 0 ? laidOut(area, places.length) : null;
  const style = layout ? { fontSize: `${layout.unit}px` } : undefined;
  return html`<section ref=${ref} class=${isStacked ? "circle stacked" : "circle"} aria-label=${label} style=${style}>
    ${layout && html`<div class="circle-line" aria-hidden="true" style=${lineStyle(layout)}></div>`}
    ${layout && over?.(layout)}
    <div class="hearth">${middle}</div>
    <ol class="circle-places">
      ${places.map((place, at) => html`<li key=${at} class="circle-place" style=${placeStyle(layout, at)}>${place}</li>`)}
    </ol>
  </section>`;
}

/** The ring itself runs through the places' middles. @param {Layout} layout */
function lineStyle({ area, place }) {
  return {
    left: `${place.width / 2}px`,
    top: `${place.height / 2}px`,
    width: `${area.width - place.width}px`,
    height: `${area.height - place.height}px`,
  };
}

/** @param {Layout | null} layout @param {number} at */
function placeStyle(layout, at) {
  if (!layout) return undefined;
  const { x, y } = layout.spots[at];
  return { left: `${x}px`, top: `${y}px`, width: `${layout.place.width}px` };
}
