/** A sheet that fills in one offer, field by field, and makes the move. Knows no game. */

import { useState } from "preact/hooks";
import type { Choice, Offer } from "../../wire/protocol.d.ts";
import type { Field, Value, Values } from "../core/form.ts";
import { choicesOf, filled, fits, nextField, ruledOut } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { Card } from "./chips.tsx";
import { SeatBadge } from "./icon.tsx";
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
    <div class="form">
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

interface FieldPartProps {
  offer: Offer;
  field: Field;
  values: Values;
  wishes: Values;
  onTake: (value: Value) => void;
  isLast: boolean;
}

function FieldPart({ offer, field, values, wishes, onTake, isLast }: FieldPartProps) {
  const { translator } = useTable();
  const part =
    field.type === "one" ? (
      <OneOf
        field={field}
        values={values}
        onTake={onTake}
        out={ruledOut(offer, field, values, wishes)}
      />
    ) : field.type === "some" ? (
      <SomeOf offer={offer} field={field} onTake={onTake} isLast={isLast} />
    ) : field.type === "number" ? (
      <NumberPart field={field} onTake={onTake} />
    ) : (
      <TextPart field={field} onTake={onTake} />
    );
  return (
    <fieldset class="field" data-field={field.name}>
      <legend>
        {translator.field(field.name)}
        {isLast ? "" : " …"}
      </legend>
      {part}
    </fieldset>
  );
}

interface OneOfProps {
  field: Field;
  values: Values;
  onTake: (value: Value) => void;
  out: Set<string | number>;
}

function OneOf({ field, values, onTake, out }: OneOfProps) {
  const choices = choicesOf(field, values);
  const of = field.type === "one" ? field.of : "";
  return (
    <div class={`choices of-${of}`}>
      {choices.map((choice, at) => (
        <ChoiceButton
          key={`${choice.value}/${at}`}
          of={of}
          choice={choice}
          isOut={out.has(choice.value)}
          onTake={() => onTake(choice.value)}
        />
      ))}
    </div>
  );
}

interface ChoiceButtonProps {
  of: string;
  choice: Choice;
  isOut?: boolean;
  pressed?: boolean;
  onTake: () => void;
}

/** One choice; a closed one says why. */
export function ChoiceButton({
  of,
  choice,
  isOut = false,
  pressed = undefined,
  onTake,
}: ChoiceButtonProps) {
  const { translator, link } = useTable();
  const isClosed = choice.closed !== null || isOut;
  const why = choice.closed ? translator.reason(choice.closed) : "";
  return (
    <button
      type="button"
      class={`choice of-${of}${isClosed ? " closed" : ""}`}
      aria-disabled={isClosed ? "true" : undefined}
      aria-pressed={pressed}
      disabled={link.sending > 0}
      data-value={choice.value}
      onClick={() => !isClosed && onTake()}
    >
      <ChoiceFace of={of} choice={choice} />
      {why && <span class="why">{why}</span>}
    </button>
  );
}

/** What is to be known of a choice before it is taken. */
export function noteOf(translator: Translator, choice: Choice) {
  return Object.entries(choice.about)
    .map(([name, value]) =>
      translator.words.translated(`about-${name}`, "", {
        ...translator.filled({ [name]: value }),
        value: String(value),
      }),
    )
    .filter((text) => text)
    .join(" · ");
}

function ChoiceFace({ of, choice }: { of: string; choice: Choice }) {
  const { translator, face } = useTable();
  const note = noteOf(translator, choice);
  if (of === "seat" && typeof choice.value === "number") {
    return (
      <>
        <span class="choice-seat">
          <SeatBadge seat={choice.value} />
          <span>{translator.seat(choice.value)}</span>
        </span>
        {note && <span class="note">{note}</span>}
      </>
    );
  }
  if (
    of === "card" &&
    typeof choice.value === "string" &&
    translator.words.has(`card-${choice.value}`)
  ) {
    return <Card code={choice.value} note={note} />;
  }
  const figure = of === "character" ? face.figure(String(choice.value)) : null;
  return (
    <>
      {figure && (
        <span class="choice-figure" aria-hidden="true">
          {figure}
        </span>
      )}
      <span class="choice-name">{translator.choice(of, choice.value)}</span>
      {note && <span class="note">{note}</span>}
    </>
  );
}

interface SomeOfProps {
  offer: Offer;
  field: Field;
  onTake: (value: Value) => void;
  isLast: boolean;
}

function SomeOf({ offer, field, onTake, isLast }: SomeOfProps) {
  const { translator, link } = useTable();
  const [picked, set] = useState<readonly number[]>([]);
  if (field.type !== "some") return null;
  const value = picked.map((at) => field.choices[at].value);
  const toggle = (at: number) =>
    set(
      picked.includes(at)
        ? picked.filter((each) => each !== at)
        : [...picked, at].slice(-field.high),
    );
  const count = { low: field.low, high: field.high, count: picked.length };
  return (
    <>
      <p class="hint" aria-live="polite">
        {translator.text("pick-some", translator.filled(count))}
      </p>
      <div class={`choices of-${field.of}`}>
        {field.choices.map((choice, at) => (
          <ChoiceButton
            key={at}
            of={field.of}
            choice={choice}
            pressed={picked.includes(at)}
            onTake={() => toggle(at)}
          />
        ))}
      </div>
      <div class="form-foot">
        <button
          type="button"
          class="button main"
          disabled={!fits(field, value) || link.sending > 0}
          onClick={() => onTake(value)}
        >
          {isLast
            ? translator.offer(offer)
            : translator.text("take-these", { count: picked.length })}
        </button>
      </div>
    </>
  );
}

function NumberPart({ field, onTake }: { field: Field; onTake: (value: Value) => void }) {
  const { translator, link } = useTable();
  const isNumber = field.type === "number";
  const [value, set] = useState(isNumber ? field.start : 0);
  if (!isNumber) return null;
  const step = (by: number) => set(Math.min(field.high, Math.max(field.low, value + by)));
  return (
    <>
      <div class="stepper">
        <button
          type="button"
          class="button step"
          aria-label={translator.text("one-less")}
          disabled={value <= field.low}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output class="stepper-value" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          class="button step"
          aria-label={translator.text("one-more")}
          disabled={value >= field.high}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        class="button main"
        disabled={!fits(field, value) || link.sending > 0}
        onClick={() => onTake(value)}
      >
        {translator.text("take-number", { count: value })}
      </button>
    </>
  );
}

function TextPart({ field, onTake }: { field: Field; onTake: (value: Value) => void }) {
  const { translator, link } = useTable();
  const [value, set] = useState("");
  if (field.type !== "text") return null;
  return (
    <>
      <input
        type="text"
        class="text"
        maxlength={field.longest}
        value={value}
        aria-label={translator.field(field.name)}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button
        type="button"
        class="button main"
        disabled={!fits(field, value.trim()) || link.sending > 0}
        onClick={() => onTake(value.trim())}
      >
        {translator.text("take-text")}
      </button>
    </>
  );
}
