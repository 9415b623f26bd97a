/** The lid of Way of the Samurai: one man on the road, by moonlight. */
import { WANDERER } from "../../box/wanderer.ts";
import type { Cover } from "../../core/cover.ts";

const GROUND = "#0e1620";

const FAR = "M-100 104c50-8 80-40 120-44 34-2 50 26 90 30 50 0 70-22 110-26 60-2 100 30 180 34v60z";
const MIDDLE = "M-100 124c70-14 130-10 190-16 70-6 130 4 310-8v60h-500z";
const NEAR = "M-100 140c80-12 150-4 240-10 80-5 160 4 260-4v40h-500z";
const ROAD = "M118 150c30-8 50-14 66-20h8c-6 8-16 14-22 20z";
const CLOUDS =
  "M150 50c24-6 50-4 74-1 22 3 40 0 62-4-20 10-42 12-62 10-26-2-50-1-74-5zM196 66c20-5 40-3 60 0" +
  "-20 6-40 5-60 0z";
const STARS =
  "M40 22h2v2h-2zM92 40h1.5v1.5h-1.5zM70 12h1.5v1.5h-1.5zM126 18h2v2h-2zM18 52h1.5v1.5h-1.5z";
/** Two of the four dice. */
const DICE = [
  [70, 110, -12, "M11 11h0"],
  [95, 113, 14, "M6 6h0M16 16h0M6 16h0M16 6h0"],
] as const;

function Picture() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="lid-night" x2="0" y2="1">
        <stop stop-color="#0f1a2b" />
        <stop offset="1" stop-color="#4b6a80" />
      </linearGradient>
      <path fill="url(#lid-night)" d="M-100-100h500v260h-500z" />
      <circle cx="218" cy="48" r="46" fill="#f3ead0" opacity=".14" />
      <circle cx="218" cy="48" r="34" fill="#f6eed6" />
      <path fill="#9fb6c4" opacity=".55" d={CLOUDS} />
      <path fill="#dfe9ee" d={STARS} />
      <path fill="#3a566b" d={FAR} />
      <path fill="#1f3242" d={MIDDLE} />
      <path fill={GROUND} d={NEAR} />
      <path fill="#5b7688" opacity=".5" d={ROAD} />
      <path fill="#070b11" d={WANDERER} transform="translate(196 133)scale(1.15)" />
      {DICE.map(([x, y, turn, pips]) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
          <rect width="22" height="22" rx="4" fill="#f1e6cb" />
          <path stroke="#1b120d" stroke-width="4.5" stroke-linecap="round" d={pips} />
        </g>
      ))}
    </svg>
  );
}

export default { ground: GROUND, ink: "#e6eef2", Picture } satisfies Cover;
