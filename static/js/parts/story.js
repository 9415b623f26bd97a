/** The story as this viewer may hear it, newest last. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @param {{last?: number}} props */
export function Story({ last = 30 }) {
  const { sight, telling } = useTable();
  const lines = sight.lines.slice(-last);
  return html`<ol class="story" aria-label=${telling.text("story-label")}>
    ${lines.map((line, at) => html`<li key=${sight.lines.length - lines.length + at}>${telling.line(line)}</li>`)}
  </ol>`;
}
