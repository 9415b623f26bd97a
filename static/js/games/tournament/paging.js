/** Pages turn by themselves, slowly; whoever wants less motion sees no fading. */
import { html, useEffect, useState } from "../../core/html.js";

const LASTS = 12_000;

/** Which of so many pages is seen now. @param {number} count */
export function useTurning(count) {
  const [turn, leaf] = useState(0);
  useEffect(() => {
    if (count === 1) return undefined;
    const timer = setInterval(() => leaf((before) => before + 1), LASTS);
    return () => clearInterval(timer);
  }, [count]);
  return turn % count;
}

/** What a page wears: they lie one upon the other, and all but one are hidden. @param {boolean} isSeen */
export function pageKind(isSeen) {
  return isSeen ? "t-page t-leaf" : "t-page t-hidden";
}

/** Which page this is, as dots. @param {{at: number, count: number}} props */
export function Dots({ at, count }) {
  if (count === 1) return null;
  return html`<p class="t-dots" aria-hidden="true">${Array.from({ length: count }, (_, each) => html`<i key=${each} class=${each === at ? "on" : ""}></i>`)}</p>`;
}
