/** Who may look on: screens, watchers, panels. A key is shown once and kept nowhere. */
import { html, useState } from "../core/html.js";
import { Icon } from "../parts/icon.js";
import { Fold, Sure } from "./bar.js";
import { useDesk } from "./desk.js";
import { ScreenSheet } from "./screens.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").GivenKey} GivenKey */

/** @param {{seen: TableSeen}} props */
export function Sharing({ seen }) {
  const { telling, ask } = useDesk();
  const [letting, letIn] = useState(/** @type {"" | "table" | "panel"} */ (""));
  const [given, show] = useState(/** @type {GivenKey | null} */ (null));
  if (seen.ended) return null;
  const give = async (/** @type {"watcher" | "panel"} */ kind) => {
    const made = await ask("POST /api/tables/{name}/keys", {
      parts: { name: seen.table },
      body: { kind },
    });
    if (made) show(made.said);
  };
  return html`<${Fold} title=${telling.text("host-sharing")} icon="eye">
    ${seen.code && seen.started && html`<p>${telling.text("host-join-late")} <b class="table-name">${seen.code}</b></p>`}
    <div class="stack">
      <button type="button" class="button" onClick=${() => letIn("table")}>${telling.text("host-screen")}</button>
      <button type="button" class="button" onClick=${() => letIn("panel")} data-let-in="panel">${telling.text("host-panel-in")}</button>
      <button type="button" class="button" onClick=${() => give("watcher")} data-give="watcher">${telling.text("host-watcher")}</button>
      <button type="button" class="button" onClick=${() => give("panel")} data-give="panel">${telling.text("host-panel")}</button>
    </div>
    ${given && html`<${ShownOnce} given=${given} origin=${originOf(seen)} />`}
    <${Panels} seen=${seen} />
    ${letting && html`<${ScreenSheet} tables=${[seen]} kind=${letting} onClose=${() => letIn("")} />`}
  <//>`;
}

/** How many keys panels have, and all of them taken back. @param {{seen: TableSeen}} props */
function Panels({ seen }) {
  const { telling, ask } = useDesk();
  if (!seen.panels) return null;
  const shutOut = () =>
    ask("DELETE /api/tables/{name}/keys/panel", { parts: { name: seen.table } });
  return html`<p class="hint" data-panels=${seen.panels}>${telling.text("host-panels", { count: seen.panels })}</p>
    <${Sure} label=${telling.text("host-panels-out")} question=${telling.text("host-panels-out-text")}
      yes=${telling.text("host-panels-out")} onYes=${shutOut} />`;
}

/** The address that other devices know the hub by, which may not be the one used here. @param {TableSeen} seen */
export function originOf(seen) {
  return seen.link ? new URL(seen.link).origin : location.origin;
}

/** @param {{given: GivenKey, origin: string}} props */
function ShownOnce({ given, origin }) {
  const { telling } = useDesk();
  const isWatcher = given.kind === "watcher";
  const link = `${origin}/watch/${given.table}#${given.key}`;
  return html`<div class="shown-once" role="status">
    <p><${Icon} name="lock" /> ${telling.text(isWatcher ? "host-watcher-text" : "host-panel-text")}</p>
    <p class="address">${isWatcher ? html`<a href=${link}>${link}</a>` : html`<code>${given.key}</code>`}</p>
  </div>`;
}
