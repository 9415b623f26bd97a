/** What a card of one's hand can do now, and what it is: its second tap plays it. */

import { useState } from "preact/hooks";
import type { Use } from "../core/form.ts";
import { filled, isByReach, nextField, ruledOut, usesOf } from "../core/form.ts";
import { sameOffer } from "../core/shelves.ts";
import { useTable } from "../core/table.ts";
import { Choices } from "./choices.tsx";
import { About } from "./explain.tsx";
import { FormSheet } from "./form.tsx";
import { useShut } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";

interface CardSheetProps {
  code: string;
  use?: Use;
  onClose: () => void;
}

export function CardSheet({ code, use: first, onClose }: CardSheetProps) {
  const { sight, translator } = useTable();
  const [use, setUse] = useState<Use | null>(first ?? null);
  const offer = use && sight.offers.find((each) => sameOffer(each, use.offer));
  useShut(use !== null && !offer, onClose);
  if (use && offer) return <FormSheet offer={offer} wishes={use.wishes} onClose={onClose} />;
  const uses = usesOf(sight.offers, code);
  return (
    <Sheet title={translator.name("card", code)} close={translator.text("close")} onClose={onClose}>
      <div class="offers" data-fitted>
        {uses.map((each) => (
          <CardUse key={each.offer.key} use={each} onFill={() => setUse(each)} onDone={onClose} />
        ))}
      </div>
      {uses.length === 0 && <p class="hint">{translator.text("hand-rests")}</p>}
      <About thing={{ kind: "card", code }} />
    </Sheet>
  );
}

interface CardUseProps {
  use: Use;
  onFill: () => void;
  onDone: () => void;
}

/** One thing it can do: a button, or whom it can be done to at once. */
function CardUse({ use, onFill, onDone }: CardUseProps) {
  const { translator, make, link, sight } = useTable();
  const { offer, wishes } = use;
  const send = async (values: Parameters<typeof make>[1]) => {
    const whole = filled(offer, values, wishes);
    if (nextField(offer, whole) !== null) onFill();
    else if (await make(offer, whole)) onDone();
  };
  const [field] = offer.fields;
  // Whom it is for is the only thing to say: then it is said here.
  const isAim = field?.type === "one" && field.of === "seat" && !(field.name in wishes);
  const isLast = offer.fields.every((each) => each === field || each.name in wishes);
  if (field?.type === "one" && isAim && isLast) {
    return (
      <div class="card-use" data-offer={offer.key}>
        <h3>{translator.offer(offer)}</h3>
        <Choices
          of={field.of}
          choices={field.choices}
          out={ruledOut(offer, field, {}, wishes)}
          isAimed={isByReach(sight.offers, offer)}
          onTake={(value) => send({ [field.name]: value })}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      class="button offer"
      data-offer={offer.key}
      disabled={link.sending > 0}
      onClick={() => send({})}
    >
      {translator.offer(offer)}
    </button>
  );
}
