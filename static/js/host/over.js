/** A game that is over: who won, who was who, the score, the chart, the story; and once more. */
import { html } from "../core/html.js";
import { printed } from "../core/number.js";
import { useTable } from "../core/table.js";
import { Curtain, useCurtain } from "../parts/curtain.js";
import { SeatBadge } from "../parts/icon.js";
import { ScoreLines, Ties } from "../parts/score.js";
import { RefusalLine } from "../parts/status.js";
import { Story } from "../parts/story.js";
import { Fold, Section } from "./bar.js";
import { NightChart } from "./chart.js";
import { useDesk } from "./desk.js";
import { EndTable } from "./ending.js";
import { saveNight } from "./files.js";
import { TakeBack } from "./resting.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */
/** @typedef {import("../../wire/protocol.js").Team} Team */

/** Where a table screen tells it, the host's page does not tell it first. @param {{seen: TableSeen, isNews?: boolean}} props */
export function Over({ seen, isNews = false }) {
  const { sight } = useTable();
  const outcome = /** @type {Outcome} */ (sight.view?.outcome);
  const [isCovered, uncover] = useCurtain(outcome);
  if (!isNews || !isCovered) return html`<${Told} seen=${seen} />`;
  return html`<main class="one over covered">
    <${Curtain} onOpen=${uncover} />
    <${Doings} seen=${seen} />
  </main>`;
}

/** @param {{seen: TableSeen}} props */
function Told({ seen }) {
  const { telling: desk } = useDesk();
  const { sight, face } = useTable();
  const outcome = /** @type {Outcome} */ (sight.view?.outcome);
  return html`<main class="two over">
    <div class="column">
      ${face.victory ? html`<${face.victory} outcome=${outcome} isSmall />` : html`<${Won} outcome=${outcome} />`}
      <${Doings} seen=${seen} />
      ${
        !face.victory &&
        html`<${Section} title=${desk.text("host-score")}>
        ${outcome.teams.map((team) => html`<${TeamScore} key=${team.key} team=${team} />`)}
      <//>`
      }
    </div>
    <div class="column">
      ${!face.victory && html`<${Roles} outcome=${outcome} />`}
      <${NightChart} table=${sight.table} />
      <${Fold} title=${desk.text("story-label")} icon="story"><${Story} /><//>
      <${EndTable} seen=${seen} />
    </div>
  </main>`;
}

/** @param {{outcome: Outcome}} props */
function Won({ outcome }) {
  const { telling } = useTable();
  const won = outcome.teams.find((team) => team.rank === 1);
  return html`<div class="brand over-brand"><div class="enso" aria-hidden="true"></div>
      <h1>${won ? telling.team({ ...won, seats: outcome.winners }) : telling.text("status-over")}</h1>
      ${outcome.winners.length > 0 && html`<p role="status">${telling.text("host-won", { seats: telling.seats(outcome.winners) })}</p>`}</div>
    <p class="hint over-reason">${telling.name("outcome-reason", outcome.reason)}</p>
    <${Ties} outcome=${outcome} />
    <${Against} outcome=${outcome} />`;
}

/** Whom it was against, where that is nobody at the table. @param {{outcome: Outcome}} props */
function Against({ outcome }) {
  const { telling } = useDesk();
  const name = outcome.about?.against;
  return name
    ? html`<p class="over-against">${telling.text("host-against", { name: String(name) })}</p>`
    : null;
}

/** @param {{seen: TableSeen}} props */
function Doings({ seen }) {
  const { telling, ask, go, key, tell } = useDesk();
  const again = async () => {
    const opened = await ask("POST /api/tables/{name}/again", { parts: { name: seen.table } });
    if (opened) go("table", opened.said.table);
  };
  return html`<${RefusalLine} />
    ${
      !seen.ended &&
      html`<button type="button" class="button ink main" onClick=${again} data-again>
      <span class="ink-name">${telling.text("host-again")}</span>
      <span class="ink-text">${telling.text("host-again-text")}</span></button>`
    }
    <div class="row">
      ${!seen.ended && html`<${TakeBack} />`}
      <button type="button" class="button" onClick=${() => saveNight(seen.table, key).catch(tell)} data-save>
        ${telling.text("host-save-night")}</button>
    </div>`;
}

/** @param {{outcome: Outcome}} props */
function Roles({ outcome }) {
  const { telling, face, sight } = useTable();
  const places = sight.view?.places ?? [];
  return html`<${Section} title=${telling.text("host-roles")}>
    <ul class="roles">
      ${outcome.roles.map((role, seat) => {
        const figure = places.find((place) => place.seat === seat)?.figure ?? "";
        return html`<li key=${seat} class=${outcome.winners.includes(seat) ? "role-row won" : "role-row"}>
          <${SeatBadge} seat=${seat} big />
          <span class="seat-name">${telling.seat(seat)}<span class="place-row-figure">${figure && telling.name("character", figure)}</span></span>
          <span class="role-name"><span class="crest-small" aria-hidden="true">${face.crest(role)}</span>${telling.name("role", role)}</span>
        </li>`;
      })}
    </ul>
  <//>`;
}

/** @param {{team: Team}} props */
function TeamScore({ team }) {
  const { telling } = useTable();
  return html`<section class=${team.rank === 1 ? "team won" : "team"}>
    <h3><span>${telling.team(team)}</span> <b>${printed(team.total)}</b></h3>
    <${ScoreLines} team=${team} />
  </section>`;
}
