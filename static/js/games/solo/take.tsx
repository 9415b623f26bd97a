/** How many of the four dice one rolls; the rest are seen going to the other side. */

import type { Offer } from "../../../wire/protocol.d.ts";
import { useTable } from "../../core/table.ts";
import { die } from "./dice.tsx";
import { Beforehand } from "./spending.tsx";

export function Take({ offer, buy }: { offer: Offer; buy: Offer | undefined }) {
  const { translator, make, link } = useTable();
  const [field] = offer.fields;
  if (field?.type !== "one") return null;
  return (
    <div class="take" role="group" aria-label={translator.hint(offer)}>
      <p class="board-hint">{translator.hint(offer)}</p>
      {[...field.choices].reverse().map((choice) => {
        const [own, foe] = [Number(choice.value), Number(choice.about["foe-dice"] ?? 0)];
        return (
          <button
            type="button"
            key={own}
            class="button take-one"
            data-offer="take"
            data-value={own}
            disabled={link.sending > 0}
            onClick={() => make(offer, { [field.name]: own })}
          >
            <span class="spoken">{translator.text("board-take", { count: own, foe: foe })}</span>
            <span class="take-dice" aria-hidden="true">
              {Array.from({ length: own }, () => die(0))}
            </span>
            <span class="take-dice theirs" aria-hidden="true">
              {Array.from({ length: foe }, () => die(0, "foe"))}
            </span>
          </button>
        );
      })}
      <Beforehand buy={buy} />
    </div>
  );
}
