/** A count that is wrong: tap it, then − or +. One's own, or for host and referee anybody's. */
import { useState } from "preact/hooks";
import type { Counter as CounterSeen, Offer, Place } from "../../wire/protocol.d.ts";
import type { Values } from "../core/form.ts";
import { choicesOf, filled, nextField, openOnes, pickedOf } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import { Counter } from "./chips.tsx";
import { askedWords } from "./correction-notice.tsx";
import { FormSheet } from "./form.tsx";
import { SeatBadge } from "./icon.tsx";
import { useShut } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";
import { RefusalLine } from "./status.tsx";

interface CorrectableProps {
  counter: CounterSeen;
  place: Place;
  plain?: boolean;
}

/** The counter as it stands in a row; a button where the hub takes a correction of it from here. */
export function CorrectableCounter({ counter, place, plain = false }: CorrectableProps) {
  const { sight, translator } = useTable();
  const [isOpen, open] = useState(false);
  const offer = sight.offers.find((each) => each.key === `correct-${counter.key}`);
  const isTaken = offer?.closed === null && begun(offer, place) !== null;
  useShut(!isTaken, () => open(false));
  if (!offer || !isTaken) return <Counter counter={counter} plain={plain} />;
  return (
    <>
      <button
        type="button"
        class="counter-button"
        data-correct={counter.key}
        title={translator.offer(offer)}
        onClick={() => open(true)}
      >
        <Counter counter={counter} plain={plain} />
      </button>
      {isOpen && (
        <CountSheet offer={offer} counter={counter} place={place} onClose={() => open(false)} />
      )}
    </>
  );
}

interface CountSheetProps {
  offer: Offer;
  counter: CounterSeen;
  place: Place;
  onClose: () => void;
}

function CountSheet({ offer, counter, place, onClose }: CountSheetProps) {
  const { sight, translator, make } = useTable();
  const [ending, ask] = useState<Values | null>(null);
  // In a tournament more of one's own waits for others: it goes on from what was said last.
  const asked = (sight.corrections ?? []).find(
    ({ seat, key, figure }) =>
      seat === sight.you && seat === place.seat && key === counter.key && isOf(figure, place),
  );
  const value = asked?.now ?? counter.value;
  // What would end the game says so, and asks.
  if (ending) return <FormSheet offer={offer} first={ending} onClose={onClose} />;
  const step = (by: number) => {
    const values = corrected(offer, place, value + by);
    if (values && nextField(offer, values) === null) void make(offer, values);
    else if (values) ask(values);
  };
  // At the host's page and the desk it says whose number it is.
  const isMine = place.seat === sight.you;
  const badge = !isMine && <SeatBadge seat={place.seat} />;
  const what = translator.offer(offer);
  const title = isMine ? what : `${translator.seat(place.seat)} · ${what}`;
  const button = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="button step"
      aria-label={translator.text(label)}
      disabled={corrected(offer, place, value + by) === null}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );
  return (
    <Sheet title={title} badge={badge} close={translator.text("close")} onClose={onClose}>
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

/** Where a seat has several figures what was asked says which. */
function isOf(figure: string, place: Place) {
  return figure === "" || figure === place.figure;
}

/** The form with this place filled in; null: it is not about this place. */
function begun(offer: Offer, place: Place): Values | null {
  const [field] = offer.fields;
  if (field?.type !== "one") return null;
  const picked = pickedOf(place, field.of);
  const values = filled(offer, {}, { seat: place.seat, character: place.figure });
  return values[field.name] === picked ? values : null;
}

/** The correction to that count, filled in as far as it leaves no choice; null: it cannot be. */
function corrected(offer: Offer, place: Place, value: number): Values | null {
  const first = begun(offer, place);
  if (first === null) return null;
  const field = nextField(offer, first);
  if (field?.type !== "one" || field.of !== "number") return null;
  const isOpen = openOnes(choicesOf(field, first)).some((choice) => choice.value === value);
  return isOpen ? filled(offer, { ...first, [field.name]: value }) : null;
}
