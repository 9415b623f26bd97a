/** The end on a phone: who won, who was who, and every line of the score. */
import { html } from "../core/html.js";
import { printed } from "../core/number.js";
import { useTable } from "../core/table.js";
import { Curtain, useCurtain } from "../parts/curtain.js";
import { SeatBadge } from "../parts/icon.js";
import { ScoreLines, Ties } from "../parts/score.js";
import { RefusalLine } from "../parts/status.js";
import { Story } from "../parts/story.js";
import { Again } from "./again.js";
import { UndoButton } from "./play.js";

/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */
/** @typedef {import("../../wire/protocol.js").Team} Team */

export function TheEnd() {
  const { face } = useTable();
  return face.ending
    ? html`<main class="the-end"><${face.ending}><${Again} /><${UndoButton} /><//></main>`
    : html`<${TeamsEnd} />`;
}

function TeamsEnd() {
  const { sight, telling } = useTable();
  const outcome = /** @type {Outcome} */ (sight.view?.outcome);
  const [isCovered, uncover] = useCurtain(outcome);
  return html`<main class=${isCovered ? "the-end covered" : "the-end"}>
    ${isCovered ? html`<${Curtain} onOpen=${uncover} />` : html`<${Result} outcome=${outcome} />`}
    <${RefusalLine} />
    ${!sight.of && html`<p class="hint">${telling.text("end-again")}</p>`}
    <${Again} />
    ${!isCovered && html`<details class="fold"><summary>${telling.text("menu-story")}</summary><${Story} /></details>`}
    <${UndoButton} />
  </main>`;
}

/** @param {{outcome: Outcome}} props */
function Result({ outcome }) {
  const { sight, telling, face } = useTable();
  const you = sight.you;
  const won = outcome.winners.includes(you);
  // Where nobody has won, nobody has lost.
  const isOthers = you < 0 || outcome.winners.length === 0;
  const title = telling.text(isOthers ? "end-title" : won ? "end-won" : "end-lost");
  if (face.victory) {
    return html`<div class=${won ? "brand won" : "brand"}><h1>${title}</h1></div>
      <${face.victory} outcome=${outcome} isSmall />`;
  }
  return html`<div class="brand"><div class="enso" aria-hidden="true"></div>
      <h1>${title}</h1>
      <p role="status">${telling.name("outcome-reason", outcome.reason)}</p>
      <p class="hint">${telling.name("outcome-cause", outcome.cause)}</p></div>
    <${Ties} outcome=${outcome} />
    ${outcome.teams.map((team) => html`<${TeamScore} key=${team.key} team=${team} />`)}
    <h2>${telling.text("end-roles")}</h2>
    <ul class="end-roles">
      ${outcome.roles.map(
        (role, seat) => html`<li key=${seat}>
        <${SeatBadge} seat=${seat} /> <span>${telling.seat(seat)}</span>
        <span class="end-role"><span class="figure-small" aria-hidden="true">${face.crest(role)}</span>
          ${telling.name("role", role)}</span>
      </li>`,
      )}
    </ul>`;
}

/** @param {{team: Team}} props */
function TeamScore({ team }) {
  const { telling } = useTable();
  return html`<section class=${team.rank === 1 ? "team won" : "team"}>
    <h2><span>${team.rank}. ${telling.team(team)}</span> <b>${printed(team.total)}</b></h2>
    <${ScoreLines} team=${team} />
  </section>`;
}
