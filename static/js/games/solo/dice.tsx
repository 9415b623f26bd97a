/** Dice as they lie on the table: paper ones are one's own, lacquered ones the opponent's. */
import type { Drawn } from "../../core/face.ts";

/** Where the pips are, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** @param value 0 is a die that has not fallen */
export function die(value: number, kind = ""): Drawn {
  const pips = (PIPS[value] ?? []).map((at) => {
    const [x, y] = [11 + 9 * (at % 3), 11 + 9 * Math.floor(at / 3)];
    // The one is large and red, as on dice from there.
    return <circle class={value === 1 ? "ace" : ""} cx={x} cy={y} r={value === 1 ? 5.2 : 3} />;
  });
  return (
    <svg class={`cube ${kind}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect class="cube-edge" x="2" y="3.6" width="36" height="35" rx="8.5" />
      <rect class="cube-top" x="2" y="1.4" width="36" height="34" rx="8.5" />
      <g transform="translate(0 -1.4)">{pips}</g>
      {value === 0 && <path class="cube-open" d="M15 15.5c0-7 10-7 10-.6 0 4-5 4-5 8M20 27.5v.6" />}
    </svg>
  );
}
