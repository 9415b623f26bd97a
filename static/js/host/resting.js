/** Taking a move back, and letting the table rest for a while. */
import { html, useState } from "../core/html.js";
import { told } from "../core/story.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").Line} Line */
/** @typedef {{version: number, lines: readonly Line[]}} Meant */

/** Anything may be taken back by the host, one step at a time; it says what. */
export function TakeBack() {
  const { sight, telling, link, refuse } = useTable();
  // Pinned: whatever comes in while it is read, no other move goes.
  const [meant, mean] = useState(/** @type {Meant | null} */ (null));
  const takeBack = async (/** @type {number} */ version) => {
    mean(null);
    const answer = await link.undo(version);
    refuse(answer.ok ? null : (answer.refusal ?? { code: "no-answer", params: {} }));
  };
  const look = () =>
    mean(sight.undo === null ? null : { version: sight.undo, lines: sight.undoes });
  return html`<button type="button" class="button" disabled=${sight.undo === null || link.sending > 0} onClick=${look} data-undo>
      <span class="with-icon"><${Icon} name="undo" /> ${telling.text("undo")}</span></button>
    ${
      meant &&
      html`<${Sheet} title=${telling.text("undo")} close=${telling.text("close")} onClose=${() => mean(null)}>
      <p>${telling.text("host-undo-this")}</p>
      <${Told} lines=${meant.lines} />
      ${
        meant.version === sight.undo
          ? html`<div class="row">
            <button type="button" class="button" onClick=${() => mean(null)}>${telling.text("host-rather-not")}</button>
            <button type="button" class="button main" onClick=${() => takeBack(meant.version)}>${telling.text("undo")}</button>
          </div>`
          : html`<p class="refusal" role="alert">${telling.text("refusal-old-undo")}</p>
          <button type="button" class="button" onClick=${look} data-look-again>${telling.text("host-undo-look")}</button>`
      }
    <//>`
    }`;
}

/** What a move told: itself first, then what followed from it. @param {{lines: readonly Line[]}} props */
function Told({ lines }) {
  const { telling } = useTable();
  const [first, ...rest] = told(lines, lines.length);
  if (!first)
    return html`<blockquote class="last-line">${telling.text("host-undo-untold")}</blockquote>`;
  return html`<blockquote class="last-line">${telling.line(first)}
    ${rest.length > 0 && html`<ul class="hint">${rest.map((line, at) => html`<li key=${at}>${telling.line(line)}</li>`)}</ul>`}
  </blockquote>`;
}

/** @param {{seen: TableSeen}} props */
export function Rest({ seen }) {
  const { telling, ask } = useDesk();
  const [isAsking, asking] = useState(false);
  const [why, say] = useState("");
  const parts = { name: seen.table };
  if (seen.ended) return null;
  const rest = async (/** @type {Event} */ event) => {
    event.preventDefault();
    asking(false);
    await ask("POST /api/tables/{name}/pause", {
      parts,
      body: why.trim() ? { why: why.trim() } : {},
    });
  };
  const wake = () => ask("POST /api/tables/{name}/resume", { parts });
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
