/** What was just taken back, over every page for a moment; the story keeps it. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { takenBack } from "../core/story.js";
import { useTable } from "../core/table.js";
import { Icon } from "./icon.js";

/** @typedef {import("../../wire/protocol.js").Line} Line */

/** Long enough to look up and read two lines. */
const SHOWN_FOR = 8000;

export function UndoNotice() {
  const { sight, telling } = useTable();
  const before = useRef(sight);
  const [lines, show] = useState(/** @type {readonly Line[]} */ ([]));
  useEffect(() => {
    const fresh = takenBack(before.current, sight);
    before.current = sight;
    if (fresh.length > 0) show(fresh);
  }, [sight]);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => show([]), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [lines]);
  if (lines.length === 0) return null;
  return html`<div class="undo-notice" role="status"><${Icon} name="undo" />
    <div>${lines.map((line, at) => html`<p key=${at}>${telling.line(line)}</p>`)}</div></div>`;
}
