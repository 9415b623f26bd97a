/**
 * What lies behind the way in to a game: a sky, and the scenery of the game's face; hills for a
 * game without one. It is only looked at: nothing here is read, spoken or tapped.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Face } from "../core/face.ts";

/** @param props whose scenery; and whether the sun stands in the sky, or is drawn by the page */
export function Backdrop({ face, hasSun = false }: { face: Face; hasSun?: boolean }) {
  const Scenery = useScenery(face);
  return (
    <>
      <div class="sky" aria-hidden="true">
        {hasSun && <i class="sun" />}
      </div>
      <div class="scenery" aria-hidden="true">
        {Scenery && <Scenery />}
      </div>
    </>
  );
}

/** It comes after the page, which can be used without it; if it does not come, hills do. */
function useScenery({ scenery }: Face): ComponentType | null {
  const [found, set] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    const seen = (drawn: ComponentType) => current && set(() => drawn);
    if (scenery) scenery().then(seen, () => seen(Hills));
    return () => {
      current = false;
    };
  }, [scenery]);
  return scenery ? found : Hills;
}

/** Lit windows on the nearest hill: x, y, and how large. */
const HOUSES = [
  [180, 338, 0.7],
  [236, 338, 0.9],
  [468, 352, 0.75],
  [716, 348, 1],
  [784, 342, 0.7],
  [1010, 340, 0.85],
] as const;

function Hills() {
  return (
    <svg
      class="land"
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stop-color="var(--ridge-far)" />
        <stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <path
        fill="url(#dusk)"
        d="M0 210C130 120 240 90 390 190S640 280 800 180s260-70 400 30v190H0z"
      />
      <path fill="var(--ridge)" d="M0 330C220 250 420 330 640 310S1000 230 1200 290V400H0z" />
      <g fill="var(--near)">
        {HOUSES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
            <path d="M-30-18Q-8-24 0-42 8-24 30-18h-6V20h-48v-38z" />
            <path fill="var(--lamp)" d="M-15-12H-3V2h-12zM4-12h11V2H4z" />
          </g>
        ))}
        <path d="M0 360C300 320 520 380 760 350S1060 340 1200 360V500H0z" />
      </g>
    </svg>
  );
}
