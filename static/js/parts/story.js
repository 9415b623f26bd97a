/** The story as this viewer may hear it, newest last. */
import { html } from "../core/html.js";
import { told } from "../core/story.js";
import { useTable } from "../core/table.js";

/** @param {{last?: number, isTold?: (line: import("../../wire/protocol.js").Line) => boolean}} props */
export function Story({ last = 30, isTold = () => true }) {
  const { sight, telling, isHandCovered } = useTable();
  const lines = told(sight.lines.filter(isTold), last, isHandCovered);
  return html`<ol class="story" aria-label=${telling.text("story-label")}>
    ${lines.map((line, at) => html`<li key=${at}>${telling.line(line)}</li>`)}
  </ol>`;
}
