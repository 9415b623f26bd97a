/** The referee's desk. Its key comes behind the # and is kept here, as a seat's is. */
import { html, render, useEffect } from "../core/html.js";
import { keepKey } from "../core/kept.js";
import { useKeyedLink } from "../core/keyed-link.js";
import { wear } from "../core/liking.js";
import { lastOfPath } from "../core/page.js";
import { useTable, useWords } from "../core/table.js";
import { HeldTable } from "../parts/held.js";
import { LanguagePick } from "../parts/language.js";
import { Room } from "./room.js";

/** @typedef {import("../../wire/own/tournament.js").Own} Own */
/** @typedef {import("../../wire/own/tournament.js").Desk} DeskOwn */

/** A key that opens the tournament, but not as its referee, shows no desk. @param {import("../../wire/protocol.js").Sight} sight */
function isDesk(sight) {
  return /** @type {Own | undefined} */ (sight.view?.own)?.type === "desk";
}

function Desk() {
  const table = lastOfPath();
  const { link, isRefused, wasKept } = useKeyedLink("desk", table, isDesk);
  useEffect(() => {
    if (isRefused && wasKept) keepKey("desk", table, null);
  }, [isRefused, wasKept]);
  if (!link || isRefused) return html`<${NoKey} wasRefused=${isRefused} />`;
  return html`<${HeldTable} link=${link}><${Sat} /><//>`;
}

function Sat() {
  const { sight } = useTable();
  return isDesk(sight) && html`<${Room} own=${/** @type {DeskOwn} */ (sight.view?.own)} />`;
}

/** @param {{wasRefused?: boolean}} props */
function NoKey({ wasRefused = false }) {
  const words = useWords("tournament");
  if (!words) return null;
  return html`<main class="middle no-key"><div class="enso" aria-hidden="true"></div>
    <h1>${words.text(wasRefused ? "desk-key-old" : "desk-key-none")}</h1>
    <p>${words.text("desk-key-how")}</p>
    <p><a class="button" href="/">${words.text("gone-home")}</a></p>
    <${LanguagePick} words=${words} />
  </main>`;
}

wear();
const app = document.getElementById("app");
if (app) render(html`<${Desk} />`, app);
