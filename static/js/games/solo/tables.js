/** The paper behind it all: twenty rounds, the opponent's rows, the body's table. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Sheet } from "../../parts/sheet.js";
import { ownBody } from "./body.js";
import { stars } from "./signs.js";

/** @typedef {import("./duel.js").Duel} Duel */
/** @typedef {import("./duel.js").Own} Own */
/** @typedef {import("./duel.js").Part} Part */
/** @typedef {import("../../core/telling.js").Telling} Telling */

/** @param {{duel: Duel, onClose: () => void}} props */
export function RoundsSheet({ duel, onClose }) {
  const { telling } = useTable();
  return html`<${Sheet} title=${telling.text("board-sheet")} close=${telling.text("close")} onClose=${onClose}>
    <${Rounds} own=${duel.own} round=${duel.round} /><//>`;
}

/** The rounds as they are written down; those to come say how many dice there are. @param {{own: Own, round: number}} props */
export function Rounds({ own, round }) {
  const { telling } = useTable();
  return html`<div class="table-scroll" role="group" tabindex="0" aria-label=${telling.text("board-sheet")}><table class="paper rounds">
    <thead><tr>
      <th scope="col">${telling.text("board-column-round")}</th>
      <th scope="col">${telling.text("board-column-dice")}</th>
      <th scope="col">${telling.choice("use", "attack")}</th>
      <th scope="col">${telling.choice("use", "defence")}</th>
      <th scope="col">${telling.text("board-column-focus")}</th>
    </tr></thead>
    <tbody>${own.sheet.dice.map((dice, at) => {
      const written = own.written.find((each) => each.round === at + 1);
      return html`<tr key=${at} class=${at + 1 === round ? "now" : ""}>
        <th scope="row">${at + 1}</th>
        <td class="allowed">${written ? written.dice : dice}</td>
        <td>${written && html`<span class="hand">${written.attack}</span> <span class="final">→ ${written.final}</span>`}</td>
        <td>${written && html`<span class="hand">${written.defence}</span> <${Held} held=${written.held} />`}</td>
        <td>${written && html`<span class="hand">${written.concentration}</span>`}</td>
      </tr>`;
    })}</tbody>
  </table></div>`;
}

/** @param {{held: boolean | null}} props */
function Held({ held }) {
  const { telling } = useTable();
  if (held === null) return null;
  return html`<span class=${held ? "held" : "broken"}><span class="spoken">${telling.text(held ? "board-held" : "board-broken")}</span>
    <span aria-hidden="true">${held ? "✓" : "✗"}</span></span>`;
}

/** @param {{own: Own, onClose: () => void}} props */
export function FoeSheet({ own, onClose }) {
  const { telling } = useTable();
  const { sheet, row } = own;
  return html`<${Sheet} title=${`${sheet.name} ${stars(sheet.stars)}`} close=${telling.text("close")} onClose=${onClose}>
    <h3>${telling.text("board-resistance")}</h3>
    <ul class="paper resistance">${sheet.resistance.map(
      (each) =>
        html`<li key=${each.attack}><b>${each.attack}</b> <span>${telling.text("board-minus-life", { count: each.loss })}</span></li>`,
    )}</ul>
    <h3>${telling.text("board-rows")}</h3>
    <table class="paper foe-rows">
      <thead><tr><th scope="col">${telling.text("board-column-sum")}</th><th scope="col">${telling.choice("use", "defence")}</th>
        <th scope="col">${telling.text("board-column-guard")}</th><th scope="col">${telling.text("board-column-else")}</th></tr></thead>
      <tbody>${sheet.rows.map(
        (each) => html`<tr key=${each.sum} class=${each.sum === row?.sum ? "now" : ""}>
        <th scope="row">${each.sum}</th><td>${each.defence}</td><td>${each.guard}</td>
        <td>${each.wound ? telling.text("board-wound", { level: each.wound }) : telling.text("board-minus-life", { count: each.life ?? 0 })}</td></tr>`,
      )}</tbody>
    </table>
  <//>`;
}

/** @param {Part} part @param {Telling} telling */
function costOf(part, telling) {
  if (part.deep) return telling.text("board-deep");
  if (part.ki) return telling.text("board-minus-ki", { count: part.ki });
  return telling.text("board-minus-life", { count: part.life ?? 0 });
}

/** @param {{own: Own, onClose: () => void}} props */
export function BodySheet({ own, onClose }) {
  const { telling, explain } = useTable();
  return html`<${Sheet} title=${telling.text("board-body")} close=${telling.text("close")} onClose=${onClose}>
    <${BodyTable} own=${own} />
    ${own.deep.map(
      (
        number,
      ) => html`<button type="button" key=${number} class="button" onClick=${() => explain({ kind: "mark", code: `deep-${number}` })}>
      ${telling.name("mark", `deep-${number}`)}</button>`,
    )}
  <//>`;
}

/** @param {{own: Own}} props */
export function BodyTable({ own }) {
  const { telling } = useTable();
  return html`<div class="body-table">
    ${ownBody(own, true)}
    <ul class="paper parts">
      <li><b>1</b> <span>${telling.text("board-dodge")}</span></li>
      ${own.sheet.body.map((part) => {
        const state = own.lost.includes(part.sum)
          ? "lost"
          : own.marked.includes(part.sum)
            ? "hit"
            : "";
        return html`<li key=${part.sum} class=${state}><b>${part.sum}</b>
          <span>${telling.name("part", part.part)} <span class="cost">${costOf(part, telling)}</span>
          ${state && html` <em>${telling.text(state === "lost" ? "board-lost" : "board-wounded")}</em>`}</span></li>`;
      })}
      <li><b>12</b> <span>${telling.text("board-beheaded")}</span></li>
    </ul>
  </div>`;
}
