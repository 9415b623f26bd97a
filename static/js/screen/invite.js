/** How to come to the table: a code to scan and an address to type, while a seat is free. */
import { ask } from "../core/ask.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */

/** @typedef {import("../../wire/protocol.js").Person} Person */

/** A bot's seat is free as long as the game goes on. @param {Sight} sight */
function hasBots(sight) {
  return !sight.ended && !sight.next && sight.people.some((person) => person.is_bot);
}

/**
 * The chairs that are there; a sight names all that any game could need, so the hub is asked.
 * Asking counts against joining, so it is done once, and when something but a name has changed.
 *
 * @param {string} code
 * @returns {readonly Person[] | null} null while it is asked
 */
export function useChairs(code) {
  const { sight } = useTable();
  const [count, set] = useState(0);
  const asked = useRef("");
  const names = sight.people.map((person) => person.name).join("\u0000");
  useEffect(() => {
    const isName = asked.current !== "" && asked.current !== names;
    asked.current = names;
    if (isName || sight.ended) return;
    ask("GET /api/join/{code}", { parts: { code } })
      .then((said) => set(said.seats.length))
      .catch(() => set((known) => known || sight.people.length));
  }, [code, sight.version]);
  if (count === 0 && !sight.ended) return null;
  const last = sight.people.reduce((most, person) => (person.name ? person.seat + 1 : most), 0);
  return sight.people.slice(0, Math.max(count, last));
}

/** An address that phones can reach; the hub's own screen may have opened it by another. */
function address() {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname) ? "" : location.host;
}

/** The code to scan; gone if the hub does not know it any more. @param {{code: string, children?: any}} props */
function Scanned({ code, children }) {
  const { telling } = useTable();
  const [unknown, set] = useState("");
  if (unknown === code) return null;
  const host = address();
  return html`<div class="invite">
    <span class="invite-frame"><img class="invite-code" alt=${telling.text("screen-join-picture")}
      src=${`/api/join/${encodeURIComponent(code)}/qr.svg`} onError=${() => set(code)} /></span>
    <div class="invite-words">${children}
      <p class="invite-type">${telling.text(host ? "screen-join-type" : "screen-join-code", { host, code })}</p>
    </div>
  </div>`;
}

/** Small, beside a game that goes on: a bot's seat is free. @param {{code: string}} props */
export function JoinBand({ code }) {
  const { sight, telling } = useTable();
  if (!hasBots(sight)) return null;
  return html`<section class="join-band" aria-label=${telling.text("screen-join-label")}>
    <${Scanned} code=${code}><h2>${telling.text("screen-take-over")}</h2><//>
  </section>`;
}

/** Large, before the start. @param {{code: string, isFull: boolean}} props */
export function JoinHere({ code, isFull }) {
  const { telling } = useTable();
  if (isFull)
    return html`<section class="join-here"><h2>${telling.text("screen-full")}</h2></section>`;
  return html`<section class="join-here" aria-label=${telling.text("screen-join-label")}>
    <h2>${telling.text("screen-join-title")}</h2>
    <${Scanned} code=${code}>
      <ol class="steps">
        ${["wifi", "scan", "sit"].map(
          (step, at) => html`<li key=${step}><b aria-hidden="true">${at + 1}</b>
          <span>${telling.text(`screen-step-${step}`)}</span></li>`,
        )}
      </ol>
    <//>
  </section>`;
}
