/** One's own score sheets: of the tables one sat at one's own line, and all of them once they are public. */
import { html } from "../../core/html.js";
import { useTable, useWords } from "../../core/table.js";
import { PLAYED, pointsOf, printed, tableName } from "./own.js";

/** @typedef {import("./own.js").PhoneOwn} PhoneOwn */
/** @typedef {import("./own.js").TableSeen} TableSeen */

/** @param {{own: PhoneOwn}} props */
export function Results({ own }) {
  const { telling } = useTable();
  if (own.results.length === 0) return null;
  return html`<section class="t-part"><h2>${telling.text("t-my-tables")} <b class="t-total">${telling.text(own.frame.phase === "over" ? "t-in-all" : "t-so-far", { count: printed(own.points), penalty: own.penalty, before: printed(own.points + own.penalty) })}</b></h2>
    ${[...own.results].reverse().map((table) => html`<${Result} key=${table.name} table=${table} />`)}
  </section>`;
}

/** @param {{table: TableSeen}} props */
function Result({ table }) {
  const { telling, sight } = useTable();
  const words = useWords(PLAYED);
  const rows = table.sheet?.rows ?? [];
  const mine = rows.find((row) => row.entrant === sight.you);
  return html`<details class="fold t-result"><summary><span>${tableName(telling, table.name)}</span>
      <b>${mine ? telling.text("t-points-of", { count: pointsOf(mine), points: printed(pointsOf(mine)) }) : ""}</b></summary>
    <div class="table-scroll" data-scrolls><table class="t-rows">
      <thead><tr><th scope="col">${telling.text("field-entrant")}</th>
        ${["t-team-points", "t-own-points", "t-points"].map((each) => html`<th key=${each} scope="col" class="t-number">${telling.text(each)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr key=${row.entrant} class=${row.entrant === sight.you ? "you" : ""}>
        <th scope="row">${table.people.find((one) => one.entrant === row.entrant)?.name} <span class="t-had">${hadOf(row, telling, words)}</span></th>
        <td class="t-number">${row.team}</td><td class="t-number">${row.single + row.extra}</td><td class="t-number t-sum">${pointsOf(row)}</td></tr>`,
      )}</tbody>
    </table></div>
    ${rows.length < table.people.length && html`<p class="hint">${telling.text("t-own-line")}</p>`}
  </details>`;
}

/** @param {import("./own.js").Row} row @param {import("../../core/telling.js").Telling} telling @param {import("../../core/words.js").Words | null} words those of the game that was played */
function hadOf({ had }, telling, words) {
  const character = words?.said(`character-${had.character}`, had.character) ?? "";
  const honor = `${telling.field("honor")} ${had.honor}`;
  return [telling.name("role", had.role), character, honor].filter((each) => each).join(" · ");
}
