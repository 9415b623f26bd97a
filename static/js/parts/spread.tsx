/**
 * An offer with few values, each a button of its own: one tap says it all. Where it has two fields,
 * each choice of the first has a row with the numbers of the second. Knows no game.
 */
import type { Choice, Offer } from "../../wire/protocol.d.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import type { Field, Values } from "../core/form.ts";
import { choicesOf } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";

interface SpreadProps {
  offer: Offer;
  /** What one tap cannot say, in the form. */
  onOpen: () => void;
}

export function Spread({ offer, onOpen }: SpreadProps) {
  const { translator, link } = useTable();
  const [first, second] = offer.fields;
  const name = translator.offer(offer);
  return (
    <fieldset class="spread">
      <legend>{name}</legend>
      {second ? (
        choicesOf(first, {}).map(({ value }) => (
          <div key={value} class="spread-for">
            <span class="spread-whom">{nameOf(translator, first, value)}</span>
            <ValueRow
              offer={offer}
              field={second}
              given={{ [first.name]: first.type === "some" ? [value] : value }}
              of={value}
            />
          </div>
        ))
      ) : (
        <ValueRow offer={offer} field={first} given={{}} />
      )}
      {first.type === "some" && first.choices.length > 1 && (
        <button
          type="button"
          class="button offer"
          data-several={offer.key}
          disabled={link.sending > 0}
          onClick={onOpen}
        >
          {translator.text("spread-several")}
        </button>
      )}
    </fieldset>
  );
}

interface ValueRowProps {
  offer: Offer;
  field: Field;
  /** The fields that are filled by which row this is. */
  given: Values;
  /** Whose row it is, where there are several. */
  of?: string | number;
}

function ValueRow({ offer, field, given, of }: ValueRowProps) {
  const { translator, make, link, refuse } = useTable();
  const whom = of === undefined ? "" : `${nameOf(translator, offer.fields[0], of)}: `;
  const take = (event: MouseEvent, choice: Choice) => {
    if (isDoubleTap(event)) return;
    refuse(choice.closed);
    if (choice.closed === null) void make(offer, { ...given, [field.name]: choice.value });
  };
  return (
    <div class={`spread-row of-${field.type === "one" ? field.of : field.type}`}>
      {valuesOf(field).map((choice) => {
        const word = wordFor(translator, offer, field, choice.value);
        return (
          <button
            type="button"
            key={choice.value}
            class={choice.closed ? "button offer closed" : "button offer"}
            data-offer={offer.key}
            data-of={of}
            data-value={choice.value}
            aria-label={`${translator.offer(offer)}: ${whom}${word}`}
            aria-disabled={choice.closed ? "true" : undefined}
            disabled={link.sending > 0}
            onClick={(event) => take(event, choice)}
          >
            {word}
          </button>
        );
      })}
    </div>
  );
}

/** What a field can be. */
function valuesOf(field: Field): readonly Choice[] {
  if (field.type !== "number") return choicesOf(field, {});
  const count = field.high - field.low + 1;
  return Array.from({ length: count }, (_, at) => ({
    value: field.low + at,
    closed: null,
    about: {},
  }));
}

/** A number as the offer says it (−2), or as it is; a text by its name. */
function wordFor(translator: Translator, offer: Offer, field: Field, value: string | number) {
  if (typeof value === "string") return nameOf(translator, field, value);
  const id = `offer-${offer.key}-one`;
  return translator.words.has(id) ? translator.text(id, { count: value }) : String(value);
}

function nameOf(translator: Translator, field: Field, value: string | number) {
  return translator.choice("of" in field ? field.of : "", value);
}
