/** Giving the dice: tap where the die in hand shall go, or drag it there; tap it to take it back. */
import { html, useEffect, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { die } from "./dice.js";
import { follow } from "./drag.js";
import { Outlook } from "./outlook.js";
import { inHand, outlookOf, previews, soFar, stillFits, unplaced } from "./placing.js";
import { BuyButton, KiButton } from "./spending.js";
import { USES, Zones } from "./zones.js";

/** @typedef {import("./duel.js").Duel} Duel */
/** @typedef {import("../../core/form.js").Values} Values */

/** Which of one's own dice a field speaks of. @param {string} name */
const numberOf = (name) => Number(name.split("-")[1]);

/** @param {{duel: Duel}} props */
export function Give({ duel }) {
  const { telling, make, link } = useTable();
  const { own, now } = duel;
  const offer = now.give;
  const [placed, place] = useState(/** @type {Values} */ ({}));
  const [lifted, lift] = useState("");
  const thrown = own.dice.map((each) => each.value).join();
  // Other dice lie there now: what was planned with the old ones is void.
  useEffect(() => place({}), [offer.question, thrown]);
  const values = stillFits(offer, placed);
  const open = unplaced(offer, values);
  const hand = inHand(open, lifted);
  const about = outlookOf(offer, values);
  const glimpses = previews(offer, values);
  const put = (/** @type {string} */ name, /** @type {string} */ use) => {
    if (name) place({ ...values, [name]: use });
    lift("");
  };
  const back = (/** @type {string} */ name) => {
    const { [name]: _, ...rest } = values;
    place(rest);
    lift(name);
  };
  const zones = USES.map((use) => ({
    use,
    value: soFar(offer, values, use),
    inside: offer.fields
      .filter((field) => values[field.name] === use)
      .map(
        (field) =>
          html`<span key=${field.name} class="zone-die">${die(own.dice[numberOf(field.name) - 1]?.value ?? 0)}</span>`,
      ),
    preview: glimpses[use],
    onTap: hand ? () => put(hand, use) : null,
  }));
  return html`<div class="give">
    <div class="tray" role="group" aria-label=${telling.name("pile", "own-dice")}>
      ${own.dice.map((each, at) => {
        const name = `die-${at + 1}`;
        const isOut = each.gone || !offer.fields.some((field) => field.name === name);
        return html`<${TrayDie} key=${name} name=${name} value=${each.value} isOut=${isOut} use=${String(values[name] ?? "")}
          isLifted=${name === hand} onLift=${() => lift(name)} onBack=${() => back(name)} onDrop=${(/** @type {string} */ use) => put(name, use)} />`;
      })}
    </div>
    <${Zones} zones=${zones} />
    <${Outlook} about=${about} />
    <div class="doings">
      <${KiButton} offer=${now.again} values=${{ die: numberOf(hand || "die-1") }} icon="again">${telling.text("board-again")}<//>
      <${BuyButton} offer=${now.buy} />
      <button type="button" class="button main" data-offer="give" disabled=${open.length > 0 || link.sending > 0}
        onClick=${() => make(offer, values)}>${telling.text("board-give")}</button>
    </div>
  </div>`;
}

/** @param {{name: string, value: number, isOut: boolean, use: string, isLifted: boolean, onLift: () => void, onBack: () => void, onDrop: (use: string) => void}} props */
function TrayDie({ name, value, isOut, use, isLifted, onLift, onBack, onDrop }) {
  const { telling } = useTable();
  const where = use ? telling.choice("use", use) : isOut ? telling.text("board-die-out") : "";
  const classes = ["tray-die", isLifted && "lifted", use && "placed", isOut && "out"];
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")} data-die=${name} disabled=${isOut}
    aria-pressed=${isLifted ? "true" : "false"} onClick=${use ? onBack : onLift}
    onPointerDown=${(/** @type {PointerEvent} */ event) => follow(event, onDrop)}>
    <span class="spoken">${telling.text("board-die", { die: telling.field(name), value: value })} ${where}</span>
    ${die(value)}</button>`;
}
