/** The largest thing on a player's page: the table to go to, or what to wait for. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Icon, SeatBadge } from "../../parts/icon.js";
import { awaitedIn, partsOf } from "./own.js";
import { hasSat, useSitting } from "./placing.js";

/** @typedef {import("./own.js").PhoneOwn} PhoneOwn */

/** Before the first tap somebody is still looking for the chair; after it the way back is short. @param {{placed: string}} props */
function ToTable({ placed }) {
  const { telling } = useTable();
  const sit = useSitting();
  if (!placed) return html`<p class="hint" role="status">${telling.text("t-opens")}</p>`;
  const path = `/play/${encodeURIComponent(placed)}`;
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    sit(placed);
  };
  return html`<a class="button main tall" href=${path} data-to-table onClick=${follow}>${telling.text(hasSat(placed) ? "t-to-table" : "t-sit")}</a>`;
}

/** The table and the chair, which stay until their owner says that they sit there. @param {{own: PhoneOwn, placed: string}} props */
export function MySeat({ own, placed }) {
  const { telling } = useTable();
  const table = /** @type {NonNullable<PhoneOwn["table"]>} */ (own.table);
  const isShogun = own.chair === 0;
  return html`<section class="t-seat" aria-label=${telling.text("t-your-seat")}>
    <div class="t-seat-where">
      <p class="t-big"><span>${telling.text("t-table-word")}</span> <b>${partsOf(table.name).number}</b></p>
      <p class="t-big"><span>${telling.text("t-chair")}</span> <b>${own.chair + 1}</b></p>
    </div>
    ${isShogun && html`<p class="t-shogun"><${Icon} name="crown" /> ${telling.text("t-you-are-shogun")}</p>`}
    <${ToTable} placed=${placed} />
    ${!own.is_present && html`<p role="status" data-leaving>${telling.text("t-leaving")}</p>`}
    <ol class="t-company" aria-label=${telling.text("t-company")}>
      ${table.people.map(
        (person, chair) => html`<li key=${chair} class=${chair === own.chair ? "you" : ""}>
        <${SeatBadge} seat=${chair} /> <span>${person.name}</span>
        ${chair === 0 && html`<${Icon} name="crown" label=${telling.name("role", "shogun")} />`}</li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{own: PhoneOwn, placed: string}} props */
export function MyDuel({ own, placed }) {
  const { telling, sight } = useTable();
  const duel = own.frame.duels.find((each) => each.name === own.duel);
  const other = duel?.names[duel.sides[0] === sight.you ? 1 : 0] ?? "";
  return html`<section class="t-seat" aria-label=${telling.text("t-your-seat")}>
    <p class="t-stage">${telling.name("stage", own.duel)}</p>
    <p class="t-against">${telling.text("t-against", { name: other })}</p>
    <${ToTable} placed=${placed} />
  </section>`;
}

/** @param {{own: PhoneOwn}} props */
export function MyPlace({ own }) {
  const { telling, sight } = useTable();
  const mine = own.frame.ranking.find((row) => row.entrant === sight.you);
  if (!mine) return null;
  return html`<section class="t-seat won"><div class="t-ring" aria-hidden="true"><div class="enso"></div><b>${mine.place}</b></div>
    <p class="t-stage">${telling.text("t-your-place", { place: mine.place })}</p>
    ${mine.prize > 0 && html`<p class="t-against">${telling.text("t-your-prize", { count: mine.prize })}</p>`}
  </section>`;
}

/** @param {{own: PhoneOwn}} props */
export function Waiting({ own }) {
  const { telling, sight } = useTable();
  const { frame } = own;
  const awaited = own.is_present ? awaitedIn(frame.duels, sight.you) : null;
  const said = awaited
    ? telling.text("t-wait-winner", {
        stage: telling.name("stage", awaited.next.name),
        one: awaited.feeding.names[0],
        other: awaited.feeding.names[1],
      })
    : telling.text(own.is_present ? waitingFor(own) : "t-out", {
        round: frame.round + 1,
        count: frame.players,
      });
  return html`<section class="t-seat waiting"><div class="enso" aria-hidden="true"></div>
    <p class="t-against" role="status">${said}</p>
  </section>`;
}

/** @param {PhoneOwn} own */
function waitingFor({ frame, table, results }) {
  if (frame.phase === "entry") return "t-wait-entry";
  if (frame.phase === "finals") return "t-wait-finals";
  if (frame.phase === "between" && frame.round >= frame.rounds) return "t-wait-last";
  const isNew = !table && results.length === 0;
  if (frame.phase === "between") return isNew ? "t-wait-late" : "t-wait-between";
  return table ? "t-wait-others" : "t-wait-next";
}
