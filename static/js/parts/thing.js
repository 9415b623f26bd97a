/** Cards, marks, counters and figures as small things one can tap to learn about. */
import { html } from "../core/html.js";
import { OUT } from "../core/place.js";
import { useTable } from "../core/table.js";
import { Icon } from "./icon.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").Counter} CounterSeen */

/** A card as a face draws it, or its name on a plain one. @param {{code: string, note?: string}} props */
export function Card({ code, note = "" }) {
  const { face, telling } = useTable();
  return html`<span class="card" data-card=${code}>
    ${face.card(code, telling) ?? html`<span class="card-plain">${telling.name("card", code)}</span>`}
    ${note && html`<span class="card-note">${note}</span>`}
  </span>`;
}

/** @param {{counter: CounterSeen, plain?: boolean}} props */
export function Counter({ counter, plain = false }) {
  const { face, telling } = useTable();
  const name = telling.name("counter", counter.key);
  const spoken =
    counter.limit === null
      ? telling.text("counter-spoken", { name, value: counter.value })
      : telling.text("counter-spoken-of", { name, value: counter.value, limit: counter.limit });
  const drawn = plain ? null : face.tokens[counter.key]?.(counter);
  return html`<span class="counter" data-counter=${counter.key} data-value=${counter.value}>
    <span class="spoken">${spoken}</span>
    <span aria-hidden="true" class="counter-drawn">
      ${drawn ?? html`<span class="counter-name">${name}</span> <b>${counter.value}</b>`}
    </span>
  </span>`;
}

/** @param {{place: PlaceSeen, tappable?: boolean}} props */
export function Marks({ place, tappable = false }) {
  const { explain } = useTable();
  if (place.marks.length === 0) return null;
  return html`<span class="marks">
    ${place.marks.map((mark) =>
      tappable
        ? html`<button type="button" key=${mark.key} class="mark-button"
            onClick=${() => explain({ kind: "mark", code: mark.key })}><${Mark} code=${mark.key} count=${mark.count} /></button>`
        : html`<${Mark} key=${mark.key} code=${mark.key} count=${mark.count} />`,
    )}
  </span>`;
}

/** Preact keeps `key` for itself, so a mark's goes by another name. @param {{code: string, count: number}} props */
function Mark({ code, count }) {
  const { face, telling } = useTable();
  const name = telling.name("mark", code);
  const drawn = face.mark(code);
  return html`<span class="mark" data-mark=${code} title=${name}>
    ${drawn && html`<span aria-hidden="true">${drawn}</span>`}
    <span class=${drawn && !OUT.includes(code) ? "spoken" : "mark-name"}>${name}</span>
    ${count > 1 && html`<span class="mark-count">×${count}</span>`}
  </span>`;
}

/** Whether someone's phone is here. @param {{seat: number}} props */
export function Presence({ seat }) {
  const { sight, telling } = useTable();
  const person = sight.people[seat];
  if (!person || person.linked) return null;
  const name = person.is_bot ? "bot" : "away";
  return html`<span class="presence"><${Icon} name=${name} label=${telling.text(`presence-${name}`)} /></span>`;
}
