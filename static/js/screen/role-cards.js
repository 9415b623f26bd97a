/** Everyone's role as a card that turns over. Until its turn, a card's face is not even drawn. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";

/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */

/** @param {{outcome: Outcome, shown: ReadonlySet<number>, isSmall?: boolean}} props */
export function RoleCards({ outcome, shown, isSmall = false }) {
  return html`<ol class=${isSmall ? "role-cards small" : "role-cards"} data-count=${outcome.roles.length}>
    ${outcome.roles.map(
      (role, seat) => html`<li key=${seat}>
      <${RoleCard} seat=${seat} role=${shown.has(seat) ? role : ""} team=${shown.has(seat) ? teamOf(outcome, seat) : ""} />
    </li>`,
    )}
  </ol>`;
}

/** @param {Outcome} outcome @param {number} seat */
function teamOf(outcome, seat) {
  return outcome.teams.find((team) => team.seats.includes(seat))?.key ?? "";
}

/** @param {{seat: number, role: string, team: string}} props */
function RoleCard({ seat, role, team }) {
  const { sight, telling, face } = useTable();
  const figure = sight.view?.places.find((place) => place.seat === seat)?.figure ?? "";
  return html`<div class="role-seat">
    <p class="role-who"><${SeatBadge} seat=${seat} big /> <span>${telling.seat(seat)}</span></p>
    <div class=${role ? "role-card open" : "role-card"}>
      <div class="role-back" aria-hidden="true"><span class="enso"></span></div>
      <div class="role-front" data-team=${team}>
        ${
          role &&
          html`<span class="role-crest" aria-hidden="true">${face.crest(role) ?? html`<span class="enso"></span>`}</span>
          <b>${telling.name("role", role)}</b>`
        }
      </div>
    </div>
    ${figure && html`<p class="role-figure">${telling.name("character", figure)}</p>`}
  </div>`;
}
