/** Rows of people with their points: the standings, and at the end the ranking with its prizes. */
import { html } from "../../core/html.js";
import { printed } from "./own.js";

/** @typedef {import("./own.js").Standing} Standing */
/** @typedef {import("./own.js").Ranked} Ranked */
/** @typedef {import("../../core/telling.js").Telling} Telling */
/** @typedef {(entrant: number) => string} Named */

/** A penalty is between the referee and the player. @param {{rows: readonly Standing[], named: Named, telling: Telling, you?: number, finalists?: number, isReferee?: boolean}} props */
export function Standings({ rows, named, telling, you = -1, finalists = 0, isReferee = false }) {
  const hasPenalty = isReferee && rows.some((row) => (row.penalty ?? 0) > 0);
  return html`<table class="t-rows">
    <thead><tr><th scope="col">${telling.text("t-place")}</th><th scope="col">${telling.text("field-entrant")}</th>
      <th scope="col" class="t-number">${telling.text("t-points")}</th><th scope="col" class="t-number">${telling.text("t-wins-count")}</th>
      ${hasPenalty && html`<th scope="col" class="t-number">${telling.text("field-penalty")}</th>`}</tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr key=${row.entrant} class=${kindOf(row, you, finalists)}>
      <td class="t-rank">${row.rank}</td><th scope="row">${named(row.entrant)}</th>
      <td class="t-number t-sum">${printed(row.points)}${isReferee && row.penalty ? html` <span class="t-before">${telling.text("t-before", { before: printed(row.points + row.penalty), penalty: row.penalty })}</span>` : ""}</td><td class="t-number">${row.wins}</td>
      ${hasPenalty && html`<td class="t-number">${row.penalty ? printed(-row.penalty) : ""}</td>`}
    </tr>`,
    )}</tbody>
  </table>`;
}

/** @param {Standing} row @param {number} you @param {number} finalists */
function kindOf(row, you, finalists) {
  return `${row.rank <= finalists ? "through" : ""}${row.entrant === you ? " you" : ""}`;
}

/** Which places the lot decided, below the rows. @param {{frame: import("./own.js").Frame, telling: Telling}} props */
export function ByLot({ frame, telling }) {
  const places = frame.by_lot.map(({ first, last }) => `${first}–${last}`).join(", ");
  return places && html`<p class="hint t-lots">${telling.text("t-lots", { places })}</p>`;
}

/** @param {{rows: readonly Ranked[], named: Named, telling: Telling, you?: number}} props */
export function Ranking({ rows, named, telling, you = -1 }) {
  const hasPrize = rows.some((row) => row.prize > 0);
  return html`<table class="t-rows">
    <thead><tr><th scope="col">${telling.text("t-place")}</th><th scope="col">${telling.text("field-entrant")}</th>
      ${hasPrize && html`<th scope="col" class="t-number">${telling.text("t-prize")}</th>`}<th scope="col" class="t-number">${telling.text("t-points")}</th>
      <th scope="col" class="t-number">${telling.text("t-wins-count")}</th></tr></thead>
    <tbody>${rows.map(
      (
        row,
      ) => html`<tr key=${row.entrant} class=${`${row.place <= 3 ? "through" : ""}${row.entrant === you ? " you" : ""}`}>
      <td class="t-rank">${row.place}</td><th scope="row">${named(row.entrant)}</th>
      ${hasPrize && html`<td class="t-number t-sum">${row.prize || ""}</td>`}<td class="t-number">${printed(row.points)}</td><td class="t-number">${row.wins}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}
