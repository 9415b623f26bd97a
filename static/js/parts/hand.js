/** One's own hand where the hub holds the cards; one tap covers it. */

import { usesOf } from "../core/form.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { areNew, remember } from "../core/new-cards.js";
import { sameOffer } from "../core/shelves.js";
import { useTable } from "../core/table.js";
import { About } from "./explain.js";
import { FormSheet } from "./form.js";
import { Icon } from "./icon.js";
import { useShut } from "./offers.js";
import { Sheet } from "./sheet.js";
import { Card } from "./thing.js";

/** @typedef {import("../core/form.js").Use} Use */

export function Hand() {
  const { sight, telling, isHandCovered: isCovered, coverHand: cover } = useTable();
  const [open, setOpen] = useState("");
  const hand = sight.view?.hand ?? [];
  const isNew = useNewCards(hand, sight.view?.turn ?? -1);
  const isHeld = hand.includes(open);
  useEffect(() => {
    // A card that went and is drawn again does not come up by itself.
    if (!isHeld) setOpen("");
  }, [isHeld]);
  if (hand.length === 0) return null;
  return html`<section class="hand" aria-label=${telling.text("hand-label")}>
    <button type="button" class="plain hand-cover" aria-pressed=${isCovered ? "true" : "false"}
      onClick=${() => cover(!isCovered)}>
      <${Icon} name=${isCovered ? "cover" : "eye"} />
      ${telling.text(isCovered ? "hand-uncover" : "hand-cover", { count: hand.length })}
    </button>
    ${
      !isCovered &&
      html`<ul class="hand-cards">
      ${hand.map(
        (code, at) => html`<li key=${`${code}/${at}`}>
        <button type="button" class=${classOf(usesOf(sight.offers, code).length > 0, isNew[at])}
          onClick=${() => setOpen(code)}><${Card} code=${code} />
          ${isNew[at] && html`<span class="spoken">${telling.text("hand-new")}</span>`}</button>
      </li>`,
      )}
    </ul>`
    }
    ${isHeld && !isCovered && html`<${CardSheet} code=${open} onClose=${() => setOpen("")} />`}
  </section>`;
}

/** @param {boolean} isUseful @param {boolean} isNew */
function classOf(isUseful, isNew) {
  return `hand-card${isUseful ? "" : " resting"}${isNew ? " new" : ""}`;
}

/** Which of them came in this turn; a page that was opened anew has not seen them come. @param {readonly string[]} hand @param {number} turn */
function useNewCards(hand, turn) {
  const memory = useRef(/** @type {import("../core/new-cards.js").Memory | null} */ (null));
  memory.current = remember(memory.current, hand, turn);
  return areNew(memory.current);
}

/** @param {{code: string, onClose: () => void}} props */
function CardSheet({ code, onClose }) {
  const { sight, telling, make } = useTable();
  const [use, setUse] = useState(/** @type {Use | null} */ (null));
  const offer = use && sight.offers.find((each) => sameOffer(each, use.offer));
  useShut(use !== null && !offer, onClose);
  if (use && offer)
    return html`<${FormSheet} offer=${offer} wishes=${use.wishes} onClose=${onClose} />`;
  const uses = usesOf(sight.offers, code);
  /** @param {Use} each */
  const press = async (each) => {
    if (each.offer.fields.length > 0) setUse(each);
    else if (await make(each.offer, {})) onClose();
  };
  return html`<${Sheet} title=${telling.name("card", code)} close=${telling.text("close")} onClose=${onClose}>
    <div class="offers">
      ${uses.map(
        (each) => html`<button type="button" class="button offer" key=${each.offer.key}
        data-offer=${each.offer.key} onClick=${() => press(each)}>${telling.offer(each.offer)}</button>`,
      )}
    </div>
    ${uses.length === 0 && html`<p class="hint">${telling.text("hand-rests")}</p>`}
    <${About} thing=${{ kind: "card", code }} />
  <//>`;
}
