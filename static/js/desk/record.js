/** The referee's record: every decision, the newest first, and what can be put on it. */
import { html, useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { grouped, tableName } from "../games/tournament/own.js";
import { useDesk } from "./desk.js";
import { Section } from "./section.js";

/** @typedef {import("../games/tournament/own.js").Decision} Decision */

export function RecordPart() {
  const { telling, sight } = useTable();
  const { own, fill } = useDesk();
  const times = useTimes();
  return html`<div class="desk-head">
      ${grouped(sight.offers, "record").map(
        (offer) =>
          html`<button type="button" key=${offer.key} class="button" data-offer=${offer.key} onClick=${() => fill(offer.key)}>${telling.offer(offer)}</button>`,
      )}
    </div>
    <${Section}>
      <p class="hint">${telling.text(own.decisions.length ? "desk-record-text" : "desk-record-empty")}</p>
      <ol class="desk-record" reversed>
        ${own.decisions.map((decision, at) => html`<${DecisionLine} key=${at} decision=${decision} at=${times[at]} />`).reverse()}
      </ol>
    <//>`;
}

/** When each was made; the view says what, the log says when. @returns {readonly (number | undefined)[]} */
function useTimes() {
  const { own, ask } = useDesk();
  const [times, set] = useState(/** @type {readonly number[]} */ ([]));
  useEffect(() => {
    let current = true;
    void ask("GET /api/tournaments/{name}/record.{kind}", { parts: { kind: "json" } }).then(
      (said) => {
        const lines = /** @type {readonly {at: number}[]} */ (
          /** @type {unknown} */ (said?.said ?? [])
        );
        if (current) set(lines.map((line) => line.at));
      },
    );
    return () => {
      current = false;
    };
  }, [own.decisions.length]);
  return times;
}

/** @param {import("../core/telling.js").Telling} telling @param {number} at */
function clock({ words }, at) {
  return new Date(at).toLocaleTimeString(words.language, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}

/** @param {{decision: Decision, at?: number}} props */
export function DecisionLine({ decision, at = undefined }) {
  const { telling } = useTable();
  const { named } = useDesk();
  const { kind, entrant, table, points, conduct, why } = decision;
  const about = [
    entrant >= 0 ? named(entrant) : "",
    table ? tableName(telling, table) : "",
    conduct ? telling.choice("value", conduct) : "",
    kind === "mixing" ? telling.text(`desk-mixing-${points}`) : "",
    points && kind !== "mixing"
      ? telling.text(kind === "penalty" ? "desk-minus" : "desk-number", { count: points })
      : "",
  ].filter((each) => each);
  return html`<li class=${decision.is_lifted ? "lifted" : ""}>
    <p><b>${telling.name("decision", kind)}</b> ${about.join(" · ")}</p>
    ${why && html`<p class="hint">${why}</p>`}
    ${at !== undefined && html`<time dateTime=${new Date(at).toISOString()}>${clock(telling, at)}</time>`}
  </li>`;
}
