/** Rows of people with their points: the standings, and at the end the ranking with its prizes. */

import type { Frame, Ranked } from "../../../wire/own/tournament.d.ts";
import type { Translator } from "../../core/translator.ts";
import type { Standing } from "./own.ts";
import { printed } from "./own.ts";

type Named = (entrant: number) => string;

interface StandingsProps {
  rows: readonly Standing[];
  named: Named;
  translator: Translator;
  you?: number;
  finalists?: number;
  isReferee?: boolean;
}

/** A penalty is between the referee and the player. */
export function Standings({
  rows,
  named,
  translator,
  you = -1,
  finalists = 0,
  isReferee = false,
}: StandingsProps) {
  const hasPenalty = isReferee && rows.some((row) => (row.penalty ?? 0) > 0);
  return (
    <table class="t-rows">
      <thead>
        <tr>
          <th scope="col">{translator.text("t-place")}</th>
          <th scope="col">{translator.text("field-entrant")}</th>
          <th scope="col" class="t-number">
            {translator.text("t-points")}
          </th>
          <th scope="col" class="t-number">
            {translator.text("t-wins-count")}
          </th>
          {hasPenalty && (
            <th scope="col" class="t-number">
              {translator.text("field-penalty")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entrant} class={kindOf(row, you, finalists)}>
            <td class="t-rank">{row.rank}</td>
            <th scope="row">{named(row.entrant)}</th>
            <td class="t-number t-sum">
              {printed(row.points)}
              {isReferee && row.penalty ? (
                <>
                  {" "}
                  <span class="t-before">
                    {translator.text("t-before", {
                      before: printed(row.points + row.penalty),
                      penalty: row.penalty,
                    })}
                  </span>
                </>
              ) : (
                ""
              )}
            </td>
            <td class="t-number">{row.wins}</td>
            {hasPenalty && <td class="t-number">{row.penalty ? printed(-row.penalty) : ""}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(row: Standing, you: number, finalists: number) {
  return `${row.rank <= finalists ? "through" : ""}${row.entrant === you ? " you" : ""}`;
}

/** Which places the lot decided, below the rows. */
export function ByLot({ frame, translator }: { frame: Frame; translator: Translator }) {
  const places = frame.by_lot.map(({ first, last }) => `${first}\u2060–\u2060${last}`).join(", ");
  return places && <p class="hint t-lots">{translator.text("t-lots", { places })}</p>;
}

interface RankingProps {
  rows: readonly Ranked[];
  named: Named;
  translator: Translator;
  you?: number;
}

export function Ranking({ rows, named, translator, you = -1 }: RankingProps) {
  const hasPrize = rows.some((row) => row.prize > 0);
  return (
    <table class="t-rows">
      <thead>
        <tr>
          <th scope="col">{translator.text("t-place")}</th>
          <th scope="col">{translator.text("field-entrant")}</th>
          {hasPrize && (
            <th scope="col" class="t-number">
              {translator.text("t-prize")}
            </th>
          )}
          <th scope="col" class="t-number">
            {translator.text("t-points")}
          </th>
          <th scope="col" class="t-number">
            {translator.text("t-wins-count")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.entrant}
            class={`${row.place <= 3 ? "through" : ""}${row.entrant === you ? " you" : ""}`}
          >
            <td class="t-rank">{row.place}</td>
            <th scope="row">{named(row.entrant)}</th>
            {hasPrize && <td class="t-number t-sum">{row.prize || ""}</td>}
            <td class="t-number">{printed(row.points)}</td>
            <td class="t-number">{row.wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
