/** The lines of a team's score, one by one, and what decided between equals. */

import type { Outcome, Team } from "../../wire/protocol.d.ts";
import { printed } from "../core/number.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "./icon.tsx";

export function ScoreLines({ team }: { team: Team }) {
  const { translator } = useTable();
  return (
    <ul>
      {team.scores.map((score, at) => (
        <li key={at}>
          <SeatBadge seat={score.seat} />
          <span>
            {translator.text("outcome-score", {
              seat: translator.seat(score.seat),
              score: translator.name("score", score.key),
              value: printed(score.value),
              times: score.times,
              factor: printed(score.times),
              points: printed(score.value * score.times),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why of two teams with the same score one is first. */
export function Ties({ outcome }: { outcome: Outcome }) {
  const { translator } = useTable();
  if (!outcome.ties) return null;
  const order = translator.name("option-ties", outcome.ties);
  return <p class="hint ties">{translator.text("outcome-ties", { order })}</p>;
}
