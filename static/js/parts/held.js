/** A table with everything that may lie over it: connecting, gone, and what things do. */
import { html, useState } from "../core/html.js";
import { keep, read } from "../core/kept.js";
import { TableContext, useHeld, useWords } from "../core/table.js";
import { Explained } from "./explain.js";
import { UndoNotice } from "./undo-notice.js";

/** @typedef {import("../core/table.js").Thing} Thing */
/** @typedef {import("../core/link.js").Link} Link */
/** @typedef {import("../../wire/protocol.js").Sight} Sight */

/** @param {string} path */
const leave = (path) => location.assign(path);

/** @param {{link: Link, go?: (path: string) => void, children?: any}} props */
export function HeldTable({ link, go = leave, children }) {
  const held = useHeld(link);
  const [thing, explain] = useState(/** @type {Thing | null} */ (null));
  const [isHandCovered, coverHand] = useCoveredHand();
  if (link.state === "gone") return html`<${Gone} code=${link.why} />`;
  if (!held) return html`<${Connecting} />`;
  const hasHand = (held.sight.view?.hand ?? []).length > 0;
  const sight = isHandCovered && hasHand ? withheld(held.sight) : held.sight;
  return html`<${TableContext.Provider} value=${{ ...held, sight, explain, go, isHandCovered, coverHand }}>
    <div class=${`dress ${held.face.key}`}>
      ${children}
      <${UndoNotice} />
      ${thing && html`<${Explained} thing=${thing} onClose=${() => explain(null)} />`}
    </div>
  <//>`;
}

/** Whether the hand lies covered, also after the page was opened anew. @returns {[boolean, (is: boolean) => void]} */
function useCoveredHand() {
  const [is, set] = useState(() => read("hand-covered") !== null);
  const cover = (/** @type {boolean} */ next) => {
    keep("hand-covered", next ? "yes" : null);
    set(next);
  };
  return [is, cover];
}

/** Offers tell what is in a hand; those that are there at any time do not. @param {Sight} sight @returns {Sight} */
function withheld(sight) {
  return { ...sight, offers: sight.offers.filter((offer) => offer.standing) };
}

export function Connecting() {
  const words = useWords();
  return html`<main class="middle"><div class="enso turning" aria-hidden="true"></div>
    <p role="status">${words?.text("connecting") ?? ""}</p></main>`;
}

/** @param {{code: string}} props */
function Gone({ code }) {
  const words = useWords();
  if (!words) return null;
  return html`<main class="middle">
    <h1>${words.text("gone-title")}</h1>
    <p role="alert">${words.said(`refusal-${code}`, code)}</p>
    <p><a class="button" href=${location.pathname}>${words.text("gone-again")}</a></p>
    <p><a href="/">${words.text("gone-home")}</a></p>
  </main>`;
}
