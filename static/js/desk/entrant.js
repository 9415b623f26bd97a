/** One player: what can be done for them, and what stands on the record about them. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { tableName } from "../games/tournament/own.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";
import { DecisionLine } from "./record.js";

/** @typedef {import("../games/tournament/own.js").Person} Person */
/** @typedef {import("../../wire/protocol.js").SeatCode} SeatCode */

/** @param {{person: Person, onClose: () => void}} props */
export function EntrantSheet({ person, onClose }) {
  const { telling, sight } = useTable();
  const { own, fill } = useDesk();
  const { entrant, name } = person;
  const doings = sight.offers.filter((offer) => offer.closed === null && isFor(offer, entrant));
  const lines = own.decisions.filter((decision) => decision.entrant === entrant);
  const tables = own.tables.filter((table) => table.people.some((one) => one.entrant === entrant));
  return html`<${Sheet} title=${name} close=${telling.text("close")} onClose=${onClose}>
    <p class="hint">${telling.text("desk-number-of", { number: entrant + 1 })}${person.is_present ? "" : ` · ${telling.name("mark", "absent")}`}
      ${tables.map((table) => ` · ${tableName(telling, table.name)}`)}</p>
    <div class="row pairs">
      ${doings.map(
        (
          offer,
        ) => html`<button type="button" key=${offer.key} class="button" data-offer=${offer.key}
        onClick=${() => {
          onClose();
          fill(offer.key, offer.key === "rename" ? { entrant, name } : { entrant });
        }}>${telling.offer(offer)}</button>`,
      )}
    </div>
    <${Phone} entrant=${entrant} />
    ${lines.length > 0 && html`<ol class="desk-record">${lines.map((line, at) => html`<${DecisionLine} key=${at} decision=${line} />`)}</ol>`}
  <//>`;
}

/** Whether it begins with whom it is about, and it may be about them. @param {import("../../wire/protocol.js").Offer} offer @param {number} entrant */
function isFor(offer, entrant) {
  const [field] = offer.fields;
  return (
    field?.type === "one" &&
    field.name === "entrant" &&
    field.choices.some((choice) => choice.value === entrant)
  );
}

/** A lost phone: a code for another one, or the old one's key taken back. @param {{entrant: number}} props */
function Phone({ entrant }) {
  const { telling } = useTable();
  const { seen, ask } = useDesk();
  const [code, show] = useState(/** @type {SeatCode | null} */ (null));
  const has = seen?.phones.includes(entrant) ?? false;
  const give = async () => {
    const made = await ask("POST /api/tournaments/{name}/entrants/{entrant}/code", {
      parts: { entrant },
    });
    if (made) show(made.said);
  };
  const shut = () =>
    ask("DELETE /api/tournaments/{name}/entrants/{entrant}/phone", { parts: { entrant } });
  return html`<section class="desk-section"><header><h3>${telling.text(has ? "desk-has-phone" : "desk-no-phone")}</h3></header>
    <p class="hint">${telling.text("desk-code-text")}</p>
    ${code && html`<p class="big-code">${code.code}</p><p class="address">${code.link}</p>`}
    <div class="row">
      <button type="button" class="button" data-code onClick=${give}>${telling.text("desk-code")}</button>
      ${has && html`<button type="button" class="button danger" data-shut onClick=${shut}>${telling.text("desk-shut-phone")}</button>`}
    </div>
  </section>`;
}
