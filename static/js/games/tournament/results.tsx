/**
 * One's own score sheets: of the tables one sat at one's own line, and all of them once they are
 * public.
 */

import type { Phone as PhoneOwn, Row, TableSeen } from "../../../wire/own/tournament.d.ts";
import { useTable, useWords } from "../../core/table.ts";
import type { Translator } from "../../core/translator.ts";
import type { Words } from "../../core/words.ts";
import { PLAYED, pointsOf, printed, tableName } from "./own.ts";

export function Results({ own }: { own: PhoneOwn }) {
  const { translator } = useTable();
  if (own.results.length === 0) return null;
  return (
    <section class="t-part">
      <h2>
        {translator.text("t-my-tables")}{" "}
        <b class="t-total">
          {translator.text(own.frame.phase === "over" ? "t-in-all" : "t-so-far", {
            count: printed(own.points),
            penalty: own.penalty,
            before: printed(own.points + own.penalty),
          })}
        </b>
      </h2>
      {[...own.results].reverse().map((table) => (
        <Result key={table.name} table={table} />
      ))}
    </section>
  );
}

function Result({ table }: { table: TableSeen }) {
  const { translator, sight } = useTable();
  const words = useWords(PLAYED);
  const rows = table.sheet?.rows ?? [];
  const mine = rows.find((row) => row.entrant === sight.you);
  return (
    <details class="fold t-result">
      <summary>
        <span>{tableName(translator, table.name)}</span>
        <b>
          {mine
            ? translator.text("t-points-of", {
                count: pointsOf(mine),
                points: printed(pointsOf(mine)),
              })
            : ""}
        </b>
      </summary>
      <div class="table-scroll" data-scrolls>
        <table class="t-rows">
          <thead>
            <tr>
              <th scope="col">{translator.text("field-entrant")}</th>
              {["t-team-points", "t-own-points", "t-points"].map((each) => (
                <th key={each} scope="col" class="t-number">
                  {translator.text(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.entrant} class={row.entrant === sight.you ? "you" : ""}>
                <th scope="row">
                  {table.people.find((one) => one.entrant === row.entrant)?.name}{" "}
                  <span class="t-had">{hadOf(row, translator, words)}</span>
                </th>
                <td class="t-number">{row.team}</td>
                <td class="t-number">{row.single + row.extra}</td>
                <td class="t-number t-sum">{pointsOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < table.people.length && <p class="hint">{translator.text("t-own-line")}</p>}
    </details>
  );
}

/** @param words those of the game that was played */
function hadOf({ had }: Row, translator: Translator, words: Words | null) {
  const character = words?.translated(`character-${had.character}`, had.character) ?? "";
  const honor = `${translator.field("honor")} ${had.honor}`;
  return [translator.name("role", had.role), character, honor].filter((each) => each).join(" · ");
}
