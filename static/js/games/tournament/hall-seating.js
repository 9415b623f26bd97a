/** A round as it is drawn: who sits where, to be read from afar. A table that is over gets a mark. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Icon } from "../../parts/icon.js";
import { columnsFor, lengthOf } from "./fitting.js";
import { partsOf, tablesOf } from "./own.js";
import { Dots, usePages } from "./paging.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */
/** @typedef {import("./own.js").TableSeen} TableSeen */

const MOST = 12;

/** @param {{own: HallOwn}} props */
export function Seating({ own }) {
  const { telling } = useTable();
  const { frame } = own;
  const tables = tablesOf(own.tables, frame.round);
  const { page, at, count } = usePages(tables, MOST);
  const columns = columnsFor(page.length);
  const rows = Math.ceil(page.length / columns);
  const lines = Math.max(...page.map((table) => table.people.length));
  const style = { "--columns": columns, "--rows": rows, "--lines": lines };
  return html`<main class="t-seating">
    <ul key=${at} class=${rows === 1 ? "t-leaf t-tables one-row" : "t-leaf t-tables"} style=${style}>
      ${page.map((table) => html`<${Table} key=${table.name} table=${table} isAlone=${columns === 1} />`)}
    </ul>
    <footer><p role="status">${lineOf(own, telling)}</p><${Dots} at=${at} count=${count} /></footer>
  </main>`;
}

/** @param {HallOwn} own @param {import("../../core/telling.js").Telling} telling */
function lineOf({ frame, tables }, telling) {
  if (frame.phase === "between") {
    const isLast = frame.round >= frame.rounds;
    return telling.text(isLast ? "t-hall-last" : "t-hall-between", { round: frame.round + 1 });
  }
  const left = tablesOf(tables, frame.round).filter((table) => !table.is_over).length;
  return telling.text(frame.clock === "off" ? "t-hall-sit" : "t-hall-playing", { count: left });
}

/** One that has the whole width needs no smaller letters. @param {{table: TableSeen, isAlone: boolean}} props */
function Table({ table, isAlone }) {
  const { telling } = useTable();
  const { number } = partsOf(table.name);
  return html`<li class=${table.is_over ? "t-table over" : "t-table"} data-table=${table.name}>
    <h2><span class="spoken">${telling.text("t-table", { number })}</span>
      <b aria-hidden="true" class=${number > 9 ? "two" : ""}>${number}</b>
      ${table.is_over && html`<span class="t-stamp"><${Icon} name="check" /> ${telling.text("t-over")}</span>`}</h2>
    <ol>${table.people.map(
      (
        person,
        chair,
      ) => html`<li key=${chair} class=${`${chair === 0 ? "shogun " : ""}${isAlone ? "" : lengthOf(person.name, chair === 0)}`}>
      <span>${person.name}</span>${chair === 0 && html` <${Icon} name="crown" label=${telling.name("role", "shogun")} />`}</li>`,
    )}</ol>
  </li>`;
}
