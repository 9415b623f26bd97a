/** The score, team by team: each line with its sum so far. */

import type { Outcome, Score, Team } from "../../wire/protocol.d.ts";
import { inOrder, running } from "../core/ceremony.ts";
import { added, printed } from "../core/number.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";

interface ScoresProps {
  outcome: Outcome;
  lines: Record<string, number>;
  isSmall?: boolean;
}

export function Scores({ outcome, lines, isSmall = false }: ScoresProps) {
  const teams = isSmall ? [...inOrder(outcome)].reverse() : inOrder(outcome);
  return (
    <div class={isSmall ? "scores small" : "scores"} data-count={teams.length}>
      {teams.map((team) => (
        <TeamSum
          key={team.key}
          team={team}
          lines={lines[team.key] ?? -1}
          isWinner={isSmall && team.rank === 1}
        />
      ))}
    </div>
  );
}

interface TeamSumProps {
  team: Team;
  lines: number;
  isWinner: boolean;
}

function TeamSum({ team, lines, isWinner }: TeamSumProps) {
  const { translator } = useTable();
  const isRead = lines >= team.scores.length;
  const classes = ["team-sum", lines < 0 ? "unread" : "", isWinner ? "won" : ""].join(" ").trim();
  return (
    <section class={classes}>
      <h3>
        <span>{translator.team(team)}</span>
        <b class={isRead ? "sum final" : "sum"}>
          {lines < 0 ? "…" : printed(running(team, lines))}
        </b>
      </h3>
      <ul>
        {team.scores.slice(0, Math.max(0, lines)).map((score, at) => (
          <ScoreLine key={at} score={score} />
        ))}
      </ul>
    </section>
  );
}

function ScoreLine({ score }: { score: Score }) {
  const { translator } = useTable();
  const { value, times, seat } = score;
  return (
    <li class="score-line">
      <SeatBadge seat={seat} />
      <span class="score-name">
        <span class="score-who">{translator.seat(seat)}</span>{" "}
        <span class="score-what">{translator.name("score", score.key)}</span>
      </span>
      <span class="score-sum">
        {times === 1 ? (
          ""
        ) : (
          <span>
            {printed(value)} × {printed(times)} ={" "}
          </span>
        )}
        <b>{added(value * times)}</b>
      </span>
    </li>
  );
}
