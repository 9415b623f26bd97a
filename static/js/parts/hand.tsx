/** One's own hand where the hub holds the cards; one tap covers it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Use } from "../core/form.ts";
import { usesOf } from "../core/form.ts";
import type { Memory } from "../core/new-cards.ts";
import { areNew, remember } from "../core/new-cards.ts";
import { sameOffer } from "../core/shelves.ts";
import { useTable } from "../core/table.ts";
import { Card } from "./chips.tsx";
import { About } from "./explain.tsx";
import { FormSheet } from "./form.tsx";
import { Icon } from "./icon.tsx";
import { useShut } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";

export function Hand() {
  const { sight, translator, isHandCovered: isCovered, coverHand: cover } = useTable();
  const [open, setOpen] = useState("");
  const hand = sight.view?.hand ?? [];
  const isNew = useNewCards(hand, sight.view?.turn ?? -1);
  const isHeld = hand.includes(open);
  useEffect(() => {
    // A card that went and is drawn again does not come up by itself.
    if (!isHeld) setOpen("");
  }, [isHeld]);
  if (hand.length === 0) return null;
  return (
    <section class="hand" aria-label={translator.text("hand-label")}>
      <button
        type="button"
        class="plain hand-cover"
        aria-pressed={isCovered ? "true" : "false"}
        onClick={() => cover(!isCovered)}
      >
        <Icon name={isCovered ? "cover" : "eye"} />
        {translator.text(isCovered ? "hand-uncover" : "hand-cover", { count: hand.length })}
      </button>
      {!isCovered && (
        <ul class="hand-cards">
          {hand.map((code, at) => (
            <li key={`${code}/${at}`}>
              <button
                type="button"
                class={classOf(usesOf(sight.offers, code).length > 0, isNew[at])}
                onClick={() => setOpen(code)}
              >
                <Card code={code} />
                {isNew[at] && <span class="spoken">{translator.text("hand-new")}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isHeld && !isCovered && <CardSheet code={open} onClose={() => setOpen("")} />}
    </section>
  );
}

function classOf(isUseful: boolean, isNew: boolean) {
  return `hand-card${isUseful ? "" : " resting"}${isNew ? " new" : ""}`;
}

/** Which of them came in this turn; a page that was opened anew has not seen them come. */
function useNewCards(hand: readonly string[], turn: number) {
  const memory = useRef<Memory | null>(null);
  memory.current = remember(memory.current, hand, turn);
  return areNew(memory.current);
}

function CardSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { sight, translator, make } = useTable();
  const [use, setUse] = useState<Use | null>(null);
  const offer = use && sight.offers.find((each) => sameOffer(each, use.offer));
  useShut(use !== null && !offer, onClose);
  if (use && offer) return <FormSheet offer={offer} wishes={use.wishes} onClose={onClose} />;
  const uses = usesOf(sight.offers, code);
  const press = async (each: Use) => {
    if (each.offer.fields.length > 0) setUse(each);
    else if (await make(each.offer, {})) onClose();
  };
  return (
    <Sheet title={translator.name("card", code)} close={translator.text("close")} onClose={onClose}>
      <div class="offers">
        {uses.map((each) => (
          <button
            type="button"
            class="button offer"
            key={each.offer.key}
            data-offer={each.offer.key}
            onClick={() => press(each)}
          >
            {translator.offer(each.offer)}
          </button>
        ))}
      </div>
      {uses.length === 0 && <p class="hint">{translator.text("hand-rests")}</p>}
      <About thing={{ kind: "card", code }} />
    </Sheet>
  );
}
