/** Who has won, and why. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";
import { Ties } from "../parts/score.js";

/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */

/** @param {{outcome: Outcome, isSmall?: boolean}} props */
export function Winner({ outcome, isSmall = false }) {
  const { telling, face } = useTable();
  if (face.victory) {
    return html`<section class=${isSmall ? "winner own small" : "winner own"} role=${isSmall ? undefined : "status"}>
      <${face.victory} outcome=${outcome} isSmall=${isSmall} /></section>`;
  }
  const team = outcome.teams.find((each) => each.rank === 1);
  // Whoever the team is named after stands for it.
  const leader = outcome.winners.find((seat) => outcome.roles[seat] === team?.key);
  const crest = outcome.roles[leader ?? outcome.winners[0]] ?? "";
  return html`<section class=${isSmall ? "winner small" : "winner"} role=${isSmall ? undefined : "status"}>
    <div class="winner-ring" aria-hidden="true"><span class="enso"></span>
      <span class="winner-crest">${face.crest(crest)}</span></div>
    <div class="winner-words">
      <p class="winner-label">${telling.text("screen-victory")}</p>
      <h2>${team ? telling.team({ ...team, seats: outcome.winners }) : telling.seats(outcome.winners)}</h2>
      <ul class="winner-seats">
        ${outcome.winners.map((seat) => html`<li key=${seat}><${SeatBadge} seat=${seat} big /> <span>${telling.seat(seat)}</span></li>`)}
      </ul>
      <p class="winner-why">${telling.name("outcome-reason", outcome.reason)}
        ${!isSmall && html`<span>${telling.name("outcome-cause", outcome.cause)}</span>`}</p>
      <${Ties} outcome=${outcome} />
    </div>
  </section>`;
}
