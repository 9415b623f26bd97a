/** What the host can do about one seat: act for it, hand the device over, move it to a phone. */
import { html, useEffect, useState } from "../core/html.js";
import { TableContext, useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { Offers, StandingOffers } from "../parts/offers.js";
import { Sheet } from "../parts/sheet.js";
import { RefusalLine, Status } from "../parts/status.js";
import { Fold, Trouble } from "./bar.js";
import { useDesk } from "./desk.js";
import { Handing } from "./handing.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").SeatCode} SeatCode */
/** @typedef {import("../core/table.js").Held} Held */

/**
 * It stays open from move to move, until the host puts it away.
 *
 * @param {{place: PlaceSeen, seen: TableSeen, onClose: () => void}} props
 */
export function SeatDoings({ place, seen, onClose }) {
  const { telling, sight } = useTable();
  const [isHanding, hand] = useState(false);
  const seat = place.seat;
  const name = telling.seat(seat);
  const hasPhone = seen.seats.find((each) => each.seat === seat)?.phone ?? false;
  if (isHanding) return html`<${Handing} seat=${seat} name=${name} onDone=${() => hand(false)} />`;
  return html`<${Sheet} title=${name} close=${telling.text("close")} onClose=${onClose}>
    <${Trouble} inside />
    ${
      sight.people[seat]?.is_bot
        ? html`<p class="hint">${telling.text("host-bot-seat", { code: seen.code })}</p>`
        : html`<${Acting} seat=${seat} hasPhone=${hasPhone} />
        ${!hasPhone && html`<${HandOver} name=${name} onHand=${() => hand(true)} />`}
        <${SeatMove} seat=${seat} />`
    }
  <//>`;
}

/** @param {{name: string, onHand: () => void}} props */
function HandOver({ name, onHand }) {
  const { telling } = useTable();
  return html`<button type="button" class="button hand-over" onClick=${onHand} data-hand-over>
    <span class="with-icon"><${Icon} name="hand" /> ${telling.text("host-hand", { name })}</span>
    <span class="why">${telling.text("host-hand-text")}</span></button>`;
}

/** What can be done for a seat; asked anew whenever the table changes. @param {{seat: number, hasPhone: boolean}} props */
function Acting({ seat, hasPhone }) {
  const held = useTable();
  const { link, sight, telling, refuse } = held;
  const [offers, set] = useState(/** @type {readonly Offer[] | null} */ (null));
  useEffect(() => {
    let current = true;
    void link.acting(seat).then((answer) => {
      if (current && answer.ok) set(answer.sight?.offers ?? []);
    });
    return () => {
      current = false;
    };
  }, [seat, sight.version]);
  /** @type {Held["make"]} */
  const make = async (offer, values) => {
    const answer = await link.move(offer, values, seat);
    refuse(answer.ok ? null : (answer.refusal ?? { code: "no-answer", params: {} }));
    return answer.ok;
  };
  if (!offers) return html`<p class="hint" role="status">${telling.text("connecting")}</p>`;
  const now = offers.filter((offer) => !offer.standing);
  // Asked, and nothing that the host may answer: it takes a look at what is covered.
  const isAsked = sight.view?.asked.at(-1)?.seats.includes(seat) ?? false;
  return html`<${TableContext.Provider} value=${{ ...held, sight: { ...sight, offers }, make }}>
    <${Status} />
    <h3>${telling.text("host-act", { name: telling.seat(seat) })}</h3>
    ${now.length === 0 && html`<p class="hint" data-nothing>${isAsked && !hasPhone ? telling.text("host-act-hand", { name: telling.seat(seat) }) : telling.text("host-act-none")}</p>`}
    <${Offers} offers=${offers} />
    <${RefusalLine} />
    ${
      offers.length > now.length &&
      html`<${Fold} title=${telling.text("host-act-standing")} icon="set">
      <${StandingOffers} offers=${offers} /><//>`
    }
  <//>`;
}

/** A code that moves the seat to another phone; it works once. @param {{seat: number}} props */
function SeatMove({ seat }) {
  const { telling, ask } = useDesk();
  const { sight } = useTable();
  const [code, show] = useState(/** @type {SeatCode | null} */ (null));
  const give = async () => {
    const parts = { name: sight.table, seat };
    const given = await ask("POST /api/tables/{name}/seats/{seat}/code", { parts });
    if (given) show(given.said);
  };
  if (code) {
    return html`<div class="shown-once" role="status"><p>${telling.text("host-move-text")}</p>
      <p class="big-code" translate="no">${code.code}</p><p class="address">${code.link}</p></div>`;
  }
  return html`<button type="button" class="button" onClick=${give} data-seat-code>
    <span class="with-icon"><${Icon} name="phone" /> ${telling.text("host-move")}</span></button>`;
}
