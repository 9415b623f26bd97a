/** A count of one's own that is wrong: tap it, then − or +. Knows no game. */
import { useState } from "preact/hooks";
import type { Counter as CounterSeen, Offer } from "../../wire/protocol.d.ts";
import type { Values } from "../core/form.ts";
import { choicesOf, filled, nextField, openOnes } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import { Counter } from "./chips.tsx";
import { askedWords } from "./correction-notice.tsx";
import { FormSheet } from "./form.tsx";
import { useShut } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";
import { RefusalLine } from "./status.tsx";

/** The counter as it stands in one's row; a button where the hub takes a correction of it. */
export function OwnCounter({ counter }: { counter: CounterSeen }) {
  const { sight, translator } = useTable();
  const [isOpen, open] = useState(false);
  const offer = sight.offers.find((each) => each.key === `correct-${counter.key}`);
  const isTaken = offer?.closed === null;
  useShut(!isTaken, () => open(false));
  if (!offer || !isTaken) return <Counter counter={counter} />;
  return (
    <>
      <button
        type="button"
        class="counter-button"
        data-correct={counter.key}
        title={translator.offer(offer)}
        onClick={() => open(true)}
      >
        <Counter counter={counter} />
      </button>
      {isOpen && <CountSheet offer={offer} counter={counter} onClose={() => open(false)} />}
    </>
  );
}

interface CountSheetProps {
  offer: Offer;
  counter: CounterSeen;
  onClose: () => void;
}

function CountSheet({ offer, counter, onClose }: CountSheetProps) {
  const { sight, translator, make } = useTable();
  const [ending, ask] = useState<Values | null>(null);
  // In a tournament more of one's own waits for others: it goes on from what was said last.
  const asked = (sight.corrections ?? []).find(
    ({ seat, key }) => seat === sight.you && key === counter.key,
  );
  const value = asked?.now ?? counter.value;
  // What would end the game says so, and asks.
  if (ending) return <FormSheet offer={offer} first={ending} onClose={onClose} />;
  const step = (by: number) => {
    const values = corrected(offer, value + by);
    if (values && nextField(offer, values) === null) void make(offer, values);
    else if (values) ask(values);
  };
  const button = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="button step"
      aria-label={translator.text(label)}
      disabled={corrected(offer, value + by) === null}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <Sheet title={translator.offer(offer)} close={translator.text("close")} onClose={onClose}>
      <div class="stepper">
        {button(-1, "one-less", "−")}
        <output class="stepper-value" aria-live="polite">
          {value}
        </output>
        {button(1, "one-more", "+")}
      </div>
      <p class="hint">{translator.hint(offer)}</p>
      {asked && (
        <p role="status">{translator.text("correction-mine", askedWords(asked, translator))}</p>
      )}
      <RefusalLine />
    </Sheet>
  );
}

/** The correction to that count, filled in as far as it leaves no choice; null: it cannot be. */
function corrected(offer: Offer, value: number): Values | null {
  const first = filled(offer, {});
  const field = nextField(offer, first);
  if (field?.type !== "one" || field.of !== "number") return null;
  const isOpen = openOnes(choicesOf(field, first)).some((choice) => choice.value === value);
  return isOpen ? filled(offer, { ...first, [field.name]: value }) : null;
}
