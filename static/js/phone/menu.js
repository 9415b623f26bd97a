/** What is behind the menu: one's liking, setting things straight, moving house; last the story, which grows. */

import { ask, reasonOf } from "../core/ask.js";
import { ORGANISER } from "../core/face.js";
import { html, useState } from "../core/html.js";
import { read } from "../core/kept.js";
import { useTable } from "../core/table.js";
import { HowWePlay } from "../parts/how.js";
import { Icon } from "../parts/icon.js";
import { DressPick, LanguagePick } from "../parts/language.js";
import { StandingOffers } from "../parts/offers.js";
import { Rulings } from "../parts/rulings.js";
import { Sheet } from "../parts/sheet.js";
import { RefusalLine } from "../parts/status.js";
import { Story } from "../parts/story.js";
import { UndoButton } from "./play.js";

/** @typedef {import("../../wire/protocol.js").SeatCode} SeatCode */

/** @param {{onClose: () => void}} props */
export function Menu({ onClose }) {
  const { telling, sight } = useTable();
  const [inside, go] = useState("");
  if (inside === "how") return html`<${HowWePlay} onClose=${onClose} />`;
  if (inside === "rulings") return html`<${Rulings} onClose=${onClose} />`;
  const hasStanding = sight.offers.some((offer) => offer.standing);
  return html`<${Sheet} title=${telling.text("menu")} close=${telling.text("close")} onClose=${onClose}>
    <${UndoButton} />
    <${RefusalLine} />
    <${LanguagePick} words=${telling} />
    <${DressPick} words=${telling} />
    ${hasStanding && html`<${Fold} name="menu-straight" icon="set"><${StandingOffers} offers=${sight.offers} onDone=${onClose} /><//>`}
    <${Fold} name="menu-other-phone" icon="phone"><${OtherPhone} /><//>
    <div class="row">
      <button type="button" class="button" onClick=${() => go("how")}>${telling.text("how-title")}</button>
      <button type="button" class="button" onClick=${() => go("rulings")}>${telling.text("rulings-all")}</button>
    </div>
    <${ToHost} />
    <${Fold} name="menu-story" icon="story" isOpen><${Story} /><//>
  <//>`;
}

/** For whoever is the host on this phone too; a tournament is run from the host's first page. */
function ToHost() {
  const { telling, sight } = useTable();
  if (!read("host")) return null;
  const isAlone = !sight.of && sight.game !== ORGANISER;
  const href = isAlone ? `/host#/table/${encodeURIComponent(sight.table)}` : "/host";
  return html`<a class="button" href=${href} data-to-host>${telling.text("menu-host")}</a>`;
}

/** @param {{name: string, icon: string, isOpen?: boolean, children?: any}} props */
function Fold({ name, icon, isOpen = false, children }) {
  const { telling } = useTable();
  return html`<details class="fold" data-fold=${name} open=${isOpen}>
    <summary><${Icon} name=${icon} /> ${telling.text(name)}</summary>
    ${children}
  </details>`;
}

/** A code that brings this seat to another phone; it works once. */
function OtherPhone() {
  const { telling, link, sight, refuse } = useTable();
  const [code, show] = useState(/** @type {SeatCode | null} */ (null));
  const fetchCode = async () => {
    try {
      show(
        await ask("POST /api/tables/{name}/code", {
          key: link.key,
          parts: { name: sight.of || link.table },
        }),
      );
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return html`<p class="hint">${telling.text("other-phone-text")}</p>
    ${
      code
        ? html`<p class="big-code">${code.code}</p><p class="address">${code.link}</p>`
        : html`<button type="button" class="button" onClick=${fetchCode}>${telling.text("other-phone-code")}</button>`
    }`;
}
