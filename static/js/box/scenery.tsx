/** The country of the box with what stands in it: a gate, a road, two swordsmen, banners. */
import type { ComponentChildren } from "preact";
import { Landscape } from "./landscape.tsx";
import { Pine } from "./pine.tsx";
import { SWORDSMAN, WANDERER } from "./wanderer.ts";

function Country({ children }: { children?: ComponentChildren }) {
  return (
    <>
      <Landscape>{children}</Landscape>
      <Pine />
    </>
  );
}

const GATE =
  "M702 302h64v5h-64zM694 287q40 9 80 0l-2 9q-38 7-76 0zM711 296h6v56h-6zM751 296h6v54h-6z" +
  "M730 294h8v10h-8z";

export function Gate() {
  return (
    <Country>
      <path class="gate" d={GATE} />
    </Country>
  );
}

export function Duellists() {
  return (
    <Country>
      <path d={SWORDSMAN} transform="translate(700 350)scale(1.1)" />
      <path d={SWORDSMAN} transform="translate(500 346)scale(-1.1 1.1)" />
    </Country>
  );
}

const REEDS =
  "M420 352q2-40-8-70 14 30 12 70zM432 354q6-34 0-58 10 26 6 58zM808 344q-4-44 10-76-6 34-4 76z" +
  "M796 346q-8-30-2-52 2 28 8 52zM822 342q2-34 14-54-6 28-8 54z";
const CLOUDS =
  "M-62-58c20-5 42-3 62-1 18 2 34 0 52-3-16 8-34 10-52 8-22-2-42 0-62-4zM-6-38c16-4 34-2 50 0-16" +
  " 5-34 4-50 0z";
const GROUND = "M-150 12C-96 4-50-2 0-2S100 4 150 12z";

/** No branch here: it would hang over what stands in that corner. */
export function Road() {
  return (
    <>
      <Landscape>
        <path d={REEDS} />
      </Landscape>
      <svg class="moonlit" viewBox="-70 -92 140 96" aria-hidden="true">
        <circle class="moon-glow" cx="6" cy="-48" r="42" />
        <circle class="moon" cx="6" cy="-48" r="32" />
        <path class="moon-cloud" d={CLOUDS} />
        <path class="moon-man" d={WANDERER} />
        <path class="moon-ground" d={GROUND} />
      </svg>
    </>
  );
}

/** Where banners stand: x, y, and how large. */
const BANNERS = [
  [150, 330, 1.1],
  [236, 344, 0.8],
  [318, 352, 1],
  [424, 350, 1.15],
  [492, 345, 0.85],
  [716, 350, 0.85],
  [782, 342, 1.15],
  [880, 345, 1],
  [966, 342, 0.8],
  [1050, 322, 1.1],
] as const;

const CLOTHS = ["red", "black", "blue"];

/** A cloth beside its pole, moved a little by the wind, and the mark on it. */
const CLOTH = "M2-150q14-4 28 0-3 30 1 56 2 30-1 58-14 4-28 0-2-30 1-58 1-28-1-56z";
const MARK = "M16-132a9 9 0 1 0 .1 0zM8-108h16v3H8zM8-99h16v3H8z";

export function Banners() {
  return (
    <Landscape>
      {BANNERS.map(([x, y, size], at) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <path d="M-2-158h3V10h-3zM-2-152h34v2H-2z" />
          <path class={`banner-cloth ${CLOTHS[at % 3]}`} d={CLOTH} />
          <path class="banner-mark" d={MARK} />
        </g>
      ))}
    </Landscape>
  );
}
