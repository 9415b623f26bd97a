/** The tournament as files: for a spreadsheet, for another program, for the shelf. */
import type { TargetedEvent } from "preact";
import { useState } from "preact/hooks";
import { save } from "../core/saving.ts";
import { useTable } from "../core/table.ts";
import { offerOf } from "../games/tournament/own.ts";
import { useDesk } from "./desk.ts";
import { Section } from "./section.tsx";

/** Whatever has rows comes for people and for programs. */
const BOTH = ["draw", "sheets", "standings", "ranking", "record"] as const;

/** Sheets that were typed in elsewhere, in the columns of those that are saved here. */
function SheetsIn() {
  const { translator, sight, refuse } = useTable();
  const { ask } = useDesk();
  const [count, say] = useState(0);
  if (!offerOf(sight.offers, "take-sheet")) return null;
  const read = async (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    refuse(null);
    const body = { text: await file.text() };
    const done = await ask("POST /api/tournaments/{name}/sheets", { body });
    say(done?.said.count ?? 0);
    input.value = "";
  };
  return (
    <li>
      <span>
        {translator.text("desk-sheets-in")}{" "}
        <span role="status">{count > 0 ? translator.text("desk-sheets-read", { count }) : ""}</span>
      </span>
      <label class="button small">
        <span>{translator.text("desk-file")}</span>
        <input class="spoken" type="file" accept=".csv,text/csv" data-sheets-in onChange={read} />
      </label>
    </li>
  );
}

export function Files({ round }: { round: number }) {
  const { translator, link, refuse } = useTable();
  const { own } = useDesk();
  const is = {
    draw: own.frame.round > 0,
    sheets: own.tables.some((table) => table.is_over),
    standings: own.frame.round > 0,
    ranking: own.frame.ranking.length > 0,
    record: true,
  };
  const take = (paper: string, kind = "") => {
    refuse(null);
    const isDraw = paper === "draw";
    const file = `${paper}${kind && `.${kind}`}${isDraw ? `?round=${round}` : ""}`;
    const path = `/api/tournaments/${encodeURIComponent(link.table)}/${file}`;
    const name = `${link.table}-${paper}${isDraw ? `-${round}` : ""}.${kind || "json"}`;
    save(path, link.key, name).catch(refuse);
  };
  return (
    <div class="paper-tools">
      <Section title={translator.text("desk-files")}>
        <ul class="desk-rules">
          {BOTH.filter((each) => is[each]).map((each) => (
            <li key={each}>
              <span>{translator.text(`desk-file-${each}`, { round })}</span>
              {["csv", "json"].map((kind) => (
                <button
                  type="button"
                  key={kind}
                  class="button small"
                  data-save={`${each}.${kind}`}
                  onClick={() => take(each, kind)}
                >
                  {kind.toUpperCase()}
                </button>
              ))}
            </li>
          ))}
          <SheetsIn />
          <li>
            <span>{translator.text("desk-file-export")}</span>
            <button
              type="button"
              class="button small"
              data-save="export"
              onClick={() => take("export")}
            >
              JSON
            </button>
          </li>
        </ul>
      </Section>
    </div>
  );
}
