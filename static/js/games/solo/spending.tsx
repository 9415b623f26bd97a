/** Small buttons that cost Ki or Concentration; a closed one says why when it is tapped. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Offer } from "../../../wire/protocol.d.ts";
import type { Values } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import { FormSheet } from "../../parts/form.tsx";
import { Glimpse } from "./outlook.tsx";
import type { About } from "./placing.ts";
import { sign } from "./signs.tsx";

interface KiButtonProps {
  offer: Offer | undefined;
  values?: Values;
  icon?: string;
  glimpse?: About;
  children?: ComponentChildren;
}

/** One Ki, for what it says. */
export function KiButton({ offer, values = {}, icon = "ki", glimpse, children }: KiButtonProps) {
  const { make, refuse, translator, link } = useTable();
  if (!offer) return null;
  const spend = () => {
    refuse(offer.closed);
    if (offer.closed === null) void make(offer, values);
  };
  return (
    <button
      type="button"
      class={offer.closed ? "button spend closed" : "button spend"}
      data-offer={offer.key}
      aria-disabled={offer.closed ? "true" : undefined}
      disabled={link.sending > 0}
      onClick={spend}
    >
      <span class="spend-what">
        {sign(icon)} {children}
      </span>
      <span class="spend-price">
        {translator.text("board-one-ki")} <Glimpse about={glimpse} />
      </span>
    </button>
  );
}

/** What Concentration buys, with the hub's prices. */
export function BuyButton({ offer }: { offer: Offer | undefined }) {
  const { refuse, translator, link } = useTable();
  const [isOpen, open] = useState(false);
  if (!offer) return null;
  const [field] = offer.fields;
  // What is too dear for now can still be looked at.
  const isDear = field?.type === "one" && field.choices.every((choice) => choice.closed !== null);
  const look = () => {
    refuse(offer.closed);
    open(offer.closed === null || isDear);
  };
  return (
    <>
      <button
        type="button"
        class={offer.closed ? "button spend closed" : "button spend"}
        data-offer="buy"
        aria-disabled={offer.closed ? "true" : undefined}
        disabled={link.sending > 0}
        onClick={look}
      >
        <span class="spend-what">{translator.text("board-buy")}</span>
      </button>
      {isOpen && <FormSheet offer={offer} onClose={() => open(false)} />}
    </>
  );
}

/** Before one's own dice fall Concentration is there as soon as it buys something. */
export function Beforehand({ buy }: { buy: Offer | undefined }) {
  return buy && buy.closed === null ? <BuyButton offer={buy} /> : null;
}
