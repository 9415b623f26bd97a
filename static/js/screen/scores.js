/** The score, team by team: each line with its sum so far. */

import { inOrder, running } from "../core/ceremony.js";
import { html } from "../core/html.js";
import { added, printed } from "../core/number.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";

/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */
/** @typedef {import("../../wire/protocol.js").Team} Team */
/** @typedef {import("../../wire/protocol.js").Score} Score */

/** @param {{outcome: Outcome, lines: Record<string, number>, isSmall?: boolean}} props */
export function Scores({ outcome, lines, isSmall = false }) {
  const teams = isSmall ? [...inOrder(outcome)].reverse() : inOrder(outcome);
  return html`<div class=${isSmall ? "scores small" : "scores"}>
    ${teams.map((team) => html`<${TeamSum} key=${team.key} team=${team} lines=${lines[team.key] ?? -1} isWinner=${isSmall && team.rank === 1} />`)}
  </div>`;
}

/** @param {{team: Team, lines: number, isWinner: boolean}} props */
function TeamSum({ team, lines, isWinner }) {
  const { telling } = useTable();
  const isRead = lines >= team.scores.length;
  const classes = ["team-sum", lines < 0 ? "unread" : "", isWinner ? "won" : ""].join(" ").trim();
  return html`<section class=${classes}>
    <h3><span>${telling.team(team)}</span>
      <b class=${isRead ? "sum final" : "sum"}>${lines < 0 ? "…" : printed(running(team, lines))}</b></h3>
    <ul>
      ${team.scores.slice(0, Math.max(0, lines)).map((score, at) => html`<${ScoreLine} key=${at} score=${score} />`)}
    </ul>
  </section>`;
}

/** @param {{score: Score}} props */
function ScoreLine({ score }) {
  const { telling } = useTable();
  const { value, times, seat } = score;
  return html`<li class="score-line">
    <${SeatBadge} seat=${seat} />
    <span class="score-who">${telling.seat(seat)}</span>
    <span class="score-what">${telling.name("score", score.key)}</span>
    <span class="score-sum">${times === 1 ? "" : html`<span>${printed(value)} × ${printed(times)} = </span>`}<b>${added(value * times)}</b></span>
  </li>`;
}
