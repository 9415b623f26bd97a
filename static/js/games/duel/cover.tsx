/** The lid of the final duel: two swordsmen at dusk, and the sun goes down between them. */
import { SWORDSMAN } from "../../box/wanderer.ts";
import type { Cover } from "../../core/cover.ts";

const GROUND = "#1d0c10";

const FAR =
  "M-100 118c40-16 70-20 110-12 40-18 66-14 96-4 40-14 80-16 114-2 40-10 100-6 180 12v60z";
const NEAR = "M-100 136c60-10 110-4 160-6 60 4 120-4 180 2 50-4 110 0 160 8v40h-500z";
const REEDS =
  "M20 136q2-30-7-56 12 26 10 56zM30 136q6-26 1-44 9 20 5 44zM276 138q-4-36 8-62-5 30-3 62z" +
  "M266 138q-7-24-2-42 2 22 7 42z";
const PETALS =
  "M64 34q7-4 8 3-6 3-8-3zM226 26q6-5 8 2-5 4-8-2z" +
  "M118 20q6-1 5 5-6 0-5-5zM196 58q5-4 7 2-5 3-7-2zM92 66q6-2 6 4-6 1-6-4z";

function Picture() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="lid-dusk" x2="0" y2="1">
        <stop stop-color="#3b1424" />
        <stop offset=".55" stop-color="#a3341f" />
        <stop offset=".9" stop-color="#f0a04b" />
      </linearGradient>
      <path fill="url(#lid-dusk)" d="M-100-100h500v260h-500z" />
      <circle cx="150" cy="92" r="50" fill="#ffdc8c" />
      <circle cx="150" cy="92" r="62" fill="#ffdc8c" opacity=".25" />
      <path fill="#6d2420" opacity=".8" d={FAR} />
      <path fill="#f6b3a0" d={PETALS} />
      <g fill={GROUND}>
        <path d={REEDS} />
        <path d={SWORDSMAN} transform="translate(216 136)scale(1.35)" />
        <path d={SWORDSMAN} transform="translate(84 136)scale(-1.35 1.35)" />
        <path d={NEAR} />
      </g>
    </svg>
  );
}

export default { ground: GROUND, ink: "#ffe3c8", Picture } satisfies Cover;
