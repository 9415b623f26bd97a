/** One table: who sits where, how it goes, and what the referee can do there. No secret is here. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { offerOf, partsOf, pointsOf } from "../games/tournament/own.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { useDesk } from "./desk.js";
import { RunningLine, TableDoings } from "./running.js";

/** @typedef {import("../games/tournament/own.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").RunningTable} RunningTable */

/** @param {{table: TableSeen, onLetIn: () => void}} props */
export function TableCard({ table, onLetIn }) {
  const { telling, sight, make, refuse, link } = useTable();
  const { seen, own } = useDesk();
  const calls = table.round === own.frame.round ? own.calls : [];
  const isCalled = table.people.some(({ entrant }) => calls.includes(entrant));
  const running = seen?.tables.find((each) => each.table === table.name);
  const [isOpen, open] = useState(false);
  const take = offerOf(sight.offers, "take-sheet");
  const pick = () => {
    refuse(null);
    if (take) void make(take, { table: table.name });
  };
  return html`<article class=${`desk-table${table.is_over ? " over" : ""}${running?.paused ? " paused" : ""}${isCalled ? " called" : ""}`} data-table=${table.name}>
    <header><b class="desk-table-number">${partsOf(table.name).number}</b>
      <${RunningLine} isOver=${table.is_over} running=${running} names=${table.people.map((person) => person.name)} /></header>
    <ol>${table.people.map((_, chair) => html`<${Chair} key=${chair} table=${table} chair=${chair} running=${running} isOpen=${isOpen} calls=${calls} />`)}</ol>
    <footer>
      ${
        take &&
        html`<button type="button" class="button small" data-sheet disabled=${link.sending > 0} onClick=${pick}>
        ${telling.text(table.is_over ? "desk-correct" : "desk-fill")}</button>`
      }
      ${
        table.is_over &&
        html`<button type="button" class="button small" data-points aria-pressed=${isOpen ? "true" : "false"} onClick=${() => open(!isOpen)}>
        ${telling.text(isOpen ? "desk-points-hide" : "desk-points-show")}</button>`
      }
      ${!table.is_over && html`<${TableDoings} running=${running} onLetIn=${onLetIn} />`}
    </footer>
  </article>`;
}

/** @param {{table: TableSeen, chair: number, running?: RunningTable, isOpen: boolean, calls: readonly number[]}} props */
function Chair({ table, chair, running = undefined, isOpen, calls }) {
  const { telling } = useTable();
  const { name, entrant } = table.people[chair];
  const row = table.sheet?.rows[chair];
  const { seen } = useDesk();
  const isOn = !table.is_over && running !== undefined;
  const isAwaited = isOn && running.awaited.includes(chair);
  const isTurn = isOn && running.turn === chair;
  return html`<li class=${`${isTurn ? "turn" : ""}${isAwaited ? " asked" : ""}`}>
    <${SeatBadge} seat=${chair} /> <span class="desk-name">${name}</span>
    ${chair === 0 && html`<${Icon} name="crown" label=${telling.name("role", "shogun")} />`}
    ${isAwaited && html`<span class="desk-tag lit">${telling.text("desk-awaited")}</span>`}
    ${calls.includes(entrant) && html`<span class="desk-tag calls"><${Icon} name="hand" /> ${telling.text("desk-calls")}</span>`}
    ${isOn && !seen?.linked.includes(entrant) && html`<${Icon} name="away" label=${telling.text("presence-away")} />`}
    ${isOpen && row && html`<span class="desk-row-points">${telling.name("role", row.had.role)} · <b>${pointsOf(row)}</b></span>`}
  </li>`;
}
