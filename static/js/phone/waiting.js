/** Before the start: who sits where, and how we play for those who are new. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { HowWePlay } from "../parts/how.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { SetTheTable } from "../parts/setup.js";
import { Status } from "../parts/status.js";

export function Waiting() {
  const { sight, telling } = useTable();
  const [isOpen, open] = useState(false);
  const seated = sight.people.filter((person) => person.name);
  return html`<main class="waiting">
    <div class="brand small"><div class="enso" aria-hidden="true"></div>
      <h1>${telling.name("game", sight.game)}</h1>
      <p class="hint">${telling.text("waiting-code", { table: sight.table })}</p></div>
    <${Status} />
    <ul class="people" aria-label=${telling.text("waiting-people")}>
      ${seated.map(
        (person) => html`<li key=${person.seat} class=${person.seat === sight.you ? "you" : ""}>
        <${SeatBadge} seat=${person.seat} big /> <span>${person.name}</span>
        ${person.seat === sight.you && html`<b class="you-mark">${telling.text("waiting-you")}</b>`}
        ${
          !person.linked &&
          html`<${Icon} name=${person.is_bot ? "bot" : "away"}
          label=${telling.text(person.is_bot ? "presence-bot" : "presence-away")} />`
        }
      </li>`,
      )}
    </ul>
    <${SetTheTable} isOpen />
    <button type="button" class="button" onClick=${() => open(true)}>${telling.text("how-title")}</button>
    ${isOpen && html`<${HowWePlay} onClose=${() => open(false)} />`}
  </main>`;
}
