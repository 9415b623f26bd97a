/** The lid of Samurai Sword: a helmet and two swords in ink on paper, before the red sun. */
import { DEEDS } from "../../box/deeds.ts";
import { layers } from "../../box/ink.tsx";
import { WEAPONS } from "../../box/weapons.ts";
import type { Cover } from "../../core/cover.ts";

const GROUND = "#efe0c2";
const INK = "#1b120d";
const RED = "#b4260f";

const FUJI =
  "M0 190c60-14 104-40 138-78 12-16 22-30 34-38l9 5 8-7 9 6 8-3c16 12 26 30 42 46 34 34 76 56 " +
  "132 68l320 12v80H0z";
const SNOW =
  "M143 106c11-14 19-26 29-32l9 5 8-7 9 6 8-3c9 7 16 16 24 26l-12-5-7 15-10-17-8 24-11-25-8 15" +
  "-8-13-9 17z";
const NEAR = "M0 236c80-22 150-8 230-20 90-13 190 4 370-16v80H0z";
/** Where the brush ran dry. */
const DRY =
  "M250 52c40 14 70 42 86 78M262 48c40 16 68 40 84 74M84 270c24 40 58 62 98 70M76 262c22 42 54 66" +
  " 92 76M238 60c30 8 52 22 70 44";
/** Mist before the sun: bands that thin out to both sides. */
const MIST =
  "M30 262c60-12 150-8 220-3 50 3 90 0 140-6-40 14-90 18-140 16-80-4-150-2-220-7zM90 292c50-9 " +
  "120-6 170-2 40 3 70 1 110-4-34 12-72 14-110 12-60-3-110-1-170-6z";

/** Crossed behind the helmet, their tips out to both sides. */
const SWORDS = [
  "translate(206 244)rotate(17)scale(3.3)translate(-50 -50)",
  "translate(206 244)scale(-1 1)rotate(17)scale(3.3)translate(-50 -50)",
];

function Inked({ drawing, bare }: { drawing: string; bare: string }) {
  const fills: Record<string, string> = { bare, wash: "#5c2413" };
  return (
    <>
      {layers(drawing).map(({ layer, d }) => (
        <path fill={fills[layer] ?? INK} d={d} />
      ))}
    </>
  );
}

function Picture() {
  return (
    <>
      <svg viewBox="0 0 600 280" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <linearGradient id="lid-fuji" x2="0" y2="1">
          <stop offset=".1" stop-color="#7d7467" />
          <stop offset=".9" stop-color={GROUND} />
        </linearGradient>
        <g class="lid-far" transform="translate(-84)">
          <path fill="url(#lid-fuji)" opacity=".75" d={FUJI} />
          <path fill="#fbf4e4" d={SNOW} />
        </g>
        <path fill={GROUND} opacity=".7" d={NEAR} />
      </svg>
      <svg
        class="lid-hero"
        viewBox="0 0 400 400"
        preserveAspectRatio="xMaxYMin meet"
        aria-hidden="true"
      >
        <radialGradient id="lid-sun" cy=".3">
          <stop stop-color="#d8462a" />
          <stop offset="1" stop-color={RED} />
        </radialGradient>
        <circle cx="206" cy="188" r="158" fill="url(#lid-sun)" />
        <path fill="none" stroke={GROUND} stroke-width="1.2" opacity=".5" d={DRY} />
        {SWORDS.map((placed) => (
          <g key={placed} transform={placed}>
            <Inked drawing={WEAPONS.katana} bare={GROUND} />
          </g>
        ))}
        <path fill={GROUND} opacity=".9" d={MIST} />
        <g transform="translate(76 70)scale(2.6)" stroke={RED} stroke-width="5">
          <Inked drawing={DEEDS.daimyo} bare={RED} />
        </g>
        <g transform="translate(76 70)scale(2.6)">
          <Inked drawing={DEEDS.daimyo} bare={GROUND} />
        </g>
      </svg>
    </>
  );
}

export default { ground: GROUND, ink: INK, Picture } satisfies Cover;
