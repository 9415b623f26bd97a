/** The finals on the desk: each duel with how it goes, and the ranking once it is known. */
import { useState } from "preact/hooks";
import type { DuelSeen as Duel } from "../../wire/own/tournament.d.ts";
import { useTable } from "../core/table.ts";
import { Bracket } from "../games/tournament/bracket.tsx";
import { offerOf } from "../games/tournament/own.ts";
import { ByLot, Ranking } from "../games/tournament/standings.tsx";
import { Made } from "./corrections.tsx";
import { useDesk } from "./desk.ts";
import { LetIn } from "./let-in.tsx";
import { RunningLine, TableDoings } from "./running.tsx";
import { Section } from "./section.tsx";
import { Reopen } from "./table-card.tsx";

export function BracketPart() {
  const { translator } = useTable();
  const { own, named } = useDesk();
  const { duels, ranking, finalists } = own.frame;
  const [letting, letIn] = useState<string | null>(null);
  return (
    <>
      {ranking.length > 0 && (
        <Section title={translator.text("t-ranking")}>
          <div class="table-scroll">
            <Ranking rows={ranking} named={named} translator={translator} />
          </div>
          <ByLot frame={own.frame} translator={translator} />
        </Section>
      )}
      <Section title={ranking.length > 0 ? translator.text("desk-duels") : ""}>
        {duels.length === 0 && (
          <p class="hint">{translator.text("desk-no-bracket", { count: finalists })}</p>
        )}
        <Bracket duels={duels} translator={translator}>
          {(duel: Duel) => <Doings duel={duel} onLetIn={letIn} />}
        </Bracket>
      </Section>
      {letting !== null && <LetIn table={letting} onClose={() => letIn(null)} />}
    </>
  );
}

function Doings({ duel, onLetIn }: { duel: Duel; onLetIn: (table: string) => void }) {
  const { translator, sight } = useTable();
  const { seen, fill } = useDesk();
  const running = seen?.tables.find((each) => each.table.split(".")[0] === duel.name);
  const offer = offerOf(sight.offers, "decide-duel");
  const [field] = offer?.fields ?? [];
  const choice =
    field?.type === "one" ? field.choices.find((each) => each.value === duel.name) : null;
  if (!choice || choice.closed) return null;
  return (
    <>
      {!duel.is_over && <RunningLine isOver={false} running={running} names={duel.names} isDuel />}
      <Made running={running} names={duel.names} />
      <div class="desk-duel-doings">
        <button
          type="button"
          class="button small"
          data-offer="decide-duel"
          onClick={() => fill("decide-duel", { duel: duel.name })}
        >
          {translator.text(duel.is_over ? "desk-decide-again" : "desk-decide")}
        </button>
        {duel.is_over && <Reopen table={duel.name} />}
        {!duel.is_over && (
          <TableDoings running={running} onLetIn={() => running && onLetIn(running.table)} />
        )}
      </div>
    </>
  );
}
