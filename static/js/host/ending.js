/** Closing a table for good, or deleting it; both ask first. */
import { html } from "../core/html.js";
import { Sure } from "./bar.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */

/** @param {{seen: TableSeen}} props */
export function EndTable({ seen }) {
  const { telling, ask, go } = useDesk();
  const parts = { name: seen.table };
  const end = async () => {
    if (!(await ask("POST /api/tables/{name}/end", { parts }))) return;
    if (!seen.over) go("home");
  };
  const remove = async () => {
    if (!(await ask("DELETE /api/tables/{name}", { parts }))) return;
    go(seen.ended ? "nights" : "home");
  };
  return html`<div class="row ending">
    ${
      !seen.ended &&
      html`<${Sure} label=${telling.text("host-end")} icon="out" question=${telling.text("host-end-sure")}
      yes=${telling.text("host-end-yes")} onYes=${end} />`
    }
    <${Sure} label=${telling.text("host-delete")} icon="close" question=${telling.text("host-delete-sure")}
      yes=${telling.text("host-delete-yes")} onYes=${remove} />
  </div>`;
}
