/** Counters as things one could pick up, each with its number beside it. It counts nothing. */

import type { Counter } from "../../../wire/protocol.d.ts";
import type { Drawn } from "../../core/face.ts";
import { print } from "./pen.tsx";

/** More than this is no longer seen at a glance, so the number alone tells. */
const GLANCE = 6;
const POINTS = 5;

/** A point of the star, tip above. */
const POINT = "M50 52 37 32 50 3 63 32z";
const RIM = "~ M50 2a48 48 0 1 0 .1 0z";

/** A star with so many points; those it lacks are only traced. */
export function star(value: number) {
  const lines = value > POINTS ? [RIM] : [];
  for (let nth = 0; nth < POINTS; nth++) {
    lines.push(`${nth < value ? "#" : "~"}@${nth * (360 / POINTS)} ${POINT}`);
  }
  if (value > 0) lines.push("-# M50 41a9 9 0 1 0 .1 0z", "# M50 46a4 4 0 1 0 .1 0z");
  return lines.join("\n");
}

const NARROW = "28 0 44 100";
const LOADED = `
  # M36 40C36 22 44 6 50 3C56 6 64 22 64 40z
  # M34 46H66V86H34zM31 89H69V97H31z`;
const SPENT = "~ M37 41C37 24 44 9 50 6C56 9 63 24 63 41L65 86H68V95H32V86H35z";

function cartridges({ value, limit }: Counter) {
  const most = Math.max(limit ?? value, value, 1);
  const shown = most > GLANCE ? 1 : most;
  return Array.from({ length: shown }, (_, nth) =>
    print(nth < value ? LOADED : SPENT, nth < value ? "cartridge" : "cartridge spent", NARROW),
  );
}

/** Backs of cards, as they are held: none, one, two, more. */
const FANS: readonly string[] = [
  "~ M33 14H67V80H33z",
  "# M31 12H69V82H31z\n-# M50 36 55 47 50 58 45 47z",
  `# M14 22 50 15 62 80 26 87z
  -# M42 8H90V94H42z
  # M48 15 84 22 73 87 36 80z`,
  `# M4 28 38 15 60 76 26 88z
  -# M27 8H73V88H27z
  # M33 14H67V80H33z
  -# M60 9 104 25 80 94 46 82z
  # M64 15 97 28 75 88 46 77z`,
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
  reputation: ({ value }) => token(print(star(value), "star"), value),
  life: (counter) => token(<span class="belt">{cartridges(counter)}</span>, counter.value),
  hand: ({ value }) => token(print(FANS[Math.min(value, 3)], "fan"), value),
};
