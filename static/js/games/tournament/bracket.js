/** The finals: who meets whom, and who went on. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { columnsOf } from "./own.js";

/** @typedef {import("./own.js").Duel} Duel */
/** @typedef {import("../../core/telling.js").Telling} Telling */

/** @param {{duels: readonly Duel[], telling: Telling, you?: number, children?: (duel: Duel) => any}} props */
export function Bracket({ duels, telling, you = -1, children = undefined }) {
  return html`<div class="t-bracket" data-scrolls>
    ${columnsOf(duels).map(
      (column, at) => html`<ol key=${at} class="t-bracket-round">
      ${column.map(
        (
          duel,
        ) => html`<li key=${duel.name}><article class=${isOpen(duel) ? "t-duel open" : "t-duel"} data-duel=${duel.name}>
        <h3 data-whole>${telling.name("stage", duel.name)}</h3>
        ${[0, 1].map((side) => html`<${Side} key=${side} duel=${duel} side=${side} telling=${telling} you=${you} />`)}
        ${children?.(duel)}
      </article></li>`,
      )}
    </ol>`,
    )}
  </div>`;
}

/** Both are there and nobody has won yet. @param {Duel} duel */
export function isOpen(duel) {
  return !duel.is_over && duel.sides.every((side) => side >= 0);
}

/** @param {{duel: Duel, side: number, telling: Telling, you: number}} props */
function Side({ duel, side, telling, you }) {
  const entrant = duel.sides[side];
  const hasWon = duel.is_over && duel.winner === entrant && entrant >= 0;
  const hasLost = duel.is_over && !hasWon;
  const kind = `${entrant < 0 ? " unknown" : ""}${hasWon ? " won" : hasLost ? " lost" : ""}${entrant >= 0 && entrant === you ? " you" : ""}`;
  return html`<p class=${`t-side${kind}`}>
    <span data-whole>${entrant >= 0 ? duel.names[side] : telling.text(duel.is_over ? "t-walk-over" : "t-not-known")}</span>
    ${hasWon && html`<${Icon} name="crown" label=${telling.text("t-wins")} />`}
  </p>`;
}
