/** The tables of a round, as cards; the one that runs now is shown first. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { offerOf, tablesOf } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";
import { LetIn } from "./let-in.tsx";
import { TableCard } from "./table-card.tsx";

export function Tables() {
  const { translator, sight } = useTable();
  const { own, fill } = useDesk();
  const { round } = own.frame;
  const [picked, pick] = useState(0);
  const [letting, letIn] = useState<string | null>(null);
  const shown = picked && picked <= round ? picked : round;
  const tables = tablesOf(own.tables, shown);
  const left = tables.filter((table) => !table.is_over).length;
  const isVoidable = offerOf(sight.offers, "void-draw");
  return (
    <>
      <div class="desk-head">
        <div class="pick" role="group" aria-label={translator.text("desk-rounds")}>
          {Array.from({ length: round }, (_, at) => at + 1).map((each) => (
            <button
              type="button"
              key={each}
              class="pick-one"
              aria-pressed={each === shown ? "true" : "false"}
              onClick={() => pick(each === round ? 0 : each)}
            >
              {translator.text("t-round", { round: each })}
            </button>
          ))}
        </div>
        <p class="hint">
          {round > 0 && translator.text("desk-tables-left", { count: left, all: tables.length })}
        </p>
        <button type="button" class="button" data-let-in onClick={() => letIn("")}>
          <span class="with-icon">
            <Icon name="eye" /> {translator.text("desk-screens")}
          </span>
        </button>
        {isVoidable && !isVoidable.closed && shown === round && (
          <button
            type="button"
            class="button danger"
            data-offer="void-draw"
            onClick={() => fill("void-draw")}
          >
            {translator.offer(isVoidable)}
          </button>
        )}
      </div>
      {round === 0 && <p class="hint desk-empty">{translator.text("desk-no-tables")}</p>}
      <ul class="desk-tables">
        {tables.map((table) => (
          <li key={table.name}>
            <TableCard table={table} onLetIn={() => letIn(table.name)} />
          </li>
        ))}
      </ul>
      {letting !== null && <LetIn table={letting} onClose={() => letIn(null)} />}
    </>
  );
}
