/**
 * Tokens on their way between places and piles; with reduced motion, a soft light where they
 * arrive.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import type { Moved } from "./table-screen.tsx";
import type { TokenMove } from "./token-moves.ts";

interface Flight {
  id: string;
  travel: TokenMove;
  nth: number;
}

const LASTS = 1100;
const APART = 130;
const MOST = 5;
const GLOWS = 1800;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a spot is drawn. */
function found(root: HTMLElement, spot: string, key: string): HTMLElement | null {
  const [kind, name] = spot.split("/");
  const whole = `[data-${kind}="${CSS.escape(name)}"]`;
  // A face may draw a place's counters apart from each other.
  const inside = root.querySelector<HTMLElement>(`${whole} [data-counter="${CSS.escape(key)}"]`);
  return inside ?? root.querySelector<HTMLElement>(whole);
}

function flightsOf({ version, moves }: Moved): Flight[] {
  return moves.flatMap((travel, at) =>
    Array.from({ length: Math.min(travel.count, MOST) }, (_, nth) => ({
      id: `${version}/${at}/${nth}`,
      travel,
      nth,
    })),
  );
}

function glow(element: HTMLElement | null) {
  if (!element) return;
  element.classList.add("arrived");
  setTimeout(() => element.classList.remove("arrived"), GLOWS);
}

interface FlightsProps {
  within: { current: HTMLElement | null };
  moved: Moved;
}

export function TokenAnimation({ within, moved }: FlightsProps) {
  const [flying, fly] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const root = within.current;
    if (!root || moved.moves.length === 0) return undefined;
    const arrive = () => {
      for (const { to, key } of moved.moves) glow(found(root, to, key));
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
  return (
    <div class="flights" aria-hidden="true">
      {flying.map((flight) => (
        <Token key={flight.id} flight={flight} within={within} />
      ))}
    </div>
  );
}

function Token({ flight, within }: { flight: Flight; within: { current: HTMLElement | null } }) {
  const { face } = useTable();
  const ref = useRef<HTMLElement | null>(null);
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
  return (
    <span ref={ref} class="flight" data-flies={key}>
      {drawn ?? <i class="flight-plain" />}
    </span>
  );
}
