/** How to come to the table: codes to scan and an address to type, while a seat is free. */
import { ask } from "../core/ask.js";
import { html, useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("../../wire/protocol.js").Welcome} Welcome */
/** @typedef {import("../../wire/protocol.js").Person} Person */

/** Asked for anew whenever somebody sits down, gets up or takes over; null until it is there. @returns {Welcome | null} */
export function useWelcome() {
  const { sight, link } = useTable();
  const [welcome, set] = useState(/** @type {Welcome | null} */ (null));
  const people = sight.people.map((person) => `${person.name}/${person.is_bot}`).join("\u0000");
  useEffect(() => {
    let current = true;
    ask("GET /api/tables/{name}/welcome", { key: link.key, parts: { name: sight.table } })
      .then((said) => current && set(said))
      .catch(() => undefined); // What is known already stays; the next change asks again.
    return () => {
      current = false;
    };
  }, [sight.table, people, sight.view === null, sight.ended, link.state === "linked"]);
  return welcome;
}

/** The chairs that are there; a sight names all that any game could need. @param {readonly Person[]} people @param {Welcome} welcome */
export function chairsOf(people, welcome) {
  const last = people.reduce((most, person) => (person.name ? person.seat + 1 : most), 0);
  return people.slice(0, Math.max(welcome.seats.length, last));
}

/** A code as a picture; its drawing came with the message. @param {{svg: string, label: string}} props */
function Code({ svg, label }) {
  return html`<span class="invite-frame"><img class="invite-code" alt=${label}
    src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} /></span>`;
}

/** @param {{welcome: Welcome, children?: any}} props */
function Scanned({ welcome, children }) {
  const { telling } = useTable();
  const host = new URL(welcome.link).host;
  return html`<div class="invite">
    <${Code} svg=${welcome.scan} label=${telling.text("screen-join-picture")} />
    <div class="invite-words">${children}
      <p class="invite-type">${telling.text("screen-join-type", { host, code: welcome.code })}</p>
    </div>
  </div>`;
}

/** Small, beside a game that goes on: a bot's seat is free. */
export function JoinBand() {
  const { sight, telling } = useTable();
  const welcome = useWelcome();
  if (!welcome?.code || sight.ended || sight.next) return null;
  return html`<section class="join-band" aria-label=${telling.text("screen-join-label")}>
    <${Scanned} welcome=${welcome}><h2>${telling.text("screen-take-over")}</h2><//>
  </section>`;
}

/** Large, before the start. @param {{welcome: Welcome}} props */
export function JoinHere({ welcome }) {
  const { telling } = useTable();
  if (!welcome.code)
    return html`<section class="join-here"><h2>${telling.text("screen-full")}</h2></section>`;
  return html`<section class="join-here" aria-label=${telling.text("screen-join-label")}>
    <h2>${telling.text("screen-join-title")}</h2>
    <${Scanned} welcome=${welcome}>
      <ol class="steps">
        ${["wifi", "scan", "sit"].map(
          (step, at) => html`<li key=${step}><b aria-hidden="true">${at + 1}</b>
          <span>${telling.text(`screen-step-${step}`)}</span></li>`,
        )}
      </ol>
    <//>
    ${
      welcome.wifi &&
      html`<div class="invite wifi"><${Code} svg=${welcome.wifi} label=${telling.text("screen-wifi-picture")} />
        <p class="invite-words">${telling.text("screen-wifi")}</p></div>`
    }
  </section>`;
}
