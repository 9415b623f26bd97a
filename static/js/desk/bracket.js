/** The finals on the desk: each duel with how it goes, and the ranking once it is known. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Bracket } from "../games/tournament/bracket.js";
import { offerOf } from "../games/tournament/own.js";
import { ByLot, Ranking } from "../games/tournament/standings.js";
import { useDesk } from "./desk.js";
import { LetIn } from "./letting.js";
import { RunningLine, TableDoings } from "./running.js";
import { Section } from "./section.js";

/** @typedef {import("../games/tournament/own.js").Duel} Duel */

export function BracketPart() {
  const { telling } = useTable();
  const { own, named } = useDesk();
  const { duels, ranking, finalists } = own.frame;
  const [letting, letIn] = useState(/** @type {string | null} */ (null));
  return html`
    ${
      ranking.length > 0 &&
      html`<${Section} title=${telling.text("t-ranking")}><div class="table-scroll">
        <${Ranking} rows=${ranking} named=${named} telling=${telling} /></div>
        <${ByLot} frame=${own.frame} telling=${telling} /><//>`
    }
    <${Section} title=${ranking.length > 0 ? telling.text("desk-duels") : ""}>
      ${duels.length === 0 && html`<p class="hint">${telling.text("desk-no-bracket", { count: finalists })}</p>`}
      <${Bracket} duels=${duels} telling=${telling}>${(/** @type {Duel} */ duel) => html`<${Doings} duel=${duel} onLetIn=${letIn} />`}<//>
    <//>
    ${letting !== null && html`<${LetIn} table=${letting} onClose=${() => letIn(null)} />`}`;
}

/** @param {{duel: Duel, onLetIn: (table: string) => void}} props */
function Doings({ duel, onLetIn }) {
  const { telling, sight } = useTable();
  const { seen, fill } = useDesk();
  const running = seen?.tables.find((each) => each.table.split(".")[0] === duel.name);
  const offer = offerOf(sight.offers, "decide-duel");
  const [field] = offer?.fields ?? [];
  const choice =
    field?.type === "one" ? field.choices.find((each) => each.value === duel.name) : null;
  if (!choice || choice.closed) return null;
  return html`${!duel.is_over && html`<${RunningLine} isOver=${false} running=${running} names=${duel.names} isDuel />`}
    <div class="desk-duel-doings">
      <button type="button" class="button small" data-offer="decide-duel" onClick=${() => fill("decide-duel", { duel: duel.name })}>
        ${telling.text(duel.is_over ? "desk-decide-again" : "desk-decide")}</button>
      ${!duel.is_over && html`<${TableDoings} running=${running} onLetIn=${() => running && onLetIn(running.table)} />`}
    </div>`;
}
