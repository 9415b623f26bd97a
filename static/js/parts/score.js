/** The lines of a team's score, one by one, and what decided between equals. */
import { html } from "../core/html.js";
import { printed } from "../core/number.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "./icon.js";

/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */
/** @typedef {import("../../wire/protocol.js").Team} Team */

/** @param {{team: Team}} props */
export function ScoreLines({ team }) {
  const { telling } = useTable();
  return html`<ul>
    ${team.scores.map(
      (score, at) => html`<li key=${at}><${SeatBadge} seat=${score.seat} />
      <span>${telling.text("outcome-score", {
        seat: telling.seat(score.seat),
        score: telling.name("score", score.key),
        value: printed(score.value),
        times: score.times,
        factor: printed(score.times),
        points: printed(score.value * score.times),
      })}</span></li>`,
    )}
  </ul>`;
}

/** Why of two teams with the same score one is first. @param {{outcome: Outcome}} props */
export function Ties({ outcome }) {
  const { telling } = useTable();
  if (!outcome.ties) return null;
  const order = telling.name("option-ties", outcome.ties);
  return html`<p class="hint ties">${telling.text("outcome-ties", { order })}</p>`;
}
