/** The body's ten parts, each with what a hit there costs. */
import { html } from "../../core/html.js";
import { NumberBox } from "./editor-box.js";
import { LIMBS } from "./limbs.js";
import { costOf, mistakesAt, withCost } from "./writing.js";

/** @typedef {import("./editor.js").Part} Part */
/** @typedef {import("../../core/face.js").SheetData} SheetData */

const COSTS = ["life", "ki", "deep"];

/** @param {Part} props */
export function BodyRows({ sheet, telling, mistakes, set }) {
  /** @type {SheetData[]} */
  const body = sheet.body;
  const change = (/** @type {number} */ at, /** @type {SheetData} */ next) =>
    set({ body: body.map((row, each) => (each === at ? next : row)) });
  return html`<table class="paper edit-table">
    <thead><tr><th scope="col">${telling.text("board-column-sum")}</th><th scope="col">${telling.text("edit-part")}</th>
      <th scope="col">${telling.text("edit-cost")}</th><td class="edit-last"></td></tr></thead>
    <tbody>${body.map((row, at) => {
      const where = `body ${row.sum}`;
      const cost = costOf(row);
      const said = (/** @type {string} */ what) =>
        telling.text("edit-cell", { sum: row.sum, what: what });
      return html`<tr key=${row.sum} class=${mistakesAt(mistakes, where) ? "wrong" : ""} data-part-row=${row.sum}>
        <th scope="row">${row.sum}</th>
        <td><select class="edit-select" aria-label=${said(telling.text("edit-part"))} value=${row.part ?? ""}
          onChange=${(/** @type {any} */ event) => change(at, { ...row, part: event.currentTarget.value })}>
          <option value="" disabled>…</option>
          ${Object.keys(LIMBS).map((part) => html`<option key=${part} value=${part}>${telling.name("part", part)}</option>`)}</select></td>
        <td><select class="edit-select" aria-label=${said(telling.text("edit-cost"))} value=${cost}
          onChange=${(/** @type {any} */ event) => change(at, withCost(row, event.currentTarget.value))}>
          ${COSTS.map((each) => html`<option key=${each} value=${each}>${telling.text(`edit-cost-${each}`)}</option>`)}</select></td>
        <td>${
          cost !== "deep" &&
          html`<${NumberBox} isBare label=${said(telling.text(`edit-cost-${cost}`))} value=${row[cost]} isWrong=${mistakesAt(mistakes, `${where}, ${cost}`)}
          onType=${(/** @type {number | undefined} */ value) => change(at, { ...row, [cost]: value })} />`
        }</td>
      </tr>`;
    })}</tbody>
  </table>`;
}
