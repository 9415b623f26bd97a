/** Cards, marks, counters and figures as small things one can tap to learn about. */

import type { Counter as CounterSeen, Place as PlaceSeen } from "../../wire/protocol.d.ts";
import { OUT } from "../core/place.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "./icon.tsx";

/** A card as a face draws it, or its name on a plain one. */
export function Card({ code, note = "" }: { code: string; note?: string }) {
  const { face, translator } = useTable();
  return (
    <span class="card" data-card={code}>
      {face.card(code, translator) ?? (
        <span class="card-plain">{translator.name("card", code)}</span>
      )}
      {note && <span class="card-note">{note}</span>}
    </span>
  );
}

export function Counter({ counter, plain = false }: { counter: CounterSeen; plain?: boolean }) {
  const { face, translator } = useTable();
  const name = translator.name("counter", counter.key);
  const spoken =
    counter.limit === null
      ? translator.text("counter-spoken", { name, value: counter.value })
      : translator.text("counter-spoken-of", { name, value: counter.value, limit: counter.limit });
  const drawn = plain ? null : face.tokens[counter.key]?.(counter);
  return (
    <span class="counter" data-counter={counter.key} data-value={counter.value}>
      <span class="spoken">{spoken}</span>
      <span aria-hidden="true" class="counter-drawn">
        {drawn ?? (
          <>
            <span class="counter-name">{name}</span> <b>{counter.value}</b>
          </>
        )}
      </span>
    </span>
  );
}

export function Marks({ place, tappable = false }: { place: PlaceSeen; tappable?: boolean }) {
  const { explain } = useTable();
  if (place.marks.length === 0) return null;
  return (
    <span class="marks">
      {place.marks.map((mark) =>
        tappable ? (
          <button
            type="button"
            key={mark.key}
            class="mark-button"
            onClick={() => explain({ kind: "mark", code: mark.key })}
          >
            <Mark code={mark.key} count={mark.count} />
          </button>
        ) : (
          <Mark key={mark.key} code={mark.key} count={mark.count} />
        ),
      )}
    </span>
  );
}

/** Preact keeps `key` for itself, so a mark's goes by another name. */
function Mark({ code, count }: { code: string; count: number }) {
  const { face, translator } = useTable();
  const name = translator.name("mark", code);
  const drawn = face.mark(code);
  return (
    <span class="mark" data-mark={code} title={name}>
      {drawn && <span aria-hidden="true">{drawn}</span>}
      <span class={drawn && !OUT.includes(code) ? "spoken" : "mark-name"}>{name}</span>
      {count > 1 && <span class="mark-count">×{count}</span>}
    </span>
  );
}

/** Whether someone's phone is here, for who has one. */
export function Presence({ seat }: { seat: number }) {
  const { sight, translator } = useTable();
  const person = sight.people[seat];
  if (!person || person.linked || sight.without_phone.includes(seat)) return null;
  const name = person.is_bot ? "bot" : "away";
  return (
    <span class="presence">
      <Icon name={name} label={translator.text(`presence-${name}`)} />
    </span>
  );
}
