/** The lid of a tournament: the banners of many houses, in the wind of one morning. */
import { FIGURES } from "../../box/figures.ts";
import { layers } from "../../box/ink.tsx";
import type { Cover } from "../../core/cover.ts";

const GROUND = "#7c1c0e";

const CLOTH = "M2-112q16-5 32 0-4 26 1 48 3 24-1 46-16 4-32 0-3-24 1-46 2-22-1-48z";
/** Where banners stand: x, how far back, and whose. */
const BANNERS = [
  [20, 0.72, "ieyasu"],
  [236, 0.72, "ieyasu"],
  [66, 0.92, "nobunaga"],
  [186, 0.92, "nobunaga"],
  [122, 1.2, "tomoe"],
] as const;
const COLOURS: Readonly<Record<string, readonly [cloth: string, mark: string]>> = {
  ieyasu: ["#2c3a3f", "#f0dcae"],
  nobunaga: ["#1b120d", "#f0c25a"],
  tomoe: ["#b4260f", "#fff1d8"],
};
const HILLS = "M-100 118c60-18 100-4 150-10 60-10 110-8 150-2 60 4 120-10 200 8v60h-500z";
const NEAR = "M-100 138c60-8 140-2 220-6 90-4 180 4 280 0v40h-500z";

function Banner({ house }: { house: string }) {
  const [cloth, mark] = COLOURS[house];
  return (
    <>
      <path fill="#1b120d" d="M-2-120h3V20h-3zM-2-114h38v2H-2z" />
      <path fill={cloth} d={CLOTH} />
      <g transform="translate(7 -104)scale(.22)" fill={mark}>
        {layers(FIGURES[house])
          .filter(({ layer }) => layer === "ink")
          .map(({ d }) => (
            <path d={d} />
          ))}
      </g>
      <path fill={mark} d="M9-70h18v3H9zM9-62h18v3H9zM9-54h18v3H9z" />
    </>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="lid-morning" x2="0" y2="1">
        <stop stop-color="#d99a3e" />
        <stop offset="1" stop-color="#f7dd9b" />
      </linearGradient>
      <path fill="url(#lid-morning)" d="M-100-100h500v260h-500z" />
      <path fill="#c07a35" opacity=".7" d={HILLS} />
      {BANNERS.map(([x, size, house]) => (
        <g key={x} transform={`translate(${x} 140)scale(${size})`}>
          <Banner house={house} />
        </g>
      ))}
      <path fill={GROUND} d={NEAR} />
    </svg>
  );
}

export default { ground: GROUND, ink: "#fff0d6", Picture } satisfies Cover;
