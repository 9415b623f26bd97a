/** Buttons to click: what the panel is offered, undo to be held, answers for those without a phone. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";

/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Answer} Answer */
/** @typedef {(answer: Promise<Answer>) => void} OnPress */

const HELD = 1000;

/** @param {{onPress: OnPress}} props */
export function Buttons({ onPress }) {
  const { sight, telling, link } = useTable();
  return html`<section class="panel-buttons" aria-label=${telling.text("panel-buttons")}>
    ${sight.offers
      .filter((offer) => offer.fields.length === 0)
      .map(
        (offer) => html`<button type="button" class="push" key=${offer.key} data-offer=${offer.key}
          onClick=${() => onPress(link.move(offer, {}))}>
          <span>${telling.offer(offer)}</span>
          ${offer.closed && html`<small>${telling.reason(offer.closed)}</small>`}
        </button>`,
      )}
    ${sight.view && html`<${Undo} onPress=${onPress} />`}
  </section>`;
}

/** Held for a second, by finger or key. @param {{onPress: OnPress}} props */
function Undo({ onPress }) {
  const { sight, telling, link } = useTable();
  const [held, hold] = useState(false);
  const timer = useRef(0);
  const last = useRef(0);
  last.current = sight.undo ?? 0;
  const begin = () => {
    clearTimeout(timer.current);
    hold(true);
    timer.current = window.setTimeout(() => {
      hold(false);
      onPress(link.undo(last.current));
    }, HELD);
  };
  const end = () => {
    clearTimeout(timer.current);
    hold(false);
  };
  useEffect(() => end, []);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  return html`<button type="button" class=${held ? "push undo held" : "push undo"} data-offer="undo"
    onPointerDown=${begin} onPointerUp=${end} onPointerLeave=${end} onPointerCancel=${end}
    onKeyDown=${key} onKeyUp=${end} onBlur=${end} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    <span><${Icon} name="undo" /> ${telling.text("panel-undo")}</span>
    <small>${telling.text("panel-undo-hint")}</small>
  </button>`;
}

/** What a seat without a phone may answer; nothing for whoever has one. @param {{seat: number, onPress: OnPress}} props */
export function SeatButtons({ seat, onPress }) {
  const { sight, telling, link } = useTable();
  const [offers, set] = useState(/** @type {readonly Offer[]} */ ([]));
  useEffect(() => {
    let current = true;
    void link.acting(seat).then((answer) => current && set(answer.sight?.offers ?? []));
    return () => {
      current = false;
    };
  }, [seat, sight.version]);
  if (offers.length === 0) return null;
  return html`<span class="seat-buttons">${offers.map(
    (offer) => html`<button type="button" key=${offer.key} data-offer=${offer.key}
      onClick=${() => onPress(link.move(offer, {}, seat))}>${telling.offer(offer)}</button>`,
  )}</span>`;
}
