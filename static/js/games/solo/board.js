/** The duel on a phone: the fighters above, below them whatever is to be done now. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Offers } from "../../parts/offers.js";
import { RefusalLine, Status } from "../../parts/status.js";
import { Story } from "../../parts/story.js";
import { Answer } from "./answer.js";
import { Arena } from "./arena.js";
import { duelOf } from "./duel.js";
import { Fall } from "./fall.js";
import { Give } from "./give.js";
import { Ready } from "./ready.js";
import { Split } from "./split.js";
import { BodyTable } from "./tables.js";
import { Take } from "./take.js";

/** @typedef {import("./duel.js").Duel} Duel */

/** What these screens have a place for; whatever else is offered gets a plain button. */
const PLACED = new Set([
  "take",
  "typed",
  "roll",
  "give",
  "split",
  "again",
  "boost",
  "buy",
  "stand",
  "foe-again",
]);

/** @param {{children?: any}} props */
export function Board({ children }) {
  const { sight } = useTable();
  const duel = duelOf(sight);
  const others = Object.values(duel.now).filter((offer) => !PLACED.has(offer.key));
  return html`<div class=${`board asked-${duel.asked}`} data-version=${sight.version}>
    <${Arena} duel=${duel} />
    <div class="thumb">
      <${Status} />
      <${RefusalLine} />
      <${Desk} duel=${duel} />
      <${Offers} offers=${others} />
      <div class="board-foot"><${LastLine} />${children}</div>
    </div>
  </div>`;
}

/** @param {{duel: Duel}} props */
function Desk({ duel }) {
  const { now, asked, own } = duel;
  if (now.take) return html`<${Take} offer=${now.take} />`;
  if (now.give) return html`<${Give} duel=${duel} />`;
  if (now.split) return html`<${Split} duel=${duel} />`;
  if (now.stand) return html`<${Answer} duel=${duel} />`;
  if (!now.typed && !now.roll) return null;
  const isFoe = asked === "foe";
  return html`${now.boost && html`<${Ready} duel=${duel} />`}
    ${asked === "wound" && html`<${BodyTable} own=${own} />`}
    <${Fall} typed=${now.typed} roll=${now.roll} count=${duel.count} isFoe=${isFoe} />`;
}

/** What has happened last, for whoever looked away. */
function LastLine() {
  return html`<div class="last-line"><${Story} last=${2} /></div>`;
}
