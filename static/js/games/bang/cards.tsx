/** A card as it lies on the table: name, drawing, and a frame that tells its sort. No rules. */

import type { Drawn } from "../../core/face.ts";
import { lettersOf } from "../../core/longest-word.ts";
import type { Translator } from "../../core/translator.ts";
import { DEEDS } from "./deeds.ts";
import { sights } from "./marks.tsx";
import { print } from "./pen.tsx";
import { STRENGTH, sortOf } from "./printed.ts";
import { WEAPONS } from "./weapons.ts";

/** The foot of a card tells its sort to who sees no colours. */
const FEET: Readonly<Record<string, string>> = {
  // A shell that is spent with the card.
  brown: "M4 50H34M66 50H96\n# M40 34H58C64 38 66 44 66 50S64 62 58 66H40z",
  // A nail: this one stays where it lies.
  blue: "M4 50H30M70 50H96\n# M50 28a22 22 0 1 0 .1 0z\n-# M44 38a6 6 0 1 0 .1 0z",
};

export function card(code: string, translator: Translator): Drawn {
  const drawing = WEAPONS[code] ?? DEEDS[code];
  if (!drawing) return null;
  const name = translator.name("card", code);
  const sort = sortOf(code);
  const isWeapon = sort === "weapon";
  return (
    <span class={`bill scaled ${sort}`} style={{ "--letters": String(lettersOf(name)) }}>
      <span class={/\s/.test(name) ? "bill-name long" : "bill-name"}>{name}</span>
      <span class="bill-art" aria-hidden="true">
        {print(drawing)}
      </span>
      <span class="bill-foot" aria-hidden="true">
        {isWeapon ? sights(STRENGTH[code]) : print(FEET[sort], "foot", "0 20 100 60")}
      </span>
      {isWeapon && <span class="spoken">{translator.about("card", code)}</span>}
    </span>
  );
}
