/** A seat that moves to this phone, by its owner's code or with the host's yes. */

import { ask, reasonOf } from "../core/ask.js";
import { html, useState } from "../core/html.js";
import { keepKey } from "../core/kept.js";
import { useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";

/** @typedef {import("../../wire/protocol.js").Reason} Reason */

/** @param {{code: string, go: import("./main.js").Go}} props */
export function MoveHere({ code, go }) {
  const words = useWords();
  const [reason, refuse] = useState(/** @type {Reason | null} */ (null));
  if (!words) return null;
  // A tap, not the mere opening: previews of links must not use the code up.
  const move = async () => {
    try {
      const joined = await ask("POST /api/move", { body: { code } });
      keepKey("seat", joined.table, { key: joined.key });
      go(`/play/${joined.table}`);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return html`<main class="middle">
    <div class="enso" aria-hidden="true"></div>
    <h1>${words.text("move-title")}</h1>
    <p>${words.text("move-text")}</p>
    <button type="button" class="button main tall" onClick=${move}>${words.text("move-yes")}</button>
    ${
      reason &&
      html`<p class="refusal" role="alert">${new Telling(words).reason(reason)}</p>
      <p><a class="button" href="/">${words.text("join-other-code")}</a></p>`
    }
  </main>`;
}
