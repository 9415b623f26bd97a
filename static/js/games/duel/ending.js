/** The end on a phone: won or lost, why, and what is left of both sides. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { RefusalLine } from "../../parts/status.js";
import { Story } from "../../parts/story.js";
import { Remains } from "./victory.js";

/** @typedef {import("../../../wire/protocol.js").Outcome} Outcome */

/** @param {{children?: any}} props */
export function Ending({ children }) {
  const { sight, telling, face } = useTable();
  const outcome = /** @type {Outcome} */ (sight.view?.outcome);
  const isWon = outcome.winners.includes(sight.you);
  const shogun = sight.view?.places.find(
    (each) => each.seat === sight.you && each.role === "shogun",
  );
  const title = sight.you < 0 ? "end-title" : isWon ? "end-won" : "end-lost";
  return html`<div class=${isWon ? "duel-over won" : "duel-over"}>
    <div class="victory-ring" aria-hidden="true"><span class="enso"></span>
      <span class=${isWon ? "victory-shogun" : "victory-shogun down"}>${shogun && face.figure(shogun.figure)}</span></div>
    <header class="duel-over-words">
      <h1>${telling.text(title)}</h1>
      <p role="status">${telling.name("outcome-reason", outcome.reason)}</p>
      <p class="hint">${telling.name("outcome-cause", outcome.cause)}</p>
    </header>
    <${Remains} outcome=${outcome} />
    <${RefusalLine} />
    <p class="hint">${telling.text("end-again")}</p>
    ${children}
    <details class="fold"><summary>${telling.text("menu-story")}</summary><${Story} /></details>
  </div>`;
}
