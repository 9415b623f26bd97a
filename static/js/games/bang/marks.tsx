/** What lies in play before a place, as small cards, or what is true of it. */

import type { Drawn } from "../../core/face.ts";
import { DEEDS } from "./deeds.ts";
import { print } from "./pen.tsx";
import { BLUE, STRENGTH } from "./printed.ts";
import { WEAPONS } from "./weapons.ts";

/** No cards: how it stands with somebody. */
export const STANDINGS: Readonly<Record<string, string>> = {
  harmless: `
    + M14 96V52C14 38 22 40 24 30V16M86 96V52C86 38 78 40 76 30V16
    # M50 30a15 15 0 1 0 .1 0z
    # M22 96C22 74 34 66 50 66S78 74 78 96z`,
  left: `
    # M4 46C20 36 28 40 31 36C34 12 42 8 50 14C58 8 66 12 69 36C72 40 80 36 96 46C84 58 66 57 50 \
      57S16 58 4 46z
    M8 78H70M58 66 72 78 58 90`,
};

/** What a weapon takes of its box. */
const GUN = "0 20 100 74";

/** A weapon's reach as one sees it through the sights. */
export function sights(strength: number): Drawn {
  return <span class="sights">{strength}</span>;
}

export function mark(code: string): Drawn {
  if (code in STANDINGS) return print(STANDINGS[code], "standing");
  const strength = STRENGTH[code];
  if (strength)
    return (
      <span class="laid gun">
        {print(WEAPONS[code], "", GUN)}
        {sights(strength)}
      </span>
    );
  if (!BLUE.includes(code)) return null;
  return <span class="laid">{print(DEEDS[code])}</span>;
}
