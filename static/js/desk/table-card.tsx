/** One table: who sits where, how it goes, and what the referee can do there. No secret is here. */
import { useState } from "preact/hooks";
import type { TableSeen } from "../../wire/own/tournament.d.ts";
import type { RunningTable } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { offerOf, partsOf, pointsOf } from "../games/tournament/own.ts";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { Made } from "./corrections.tsx";
import { useDesk } from "./desk.ts";
import { RunningLine, TableDoings } from "./running.tsx";

export function TableCard({ table, onLetIn }: { table: TableSeen; onLetIn: () => void }) {
  const { translator, sight, make, refuse, link } = useTable();
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
  const classes = [
    "desk-table",
    table.is_over && "over",
    running?.paused && "paused",
    isCalled && "called",
  ];
  return (
    <article class={classes.filter(Boolean).join(" ")} data-table={table.name}>
      <header>
        <b class="desk-table-number">{partsOf(table.name).number}</b>
        <RunningLine
          isOver={table.is_over}
          running={running}
          names={table.people.map((person) => person.name)}
        />
      </header>
      <ol>
        {table.people.map((_, chair) => (
          <Chair
            key={chair}
            table={table}
            chair={chair}
            running={running}
            isOpen={isOpen}
            calls={calls}
          />
        ))}
      </ol>
      <Made running={running} names={table.people.map((person) => person.name)} />
      <footer>
        {table.is_over && <Reopen table={table.name} />}
        {take && (
          <button
            type="button"
            class="button small"
            data-sheet
            disabled={link.sending > 0}
            onClick={pick}
          >
            {translator.text(table.is_over ? "desk-correct" : "desk-fill")}
          </button>
        )}
        {table.is_over && (
          <button
            type="button"
            class="button small"
            data-points
            aria-pressed={isOpen ? "true" : "false"}
            onClick={() => open(!isOpen)}
          >
            {translator.text(isOpen ? "desk-points-hide" : "desk-points-show")}
          </button>
        )}
        {!table.is_over && <TableDoings running={running} onLetIn={onLetIn} />}
      </footer>
    </article>
  );
}

/** A game that ended by a slip is played on, until the referee goes on from its result. */
export function Reopen({ table }: { table: string }) {
  const { translator, sight } = useTable();
  const { fill } = useDesk();
  const [field] = offerOf(sight.offers, "reopen")?.fields ?? [];
  if (field?.type !== "one" || !field.choices.some((each) => each.value === table)) return null;
  return (
    <button
      type="button"
      class="button small"
      data-offer="reopen"
      onClick={() => fill("reopen", { table })}
    >
      {translator.text("desk-reopen")}
    </button>
  );
}

interface ChairProps {
  table: TableSeen;
  chair: number;
  running?: RunningTable;
  isOpen: boolean;
  calls: readonly number[];
}

function Chair({ table, chair, running = undefined, isOpen, calls }: ChairProps) {
  const { translator } = useTable();
  const { name, entrant } = table.people[chair];
  const row = table.sheet?.rows[chair];
  const { seen } = useDesk();
  const isOn = !table.is_over && running !== undefined;
  const isAwaited = isOn && running.awaited.includes(chair);
  const isTurn = isOn && running.turn === chair;
  return (
    <li class={`${isTurn ? "turn" : ""}${isAwaited ? " asked" : ""}`}>
      <SeatBadge seat={chair} /> <span class="desk-name">{name}</span>
      {chair === 0 && <Icon name="crown" label={translator.name("role", "shogun")} />}
      {isAwaited && <span class="desk-tag lit">{translator.text("desk-awaited")}</span>}
      {calls.includes(entrant) && (
        <span class="desk-tag calls">
          <Icon name="hand" /> {translator.text("desk-calls")}
        </span>
      )}
      {isOn && !seen?.linked.includes(entrant) && (
        <Icon name="away" label={translator.text("presence-away")} />
      )}
      {isOpen && row && (
        <span class="desk-row-points">
          {translator.name("role", row.had.role)} · <b>{pointsOf(row)}</b>
        </span>
      )}
    </li>
  );
}
