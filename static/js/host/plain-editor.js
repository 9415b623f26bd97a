/** A sheet as plain text, for a game whose face brings no editor. Knows no game. */
import { html, useState } from "../core/html.js";

/** @typedef {import("../core/face.js").SheetData} SheetData */

/** @param {{sheet: SheetData, telling: import("../core/telling.js").Telling, mistakes: readonly import("../../wire/protocol.js").Reason[], onChange: (sheet: SheetData) => void}} props */
export function PlainEditor({ sheet, telling, mistakes, onChange }) {
  const [text, write] = useState(() => JSON.stringify(sheet, null, 2));
  const type = (/** @type {string} */ next) => {
    write(next);
    try {
      onChange(JSON.parse(next));
    } catch {
      // Half a brace is no sheet yet; the last whole one stays.
    }
  };
  return html`<textarea class="text plain-sheet" rows="24" spellcheck=${false} aria-label=${telling.text("sheets-text")}
      value=${text} onInput=${(/** @type {any} */ event) => type(event.currentTarget.value)}></textarea>
    <ul class="mistakes">${mistakes.map((each, at) => html`<li key=${at}>${telling.reason(each)}</li>`)}</ul>`;
}
