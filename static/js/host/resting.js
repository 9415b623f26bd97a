/** Taking a move back, and letting the table rest for a while. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */

/** Anything may be taken back by the host, one step at a time; it says what. */
export function TakeBack() {
  const { sight, telling, link, refuse } = useTable();
  const [isAsking, ask] = useState(false);
  const last = sight.lines[sight.lines.length - 1];
  const takeBack = async () => {
    ask(false);
    if (sight.undo === null) return;
    const answer = await link.undo(sight.undo);
    refuse(answer.ok ? null : (answer.refusal ?? { code: "no-answer", params: {} }));
  };
  return html`<button type="button" class="button" disabled=${sight.undo === null || link.sending > 0} onClick=${() => ask(true)} data-undo>
      <span class="with-icon"><${Icon} name="undo" /> ${telling.text("undo")}</span></button>
    ${
      isAsking &&
      html`<${Sheet} title=${telling.text("undo")} close=${telling.text("close")} onClose=${() => ask(false)}>
      <p>${telling.text("host-undo-this")}</p>
      ${last && html`<blockquote class="last-line">${telling.line(last)}</blockquote>`}
      <div class="row">
        <button type="button" class="button" onClick=${() => ask(false)}>${telling.text("host-rather-not")}</button>
        <button type="button" class="button main" onClick=${takeBack}>${telling.text("undo")}</button>
      </div>
    <//>`
    }`;
}

/** @param {{seen: TableSeen, onSeen: (seen: TableSeen) => void}} props */
export function Rest({ seen, onSeen }) {
  const { telling, ask } = useDesk();
  const [isAsking, asking] = useState(false);
  const [why, say] = useState("");
  const parts = { name: seen.table };
  if (seen.ended) return null;
  const rest = async (/** @type {Event} */ event) => {
    event.preventDefault();
    asking(false);
    const done = await ask("POST /api/tables/{name}/pause", {
      parts,
      body: why.trim() ? { why: why.trim() } : {},
    });
    if (done) onSeen(done.said);
  };
  const wake = async () => {
    const done = await ask("POST /api/tables/{name}/resume", { parts });
    if (done) onSeen(done.said);
  };
  if (seen.paused) {
    return html`<button type="button" class="button main" onClick=${wake} data-wake>
      <span class="with-icon"><${Icon} name="play" /> ${telling.text("host-wake")}</span></button>`;
  }
  return html`<button type="button" class="button" onClick=${() => asking(true)} data-rest>
      <span class="with-icon"><${Icon} name="pause" /> ${telling.text("host-rest")}</span></button>
    ${
      isAsking &&
      html`<${Sheet} title=${telling.text("host-rest")} close=${telling.text("close")} onClose=${() => asking(false)}>
      <form class="form" onSubmit=${rest}>
        <label><span>${telling.text("host-rest-why")}</span>
          <input type="text" class="text" maxlength="40" autocomplete="off" placeholder=${telling.text("host-rest-such-as")} value=${why}
            onInput=${(/** @type {any} */ event) => say(event.currentTarget.value)} /></label>
        <button type="submit" class="button main">${telling.text("host-rest-yes")}</button>
      </form>
    <//>`
    }`;
}
