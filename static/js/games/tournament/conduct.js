/** Cautions and penalties, between the referee and the player alone. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";

/** @param {{lines: readonly import("./own.js").Decision[]}} props */
export function Conduct({ lines }) {
  const { telling } = useTable();
  if (lines.length === 0) return null;
  return html`<section class="t-part"><h2>${telling.text("t-conduct")}</h2>
    <ul class="t-conduct">${lines.map(
      (line, at) => html`<li key=${at} class=${line.is_lifted ? "lifted" : ""}>
      <b>${telling.name("decision", line.kind)}${line.points > 0 ? ` −${line.points}` : ""}</b>
      <span>${line.conduct ? telling.choice("value", line.conduct) : ""}</span>
      <span class="hint">${line.why}</span></li>`,
    )}</ul></section>`;
}
