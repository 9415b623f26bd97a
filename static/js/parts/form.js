/** A sheet that fills in one offer, field by field, and makes the move. Knows no game. */

import { choicesOf, filled, fits, nextField, ruledOut } from "../core/form.js";
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "./icon.js";
import { Sheet } from "./sheet.js";
import { Card } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Choice} Choice */
/** @typedef {import("../core/form.js").Field} Field */
/** @typedef {import("../core/form.js").Value} Value */
/** @typedef {import("../core/form.js").Values} Values */

/** @param {{offer: Offer, first?: Values, wishes?: Values, onClose: () => void, onDone?: () => void}} props */
export function FormSheet({ offer, first = {}, wishes = {}, onClose, onDone = onClose }) {
  const { telling } = useTable();
  return html`<${Sheet} title=${telling.offer(offer)} close=${telling.text("close")} onClose=${onClose}>
    <${Form} offer=${offer} first=${first} wishes=${wishes} onDone=${onDone} />
  <//>`;
}

/** @param {{offer: Offer, first?: Values, wishes?: Values, onDone: () => void}} props */
export function Form({ offer, first = {}, wishes = {}, onDone }) {
  const { telling, make, refusal, refuse } = useTable();
  const [values, set] = useState(() => filled(offer, first, wishes));
  const field = nextField(offer, values);
  // One's own row is filled in by itself; what a correction can be is still to be said.
  const isHinted = offer.standing || Object.keys(values).length === 0;
  /** @param {Values} next */
  const send = async (next) => {
    if (await make(offer, next)) onDone();
    // What was not taken does not stay on the glass: it may be a role.
    else set(values);
  };
  /** @param {Value} value */
  const take = (value) => {
    if (!field) return;
    refuse(null);
    const next = filled(offer, { ...values, [field.name]: value }, wishes);
    set(next);
    if (nextField(offer, next) === null) void send(next);
  };
  return html`<div class="form">
    <${Chosen} offer=${offer} values=${values} wishes=${wishes} onBack=${(/** @type {Values} */ before) => set(before)} />
    ${telling.hint(offer) && isHinted && html`<p class="hint">${telling.hint(offer)}</p>`}
    ${
      field
        ? html`<${FieldPart} key=${keyOf(field)} offer=${offer} field=${field} values=${values}
          wishes=${wishes} onTake=${take} isLast=${isLast(offer, field)} />`
        : html`<${Confirm} offer=${offer} onYes=${() => send(values)} />`
    }
    ${refusal && html`<p class="refusal" role="alert">${telling.reason(refusal)}</p>`}
  </div>`;
}

/** Another hand is another question: nothing of it is picked yet. @param {Field} field */
function keyOf(field) {
  const choices = field.type === "some" ? field.choices.map((choice) => choice.value) : [];
  return [field.name, ...choices].join("/");
}

/** @param {Offer} offer @param {Field} field */
function isLast(offer, field) {
  return offer.fields[offer.fields.length - 1] === field;
}

/** @param {{offer: Offer, onYes: () => void}} props */
function Confirm({ offer, onYes }) {
  const { telling, link } = useTable();
  return html`<button type="button" class="button main" disabled=${link.sending > 0} onClick=${onYes}>
    ${telling.offer(offer)}
  </button>`;
}

/** What was picked so far; a tap goes back there. What was wished for stands there from the start. @param {{offer: Offer, values: Values, wishes: Values, onBack: (values: Values) => void}} props */
function Chosen({ offer, values, wishes, onBack }) {
  const { telling } = useTable();
  const chosen = offer.fields.filter((field) => field.name in values);
  const wished = offer.fields.filter((field) => !(field.name in values) && field.name in wishes);
  if (chosen.length + wished.length === 0) return null;
  /** @param {Field} field */
  const before = (field) =>
    Object.fromEntries(
      offer.fields
        .slice(0, offer.fields.indexOf(field))
        .map((each) => [each.name, values[each.name]]),
    );
  return html`<p class="chosen">
    ${chosen.map(
      (field) => html`<button type="button" class="chip" key=${field.name}
      onClick=${() => onBack(before(field))}>
      <span class="chip-name">${telling.field(field.name)}</span>
      ${said(telling, field, values[field.name])}
    </button>`,
    )}
    ${wished.map(
      (field) => html`<span class="chip" key=${field.name}>
      <span class="chip-name">${telling.field(field.name)}</span>
      ${said(telling, field, wishes[field.name])}
    </span>`,
    )}
  </p>`;
}

/** @param {import("../core/telling.js").Telling} telling @param {Field} field @param {Value} value */
function said(telling, field, value) {
  const of = field.type === "one" || field.type === "some" ? field.of : "";
  if (Array.isArray(value)) return telling.joined(value.map((each) => telling.choice(of, each)));
  return telling.choice(of, /** @type {string | number} */ (value));
}

/** @param {{offer: Offer, field: Field, values: Values, wishes: Values, onTake: (value: Value) => void, isLast: boolean}} props */
function FieldPart({ offer, field, values, wishes, onTake, isLast }) {
  const { telling } = useTable();
  const part =
    field.type === "one"
      ? html`<${OneOf} field=${field} values=${values} onTake=${onTake}
          out=${ruledOut(offer, field, values, wishes)} />`
      : field.type === "some"
        ? html`<${SomeOf} offer=${offer} field=${field} onTake=${onTake} isLast=${isLast} />`
        : field.type === "number"
          ? html`<${NumberPart} field=${field} onTake=${onTake} />`
          : html`<${TextPart} field=${field} onTake=${onTake} />`;
  return html`<fieldset class="field" data-field=${field.name}>
    <legend>${telling.field(field.name)}${isLast ? "" : " …"}</legend>
    ${part}
  </fieldset>`;
}

/** @param {{field: Field, values: Values, onTake: (value: Value) => void, out: Set<string | number>}} props */
function OneOf({ field, values, onTake, out }) {
  const choices = choicesOf(field, values);
  const of = field.type === "one" ? field.of : "";
  return html`<div class=${`choices of-${of}`}>
    ${choices.map(
      (choice, at) => html`<${ChoiceButton} key=${`${choice.value}/${at}`} of=${of}
      choice=${choice} isOut=${out.has(choice.value)} onTake=${() => onTake(choice.value)} />`,
    )}
  </div>`;
}

/** One choice; a closed one says why. @param {{of: string, choice: Choice, isOut?: boolean, pressed?: boolean, onTake: () => void}} props */
export function ChoiceButton({ of, choice, isOut = false, pressed = undefined, onTake }) {
  const { telling, link } = useTable();
  const isClosed = choice.closed !== null || isOut;
  const why = choice.closed ? telling.reason(choice.closed) : "";
  return html`<button type="button" class=${`choice of-${of}${isClosed ? " closed" : ""}`}
    aria-disabled=${isClosed ? "true" : undefined} aria-pressed=${pressed} disabled=${link.sending > 0}
    data-value=${choice.value} onClick=${() => !isClosed && onTake()}>
    <${ChoiceFace} of=${of} choice=${choice} />
    ${why && html`<span class="why">${why}</span>`}
  </button>`;
}

/** What is to be known of a choice before it is taken. @param {import("../core/telling.js").Telling} telling @param {Choice} choice */
export function noteOf(telling, choice) {
  return Object.entries(choice.about)
    .map(([name, value]) =>
      telling.words.said(`about-${name}`, "", {
        ...telling.filled({ [name]: value }),
        value: String(value),
      }),
    )
    .filter((text) => text)
    .join(" · ");
}

/** @param {{of: string, choice: Choice}} props */
function ChoiceFace({ of, choice }) {
  const { telling, face } = useTable();
  const note = noteOf(telling, choice);
  if (of === "seat" && typeof choice.value === "number") {
    return html`<span class="choice-seat"><${SeatBadge} seat=${choice.value} />
      <span>${telling.seat(choice.value)}</span></span>${note && html`<span class="note">${note}</span>`}`;
  }
  if (
    of === "card" &&
    typeof choice.value === "string" &&
    telling.words.has(`card-${choice.value}`)
  ) {
    return html`<${Card} code=${choice.value} note=${note} />`;
  }
  const figure = of === "character" ? face.figure(String(choice.value)) : null;
  return html`${figure && html`<span class="choice-figure" aria-hidden="true">${figure}</span>`}
    <span class="choice-name">${telling.choice(of, choice.value)}</span>
    ${note && html`<span class="note">${note}</span>`}`;
}

/** @param {{offer: Offer, field: Field, onTake: (value: Value) => void, isLast: boolean}} props */
function SomeOf({ offer, field, onTake, isLast }) {
  const { telling, link } = useTable();
  const [picked, set] = useState(/** @type {readonly number[]} */ ([]));
  if (field.type !== "some") return null;
  const value = picked.map((at) => field.choices[at].value);
  /** @param {number} at */
  const toggle = (at) =>
    set(
      picked.includes(at)
        ? picked.filter((each) => each !== at)
        : [...picked, at].slice(-field.high),
    );
  const count = { low: field.low, high: field.high, count: picked.length };
  return html`<p class="hint" aria-live="polite">${telling.text("pick-some", telling.filled(count))}</p>
    <div class=${`choices of-${field.of}`}>
      ${field.choices.map(
        (choice, at) => html`<${ChoiceButton} key=${at} of=${field.of} choice=${choice}
        pressed=${picked.includes(at)} onTake=${() => toggle(at)} />`,
      )}
    </div>
    <div class="form-foot">
      <button type="button" class="button main" disabled=${!fits(field, value) || link.sending > 0}
        onClick=${() => onTake(value)}>${isLast ? telling.offer(offer) : telling.text("take-these", { count: picked.length })}</button>
    </div>`;
}

/** @param {{field: Field, onTake: (value: Value) => void}} props */
function NumberPart({ field, onTake }) {
  const { telling, link } = useTable();
  const isNumber = field.type === "number";
  const [value, set] = useState(isNumber ? field.start : 0);
  if (!isNumber) return null;
  /** @param {number} by */
  const step = (by) => set(Math.min(field.high, Math.max(field.low, value + by)));
  return html`<div class="stepper">
      <button type="button" class="button step" aria-label=${telling.text("one-less")}
        disabled=${value <= field.low} onClick=${() => step(-1)}>−</button>
      <output class="stepper-value" aria-live="polite">${value}</output>
      <button type="button" class="button step" aria-label=${telling.text("one-more")}
        disabled=${value >= field.high} onClick=${() => step(1)}>+</button>
    </div>
    <button type="button" class="button main" disabled=${!fits(field, value) || link.sending > 0}
      onClick=${() => onTake(value)}>${telling.text("take-number", { count: value })}</button>`;
}

/** @param {{field: Field, onTake: (value: Value) => void}} props */
function TextPart({ field, onTake }) {
  const { telling, link } = useTable();
  const [value, set] = useState("");
  if (field.type !== "text") return null;
  return html`<input type="text" class="text" maxlength=${field.longest} value=${value}
      aria-label=${telling.field(field.name)}
      onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} />
    <button type="button" class="button main" disabled=${!fits(field, value.trim()) || link.sending > 0}
      onClick=${() => onTake(value.trim())}>${telling.text("take-text")}</button>`;
}
