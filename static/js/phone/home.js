/** The first page of a hub for someone without a link: type the code, or go where one was. */
import { html, useState } from "../core/html.js";
import { keptKey, read } from "../core/kept.js";
import { useWords } from "../core/table.js";
import { LanguagePick } from "../parts/language.js";

const LONGEST_TABLE_CODE = 6;

/** @param {{go: import("./main.js").Go}} props */
export function Home({ go }) {
  const words = useWords();
  const [code, set] = useState("");
  if (!words) return null;
  const last = read("seat.last") ?? "";
  const typed = code.replace(/[^a-z]/gi, "").toUpperCase();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    // A code that moves a seat is longer than a table's.
    if (typed) go(`/${typed.length > LONGEST_TABLE_CODE ? "move" : "join"}/${typed}`);
  };
  return html`<main class="home">
    <header class="brand">
      <div class="enso" aria-hidden="true"></div>
      <h1>Honor Hub</h1>
      <p class="hint">${words.text("home-tagline")}</p>
    </header>
    ${last && keptKey("seat", last) && html`<a class="button main" href=${`/play/${last}`}>${words.text("home-back", { table: last })}</a>`}
    ${read("host") && html`<a class="button" href="/host#/alone" data-alone>${words.text("home-alone")}</a>`}
    <form class="code-form" onSubmit=${submit}>
      <label for="code">${words.text("home-code")}</label>
      <input id="code" class="text code" autocomplete="off" autocapitalize="characters" spellcheck=${false}
        maxlength="12" value=${code} placeholder="KQBEG"
        onInput=${(/** @type {any} */ event) => set(event.currentTarget.value)} />
      <button type="submit" class=${last ? "button" : "button main"} disabled=${typed.length < 4}>${words.text("home-join")}</button>
    </form>
    <nav class="home-ways">
      <a class="button" href="/tv">${words.text("home-screen")}</a>
      <a class="button" href="/host">${words.text("home-host")}</a>
    </nav>
    <${LanguagePick} words=${words} />
  </main>`;
}
