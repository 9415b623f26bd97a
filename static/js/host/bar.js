/** The line above every page of the host: the way back, language and light; and what went wrong. */
import { html, useState } from "../core/html.js";
import { Icon } from "../parts/icon.js";
import { DressPick, LanguagePick } from "../parts/language.js";
import { Sheet } from "../parts/sheet.js";
import { useDesk } from "./desk.js";
import { hashOf } from "./route.js";

/** @typedef {import("./route.js").Page} Page */

/** Where a page was come to from; all others come from the first. @type {Partial<Record<Page, Page>>} */
const BACK = { night: "nights", people: "nights", sheets: "alone", sheet: "sheets" };

/** @param {{page: Page, name: string}} props */
export function Bar({ page, name }) {
  const { telling } = useDesk();
  const [isOpen, open] = useState(false);
  const back = BACK[page] ?? "home";
  return html`<header class="bar">
    ${
      page === "home"
        ? html`<span class="bar-name">${telling.text("host-bar")}</span>`
        : html`<a class="plain bar-back" href=${hashOf(back, back === "home" ? "" : name.split("/")[0])}><${Icon} name="back" />
          <span>${telling.text(`host-to-${back}`)}</span></a>`
    }
    <button type="button" class="plain round" aria-label=${telling.text("host-likes")} onClick=${() => open(true)}>
      <${Icon} name="tongue" /></button>
    ${
      isOpen &&
      html`<${Sheet} title=${telling.text("host-likes")} close=${telling.text("close")} onClose=${() => open(false)}>
      <${LanguagePick} words=${telling} />
      <${DressPick} words=${telling} />
    <//>`
    }
  </header>`;
}

/** Why the last thing asked was not done; gone with a tap. A sheet has its own, inside. @param {{inside?: boolean}} props */
export function Trouble({ inside = false }) {
  const { trouble, tell, telling } = useDesk();
  if (!trouble) return null;
  return html`<div class=${inside ? "trouble inside" : "trouble"} role="alert">
    <p>${telling.reason(trouble)}</p>
    <button type="button" class="plain" onClick=${() => tell(null)}>${telling.text("understood")}</button>
  </div>`;
}

/** A title with what belongs to it. @param {{title: string, children?: any, class?: string}} props */
export function Section({ title, children, class: name = "" }) {
  return html`<section class=${`part ${name}`}><h2>${title}</h2>${children}</section>`;
}

/** Something folded away. @param {{title: string, icon?: string, note?: string, isOpen?: boolean, children?: any}} props */
export function Fold({ title, icon = "", note = "", isOpen = false, children }) {
  return html`<details class="fold" open=${isOpen}>
    <summary>${icon && html`<${Icon} name=${icon} />`}<span class="fold-title">
      <span>${title}</span> ${note && html`<span class="fold-note">${note}</span>`}</span></summary>
    <div class="fold-inside">${children}</div>
  </details>`;
}

/**
 * A button that asks before it does what cannot be undone; mild, where nothing is lost by it.
 *
 * @param {{label: string, question: string, yes: string, icon?: string, isMild?: boolean, onYes: () => void}} props
 */
export function Sure({ label, question, yes, icon = "", isMild = false, onYes }) {
  const { telling } = useDesk();
  const [isAsking, ask] = useState(false);
  const confirm = () => {
    ask(false);
    onYes();
  };
  return html`<button type="button" class=${isMild ? "button" : "button danger"} onClick=${() => ask(true)}>
      <span class="with-icon">${icon && html`<${Icon} name=${icon} />`} ${label}</span></button>
    ${
      isAsking &&
      html`<${Sheet} title=${label} close=${telling.text("close")} onClose=${() => ask(false)}>
      <p>${question}</p>
      <div class="row">
        <button type="button" class="button" onClick=${() => ask(false)}>${telling.text("host-rather-not")}</button>
        <button type="button" class=${isMild ? "button main" : "button seal"} onClick=${confirm}>${yes}</button>
      </div>
    <//>`
    }`;
}
