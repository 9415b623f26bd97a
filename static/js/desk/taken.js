/** Phones that took an entry: the referee is told who, until it is seen. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").PhoneTaken} PhoneTaken */

/** So many are named; in the minutes before the first draw everybody comes at once. */
const NAMED = 6;

export function Taken() {
  const { telling } = useTable();
  const { seen, ask } = useDesk();
  const taken = seen?.taken ?? [];
  if (taken.length === 0) return null;
  const note = () =>
    ask("POST /api/tournaments/{name}/phones/seen", {
      body: { to: Math.max(...taken.map((each) => each.number)) },
    });
  const lines = /** @type {const} */ (["code", "list"]).map((how) => ({
    how,
    found: taken.filter((each) => each.how === how),
  }));
  return html`<div class="desk-calls desk-taken" role="status"><ul><li><${Icon} name="phone" />
    <div>${lines.map(({ how, found }) => found.length > 0 && html`<p key=${how}>${telling.text(`desk-taken-${how}`)} <${Names} taken=${found} /></p>`)}</div>
    <button type="button" class="button" data-seen onClick=${note}>${telling.text("desk-taken-seen")}</button></li></ul></div>`;
}

/** The newest first, each once. @param {{taken: readonly PhoneTaken[]}} props */
function Names({ taken }) {
  const { telling } = useTable();
  const { named } = useDesk();
  const who = [...new Set(taken.map((each) => each.entrant).reverse())];
  const more = who.length - NAMED;
  const names = who.slice(0, NAMED).map(named).join(", ");
  return html`<b>${names}</b>${more > 0 ? ` ${telling.text("desk-taken-more", { count: more })}` : ""}`;
}
