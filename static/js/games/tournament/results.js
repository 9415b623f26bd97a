/** One's own score sheets: those of the tables one sat at, and no other. */
import { html } from "../../core/html.js";
import { useTable, useWords } from "../../core/table.js";
import { PLAYED, pointsOf, tableName } from "./own.js";

/** @typedef {import("./own.js").PhoneOwn} PhoneOwn */
/** @typedef {import("./own.js").TableSeen} TableSeen */

/** @param {{own: PhoneOwn}} props */
export function Results({ own }) {
  const { telling } = useTable();
  if (own.results.length === 0) return null;
  const total = own.mine.reduce((sum, row) => sum + pointsOf(row), 0);
  return html`<section class="t-part"><h2>${telling.text("t-my-tables")} <b class="t-total">${telling.text("t-so-far", { count: total })}</b></h2>
    ${[...own.results].reverse().map((table) => html`<${Result} key=${table.name} table=${table} />`)}
  </section>`;
}

/** @param {{table: TableSeen}} props */
function Result({ table }) {
  const { telling, sight } = useTable();
  const words = useWords(PLAYED);
  const rows = table.sheet?.rows ?? [];
  const mine = rows.find((row) => row.entrant === sight.you);
  return html`<details class="t-result"><summary><span>${tableName(telling, table.name)}</span>
      <b>${mine ? telling.text("t-points-of", { count: pointsOf(mine) }) : ""}</b></summary>
    <div class="table-scroll" data-scrolls><table class="t-rows">
      <thead><tr><th scope="col">${telling.text("field-entrant")}</th><th scope="col">${telling.text("t-role")}</th>
        <th scope="col">${telling.field("character")}</th><th scope="col" class="t-number">${telling.field("honor")}</th><th scope="col" class="t-number">${telling.text("t-points")}</th></tr></thead>
      <tbody>${rows.map(
        (row, chair) => html`<tr key=${chair} class=${row.entrant === sight.you ? "you" : ""}>
        <th scope="row">${table.people[chair].name}</th><td>${telling.name("role", row.had.role)}</td>
        <td>${words?.said(`character-${row.had.character}`, row.had.character) ?? ""}</td><td class="t-number">${row.had.honor}</td><td class="t-number t-sum">${pointsOf(row)}</td></tr>`,
      )}</tbody>
    </table></div>
  </details>`;
}
