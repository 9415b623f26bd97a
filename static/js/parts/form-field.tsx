/** One field of an offer's form, by its type: one or some of several, a number, a text. */
import { useState } from "preact/hooks";
import type { Offer } from "../../wire/protocol.d.ts";
import type { Field, Value, Values } from "../core/form.ts";
import { choicesOf, fits, isByReach, ruledOut } from "../core/form.ts";
import { useTable } from "../core/table.ts";
import { ChoiceButton } from "./choice.tsx";
import { Choices } from "./choices.tsx";
import { Stepper } from "./stepper.tsx";

type FieldOf<T extends Field["type"]> = Extract<Field, { type: T }>;
type OnTake = (value: Value) => void;

interface FieldPartProps {
  offer: Offer;
  field: Field;
  values: Values;
  wishes: Values;
  onTake: OnTake;
  isLast: boolean;
}

export function FieldPart({ offer, field, values, wishes, onTake, isLast }: FieldPartProps) {
  const { translator, sight } = useTable();
  const part =
    field.type === "one" && field.of === "number" ? (
      <CountPart field={field} values={values} onTake={onTake} />
    ) : field.type === "one" ? (
      <OneOf
        field={field}
        values={values}
        onTake={onTake}
        out={ruledOut(offer, field, values, wishes)}
        isAimed={isByReach(sight.offers, offer)}
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
  field: FieldOf<"one">;
  values: Values;
  onTake: OnTake;
  out: Set<string | number>;
  isAimed: boolean;
}

function OneOf({ field, values, onTake, out, isAimed }: OneOfProps) {
  const choices = choicesOf(field, values);
  return <Choices of={field.of} choices={choices} out={out} isAimed={isAimed} onTake={onTake} />;
}

interface SomeOfProps {
  offer: Offer;
  field: FieldOf<"some">;
  onTake: OnTake;
  isLast: boolean;
}

function SomeOf({ offer, field, onTake, isLast }: SomeOfProps) {
  const { translator, link } = useTable();
  const [picked, set] = useState<readonly number[]>([]);
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

interface CountPartProps {
  field: FieldOf<"one">;
  values: Values;
  onTake: OnTake;
}

/** One of several counts: from what it is now, by − and +. */
function CountPart({ field, values, onTake }: CountPartProps) {
  const choices = choicesOf(field, values);
  const counts = choices.map((choice) => Number(choice.value));
  const now = choices.find((choice) => "now" in choice.about)?.value ?? counts[0];
  const span = { low: Math.min(...counts), high: Math.max(...counts), start: Number(now) };
  return <Stepper {...span} onTake={onTake} />;
}

function NumberPart({ field, onTake }: { field: FieldOf<"number">; onTake: OnTake }) {
  return <Stepper low={field.low} high={field.high} start={field.start} onTake={onTake} isPile />;
}

function TextPart({ field, onTake }: { field: FieldOf<"text">; onTake: OnTake }) {
  const { translator, link } = useTable();
  const [value, set] = useState("");
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
