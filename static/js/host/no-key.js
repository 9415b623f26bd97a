/** For somebody who opens the host's page without the host's link. */
import { html } from "../core/html.js";
import { LanguagePick } from "../parts/language.js";

/** @param {{telling: import("../core/telling.js").Telling, wasRefused: boolean}} props */
export function NoKey({ telling, wasRefused }) {
  return html`<main class="middle no-key">
    <div class="enso" aria-hidden="true"></div>
    <h1>${telling.text(wasRefused ? "host-key-old" : "host-key-none")}</h1>
    <p>${telling.text("host-key-how")}</p>
    <p><code>honor-hub host</code></p>
    <p><a class="button" href="/">${telling.text("host-key-player")}</a></p>
    <${LanguagePick} words=${telling} />
  </main>`;
}
