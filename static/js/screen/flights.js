/** Tokens on their way between places and piles; with reduced motion, a soft light where they arrive. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("./travels.js").Travel} Travel */
/** @typedef {import("./stage.js").Moved} Moved */
/** @typedef {{id: string, travel: Travel, nth: number}} Flight */

const LASTS = 1100;
const APART = 130;
const MOST = 5;
const GLOWS = 1800;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a spot is drawn. @param {HTMLElement} root @param {string} spot @param {string} key @returns {HTMLElement | null} */
function found(root, spot, key) {
  const [kind, name] = spot.split("/");
  const whole = `[data-${kind}="${CSS.escape(name)}"]`;
  // A face may draw a place's counters apart from each other.
  const inside = root.querySelector(`${whole} [data-counter="${CSS.escape(key)}"]`);
  return /** @type {HTMLElement | null} */ (inside ?? root.querySelector(whole));
}

/** @param {Moved} moved @returns {Flight[]} */
function flightsOf({ version, travels }) {
  return travels.flatMap((travel, at) =>
    Array.from({ length: Math.min(travel.count, MOST) }, (_, nth) => ({
      id: `${version}/${at}/${nth}`,
      travel,
      nth,
    })),
  );
}

/** @param {HTMLElement | null} element */
function glow(element) {
  if (!element) return;
  element.classList.add("arrived");
  setTimeout(() => element.classList.remove("arrived"), GLOWS);
}

/** @param {{within: {current: HTMLElement | null}, moved: Moved}} props */
export function Flights({ within, moved }) {
  const [flying, fly] = useState(/** @type {readonly Flight[]} */ ([]));
  useEffect(() => {
    const root = within.current;
    if (!root || moved.travels.length === 0) return undefined;
    const arrive = () => {
      for (const { to, key } of moved.travels) glow(found(root, to, key));
    };
    if (isStill()) return arrive();
    fly(flightsOf(moved));
    const landing = setTimeout(arrive, LASTS);
    const end = setTimeout(() => fly([]), LASTS + MOST * APART);
    return () => {
      clearTimeout(landing);
      clearTimeout(end);
    };
  }, [moved]);
  return html`<div class="flights" aria-hidden="true">
    ${flying.map((flight) => html`<${Token} key=${flight.id} flight=${flight} within=${within} />`)}
  </div>`;
}

/** @param {{flight: Flight, within: {current: HTMLElement | null}}} props */
function Token({ flight, within }) {
  const { face } = useTable();
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const { key, from, to } = flight.travel;
  useLayoutEffect(() => {
    const [root, token] = [within.current, ref.current];
    const [start, end] = root ? [found(root, from, key), found(root, to, key)] : [];
    if (!root || !token || !start || !end) return;
    const [a, b, o] = [start, end, root].map((each) => each.getBoundingClientRect());
    const [x, y] = [a.left + a.width / 2 - o.left, a.top + a.height / 2 - o.top];
    const [toX, toY] = [b.left + b.width / 2 - o.left, b.top + b.height / 2 - o.top];
    const lift = Math.min(90, Math.hypot(toX - x, toY - y) / 5);
    token.animate?.(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) scale(1.25)`, opacity: 1, offset: 0.12 },
        {
          transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - lift}px) scale(1.5)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${toX}px, ${toY}px) scale(1)`, opacity: 1, offset: 0.94 },
        { transform: `translate(${toX}px, ${toY}px) scale(0.7)`, opacity: 0 },
      ],
      { duration: LASTS, delay: flight.nth * APART, easing: "ease-in-out", fill: "both" },
    );
  }, []);
  const drawn = face.tokens[key]?.({ key, value: 1, limit: null });
  return html`<span ref=${ref} class="flight" data-flies=${key}>${drawn ?? html`<i class="flight-plain"></i>`}</span>`;
}
