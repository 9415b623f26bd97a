/** An offer as a whole form on one sheet: a laptop has room for all its fields at once. */

import { useState } from "preact/hooks";
import type { Offer } from "../../wire/protocol.d.ts";
import type { Field, Value, Values } from "../core/form.ts";
import { choicesOf } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import { tableName } from "../games/tournament/own.ts";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";
import { begun, changed, isFull } from "./form-values.ts";

/** More choices than this are a list to pick from, fewer lie side by side. */
const FEW = 5;

interface OfferSheetProps {
  offer: Offer;
  values?: Values;
  onClose: () => void;
}

export function OfferSheet({ offer, values: wishes = {}, onClose }: OfferSheetProps) {
  const { translator, make, link, refusal } = useTable();
  const [values, set] = useState(() => begun(offer, wishes));
  const [isAsked, ask] = useState(false);
  const question = useQuestion(offer, values);
  const why = refusal ?? offer.closed;
  // Named by what they set, which is no word for a button.
  const isSetting = offer.about.group === "setting";
  const send = async (event: Event) => {
    event.preventDefault();
    if (question && !isAsked) ask(true);
    else if (await make(offer, values)) onClose();
  };
  return (
    <Sheet title={translator.offer(offer)} close={translator.text("close")} onClose={onClose}>
      <form class="desk-form" onSubmit={send} data-form={offer.key}>
        <p class="hint">{translator.hint(offer)}</p>
        {offer.fields.map((field) => (
          <FieldRow
            key={field.name}
            offer={offer}
            field={field}
            values={values}
            isFixed={field.name in wishes && field.type === "one"}
            onChange={(value) => {
              ask(false);
              set(changed(offer, values, field.name, value));
            }}
          />
        ))}
        {why && (
          <p class="refusal" role="alert">
            {translator.reason(why)}
          </p>
        )}
        {isAsked && (
          <p class="refusal" role="alert" data-sure>
            {question}
          </p>
        )}
        <button
          type="submit"
          class="button main"
          disabled={!isFull(offer, values) || link.sending > 0 || offer.closed !== null}
        >
          {isAsked
            ? translator.text("desk-sure")
            : isSetting
              ? translator.text("desk-change")
              : translator.offer(offer)}
        </button>
      </form>
    </Sheet>
  );
}

/**
 * Naming who has won the final ends the tournament before everyone; empty where nothing is asked.
 */
function useQuestion(offer: Offer, values: Values) {
  const { translator } = useTable();
  const { named } = useDesk();
  if (offer.key !== "decide-duel" || values.duel !== "final") return "";
  return translator.text("desk-final-sure", { name: named(Number(values.winner)) });
}

interface FieldRowProps {
  offer: Offer;
  field: Field;
  values: Values;
  isFixed: boolean;
  onChange: (value: Value) => void;
}

function FieldRow({ offer, field, values, isFixed, onChange }: FieldRowProps) {
  const { translator } = useTable();
  const isAsked = field.type === "one" && translator.words.has(`desk-${offer.key}-0`);
  const label = isAsked ? translator.offer(offer) : translator.field(field.name);
  const id = `field-${offer.key}-${field.name}`;
  if (field.type === "number") {
    return (
      <div class="desk-field">
        <label for={id}>{label}</label>
        <input
          id={id}
          class="text short"
          type="number"
          inputmode="numeric"
          min={field.low}
          max={field.high}
          required
          value={single(values[field.name])}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    );
  }
  if (field.type === "text") {
    return (
      <div class="desk-field">
        <label for={id}>{label}</label>
        <input
          id={id}
          class="text"
          type="text"
          maxlength={field.longest}
          required={field.shortest > 0}
          autocomplete="off"
          value={single(values[field.name])}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    );
  }
  if (isFixed && field.name in values) {
    return (
      <p class="desk-field fixed">
        <span class="hint">{label}</span>{" "}
        <b>
          <Labelled offer={offer} field={field} value={values[field.name]} />
        </b>
      </p>
    );
  }
  return (
    <OneOf id={id} label={label} offer={offer} field={field} values={values} onChange={onChange} />
  );
}

interface OneOfProps {
  id: string;
  label: string;
  offer: Offer;
  field: Field;
  values: Values;
  onChange: (value: Value) => void;
}

function OneOf({ id, label, offer, field, values, onChange }: OneOfProps) {
  const { translator } = useTable();
  const translated = useLabels();
  const choices = choicesOf(field, values);
  const picked = values[field.name];
  if (choices.length > FEW) {
    return (
      <div class="desk-field">
        <label for={id}>{label}</label>
        <select
          id={id}
          class="text"
          required
          onChange={(event) => onChange(choices[Number(event.currentTarget.value)].value)}
        >
          <option value="" disabled selected={picked === undefined}>
            {translator.text("desk-pick")}
          </option>
          {choices.map((choice, at) => (
            <option
              key={at}
              value={at}
              selected={choice.value === picked}
              disabled={choice.closed !== null}
            >
              {translated(offer, field, choice.value)}
              {choice.closed ? ` (${translator.reason(choice.closed)})` : ""}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset class="desk-field">
      <legend>{label}</legend>
      <div class="pick">
        {choices.map((choice, at) => (
          <button
            type="button"
            key={at}
            class={choice.closed ? "pick-one closed" : "pick-one"}
            aria-pressed={choice.value === picked ? "true" : "false"}
            aria-disabled={choice.closed ? "true" : undefined}
            title={choice.closed ? translator.reason(choice.closed) : undefined}
            data-value={choice.value}
            onClick={() => choice.closed === null && onChange(choice.value)}
          >
            {translated(offer, field, choice.value)}
            {choice.closed && (
              <>
                {" "}
                <span class="why">{translator.reason(choice.closed)}</span>
              </>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface LabelledProps {
  offer: Offer;
  field: Field;
  value: Value | undefined;
}

function Labelled({ offer, field, value }: LabelledProps) {
  const translated = useLabels();
  return <>{translated(offer, field, single(value) ?? "")}</>;
}

/** How a choice is called: by a person's name, a table's, a line of the record. */
function useLabels() {
  const { translator } = useTable();
  const { own, named } = useDesk();
  return (offer: Offer, field: Field, value: string | number) => {
    const of = field.type === "one" ? field.of : "";
    if (of === "seat") return named(Number(value));
    if (of === "table") return tableName(translator, String(value));
    if (of === "line") {
      const line = own.decisions[Number(value)];
      return translator.text("desk-penalty-line", {
        name: named(line.entrant),
        count: line.points,
        why: line.why,
      });
    }
    // Asked for as a number, and said in words where there are some.
    const worded = `desk-${offer.key}-${value}`;
    return translator.words.has(worded) ? translator.text(worded) : translator.choice(of, value);
  };
}

/** What an input holds; several things at once are picked elsewhere. */
function single(value: Value | undefined) {
  return typeof value === "object" ? undefined : value;
}
