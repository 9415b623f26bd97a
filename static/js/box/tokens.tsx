/** Counters as things one could pick up, each with its number beside it. It counts nothing. */

import type { Counter } from "../../wire/protocol.d.ts";
import type { Drawn } from "../core/face.ts";
import { ink } from "./ink.tsx";

/** More than this is no longer seen at a glance, so the number alone tells. */
const GLANCE = 6;

function petalAt(nth: number, of: number, far: number): string {
  const turn = (2 * Math.PI * nth) / of;
  return `${(50 + far * Math.sin(turn)).toFixed(1)} ${(50 - far * Math.cos(turn)).toFixed(1)}`;
}

/** A blossom with so many petals; those it lacks are only traced. */
export function blossom(value: number) {
  const slots = value === GLANCE ? GLANCE : 5;
  const lines = [];
  if (value > GLANCE)
    lines.push(...[0, 1, 2, 3, 4].map((nth) => `~o ${petalAt(nth + 0.5, 5, 33)} 16`));
  for (let nth = 0; nth < slots; nth++) {
    const at = petalAt(nth, slots, slots === 5 ? 27 : 29);
    const size = slots === 5 ? 18.5 : 16.5;
    lines.push(nth < value ? `!o ${at} ${size}` : `~o ${at} ${size - 5} ${at} -${size - 9}`);
  }
  lines.push("-o 50 50 9", value > 0 ? "!o 50 50 5" : "~o 50 50 5");
  return lines.join("\n");
}

const NARROW = "18 0 64 100";
const FULL = "@ 50 2 50 2 74 34 79 62 68 88 50 97 32 88 21 62 26 34";
const EMPTY = "~= 50 5 1 32 34 4 26 62 5 34 84 5 51 92 5";

function petals({ value, limit }: Counter) {
  const most = Math.max(limit ?? value, value, 1);
  const shown = most > GLANCE ? 1 : most;
  return Array.from({ length: shown }, (_, nth) =>
    ink(nth < value ? FULL : EMPTY, "petal", NARROW),
  );
}

/** Backs of cards, as they are held: none, one, two, more. */
const FANS: readonly string[] = [
  `~ 33 18 3 67 18 3
  ~ 33 76 3 67 76 3
  ~= 33 18 3 33 76 3`,
  "@ 32 16 32 16 68 16 68 16 68 78 68 78 32 78 32 78",
  `@ 16.3 20.1 16.3 20.1 51.8 14.4 51.8 14.4 61.5 75.7 61.5 75.7 26 81.3 26 81.3
  -@ 44 8.7 44 8.7 89.5 15.9 89.5 15.9 78.2 87 78.2 87 32.8 79.8 32.8 79.8
  @ 48.2 14.4 48.2 14.4 83.7 20.1 83.7 20.1 74 81.3 74 81.3 38.5 75.7 38.5 75.7`,
  `@ 3 25.7 3 25.7 37.4 15.2 37.4 15.2 55.5 74.5 55.5 74.5 21.1 85 21.1 85
  -@ 27 11 27 11 73 11 73 11 73 83 73 83 27 83 27 83
  @ 32 16 32 16 68 16 68 16 68 78 68 78 32 78 32 78
  -@ 59.3 9 59.3 9 103.3 22.4 103.3 22.4 82.2 91.3 82.2 91.3 38.2 77.8 38.2 77.8
  @ 62.6 15.2 62.6 15.2 97 25.7 97 25.7 78.9 85 78.9 85 44.5 74.5 44.5 74.5`,
];

function token(picture: unknown, value: number): Drawn {
  return (
    <span class="token">
      {picture}
      <b>{value}</b>
    </span>
  );
}

export const TOKENS: Record<string, (counter: Counter) => Drawn> = {
  honor: ({ value }) => token(ink(blossom(value), "blossom"), value),
  resilience: (counter) => token(<span class="petals">{petals(counter)}</span>, counter.value),
  hand: ({ value }) => token(ink(FANS[Math.min(value, 3)], "fan"), value),
};
