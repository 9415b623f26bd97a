/** The story as this viewer may hear it, newest last. */
import { html } from "../core/html.js";
import { ofThisTurn, told } from "../core/story.js";
import { useTable } from "../core/table.js";

/** @param {{last?: number, isOfTurn?: boolean, isTold?: (line: import("../../wire/protocol.js").Line) => boolean}} props */
export function Story({ last = 30, isOfTurn = false, isTold = () => true }) {
  const { sight, telling, isHandCovered } = useTable();
  const all = isOfTurn ? ofThisTurn(sight.lines) : sight.lines;
  const lines = told(all.filter(isTold), last, isHandCovered);
  if (isOfTurn && lines.length === 0) return null;
  return html`<ol class="story" aria-label=${telling.text("story-label")}>
    ${lines.map((line, at) => html`<li key=${at}>${telling.line(line)}</li>`)}
  </ol>`;
}
