/** Dice that have to fall: real ones are typed in with a tap each, or the hub throws them. */
import { choicesOf } from "../../core/form.js";
import { html, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { die } from "./dice.js";

/** @typedef {import("../../../wire/protocol.js").Offer} Offer */

/** @param {{typed: Offer | undefined, roll: Offer | undefined, count: number, isFoe: boolean}} props */
export function Fall({ typed, roll, count, isFoe }) {
  const { telling, make, link } = useTable();
  return html`<div class=${isFoe ? "fall foe" : "fall"}>
    ${typed && html`<${Typing} key=${typed.question} offer=${typed} kind=${isFoe ? "foe" : ""} />`}
    ${
      roll &&
      html`<button type="button" class=${typed ? "button roll" : "button main roll alone"} data-offer="roll"
      disabled=${link.sending > 0} onClick=${() => make(roll, {})}>
      ${!typed && html`<span class="roll-dice" aria-hidden="true">${Array.from({ length: count }, (_, at) => html`<span key=${at}>${die(at + 3, isFoe ? "foe" : "")}</span>`)}</span>`}
      <span>${telling.offer(roll)}</span></button>`
    }
  </div>`;
}

/** Six faces; the last tap says it all, and taking back is there for a slip. @param {{offer: Offer, kind: string}} props */
function Typing({ offer, kind }) {
  const { telling, make, link } = useTable();
  const [said, say] = useState(/** @type {readonly number[]} */ ([]));
  const field = offer.fields[Math.min(said.length, offer.fields.length - 1)];
  const tap = async (/** @type {number} */ value) => {
    const next = [...said, value];
    say(next);
    if (next.length < offer.fields.length) return;
    const values = Object.fromEntries(offer.fields.map((each, at) => [each.name, next[at]]));
    if (!(await make(offer, values))) say([]);
  };
  return html`<div class="typing">
    <div class="typed-dice">
      ${offer.fields.map(
        (
          each,
          at,
        ) => html`<button type="button" key=${each.name} class=${at === said.length ? "typed-die next" : "typed-die"}
        disabled=${at >= said.length || link.sending > 0} onClick=${() => say(said.slice(0, at))}>
        <span class="spoken">${at < said.length ? telling.text("board-typed", { die: telling.field(each.name), value: said[at] }) : telling.field(each.name)}</span>
        ${die(said[at] ?? 0, kind)}</button>`,
      )}
    </div>
    <p class="board-hint">${telling.hint(offer)}</p>
    <div class="keypad" role="group" aria-label=${telling.field(field.name)}>
      ${choicesOf(field, {}).map(
        (
          choice,
        ) => html`<button type="button" key=${choice.value} class="key" data-face=${choice.value}
        disabled=${link.sending > 0 || said.length >= offer.fields.length} onClick=${() => tap(Number(choice.value))}>
        <span class="spoken">${choice.value}</span>${die(Number(choice.value), kind)}</button>`,
      )}
    </div>
  </div>`;
}
