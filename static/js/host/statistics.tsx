/** How everybody did over all nights: by person, by role, by character. */
import { useState } from "preact/hooks";
import type { Statistics as StatisticsSeen, Sum } from "../../wire/protocol.d.ts";
import { usePreferences } from "../core/table.ts";
import { useAsked, useDesk } from "./desk.ts";

type By = "name" | "role" | "figure" | "against";

/** The kind of words for what is counted. */
const KINDS: Record<By, string> = { name: "", role: "role", figure: "character", against: "" };
const BYS = Object.keys(KINDS) as By[];

/** @param props by what to count first */
export function Statistics({ name }: { name: string }) {
  const { translator } = useDesk();
  const [by, countBy] = useState(BYS.find((each) => each === name) ?? "name");
  const [withHub, count] = useState(false);
  const [summed] = useAsked("GET /api/statistics", { query: { bots: withHub ? 1 : 0 } });
  const rows = summed?.[by] ?? [];
  return (
    <main class="one statistics">
      <h1>{translator.text("host-statistics")}</h1>
      <div class="pick" role="group" aria-label={translator.text("host-count-by")}>
        {BYS.filter((each) => each === by || (summed?.[each].length ?? 0) > 0).map((each) => (
          <button
            type="button"
            key={each}
            class="pick-one"
            aria-pressed={each === by ? "true" : "false"}
            onClick={() => countBy(each)}
          >
            {translator.text(`host-by-${each}`)}
          </button>
        ))}
      </div>
      {summed && rows.length === 0 && <p class="hint">{translator.text("host-sums-none")}</p>}
      {summed && rows.length > 0 && <SumTable rows={rows} by={by} summed={summed} />}
      <label class="tick">
        <input type="checkbox" checked={withHub} onChange={() => count(!withHub)} />
        <span>{translator.text("host-count-hub")}</span>
      </label>
    </main>
  );
}

interface SumTableProps {
  rows: readonly Sum[];
  by: By;
  summed: StatisticsSeen;
}

function SumTable({ rows, by, summed }: SumTableProps) {
  const { translator, wordsOf } = useDesk();
  // Against whom, it is the share that is asked for.
  const isRate = by === "against";
  const number = isRate || !summed.number ? null : { game: summed.games[0], key: summed.number };
  // Points of several games have no mean.
  const isOneGame = by !== "name" || summed.games.length < 2;
  return (
    <div
      class="table-scroll"
      role="group"
      tabindex={0}
      aria-label={translator.text("host-statistics")}
    >
      <table class={isRate ? "sums rates" : "sums"}>
        <thead>
          <tr>
            <th scope="col">{translator.text(`host-by-${by}`)}</th>
            <th scope="col">{translator.text("host-sum-won")}</th>
            <th scope="col" class="share-column">
              {translator.text("host-sum-share")}
            </th>
            {!isRate && isOneGame && (
              <th scope="col">
                {translator.text("host-sum-mean", { of: translator.text("host-sum-points") })}
              </th>
            )}
            {number && (
              <th scope="col">
                {translator.text("host-sum-mean", {
                  of: wordsOf(number.game).name("score", number.key),
                })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SumRow key={`${row.game}/${row.key}`} row={row} by={by} isOneGame={isOneGame} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SumRowProps {
  row: Sum;
  by: By;
  isOneGame: boolean;
}

function SumRow({ row, by, isOneGame }: SumRowProps) {
  const { translator, wordsOf } = useDesk();
  const { language } = usePreferences();
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const mean = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <tr>
      <th scope="row">{KINDS[by] ? wordsOf(row.game).name(KINDS[by], row.key) : row.key}</th>
      <td>{translator.text("host-sum-of", { won: row.won, played: row.played })}</td>
      <td class="share-column">
        <span class="share">
          <span class="share-bar" aria-hidden="true">
            <span style={{ width: `${row.share * 100}%` }} />
          </span>
          {share.format(row.share)}
        </span>
      </td>
      {by !== "against" && isOneGame && <td>{mean.format(row.points)}</td>}
      {by !== "against" && row.number !== null && <td>{mean.format(row.number)}</td>}
    </tr>
  );
}
