/** The referee's desk. Its key comes behind the # and is kept here, as a seat's is. */
import { html, render, useEffect, useState } from "../core/html.js";
import { keepKey, keptKey } from "../core/kept.js";
import { wear } from "../core/liking.js";
import { lastOfPath, takeFragment } from "../core/page.js";
import { useLink, useTable, useWords } from "../core/table.js";
import { HeldTable } from "../parts/held.js";
import { LanguagePick } from "../parts/language.js";
import { Room } from "./room.js";
import { isKey } from "./route.js";

/** @param {string} table @returns {string} */
function keyAtHand(table) {
  if (isKey(location.hash)) keepKey("desk", table, { key: takeFragment() });
  return keptKey("desk", table)?.key ?? "";
}

function Desk() {
  const table = lastOfPath();
  const [key, set] = useState(() => keyAtHand(table));
  useEffect(() => {
    const moved = () => set(keyAtHand(table));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, [table]);
  return key ? html`<${Linked} key=${key} where=${{ table, key }} />` : html`<${NoKey} />`;
}

/** @param {{where: {table: string, key: string}}} props */
function Linked({ where }) {
  const link = useLink(where);
  useEffect(() => {
    if (link?.why === "no-key" || link?.why === "key-revoked") keepKey("desk", where.table, null);
  }, [link?.why]);
  if (link?.why === "no-key" || link?.why === "key-revoked") return html`<${NoKey} wasRefused />`;
  return link && html`<${HeldTable} link=${link}><${Sat} /><//>`;
}

/** A key that opens the tournament, but not as its referee, shows no desk. */
function Sat() {
  const { sight } = useTable();
  const own = /** @type {any} */ (sight.view?.own);
  return own?.type === "desk" ? html`<${Room} own=${own} />` : html`<${NoKey} wasRefused />`;
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
