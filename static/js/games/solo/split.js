/** A single die may be split: every tap moves one point, and what is left is Concentration. */
import { html, useEffect, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { die } from "./dice.js";
import { follow } from "./drag.js";
import { Outlook } from "./outlook.js";
import { most, outlookOf } from "./placing.js";
import { BuyButton, KiButton } from "./spending.js";
import { USES, Zones } from "./zones.js";

/** @typedef {import("./duel.js").Duel} Duel */

/** @param {{duel: Duel}} props */
export function Split({ duel }) {
  const { telling, make, link } = useTable();
  const { own, now } = duel;
  const offer = now.split;
  const [shares, share] = useState({ attack: 0, defence: 0 });
  const value = own.dice[0]?.value ?? 0;
  useEffect(() => share({ attack: 0, defence: 0 }), [offer.question, value]);
  const isOver = shares.defence > most(offer, "defence", shares);
  const values = isOver ? { attack: 0, defence: 0 } : shares;
  const about = outlookOf(offer, values);
  /** @param {string} use @param {number} by */
  const move = (use, by) => {
    const next = { ...values, [use]: values[/** @type {"attack"} */ (use)] + by };
    if (next.attack <= most(offer, "attack", next) && next.defence <= most(offer, "defence", next))
      share(next);
  };
  /** All of it. @param {string} use */
  const whole = (use) =>
    share({
      attack: use === "attack" ? most(offer, "attack", {}) : 0,
      defence: use === "defence" ? most(offer, "defence", { attack: 0 }) : 0,
    });
  const zones = USES.map((use) => {
    const isRest = use === "concentration";
    const mine = isRest ? 0 : values[/** @type {"attack"} */ (use)];
    return {
      use,
      value: Number(about?.[use] ?? 0),
      onTap: () => (isRest ? whole(use) : move(use, 1)),
      below: html`<div class="shares">${
        isRest
          ? html`<span class="board-hint">${telling.text("board-rest")}</span>`
          : html`<button type="button" class="button step" aria-label=${telling.text("board-less", { use: telling.choice("use", use) })}
            disabled=${mine === 0} onClick=${() => move(use, -1)}>−</button>
          <button type="button" class="button step" aria-label=${telling.text("board-more", { use: telling.choice("use", use) })}
            onClick=${() => move(use, 1)}>+</button>`
      }</div>`,
    };
  });
  return html`<div class="give split">
    <div class="tray">
      <span class="tray-die lifted whole" data-die="die-1" onPointerDown=${(/** @type {PointerEvent} */ event) => follow(event, whole)}>
        <span class="spoken">${telling.text("board-die", { die: telling.field("die-1"), value: value })}</span>${die(value)}</span>
      <p class="board-hint">${telling.hint(offer)}</p>
    </div>
    <${Zones} zones=${zones} />
    <${Outlook} about=${about} />
    <div class="doings">
      <${KiButton} offer=${now.again} values=${{ die: 1 }} icon="again">${telling.text("board-again")}<//>
      <${BuyButton} offer=${now.buy} />
      <button type="button" class="button main" data-offer="split" disabled=${link.sending > 0}
        onClick=${() => make(offer, values)}>${telling.text("board-give")}</button>
    </div>
  </div>`;
}
