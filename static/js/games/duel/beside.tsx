/** The last Samurai, and on either side a place for the Shogun to step into. */

import type { Offer, Place } from "../../../wire/protocol.d.ts";
import { useTable, useView } from "../../core/table.ts";
import { duelOf } from "./duel.ts";
import { Fighter } from "./fighter.tsx";

export function Beside({ offer, onOpen }: { offer: Offer; onOpen: (place: Place) => void }) {
  const { near } = duelOf(useView());
  const others = near.line.filter((fighter) => !fighter.isShogun);
  return (
    <>
      <li>
        <Step offer={offer} value="left" />
      </li>
      {others.map((fighter) => (
        <li key={fighter.place.place}>
          <Fighter fighter={fighter} onOpen={onOpen} />
        </li>
      ))}
      <li>
        <Step offer={offer} value="right" />
      </li>
    </>
  );
}

function Step({ offer, value }: { offer: Offer; value: string }) {
  const { translator, make, link, face } = useTable();
  const { near } = duelOf(useView());
  const shogun = near.line.find((fighter) => fighter.isShogun)?.place.figure ?? "";
  return (
    <button
      type="button"
      class="fighter step-here"
      data-step={value}
      disabled={link.sending > 0}
      onClick={() => make(offer, { [offer.fields[0].name]: value })}
    >
      <span class="fighter-picture" aria-hidden="true">
        {face.figure(shogun)}
      </span>
      <span class="fighter-name">{translator.choice("side", value)}</span>
    </button>
  );
}
