/** The story as this viewer may hear it, newest last. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";

/** Lines that only say that something went on; whoever waits sees that anyway. */
const MINOR = new Set(["answered"]);

/** @param {{last?: number}} props */
export function Story({ last = 30 }) {
  const { sight, telling } = useTable();
  const lines = sight.lines.filter((line) => !MINOR.has(line.code)).slice(-last);
  return html`<ol class="story" aria-label=${telling.text("story-label")}>
    ${lines.map((line, at) => html`<li key=${at}>${telling.line(line)}</li>`)}
  </ol>`;
}
