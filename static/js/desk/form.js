/** An offer as a whole form on one sheet: a laptop has room for all its fields at once. */
import { choicesOf } from "../core/form.js";
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { tableName } from "../games/tournament/own.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";
import { begun, changed, isFull } from "./form-values.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Choice} Choice */
/** @typedef {import("../core/form.js").Field} Field */
/** @typedef {import("../core/form.js").Value} Value */
/** @typedef {import("../core/form.js").Values} Values */

/** More choices than this are a list to pick from, fewer lie side by side. */
const FEW = 5;

/** @param {{offer: Offer, values?: Values, onClose: () => void}} props */
export function OfferSheet({ offer, values: wishes = {}, onClose }) {
  const { telling, make, link, refusal } = useTable();
  const [values, set] = useState(() => begun(offer, wishes));
  const [isAsked, ask] = useState(false);
  const question = useQuestion(offer, values);
  // Named by what they set, which is no word for a button.
  const isSetting = offer.about.group === "setting";
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (question && !isAsked) ask(true);
    else if (await make(offer, values)) onClose();
  };
  return html`<${Sheet} title=${telling.offer(offer)} close=${telling.text("close")} onClose=${onClose}>
    <form class="desk-form" onSubmit=${send} data-form=${offer.key}>
      <p class="hint">${telling.hint(offer)}</p>
      ${offer.fields.map(
        (
          field,
        ) => html`<${FieldRow} key=${field.name} offer=${offer} field=${field} values=${values}
        isFixed=${field.name in wishes && field.type === "one"}
        onChange=${(/** @type {Value} */ value) => {
          ask(false);
          set(changed(offer, values, field.name, value));
        }} />`,
      )}
      ${(refusal ?? offer.closed) && html`<p class="refusal" role="alert">${telling.reason(/** @type {any} */ (refusal ?? offer.closed))}</p>`}
      ${isAsked && html`<p class="refusal" role="alert" data-sure>${question}</p>`}
      <button type="submit" class="button main" disabled=${!isFull(offer, values) || link.sending > 0 || offer.closed !== null}>
        ${isAsked ? telling.text("desk-sure") : isSetting ? telling.text("desk-change") : telling.offer(offer)}</button>
    </form>
  <//>`;
}

/** Naming who has won the final ends the tournament before everyone; empty where nothing is asked. @param {Offer} offer @param {Values} values */
function useQuestion(offer, values) {
  const { telling } = useTable();
  const { named } = useDesk();
  if (offer.key !== "decide-duel" || values.duel !== "final") return "";
  return telling.text("desk-final-sure", { name: named(Number(values.winner)) });
}

/** @param {{offer: Offer, field: Field, values: Values, isFixed: boolean, onChange: (value: Value) => void}} props */
function FieldRow({ offer, field, values, isFixed, onChange }) {
  const { telling } = useTable();
  const isAsked = field.type === "one" && telling.words.has(`desk-${offer.key}-0`);
  const label = isAsked ? telling.offer(offer) : telling.field(field.name);
  const id = `field-${offer.key}-${field.name}`;
  if (field.type === "number") {
    return html`<div class="desk-field"><label for=${id}>${label}</label>
      <input id=${id} class="text short" type="number" inputmode="numeric" min=${field.low} max=${field.high} required
        value=${values[field.name]} onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.valueAsNumber)} /></div>`;
  }
  if (field.type === "text") {
    return html`<div class="desk-field"><label for=${id}>${label}</label>
      <input id=${id} class="text" type="text" maxlength=${field.longest} required=${field.shortest > 0} autocomplete="off"
        value=${values[field.name]} onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.value)} /></div>`;
  }
  if (isFixed && field.name in values) {
    return html`<p class="desk-field fixed"><span class="hint">${label}</span> <b><${Labelled} offer=${offer} field=${field} value=${values[field.name]} /></b></p>`;
  }
  return html`<${OneOf} id=${id} label=${label} offer=${offer} field=${field} values=${values} onChange=${onChange} />`;
}

/** @param {{id: string, label: string, offer: Offer, field: Field, values: Values, onChange: (value: Value) => void}} props */
function OneOf({ id, label, offer, field, values, onChange }) {
  const { telling } = useTable();
  const said = useLabels();
  const choices = choicesOf(field, values);
  const picked = values[field.name];
  if (choices.length > FEW) {
    return html`<div class="desk-field"><label for=${id}>${label}</label>
      <select id=${id} class="text" required onChange=${(/** @type {any} */ event) => onChange(choices[Number(event.currentTarget.value)].value)}>
        <option value="" disabled selected=${picked === undefined}>${telling.text("desk-pick")}</option>
        ${choices.map(
          (
            choice,
            at,
          ) => html`<option key=${at} value=${at} selected=${choice.value === picked} disabled=${choice.closed !== null}>
          ${said(offer, field, choice.value)}${choice.closed ? ` (${telling.reason(choice.closed)})` : ""}</option>`,
        )}
      </select></div>`;
  }
  return html`<fieldset class="desk-field"><legend>${label}</legend><div class="pick">
    ${choices.map(
      (
        choice,
        at,
      ) => html`<button type="button" key=${at} class=${choice.closed ? "pick-one closed" : "pick-one"}
      aria-pressed=${choice.value === picked ? "true" : "false"} aria-disabled=${choice.closed ? "true" : undefined}
      title=${choice.closed ? telling.reason(choice.closed) : undefined} data-value=${choice.value}
      onClick=${() => choice.closed === null && onChange(choice.value)}>
      ${said(offer, field, choice.value)}${choice.closed && html` <span class="why">${telling.reason(choice.closed)}</span>`}</button>`,
    )}
  </div></fieldset>`;
}

/** @param {{offer: Offer, field: Field, value: Value}} props */
function Labelled({ offer, field, value }) {
  const said = useLabels();
  return html`${said(offer, field, /** @type {string | number} */ (value))}`;
}

/** How a choice is called: by a person's name, a table's, a line of the record. */
function useLabels() {
  const { telling } = useTable();
  const { own, named } = useDesk();
  return (
    /** @type {Offer} */ offer,
    /** @type {Field} */ field,
    /** @type {string | number} */ value,
  ) => {
    const of = field.type === "one" ? field.of : "";
    if (of === "seat") return named(Number(value));
    if (of === "table") return tableName(telling, String(value));
    if (of === "line") {
      const line = own.decisions[Number(value)];
      return telling.text("desk-penalty-line", {
        name: named(line.entrant),
        count: line.points,
        why: line.why,
      });
    }
    // Asked for as a number, and said in words where there are some.
    const worded = `desk-${offer.key}-${value}`;
    return telling.words.has(worded) ? telling.text(worded) : telling.choice(of, value);
  };
}
