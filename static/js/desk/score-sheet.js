/** A score sheet before the referee: laid out like the paper that the table filled in. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { offerOf, tableName } from "../games/tournament/own.js";
import { SeatBadge } from "../parts/icon.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";
import {
  draftOf,
  endersOf,
  firstOpen,
  missing,
  outOfRange,
  rolesFor,
  takenElsewhere,
  valuesOf,
  withEnding,
  withRole,
  withRow,
} from "./sheet-form.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("./sheet-form.js").Draft} Draft */
/** @typedef {import("../games/tournament/own.js").TableSeen} TableSeen */
/** @typedef {{offer: Offer, table: TableSeen, draft: Draft, onChange: (draft: Draft) => void}} Part */
/** @typedef {import("./sheet-form.js").Open} Open */
/** @typedef {import("../core/telling.js").Telling} Telling */

const NUMBERS = /** @type {const} */ (["honor", "daimyo", "resilience"]);

/** @param {{name: string}} props */
export function ScoreSheet({ name }) {
  const { telling, sight, make, refuse } = useTable();
  const { own } = useDesk();
  const table = own.tables.find((each) => each.name === name);
  const offer = offerOf(sight.offers, "fill-sheet") ?? offerOf(sight.offers, "correct-sheet");
  const back = offerOf(sight.offers, "put-back");
  const [draft, change] = useState(() => (table ? draftOf(table) : null));
  if (!table || !offer || !draft) return null;
  const close = () => {
    refuse(null);
    if (back) void make(back, {});
  };
  return html`<${Sheet} title=${tableName(telling, name)} close=${telling.text("desk-put-back")} onClose=${close} wide>
    <${Filled} offer=${offer} table=${table} draft=${draft} onChange=${change} />
  <//>`;
}

/** @param {Part} props */
function Filled({ offer, table, draft, onChange }) {
  const { telling, make, link, refusal } = useTable();
  const values = valuesOf(offer, draft);
  const open = missing(offer, values);
  const beyond = outOfRange(offer, values);
  const empty = open.filter((name) => !beyond.some((field) => field.name === name));
  const first = firstOpen(offer, draft, empty);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (open.length === 0) void make(offer, values);
  };
  return html`<form class="score-sheet" data-form=${offer.key} onSubmit=${send}>
    <p class="hint">${telling.text(offer.key === "fill-sheet" ? "desk-fill-text" : "desk-correct-text")}</p>
    <div class="table-scroll"><${Rows} offer=${offer} table=${table} draft=${draft} onChange=${onChange} open=${first} /></div>
    <${Ending} offer=${offer} table=${table} draft=${draft} onChange=${onChange} />
    ${
      offer.fields.some((field) => field.name === "why") &&
      html`<div class="desk-field"><label for="sheet-why">${telling.field("why")}</label>
        <input id="sheet-why" class="text" maxlength="200" autocomplete="off" value=${draft.why}
          onInput=${(/** @type {any} */ event) => onChange({ ...draft, why: event.currentTarget.value })} /></div>`
    }
    ${refusal && html`<p class="refusal" role="alert">${telling.reason(refusal)}</p>`}
    <div class="score-foot">
      <p class="hint" role="status">${beyond.length > 0 && html`<b class="score-beyond">${limitOf(telling, table, beyond[0])}</b> `}
        ${first && html`${telling.text("desk-sheet-open", { count: empty.length })}: <button type="button" class="plain" data-open=${first.field} onClick=${() => goTo(first)}>${openName(telling, table, first)}</button>`}${open.length === 0 && telling.text("desk-sheet-full")}</p>
      <button type="submit" class="button main" disabled=${open.length > 0 || link.sending > 0}>${telling.offer(offer)}</button>
    </div>
  </form>`;
}

/** What is open, as its cell is called. @param {Telling} telling @param {TableSeen} table @param {Open} open */
function openName(telling, table, { field, role, chairs }) {
  if (role || chairs.length === 0) return telling.field(field);
  return telling.text("desk-cell", {
    field: telling.field(field),
    name: table.people[chairs[0]].name,
  });
}

/** To where it is filled in. @param {Open} open */
function goTo({ field, column, chairs }) {
  const names = { ending: ".score-ending .pick-one", chair: "#sheet-chair", why: "#sheet-why" };
  const where = column
    ? `.score-rows [name=${column}-${chairs[0] + 1}]`
    : names[/** @type {keyof typeof names} */ (field)];
  const found = /** @type {HTMLElement | null} */ (document.querySelector(where));
  found?.scrollIntoView({ block: "center", inline: "nearest" });
  found?.focus();
}

/** The mark of the open cell: in words, beside its colour. @param {{open: Open | null, column: string, chair: number}} props */
function Mark({ open, column, chair }) {
  const { telling } = useTable();
  if (open?.column !== column || !open.chairs.includes(chair)) return null;
  return html`<small class="cell-open">${open.role ? telling.text("desk-open-role", { role: telling.name("role", open.role) }) : telling.text("desk-open-cell")}</small>`;
}

/** @param {Telling} telling @param {TableSeen} table @param {{name: string, low: number, high: number}} field */
function limitOf(telling, table, { name, low, high }) {
  const who = table.people[Number(name.split("-")[1]) - 1].name;
  const cell = telling.text("desk-cell", { field: telling.field(name), name: who });
  return telling.text("desk-sheet-beyond", { cell, low, high });
}

/** @param {Part & {open: Open | null}} props */
function Rows({ offer, table, draft, onChange, open }) {
  const { telling } = useTable();
  const { box } = useDesk();
  const characters = offer.fields.find((field) => field.name === "character-1");
  const choices = characters?.type === "one" ? characters.choices : [];
  const beyond = outOfRange(offer, valuesOf(offer, draft));
  const label = (/** @type {string} */ field, /** @type {number} */ chair) =>
    telling.text("desk-cell", { field: telling.field(field), name: table.people[chair].name });
  return html`<table class="score-rows">
    <thead><tr><th scope="col">${telling.text("t-chair")}</th><th scope="col">${telling.text("field-entrant")}</th>
      <th scope="col">${telling.text("t-role")}</th><th scope="col">${telling.field("character")}</th>
      ${NUMBERS.map((each) => html`<th key=${each} scope="col">${telling.field(each)}</th>`)}</tr></thead>
    <tbody>${draft.rows.map(
      (row, chair) => html`<tr key=${chair} data-chair=${chair}>
      <td><${SeatBadge} seat=${chair} /></td><th scope="row">${table.people[chair].name}</th>
      <td>${
        chair === 0
          ? html`<b>${telling.name("role", row.role)}</b>`
          : html`<select class="cell" name=${`role-${chair + 1}`} aria-label=${telling.text("desk-cell", { field: telling.text("t-role"), name: table.people[chair].name })}
          onChange=${(/** @type {any} */ event) => onChange(withRole(offer, draft, chair, event.currentTarget.value))}>
          ${rolesFor(offer, chair).map((role) => html`<option key=${role} value=${role} selected=${role === row.role}>${telling.name("role", role)}</option>`)}
        </select><${Mark} open=${open} column="role" chair=${chair} />`
      }</td>
      <td><select class="cell" name=${`character-${chair + 1}`} aria-label=${label("character", chair)}
        onChange=${(/** @type {any} */ event) => onChange(withRow(draft, chair, { character: event.currentTarget.value }))}>
        <option value="" selected=${!row.character}>–</option>
        ${choices.map((choice) => html`<option key=${choice.value} value=${choice.value} selected=${choice.value === row.character} disabled=${takenElsewhere(offer, draft, chair, choice.value)}>${box.name("character", String(choice.value))}</option>`)}
      </select><${Mark} open=${open} column="character" chair=${chair} /></td>
      ${NUMBERS.map((each) => {
        const field = offer.fields.find((one) => one.name === `${each}-${chair + 1}`);
        const isBeyond = beyond.some((one) => one === field);
        return html`<td key=${each}><input class="cell number" type="number" inputmode="numeric" name=${`${each}-${chair + 1}`} aria-label=${label(each, chair)}
          min=${field?.type === "number" ? field.low : 0} max=${field?.type === "number" ? field.high : 0} value=${row[each] ?? ""} aria-invalid=${isBeyond ? "true" : undefined}
          onInput=${(/** @type {any} */ event) => onChange(withRow(draft, chair, { [each]: Number.isNaN(event.currentTarget.valueAsNumber) ? null : event.currentTarget.valueAsNumber }))} /><${Mark} open=${open} column=${each} chair=${chair} /></td>`;
      })}
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {Part} props */
function Ending({ offer, table, draft, onChange }) {
  const { telling } = useTable();
  const field = offer.fields.find((each) => each.name === "ending");
  const endings = field?.type === "one" ? field.choices : [];
  const enders = draft.ending ? endersOf(offer, draft.ending).filter((chair) => chair >= 0) : [];
  return html`<div class="score-ending">
    <fieldset class="desk-field"><legend>${telling.field("ending")}</legend><div class="pick">
      ${endings.map(
        ({
          value,
        }) => html`<button type="button" key=${value} class="pick-one" data-value=${value} aria-pressed=${value === draft.ending ? "true" : "false"}
        onClick=${() => onChange(withEnding(offer, draft, String(value)))}>${telling.choice("value", value)}</button>`,
      )}
    </div></fieldset>
    ${
      enders.length > 0 &&
      html`<div class="desk-field"><label for="sheet-chair">${telling.field("chair")}</label>
      <select id="sheet-chair" class="text" onChange=${(/** @type {any} */ event) => onChange({ ...draft, chair: Number(event.currentTarget.value) })}>
        <option value="-2" selected=${!enders.includes(draft.chair)}>–</option>
        ${enders.map((chair) => html`<option key=${chair} value=${chair} selected=${chair === draft.chair}>${table.people[chair].name}</option>`)}
      </select></div>`
    }
  </div>`;
}
