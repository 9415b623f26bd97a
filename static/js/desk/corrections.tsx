/** What players and referee put right at tables, as it happens, and what waits for the referee. */
import { useState } from "preact/hooks";
import type { RunningTable, TableCorrection, WaitingCorrection } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { tableName } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { changeText, whatText } from "./changes.ts";
import { useDesk } from "./desk.ts";
import { Reason } from "./reason.tsx";

/** On a table's card: the last ones, the newest first. */
export function Made({ running, names }: { running?: RunningTable; names: readonly string[] }) {
  const { translator } = useTable();
  if (!running?.corrections?.length) return null;
  return (
    <ul class="desk-made" aria-label={translator.text("desk-made")}>
      {running.corrections.map((each) => (
        <li key={each.number} data-correction={each.what}>
          <MadeLine made={each} names={names} />
        </li>
      ))}
    </ul>
  );
}

function MadeLine({ made, names }: { made: TableCorrection; names: readonly string[] }) {
  const { translator } = useTable();
  const { box } = useDesk();
  const by = made.by >= 0 ? names[made.by] : translator.text("desk-made-referee");
  const changes = made.changes.map((each) => changeText(each, box, names)).join(" · ");
  return (
    <>
      <Icon name="set" /> <b>{by}</b> {whatText(made.what, box, translator)}
      {changes && <span class="desk-made-changes">{changes}</span>}
    </>
  );
}

/** Above everything: tokens that a player would give themselves. */
export function WaitingCorrections() {
  const { seen } = useDesk();
  const waiting = (seen?.tables ?? []).flatMap((running) =>
    (running.waiting ?? []).map((asked) => ({ running, asked })),
  );
  if (waiting.length === 0) return null;
  return (
    <div class="desk-calls desk-waiting" role="status">
      <ul>
        {waiting.map(({ running, asked }) => (
          <li key={`${running.table}/${asked.since}`} data-waiting={asked.since}>
            <Waiting running={running} asked={asked} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ running, asked }: { running: RunningTable; asked: WaitingCorrection }) {
  const { translator } = useTable();
  const { own, box } = useDesk();
  const [isRuling, rule] = useState<boolean | null>(null);
  const names = namesAt(own, running.table);
  const needs = asked.called || asked.no >= 0;
  return (
    <>
      <Icon name={needs ? "hand" : "set"} />
      <p>
        {tableName(translator, running.table)} · {changeText(asked.change, box, names)}{" "}
        <span class="hint">
          {asked.no >= 0
            ? translator.text("desk-waiting-no", { name: names[asked.no] ?? "" })
            : translator.text(asked.called ? "desk-waiting-called" : "desk-waiting-yes", {
                count: asked.yes.length,
              })}
        </span>
      </p>
      <button type="button" class="button" data-accept onClick={() => rule(true)}>
        {translator.text("desk-accept")}
      </button>
      <button type="button" class="button danger" data-overturn onClick={() => rule(false)}>
        {translator.text("desk-overturn")}
      </button>
      {isRuling !== null && (
        <Ruling running={running} asked={asked} accept={isRuling} onClose={() => rule(null)} />
      )}
    </>
  );
}

interface RulingProps {
  running: RunningTable;
  asked: WaitingCorrection;
  accept: boolean;
  onClose: () => void;
}

function Ruling({ running, asked, accept, onClose }: RulingProps) {
  const { translator } = useTable();
  const { own, box, ask } = useDesk();
  const [why, say] = useState("");
  const title = translator.text(accept ? "desk-accept" : "desk-overturn");
  const send = async () => {
    const parts = { short: running.table, since: asked.since };
    const route = "POST /api/tournaments/{name}/tables/{short}/corrections/{since}";
    onClose();
    await ask(route, { parts, body: { accept, why } });
  };
  return (
    <Sheet title={title} close={translator.text("close")} onClose={onClose}>
      <p>{changeText(asked.change, box, namesAt(own, running.table))}</p>
      <Reason words={translator} why={why} onSay={say} />
      <button
        type="button"
        class="button main"
        disabled={why.trim() === ""}
        onClick={send}
        data-rule
      >
        {title}
      </button>
    </Sheet>
  );
}

/** The people of a table or of a duel, by chair. */
export function namesAt(own: ReturnType<typeof useDesk>["own"], table: string): readonly string[] {
  const seated = own.tables.find((each) => each.name === table);
  if (seated) return seated.people.map((person) => person.name);
  return own.frame.duels.find((duel) => duel.name === table.split(".")[0])?.names ?? [];
}
