/** Oneself in one row: figure, tokens, what lies before one, and setting it straight. */
import { html, useEffect, useState } from "../core/html.js";
import { counted } from "../core/place.js";
import { useTable } from "../core/table.js";
import { Icon } from "./icon.js";
import { StandingOffers } from "./offers.js";
import { Sheet } from "./sheet.js";
import { RefusalLine } from "./status.js";
import { Counter, Marks } from "./thing.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */

export function Myself() {
  const { sight, telling, explain, face } = useTable();
  const view = sight.view;
  const place = view?.places.find((each) => each.seat === view.you);
  if (!view || !place) return null;
  const tally = face.tally?.(sight, telling);
  const figure = face.figure(place.figure);
  return html`<section class=${`myself${view.turn === view.you ? " turn" : ""}`} aria-label=${telling.text("myself-label")}>
    ${
      place.figure &&
      html`<button type="button" class="figure-button plain"
      onClick=${() => explain({ kind: "character", code: place.figure })}>
      ${figure && html`<span class="figure-small" aria-hidden="true">${figure}</span>`}
      <span class="myself-who"><span>${telling.name("character", place.figure)}</span> <${OpenRole} place=${place} /></span>
    </button>`
    }
    ${!place.figure && html`<${OpenRole} place=${place} />`}
    <span class="place-counters">
      ${counted(place).map((counter) => html`<${Counter} key=${counter.key} counter=${counter} />`)}
      ${tally && html`<span class="tally">${tally}</span>`}
    </span>
    <${Marks} place=${place} tappable />
    <${SetStraight} />
  </section>`;
}

/** A role that everyone knows, such as who leads. @param {{place: PlaceSeen}} props */
function OpenRole({ place }) {
  const { telling } = useTable();
  return place.role ? html`<b class="myself-role">${telling.name("role", place.role)}</b>` : null;
}

/** The cards on the table are always right: one tap to what sets the hub straight. */
export function SetStraight() {
  const { sight, telling } = useTable();
  const [isOpen, open] = useState(false);
  const hasAny = sight.offers.some((offer) => offer.standing);
  useEffect(() => {
    // What went away does not come up again by itself.
    if (!hasAny) open(false);
  }, [hasAny]);
  if (!hasAny) return null;
  const title = telling.text("set-straight");
  return html`<button type="button" class="plain set-straight" aria-label=${title} onClick=${() => open(true)}>
      <${Icon} name="set" />
    </button>
    ${
      isOpen &&
      html`<${Sheet} title=${title} close=${telling.text("close")} onClose=${() => open(false)}>
        <${RefusalLine} />
        <${StandingOffers} offers=${sight.offers} onDone=${() => open(false)} />
      <//>`
    }`;
}
