/** Letting a screen see a table: four letters that it shows, and the table it shall show. */
import { html, useState } from "../core/html.js";
import { Sheet } from "../parts/sheet.js";
import { Trouble } from "./bar.js";
import { gameName, useAsked, useDesk } from "./desk.js";
import { hallShows, likely } from "./shows.js";
import { useTournamentWords } from "./tournaments.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("./shows.js").Show} Show */

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

/** Tables of an evening, and the halls and tables of tournaments. @param {{tables: readonly TableSeen[], onClose: () => void}} props */
export function AnyScreenSheet({ tables, onClose }) {
  const telling = useTournamentWords();
  const [all] = useAsked("GET /api/tournaments");
  if (!telling || !all) return null;
  return html`<${ScreenSheet} tables=${tables} halls=${hallShows(all, telling)} onClose=${onClose} />`;
}

/** A screen, or with `kind` a panel of lamps and buttons. @param {{tables: readonly TableSeen[], halls?: readonly Show[], kind?: "table" | "panel", onClose: () => void}} props */
export function ScreenSheet({ tables, halls = [], kind = "table", onClose }) {
  const { telling, ask, wordsOf } = useDesk();
  const [letters, type] = useState("");
  const [picked, choose] = useState(() => likely(tables, halls));
  const [isIn, setIn] = useState(false);
  const shows = [
    ...tables.map(({ table, game }) => ({
      table,
      kind,
      name: table,
      about: gameName(wordsOf(game), game),
    })),
    ...halls,
  ];
  const show = shows.find(({ table }) => table === picked);
  const letIn = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!show) return;
    const done = await ask("POST /api/screens/{letters}", {
      parts: { letters },
      body: { table: show.table, kind: show.kind },
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
          <${ShowPick} shows=${shows} picked=${picked} onPick=${choose} />
          <button type="submit" class="button main" disabled=${letters.length !== LETTERS || !show}>
            ${telling.text("host-screen-yes")}</button>
        </form>`
    }
  <//>`;
}

/** @param {{shows: readonly Show[], picked: string, onPick: (table: string) => void}} props */
function ShowPick({ shows, picked, onPick }) {
  const { telling } = useDesk();
  if (shows.length === 0) return html`<p class="hint">${telling.text("host-screen-no-table")}</p>`;
  return html`<fieldset class="option"><legend>${telling.text("host-screen-table")}</legend>
    <div class="option-choices">
      ${shows.map(
        (
          show,
        ) => html`<label key=${show.table} class=${show.table === picked ? "option-choice on" : "option-choice"}>
        <input type="radio" class="spoken" name="table" value=${show.table} checked=${show.table === picked}
          onChange=${() => onPick(show.table)} />
        <span class="option-name">${show.name}</span>
        <span class="option-text">${show.about}</span>
      </label>`,
      )}
    </div>
  </fieldset>`;
}
