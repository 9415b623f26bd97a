/**
 * Before both sides are turned over: one's four with what they can do, picked one after the other.
 */

import { useState } from "preact/hooks";
import type { Offer } from "../../../wire/protocol.d.ts";
import type { Values } from "../../core/form.ts";
import { choicesOf, nextField } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import { moved, rest } from "./lining.ts";

export function Lineup({ offer }: { offer: Offer }) {
  const { translator, make, link } = useTable();
  const [values, set] = useState<Values>({});
  const all = choicesOf(offer.fields[0], {}).map((choice) => String(choice.value));
  const next = nextField(offer, values);
  return (
    <section class="lineup">
      <p class="hint">{translator.hint(offer)}</p>
      <ul class="lineup-four">
        {all.map((name) => (
          <li key={name}>
            <Candidate
              name={name}
              field={fieldOf(offer, values, name)}
              onPick={() => set(moved(offer, values, name))}
            />
          </li>
        ))}
      </ul>
      <div class="lineup-foot">
        <Formation offer={offer} values={values} all={all} />
        <button
          type="button"
          class="button main tall"
          data-offer="lineup"
          disabled={next !== null || link.sending > 0}
          onClick={() => make(offer, values)}
        >
          {next ? translator.field(next.name) : translator.offer(offer)}
          {next ? "\u00a0…" : ""}
        </button>
      </div>
    </section>
  );
}

/** Where somebody was put; who is left over stands on the right. */
function fieldOf(offer: Offer, values: Values, name: string) {
  const found = offer.fields.find((field) => values[field.name] === name);
  if (found) return found.name;
  return nextField(offer, values) === null ? "right" : "";
}

interface CandidateProps {
  name: string;
  field: string;
  onPick: () => void;
}

function Candidate({ name, field, onPick }: CandidateProps) {
  const { translator, face } = useTable();
  return (
    <button
      type="button"
      class={field ? `candidate ${field}` : "candidate"}
      aria-pressed={field ? "true" : "false"}
      data-value={name}
      onClick={onPick}
    >
      <span class="candidate-picture" aria-hidden="true">
        {face.figure(name)}
      </span>
      <span class="candidate-words">
        <b>{translator.name("character", name)}</b>
        <span>{translator.about("character", name)}</span>
      </span>
      {field && <span class="candidate-place">{translator.field(field)}</span>}
    </button>
  );
}

interface FormationProps {
  offer: Offer;
  values: Values;
  all: readonly string[];
}

/** How it would stand: three in a row, the Shogun behind them. */
function Formation({ offer, values, all }: FormationProps) {
  const { face } = useTable();
  const [shogun, ...line] = offer.fields.map((field) => String(values[field.name] ?? ""));
  const last = rest(offer, values, all);
  const spot = (name: string, kind: string) => (
    <span class={name ? kind : `${kind} empty`}>{name && face.figure(name)}</span>
  );
  return (
    <div class="formation" aria-hidden="true">
      <span class="formation-line">
        {[...line, last].map((name) => spot(name, "formation-spot"))}
      </span>
      <span class="formation-line">{spot(shogun, "formation-spot shogun")}</span>
    </div>
  );
}
