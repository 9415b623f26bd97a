/** Between giving and the opponent's throw: what stands, and what Ki and Concentration can add. */
import { choicesOf } from "../../core/form.js";
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Outlook } from "./outlook.js";
import { BuyButton, KiButton } from "./spending.js";
import { USES, Zones } from "./zones.js";

/** @typedef {import("./duel.js").Duel} Duel */

/** @param {{duel: Duel}} props */
export function Ready({ duel }) {
  const { telling } = useTable();
  const { own, now, focus } = duel;
  const throwing = now.typed ?? now.roll;
  const [field] = now.boost?.fields ?? [];
  const more = field ? choicesOf(field, {}) : [];
  const stands = { attack: own.attack, defence: own.defence, concentration: focus.value };
  const zones = USES.map((use) => {
    const choice = more.find((each) => each.value === use);
    return {
      use,
      value: stands[/** @type {keyof typeof stands} */ (use)],
      below: choice
        ? html`<${KiButton} offer=${now.boost} values=${{ [field.name]: use }} glimpse=${now.boost?.closed ? undefined : choice.about}>${telling.text("board-plus-one")}<//>`
        : html`<${BuyButton} offer=${now.buy} />`,
    };
  });
  return html`<div class="ready"><${Zones} zones=${zones} /><${Outlook} about=${throwing?.about ?? null} /></div>`;
}
