/** A body with its wounds: cuts where it was hit, an empty outline where a limb is gone. */

import type { Own } from "../../../wire/own/solo.d.ts";
import type { Drawn } from "../../core/face.ts";
import type { Count } from "./duel.ts";
import { DRESS, HELMET, LIMBS } from "./limbs.ts";

/** Where cuts on the opponent show, one for each life lost: x, y, and how it runs. */
const CUTS = [
  [56, 55, 30],
  [74, 112, -40],
  [31, 78, 60],
  [64, 84, -20],
  [90, 54, 40],
  [44, 136, 20],
  [60, 30, -35],
  [92, 82, -60],
  [48, 66, 80],
  [76, 148, 35],
  [70, 64, -70],
  [40, 108, -30],
  [54, 92, 10],
  [30, 52, -45],
];

function cut(x: number, y: number, turn: number) {
  return (
    <path
      class="cut"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M-11 1C-5-2.600 5-2.600 12 0 5 2.400-5 3.400-11 1zM-5 5c3 .6 6 .4 9-1-3-.6-6-.4-9 1z"
    />
  );
}

function crossed(x: number, y: number) {
  return <path class="gone-cross" d={`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`} />;
}

function limbs(gone: ReadonlySet<string>, hit: ReadonlySet<string>) {
  return Object.entries(LIMBS).map(([part, { d }]) => {
    const state = gone.has(part) ? "gone" : hit.has(part) ? "hit" : "";
    return <path key={part} class={`limb ${state}`} d={d} data-part={part} />;
  });
}

/**
 * One's own, as the sheet's body table has been marked.
 * @param numbered with each part's sum beside it
 */
export function ownBody(own: Own, numbered = false): Drawn {
  const named = (sums: readonly number[]) =>
    new Set(own.sheet.body.filter((part) => sums.includes(part.sum)).map((part) => part.part));
  const [gone, hit] = [named(own.lost), named(own.marked)];
  const places = own.sheet.body.filter((part) => part.part in LIMBS);
  return (
    <svg
      class="body me"
      viewBox="0 -6 120 182"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      {limbs(gone, hit)}
      <path class="wears" d={DRESS.me} />
      {places.map(({ part, sum }) => {
        const [x, y] = LIMBS[part].at;
        if (gone.has(part)) return crossed(x, y);
        if (hit.has(part)) return cut(x, y, 25 + 40 * (sum % 4));
        return (
          numbered && (
            <text class={`limb-sum ${part}`} x={x} y={y + 4}>
              {sum}
            </text>
          )
        );
      })}
    </svg>
  );
}

/** The opponent's: a cut for each life that is gone; at none they lie there. */
export function foeBody({ value, limit }: Count): Drawn {
  const lost = Math.max(0, (limit ?? value) - value);
  const state = value > 0 ? "body foe" : "body foe fallen";
  return (
    <svg
      class={state}
      viewBox="0 -6 120 182"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      {limbs(new Set(), new Set())}
      <path class="helmet" d={HELMET} />
      <path class="wears" d={DRESS.foe} />
      {CUTS.slice(0, lost).map(([x, y, turn]) => cut(x, y, turn))}
    </svg>
  );
}
