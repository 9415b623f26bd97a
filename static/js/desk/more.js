/** Dispensations and whatever else can be done: nothing that is offered is left without a button. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { grouped } from "../games/tournament/own.js";
import { useDesk } from "./desk.js";
import { Section } from "./section.js";

/** Groups that have a place of their own, in which all that belongs to them is shown. */
const PLACED_GROUPS = new Set(["setting", "record"]);

/** What the other parts have a place for. */
const PLACED = new Set([
  "draw",
  "start-round",
  "take-sheet",
  "fill-sheet",
  "correct-sheet",
  "put-back",
  "void-draw",
  "decide-duel",
  "enter",
  "rename",
  "send-away",
  "take-back",
  "answer-call",
]);

/** Shown in its place only while it can be done; here it says why it cannot. */
const OPEN_ONLY = new Set(["void-draw"]);

export function More() {
  const { telling, sight } = useTable();
  const { own } = useDesk();
  const { frame } = own;
  const given = grouped(sight.offers, "setting");
  const others = sight.offers.filter(
    (offer) => !isPlaced(offer) || (offer.closed !== null && OPEN_ONLY.has(offer.key)),
  );
  /** @type {Record<string, string>} */
  const now = {
    rounds: String(frame.rounds),
    finalists: String(frame.finalists),
    minutes: frame.minutes
      ? telling.text("desk-minutes", { count: frame.minutes })
      : telling.text("desk-no-limit"),
    length: frame.length
      ? telling.text("desk-minutes", { count: frame.length })
      : telling.text("desk-no-limit"),
    mixing: telling.text(`desk-mixing-${Number(frame.mixing)}`),
    prizes: telling.text(`desk-prizes-${Number(frame.prizes)}`),
  };
  // What is set can be read also when it cannot be changed any more.
  const settings = new Set([...Object.keys(now), ...given.map((offer) => offer.key)]);
  return html`<${Section} title=${telling.text("desk-dispensations")}>
      <p class="hint">${telling.text("desk-dispensations-text")}</p>
      <ul class="desk-rules">
        ${[...settings].map((key) => {
          const offer = given.find((each) => each.key === key);
          return html`<li key=${key}><span>${telling.name("option", key)}${key === "rounds" && html` <small class="hint">${telling.text("desk-rounds-why")}</small>`}</span> <b>${now[key]}</b>
            ${offer && html`<${Doing} offer=${offer} label=${telling.text("desk-change")} />`}</li>`;
        })}
      </ul>
    <//>
    ${
      others.length > 0 &&
      html`<${Section} title=${telling.text("desk-others")}>
      <ul class="desk-rules">${others.map((offer) => html`<li key=${offer.key}><span>${telling.hint(offer)}</span><${Doing} offer=${offer} label=${telling.offer(offer)} /></li>`)}</ul>
    <//>`
    }`;
}

/** @param {import("../../wire/protocol.js").Offer} offer */
function isPlaced(offer) {
  return PLACED.has(offer.key) || PLACED_GROUPS.has(String(offer.about.group));
}

/** @param {{offer: import("../../wire/protocol.js").Offer, label: string}} props */
function Doing({ offer, label }) {
  const { telling } = useTable();
  const { fill } = useDesk();
  if (offer.closed) return html`<span class="why">${telling.reason(offer.closed)}</span>`;
  return html`<button type="button" class="button small" data-offer=${offer.key} onClick=${() => fill(offer.key)}>${label}</button>`;
}
