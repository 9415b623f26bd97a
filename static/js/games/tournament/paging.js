/** Long lists leaf through themselves, slowly; whoever wants less motion sees no fading. */
import { html, useEffect, useState } from "../../core/html.js";

const LASTS = 12_000;

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} most on one page
 * @returns {{page: readonly T[], at: number, count: number}}
 */
export function usePages(all, most) {
  const count = Math.max(1, Math.ceil(all.length / most));
  // All pages about as long, so that the last is not one lonely row.
  const each = Math.ceil(all.length / count);
  const [turn, leaf] = useState(0);
  useEffect(() => {
    if (count === 1) return undefined;
    const timer = setInterval(() => leaf((before) => before + 1), LASTS);
    return () => clearInterval(timer);
  }, [count]);
  const at = turn % count;
  return { page: all.slice(at * each, (at + 1) * each), at, count };
}

/** Which page this is, as dots. @param {{at: number, count: number}} props */
export function Dots({ at, count }) {
  if (count === 1) return null;
  return html`<p class="t-dots" aria-hidden="true">${Array.from({ length: count }, (_, each) => html`<i key=${each} class=${each === at ? "on" : ""}></i>`)}</p>`;
}
