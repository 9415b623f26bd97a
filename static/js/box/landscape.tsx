/**
 * The country of the box: a mountain with snow, and ridges in the mist before and behind it. What
 * stands in it, a gate or two men, is given. It knows no game.
 */
import type { ComponentChildren } from "preact";

const FAR =
  "M-60 268l38 1 26-15 32-10 24-22 32 19 37 13 21 8 30-16 32-7 38 1 24 7 43 17 27 16 36 2" +
  " 26-15 22-6 33-5 21 7 38-5 32 5 18-4 30 19 40 2 41-23 39-31 33 24 26 7 21-5 28-24 34-13" +
  " 38-25 39 15 27 22 34 19 35-15 29-16 36-9 42 13 30 1 23 13 42 6 23 23V400H-60z";

const PEAK =
  "M120 300l11-5 10-4 9-3 7-4 9-2 14-4 11-1 9-2 8-3 11-5 11-5 14-11 11-4 7-4 13-9 10-11 12" +
  "-5 13-6 10-7 10-9 11-11 6-10 14-10 12-8 14-16 13-15 11-15 10-16 14-15 11-18 10-6 6-8 9 2" +
  " 7 4 10-3 6-5 11 5 7 5 15 16 10 15 8 17 11 18 8 11 8 12 12 10 16 9 9 6 8 8 11 18 8 5 11" +
  " 7 10 2 9 5 9 5 14 6 9 9 16 7 10 11 12 9 12 3 12 2 12 2 8 2 9 2 12 3 16 2 8 2 14 4 14 3" +
  " 10 8 9 3 8 4 70 30 90 40V400H120z";

/** Larger than the peak, which cuts it: its upper edge is the ridge itself. */
const SNOW =
  "M360 20H620V124l-13-12-11 16-9-26-13 34-10-30-9 22-12 44-12-46-9 24-11-32-12 50-13-40-9" +
  " 18-12-30-13 36-9-26-12 20-10-24-13 18-24-30V20z";

const SCARS =
  "M410 134c-20 44-60 84-110 118 44-22 92-64 110-118zM462 158c-2 44-18 84-44 116 30-28 48" +
  "-68 44-116zM520 140c14 46 46 86 90 114-38-32-72-68-90-114zM494 176c4 34 16 66 38 92-16" +
  "-30-30-58-38-92zM380 170c-28 34-70 64-116 86 50-16 92-46 116-86z";

const MIDDLE =
  "M-60 258l23 11 13 1 23 0 19 3 19 0 23 17 26-10 21-8 20-11 27-1 18 4 18-2 27 17 12 4 19 6" +
  " 29 9 23 2 27-8 15 4 20-2 28 19 24-2 16 7 18-8 21-6 12 0 16-4 15-9 28-1 15-1 26-2 21 6" +
  " 19 13 19 6 19-11 17-6 16 2 15-5 27-5 24-7 22 0 19 9 15 2 18 22 28 1 15-2 25 0 18-6 21" +
  "-12 27-4 28-15 26-13 25 8 22 20 15-3 16 1 22 2 25-6 17-3 26-8 26 4 27-4 19-3V400H-60z";

const NEAR =
  "M-60 312l11-2 21-1 27 4 26 0 20-3 15-4 24 9 15 8 23 3 21 9 14 3 23 0 15 1 26-5 27 8 26 3" +
  " 15-4 16 5 25 6 18-7 13-2 28-3 17 2 19 3 29-3 26-2 27 2 15 1 15-6 17-4 19 5 29 9 18 5 20" +
  " 4 15 0 17 0 24-6 15 0 18-4 23-4 15-2 23-4 23 1 28-2 13 1 19 4 28 7 29-1 30 4 20-6 24-1" +
  " 15-7 29-3 18-11 14-10 28-3 15-1 16 2 17-7 28 11 18 8 25 4 16 3 17 1V500H-60z";

/** Ink runs out downwards, into the mist. */
function Mist({ id, from }: { id: string; from: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stop-color={from} />
      <stop offset="1" stop-color="var(--mist)" />
    </linearGradient>
  );
}

/** @param props what stands on the nearest ridge, whose middle is at 600 350 */
export function Landscape({ children }: { children?: ComponentChildren }) {
  return (
    <svg
      class="land"
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Mist id="far" from="var(--ridge-far)" />
      <Mist id="peak" from="var(--peak)" />
      <Mist id="middle" from="var(--ridge)" />
      <path fill="url(#far)" d={FAR} />
      <path fill="url(#peak)" d={PEAK} />
      <clipPath id="above">
        <path d={PEAK} />
      </clipPath>
      <path fill="var(--snow)" clip-path="url(#above)" d={SNOW} />
      <path class="scars" d={SCARS} />
      <path fill="url(#middle)" d={MIDDLE} />
      <g fill="var(--near)">
        {children}
        <path d={NEAR} />
      </g>
    </svg>
  );
}
