/** Tables that cannot be read: which they are and why, saved as they lie, or removed. */
import { html, useState } from "../core/html.js";
import { save } from "../core/saving.js";
import { useLiking } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { Section, Sure } from "./bar.js";
import { useAsked, useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").DamagedTable} DamagedTable */

/** Nothing at all, as long as every table can be read. */
export function Damaged() {
  const { telling } = useDesk();
  const [count, again] = useState(0);
  const [tables] = useAsked("GET /api/damaged", { again: count });
  if (!tables?.length) return null;
  return html`<${Section} title=${telling.text("host-damaged", { count: tables.length })} class="damaged">
    <p>${telling.text("host-damaged-text")}</p>
    <ul class="damaged-list">${tables.map((each) => html`<li key=${each.table}><${Row} damaged=${each} onGone=${() => again(count + 1)} /></li>`)}</ul>
  <//>`;
}

/** @param {{damaged: DamagedTable, onGone: () => void}} props */
function Row({ damaged, onGone }) {
  const { telling, ask, key, tell } = useDesk();
  const { table, why } = damaged;
  const remove = async () => {
    if (await ask("DELETE /api/tables/{name}", { parts: { name: table } })) onGone();
  };
  return html`<p class="damaged-what" data-damaged=${table}><strong>${table}</strong>${" "}<${When} at=${damaged.at} />
      <span>${telling.text(why.code === "newer-log" ? "host-damaged-newer" : "host-damaged-why", { count: damaged.records })}</span></p>
    <div class="row">
      <button type="button" class="button" onClick=${() => saveRaw(table, key).catch(tell)} data-raw=${table}>
        <span class="with-icon"><${Icon} name="out" /> ${telling.text("host-damaged-save")}</span></button>
      <${Sure} label=${telling.text("host-delete")} icon="close" question=${telling.text("host-damaged-sure", { table })}
        yes=${telling.text("host-delete-yes")} onYes=${remove} />
    </div>`;
}

/** When it was opened, if that is known. @param {{at: number}} props */
function When({ at }) {
  const { language } = useLiking();
  if (at <= 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return html`<time datetime=${new Date(at).toISOString()}>${when.format(at)}</time>${" "}`;
}

/** @param {string} table @param {string} key */
function saveRaw(table, key) {
  const path = `/api/damaged/${encodeURIComponent(table)}/export`;
  return save(path, key, `honor-hub-damaged-${table}.json`);
}
