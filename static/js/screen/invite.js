/** How to come to the table: a code to scan and an address to type, while a seat is free. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */

/** Whether somebody may still sit down. @param {Sight} sight */
export function hasRoom(sight) {
  if (sight.ended || sight.next) return false;
  return sight.people.some(
    (person) => person.is_bot || (sight.view === null && person.name === ""),
  );
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
  if (!hasRoom(sight)) return null;
  return html`<section class="join-band" aria-label=${telling.text("screen-join-label")}>
    <${Scanned} code=${code}><h2>${telling.text("screen-take-over")}</h2><//>
  </section>`;
}

/** Large, before the start. @param {{code: string}} props */
export function JoinHere({ code }) {
  const { sight, telling } = useTable();
  if (!hasRoom(sight))
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
