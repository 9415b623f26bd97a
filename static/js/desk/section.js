/** A title with what belongs to it, and a question before what cannot be undone. */
import { html } from "../core/html.js";

/** @param {{title?: string, class?: string, aside?: any, children?: any}} props */
export function Section({ title = "", class: name = "", aside = null, children }) {
  return html`<section class=${`desk-section ${name}`}>${(title || aside) && html`<header>${title && html`<h2>${title}</h2>`}${aside}</header>`}${children}</section>`;
}
