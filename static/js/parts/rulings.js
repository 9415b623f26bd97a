/** All of a game's rulings, folded, in their groups. */
import { html } from "../core/html.js";
import { useTable, useWords } from "../core/table.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function Rulings({ onClose }) {
  const { telling, sight } = useTable();
  const words = useWords(sight.game, true);
  const ids = words ? words.ids("ruling-").filter((id) => words.attribute(id, "title")) : [];
  const groups = [...new Set(ids.map((id) => words?.attribute(id, "group") ?? ""))];
  return html`<${Sheet} title=${telling.text("rulings-all")} close=${telling.text("close")} onClose=${onClose} wide>
    ${
      words &&
      groups.map(
        (group) => html`<section key=${group} class="rulings">
      <h3>${group}</h3>
      ${ids
        .filter((id) => (words.attribute(id, "group") ?? "") === group)
        .map(
          (id) => html`<details key=${id} class="ruling">
        <summary>${words.attribute(id, "title")}</summary>
        <p>${words.text(id)}</p>
        ${words.attribute(id, "why") && html`<p class="hint">${words.attribute(id, "why")}</p>`}
      </details>`,
        )}
    </section>`,
      )
    }
  <//>`;
}
