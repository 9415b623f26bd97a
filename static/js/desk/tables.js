/** The tables of a round, as cards; the one that runs now is shown first. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { offerOf, tablesOf } from "../games/tournament/own.js";
import { Icon } from "../parts/icon.js";
import { useDesk } from "./desk.js";
import { LetIn } from "./letting.js";
import { TableCard } from "./table-card.js";

export function Tables() {
  const { telling, sight } = useTable();
  const { own, fill } = useDesk();
  const { round } = own.frame;
  const [picked, pick] = useState(0);
  const [letting, letIn] = useState(/** @type {string | null} */ (null));
  const shown = picked && picked <= round ? picked : round;
  const tables = tablesOf(own.tables, shown);
  const left = tables.filter((table) => !table.is_over).length;
  const isVoidable = offerOf(sight.offers, "void-draw");
  return html`<div class="desk-head">
      <div class="pick" role="group" aria-label=${telling.text("desk-rounds")}>
        ${Array.from({ length: round }, (_, at) => at + 1).map(
          (
            each,
          ) => html`<button type="button" key=${each} class="pick-one" aria-pressed=${each === shown ? "true" : "false"}
          onClick=${() => pick(each === round ? 0 : each)}>${telling.text("t-round", { round: each })}</button>`,
        )}
      </div>
      <p class="hint">${round > 0 && telling.text("desk-tables-left", { count: left, all: tables.length })}</p>
      <button type="button" class="button" data-let-in onClick=${() => letIn("")}><span class="with-icon"><${Icon} name="eye" /> ${telling.text("desk-screens")}</span></button>
      ${isVoidable && !isVoidable.closed && shown === round && html`<button type="button" class="button danger" data-offer="void-draw" onClick=${() => fill("void-draw")}>${telling.offer(isVoidable)}</button>`}
    </div>
    ${round === 0 && html`<p class="hint desk-empty">${telling.text("desk-no-tables")}</p>`}
    <ul class="desk-tables">${tables.map((table) => html`<li key=${table.name}><${TableCard} table=${table} onLetIn=${() => letIn(table.name)} /></li>`)}</ul>
    ${letting !== null && html`<${LetIn} table=${letting} onClose=${() => letIn(null)} />`}`;
}
