/** Letting a screen see a table: four letters that it shows, and the table it shall show. */
import { html, useState } from "../core/html.js";
import { Sheet } from "../parts/sheet.js";
import { Trouble } from "./bar.js";
import { gameName, useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */

const LETTERS = 4;
const WORDS = {
  table: { title: "host-screen", text: "host-screen-text", done: "host-screen-in" },
  panel: { title: "host-panel-in", text: "host-panel-in-text", done: "host-panel-in-done" },
};

/** Letters as people type them. @param {string} text */
export function typed(text) {
  return text
    .replace(/[^a-z]/gi, "")
    .toUpperCase()
    .slice(0, LETTERS);
}

/** The one table that goes on, if it is one. @param {readonly TableSeen[]} tables */
export function likely(tables) {
  const alive = tables.length === 1 ? tables : tables.filter((seen) => !seen.over);
  return alive.length === 1 ? alive[0].table : "";
}

/** A screen, or with `kind` a panel of lamps and buttons. @param {{tables: readonly TableSeen[], kind?: "table" | "panel", onClose: () => void}} props */
export function ScreenSheet({ tables, kind = "table", onClose }) {
  const { telling, ask } = useDesk();
  const [letters, type] = useState("");
  const [table, choose] = useState(() => likely(tables));
  const [isIn, setIn] = useState(false);
  const letIn = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const done = await ask("POST /api/screens/{letters}", {
      parts: { letters },
      body: { table, kind },
    });
    if (done) setIn(true);
  };
  const words = WORDS[kind];
  return html`<${Sheet} title=${telling.text(words.title)} close=${telling.text("close")} onClose=${onClose}>
    ${
      isIn
        ? html`<p role="status">${telling.text(words.done)}</p>
          <button type="button" class="button main" onClick=${onClose}>${telling.text("understood")}</button>`
        : html`<form class="form" onSubmit=${letIn}>
          <p class="hint">${telling.text(words.text, { address: `${location.host}/tv` })}</p>
          <input class="letters" type="text" autofocus autocomplete="off" autocapitalize="characters" spellcheck=${false}
            maxlength="8" aria-label=${telling.text("host-screen-letters")} value=${letters}
            onInput=${(/** @type {any} */ event) => {
              type(typed(event.currentTarget.value));
              event.currentTarget.value = typed(event.currentTarget.value);
            }} />
          <${Trouble} inside />
          <${TablePick} tables=${tables} table=${table} onPick=${choose} />
          <button type="submit" class="button main" disabled=${letters.length !== LETTERS || !table}>
            ${telling.text("host-screen-yes")}</button>
        </form>`
    }
  <//>`;
}

/** @param {{tables: readonly TableSeen[], table: string, onPick: (table: string) => void}} props */
function TablePick({ tables, table, onPick }) {
  const { telling, wordsOf } = useDesk();
  if (tables.length === 0) return html`<p class="hint">${telling.text("host-screen-no-table")}</p>`;
  return html`<fieldset class="option"><legend>${telling.text("host-screen-table")}</legend>
    <div class="option-choices">
      ${tables.map(
        (
          seen,
        ) => html`<label key=${seen.table} class=${seen.table === table ? "option-choice on" : "option-choice"}>
        <input type="radio" class="spoken" name="table" value=${seen.table} checked=${seen.table === table}
          onChange=${() => onPick(seen.table)} />
        <span class="option-name">${seen.table}</span>
        <span class="option-text">${gameName(wordsOf(seen.game), seen.game)}</span>
      </label>`,
      )}
    </div>
  </fieldset>`;
}
