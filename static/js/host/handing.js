/**
 * This device, handed to a player without a phone: covered, then theirs, then covered again.
 * The seat's key lives only while it is in their hands, and nothing of the seat is kept.
 */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { useLink, useTable } from "../core/table.js";
import { Around } from "../parts/around.js";
import { Cover } from "../parts/cover.js";
import { Hand } from "../parts/hand.js";
import { HeldTable } from "../parts/held.js";
import { SeatBadge } from "../parts/icon.js";
import { Offers, OwnForm } from "../parts/offers.js";
import { RefusalLine, Status } from "../parts/status.js";
import { useDesk } from "./desk.js";

/** @typedef {{seat: number, name: string, onDone: () => void}} Props */

/** @param {Props} props */
export function Handing({ seat, name, onDone }) {
  const { telling, ask } = useDesk();
  const { sight } = useTable();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [key, hold] = useState("");
  const [isBack, giveBack] = useState(false);
  const parts = { name: sight.table, seat };
  const held = useRef(false);
  const take = async () => {
    const given = await ask("POST /api/tables/{name}/seats/{seat}/hand", { parts });
    held.current = given !== null;
    if (given) hold(given.said.key);
    else onDone();
  };
  const release = () => {
    hold("");
    giveBack(true);
    if (held.current) void ask("DELETE /api/tables/{name}/seats/{seat}/hand", { parts });
    held.current = false;
  };
  // A browser closes a dialog that is cancelled twice, whatever the page says.
  const shut = () => {
    if (!key) return onDone();
    release();
    dialog.current?.showModal();
  };
  useEffect(() => {
    dialog.current?.showModal();
    // Whichever way it is left, the key does not stay behind.
    return release;
  }, []);
  return html`<dialog ref=${dialog} class="handing" aria-label=${telling.text("host-hand", { name })}
    onCancel=${(/** @type {Event} */ event) => event.preventDefault()} onClose=${shut}>
    ${
      key
        ? html`<${TheirTable} table=${sight.table} secretKey=${key} seat=${seat} name=${name} onDone=${release} />`
        : html`<div class="middle">
          <${SeatBadge} seat=${seat} big />
          <h1>${telling.text(isBack ? "host-hand-back" : "host-hand-to", { name })}</h1>
          <p>${telling.text(isBack ? "host-hand-back-text" : "host-hand-to-text", { name })}</p>
          <button type="button" class="button ink main" onClick=${isBack ? onDone : take}>
            <span class="ink-name">${telling.text(isBack ? "host-hand-host" : "host-hand-me", { name })}</span></button>
          ${!isBack && html`<button type="button" class="plain" onClick=${onDone}>${telling.text("host-rather-not")}</button>`}
        </div>`
    }
  </dialog>`;
}

/** @param {Props & {table: string, secretKey: string}} props */
function TheirTable({ table, secretKey, seat, name, onDone }) {
  const { telling } = useDesk();
  const link = useLink({ table, key: secretKey });
  return html`<div class="their-table">
    <h1 class="with-icon"><${SeatBadge} seat=${seat} /> ${name}</h1>
    <${HeldTable} link=${link}><${Theirs} /><//>
    <button type="button" class="button ink" onClick=${onDone} data-hand-done>
      <span class="ink-name">${telling.text("host-hand-done")}</span>
      <span class="ink-text">${telling.text("host-hand-done-text")}</span></button>
  </div>`;
}

/** The seat as its owner sees it. */
function Theirs() {
  const { sight, face } = useTable();
  const drawn = sight.offers.find((offer) => offer.key in (face.forms ?? {}));
  return html`<div class="theirs">
    ${!drawn && html`<${Around} />`}
    <${Hand} />
    <${Status} />
    ${drawn && html`<${OwnForm} offer=${drawn} />`}
    <${RefusalLine} />
    <${Offers} offers=${sight.offers.filter((offer) => offer !== drawn)} />
    ${sight.covered && html`<${Cover} />`}
  </div>`;
}
