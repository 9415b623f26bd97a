/** A sheet that fills in one offer, field by field, and makes the move. Knows no game. */

import { useState } from "preact/hooks";
import type { Offer } from "../../wire/protocol.d.ts";
import type { Field, Value, Values } from "../core/form.ts";
import { filled, nextField } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { FieldPart } from "./form-field.tsx";
import { Sheet } from "./sheet.tsx";

interface FormSheetProps {
  offer: Offer;
  first?: Values;
  wishes?: Values;
  onClose: () => void;
  onDone?: () => void;
}

export function FormSheet({
  offer,
  first = {},
  wishes = {},
  onClose,
  onDone = onClose,
}: FormSheetProps) {
  const { translator } = useTable();
  return (
    <Sheet title={translator.offer(offer)} close={translator.text("close")} onClose={onClose}>
      <Form offer={offer} first={first} wishes={wishes} onDone={onDone} />
    </Sheet>
  );
}

interface FormProps {
  offer: Offer;
  first?: Values;
  wishes?: Values;
  onDone: () => void;
}

export function Form({ offer, first = {}, wishes = {}, onDone }: FormProps) {
  const { translator, make, refusal, refuse } = useTable();
  const [values, set] = useState(() => filled(offer, first, wishes));
  const field = nextField(offer, values);
  // One's own row is filled in by itself; what a correction can be is still to be said.
  const isHinted = offer.standing || Object.keys(values).length === 0;
  const send = async (next: Values) => {
    if (await make(offer, next)) onDone();
    // What was not taken does not stay on the glass: it may be a role.
    else set(values);
  };
  const take = (value: Value) => {
    if (!field) return;
    refuse(null);
    const next = filled(offer, { ...values, [field.name]: value }, wishes);
    set(next);
    if (nextField(offer, next) === null) void send(next);
  };
  return (
    <div class="form" data-fitted>
      <Chosen offer={offer} values={values} wishes={wishes} onBack={(before) => set(before)} />
      {translator.hint(offer) && isHinted && <p class="hint">{translator.hint(offer)}</p>}
      {field ? (
        <FieldPart
          key={keyOf(field)}
          offer={offer}
          field={field}
          values={values}
          wishes={wishes}
          onTake={take}
          isLast={isLast(offer, field)}
        />
      ) : (
        <Confirm offer={offer} onYes={() => send(values)} />
      )}
      {refusal && (
        <p class="refusal" role="alert">
          {translator.reason(refusal)}
        </p>
      )}
    </div>
  );
}

/** Another hand is another question: nothing of it is picked yet. */
function keyOf(field: Field) {
  const choices = field.type === "some" ? field.choices.map((choice) => choice.value) : [];
  return [field.name, ...choices].join("/");
}

function isLast(offer: Offer, field: Field) {
  return offer.fields[offer.fields.length - 1] === field;
}

function Confirm({ offer, onYes }: { offer: Offer; onYes: () => void }) {
  const { translator, link } = useTable();
  return (
    <button type="button" class="button main" disabled={link.sending > 0} onClick={onYes}>
      {translator.offer(offer)}
    </button>
  );
}

interface ChosenProps {
  offer: Offer;
  values: Values;
  wishes: Values;
  onBack: (values: Values) => void;
}

/**
 * What was picked so far; a tap goes back there. What was wished for stands there from the start.
 */
function Chosen({ offer, values, wishes, onBack }: ChosenProps) {
  const { translator } = useTable();
  const chosen = offer.fields.filter((field) => field.name in values);
  const wished = offer.fields.filter((field) => !(field.name in values) && field.name in wishes);
  if (chosen.length + wished.length === 0) return null;
  const before = (field: Field) =>
    Object.fromEntries(
      offer.fields
        .slice(0, offer.fields.indexOf(field))
        .map((each) => [each.name, values[each.name]]),
    );
  return (
    <p class="chosen">
      {chosen.map((field) => (
        <button type="button" class="chip" key={field.name} onClick={() => onBack(before(field))}>
          <span class="chip-name">{translator.field(field.name)}</span>
          {translated(translator, field, values[field.name])}
        </button>
      ))}
      {wished.map((field) => (
        <span class="chip" key={field.name}>
          <span class="chip-name">{translator.field(field.name)}</span>
          {translated(translator, field, wishes[field.name])}
        </span>
      ))}
    </p>
  );
}

function translated(translator: Translator, field: Field, value: Value) {
  const of = field.type === "one" || field.type === "some" ? field.of : "";
  if (typeof value !== "object") return translator.choice(of, value);
  return translator.joined(value.map((each) => translator.choice(of, each)));
}
