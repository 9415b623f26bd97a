/**
 * The roles. They are looked at in secret, so from across the table all of them are one: the same
 * frame, the same thin line, the same share of ink, no colour.
 */
import { ink } from "./ink.tsx";

const FRAME = `
    10 6 .6 50 5 1 90 6 .6
    10 94 .6 50 95 1 90 94 .6
    6 10 .6 5 50 1 6 90 .6
    94 10 .6 95 50 1 94 90 .6
    *4 10 6 .6 10 10 .6 6 10 .6
    o 38 85 3 38 85 -2.2 50 85 3 50 85 -2.2 62 85 3 62 85 -2.2`;

const STAR = `
    *4 50 19 .2 46.5 36 .8 44.5 44.5 .5
    *4 50 19 .2 53.5 36 .8 55.5 44.5 .5
    o 50 50 4.5 50 50 -3.4`;

export const CRESTS: Readonly<Record<string, string>> = {
  shogun: `
    50 70 .7 26 34 .7
    50 70 .7 37 27 .6
    50 70 .7 50 24 .6
    50 70 .7 63 27 .6
    50 70 .7 74 34 .7
    26 34 .7 37 27 .7 50 24.5 .7 63 27 .7 74 34 .7
    36 49 .6 43 45.5 .6 50 44.5 .6 57 45.5 .6 64 49 .6`,
  samurai: `
    76 20 .1 64 29 .9 46 48 1 34 63 .8
    28.5 57 .6 40 69 .6
    33 64 1 24 74 1
    24 20 .1 36 29 .9 54 48 1 66 63 .8
    71.5 57 .6 60 69 .6
    67 64 1 76 74 1`,
  "ninja-1": `${STAR}
    o 38 85 1.1`,
  "ninja-2": `${STAR}
    o 38 85 1.1 50 85 1.1`,
  "ninja-3": `${STAR}
    o 38 85 1.1 50 85 1.1 62 85 1.1`,
  ronin: `
    50 24 .6 36 36 .8 20 56 .7
    50 24 .6 64 36 .8 80 56 .7
    20 56 .7 36 61 .8 50 62.5 .8 64 61 .8 80 56 .7
    50 26 .2 45 42 .6 39 59.5 .2
    50 26 .2 55 42 .6 61 59.5 .2
    = 36 63 .6 40 70 .7 50 73.5 .6`,
};

export function crest(code: string) {
  const drawing = CRESTS[code];
  return drawing ? ink(FRAME + drawing, "role") : null;
}
