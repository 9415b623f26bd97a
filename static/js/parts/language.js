/** Picking a language; each is called by its own name. */
import { html } from "../core/html.js";
import { like } from "../core/liking.js";
import { LANGUAGES } from "../core/page.js";
import { useLiking } from "../core/table.js";

/** @type {Record<string, string>} */
const NAMES = { en: "English", it: "Italiano" };

/** @param {{words: {text: (id: string) => string}}} props */
export function LanguagePick({ words }) {
  const { language } = useLiking();
  return html`<div class="pick" role="group" aria-label=${words.text("language")}>
    ${LANGUAGES.map(
      (each) => html`<button type="button" key=${each} lang=${each} class="pick-one"
      aria-pressed=${each === language ? "true" : "false"} onClick=${() => like({ language: each })}>
      ${NAMES[each] ?? each}</button>`,
    )}
  </div>`;
}

/** @param {{words: {text: (id: string) => string}}} props */
export function DressPick({ words }) {
  const { dress } = useLiking();
  const all = /** @type {const} */ (["dark", "light", "auto"]);
  return html`<div class="pick" role="group" aria-label=${words.text("dress")}>
    ${all.map(
      (each) => html`<button type="button" key=${each} class="pick-one"
      aria-pressed=${each === dress ? "true" : "false"} onClick=${() => like({ dress: each })}>
      ${words.text(`dress-${each}`)}</button>`,
    )}
  </div>`;
}
