/** An offer with few values, each a button of its own: one tap says it all. Knows no game. */
import type { Choice, Offer } from "../../wire/protocol.d.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import { choicesOf } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";

export function Spread({ offer }: { offer: Offer }) {
  const { translator, make, link, refuse } = useTable();
  const [field] = offer.fields;
  const name = translator.offer(offer);
  const take = (event: MouseEvent, choice: Choice) => {
    if (isDoubleTap(event)) return;
    refuse(choice.closed);
    if (choice.closed === null) void make(offer, { [field.name]: choice.value });
  };
  return (
    <fieldset class="spread">
      <legend>{name}</legend>
      <div class={`spread-row of-${field.type === "one" ? field.of : field.type}`}>
        {valuesOf(offer).map((choice) => {
          const word = wordFor(translator, offer, choice.value);
          return (
            <button
              type="button"
              key={choice.value}
              class={choice.closed ? "button offer closed" : "button offer"}
              data-offer={offer.key}
              data-value={choice.value}
              aria-label={`${name}: ${word}`}
              aria-disabled={choice.closed ? "true" : undefined}
              disabled={link.sending > 0}
              onClick={(event) => take(event, choice)}
            >
              {word}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What its one field can be. */
function valuesOf({ fields: [field] }: Offer): readonly Choice[] {
  if (field.type !== "number") return choicesOf(field, {});
  const count = field.high - field.low + 1;
  return Array.from({ length: count }, (_, at) => ({
    value: field.low + at,
    closed: null,
    about: {},
  }));
}

/** A number as the offer says it (−2), or as it is; a text by its name. */
function wordFor(translator: Translator, offer: Offer, value: string | number) {
  const [field] = offer.fields;
  if (typeof value === "string") {
    return translator.choice(field.type === "one" ? field.of : "", value);
  }
  const id = `offer-${offer.key}-one`;
  return translator.words.has(id) ? translator.text(id, { count: value }) : String(value);
}
