/** What a thing does, in our words, and the rulings that speak of it. */
import { html } from "../core/html.js";
import { rulingsOn } from "../core/rulings.js";
import { useTable, useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { Sheet } from "./sheet.js";
import { Card } from "./thing.js";

/** @typedef {import("../core/table.js").Thing} Thing */

/** @param {{thing: Thing, onClose: () => void}} props */
export function Explained({ thing, onClose }) {
  const { telling } = useTable();
  const title = telling.name(thing.kind, thing.code);
  return html`<${Sheet} title=${title} close=${telling.text("close")} onClose=${onClose}>
    <${About} thing=${thing} />
  <//>`;
}

/** @param {{thing: Thing}} props */
export function About({ thing }) {
  const { telling, face } = useTable();
  const { kind, code } = thing;
  const picture =
    kind === "character" ? face.figure(code) : kind === "role" ? face.crest(code) : null;
  return html`<div class="about">
    ${kind === "card" && html`<${Card} code=${code} />`}
    ${picture && html`<span class="about-picture" aria-hidden="true">${picture}</span>`}
    <p class="about-text">${telling.about(kind, code)}</p>
    <${RulingsOn} name=${telling.name(kind, code)} />
  </div>`;
}

/** @param {{name: string}} props */
function RulingsOn({ name }) {
  const { telling, sight } = useTable();
  const words = useWords(sight.game, true);
  if (!words) return null;
  const told = new Telling(words);
  const found = rulingsOn(words, name);
  if (found.length === 0) return null;
  return html`<h3>${telling.text("rulings-here")}</h3>
    ${found.map(
      (id) => html`<details key=${id} class="ruling">
      <summary>${words.attribute(id, "title")}</summary>
      <p>${told.text(id)}</p>
    </details>`,
    )}`;
}
