/** How to set the table with the real box, step by step, until the first turn. */
import { html } from "../core/html.js";
import { setupOf } from "../core/setup.js";
import { useTable } from "../core/table.js";
import { Icon } from "./icon.js";

/** Folded, where there is little room. @param {{isOpen?: boolean}} props */
export function SetTheTable({ isOpen = false }) {
  const { sight, telling } = useTable();
  const steps = setupOf(sight, telling);
  if (steps.length === 0) return null;
  return html`<details class="fold set-table" open=${isOpen}>
    <summary><${Icon} name="deck" /> ${telling.text("setup-title")}</summary>
    <div class="fold-inside"><${Steps} steps=${steps} /></div>
  </details>`;
}

/** Laid open, to be read by all. */
export function TableSetting() {
  const { sight, telling } = useTable();
  const steps = setupOf(sight, telling);
  if (steps.length === 0) return null;
  return html`<section class="set-table"><h2>${telling.text("setup-title")}</h2>
    <${Steps} steps=${steps} /></section>`;
}

/** @param {{steps: readonly string[]}} props */
function Steps({ steps }) {
  return html`<ol class="set-steps">
    ${steps.map((step, at) => html`<li key=${at}><b aria-hidden="true">${at + 1}</b> <span>${step}</span></li>`)}
  </ol>`;
}
