/** A player's own page: where do I sit next, what came of my tables, and the finals. */
import { html, useEffect, useState } from "../../core/html.js";
import { sameOffer } from "../../core/shelves.js";
import { useTable } from "../../core/table.js";
import { FormSheet } from "../../parts/form.js";
import { OfferButton, StandingOffers } from "../../parts/offers.js";
import { RefusalLine } from "../../parts/status.js";
import { Story } from "../../parts/story.js";
import { Bracket } from "./bracket.js";
import { ClockFace, useClock } from "./clock.js";
import { Conduct } from "./conduct.js";
import { ownOf } from "./own.js";
import { soon, useGoingThere, usePlaced } from "./placing.js";
import { Results } from "./results.js";
import { MyDuel, MyPlace, MySeat, Waiting } from "./seat.js";
import { ByLot, Ranking, Standings } from "./standings.js";

/** @typedef {import("./own.js").PhoneOwn} PhoneOwn */
/** @typedef {import("../../../wire/protocol.js").Offer} Offer */

const PLACED = ["call-referee", "withdraw"];

/** @param {{children?: any}} props */
export default function Board({ children }) {
  const { sight } = useTable();
  const own = /** @type {PhoneOwn} */ (ownOf(sight));
  const isPlaying = Boolean(own.duel) || (own.table !== null && !own.table.is_over);
  const placed = usePlaced(sight.table, sight.version, soon(isPlaying));
  useGoingThere(own.duel ? placed : "");
  // Whoever leaves does it at the foot of the page; what comes of it is said at its head.
  useEffect(() => void (own.is_present || scrollTo(0, 0)), [own.is_present]);
  // What the referee said matters while it can be heeded; at the end the result comes first.
  const isOver = own.frame.ranking.length > 0;
  const conduct = html`<${Conduct} key="conduct" lines=${own.conduct} />`;
  const results = html`<${Results} key="results" own=${own} />`;
  return html`<div class="t-board">
    <${Where} own=${own} />
    <${Now} own=${own} placed=${placed} />
    <${RefusalLine} />
    <${Calling} />
    ${isOver ? [results, conduct] : [conduct, results]}
    <${Finals} own=${own} />
    <${Story} last=${3} isTold=${isNews} />
    <${Leaving} />
    ${children}
  </div>`;
}

/** Who comes and goes is for the hall to see. @param {import("../../../wire/protocol.js").Line} line */
function isNews(line) {
  return !("seat" in line.params);
}

/** @param {{own: PhoneOwn}} props */
function Where({ own }) {
  const { sight, telling, link } = useTable();
  const { frame } = own;
  const seen = useClock({ of: sight.table, key: link.key, frame });
  const isRound = frame.phase === "round";
  return html`<header class="t-where">
    <h1>${isRound || frame.phase === "between" ? telling.text("t-round-of", { round: frame.round, rounds: frame.rounds }) : telling.name("phase", frame.phase)}</h1>
    ${isRound && html`<${ClockFace} seen=${seen} minutes=${frame.minutes} telling=${telling} />`}
  </header>`;
}

/** What matters most at this hour. @param {{own: PhoneOwn, placed: string}} props */
function Now({ own, placed }) {
  if (own.frame.ranking.length > 0) return html`<${MyPlace} own=${own} />`;
  if (own.duel) return html`<${MyDuel} own=${own} placed=${placed} />`;
  if (own.table && !own.table.is_over) return html`<${MySeat} own=${own} placed=${placed} />`;
  return html`<${Waiting} own=${own} />`;
}

/** @param {{own: PhoneOwn}} props */
function Finals({ own }) {
  const { telling, sight } = useTable();
  const { duels, standings, ranking, finalists } = own.frame;
  if (duels.length === 0) return null;
  const named = (/** @type {number} */ entrant) =>
    own.people.find((person) => person.entrant === entrant)?.name ?? telling.seat(entrant);
  return html`<section class="t-part"><h2>${telling.name("phase", "finals")}</h2>
      <${Bracket} duels=${duels} telling=${telling} you=${sight.you} /></section>
    <section class="t-part"><h2>${telling.text(ranking.length ? "t-ranking" : "t-standings")}</h2>
      <div class="table-scroll" data-scrolls>${
        ranking.length > 0
          ? html`<${Ranking} rows=${ranking} named=${named} telling=${telling} you=${sight.you} />`
          : html`<${Standings} rows=${standings} named=${named} telling=${telling} you=${sight.you} finalists=${finalists} />`
      }</div><${ByLot} frame=${own.frame} telling=${telling} /></section>`;
}

/** The offer of this key, and its sheet while it is open. @param {{offer: Offer}} props */
function Asked({ offer }) {
  const [isOpen, open] = useState(false);
  return html`<${OfferButton} offer=${offer} onOpen=${() => open(true)} />
    ${isOpen && html`<${FormSheet} offer=${offer} onClose=${() => open(false)} />`}`;
}

function Calling() {
  const { sight } = useTable();
  const call = sight.offers.find((offer) => offer.key === "call-referee");
  return call ? html`<div class="t-call"><${Asked} offer=${call} /></div>` : null;
}

/** The way out, below everything; and whatever else is offered. */
function Leaving() {
  const { sight } = useTable();
  const withdraw = sight.offers.find((offer) => offer.key === "withdraw");
  const others = sight.offers.filter(
    (offer) => !PLACED.includes(offer.key) && !(withdraw && sameOffer(offer, withdraw)),
  );
  return html`${others.length > 0 && html`<${StandingOffers} offers=${others} />`}
    ${withdraw && html`<div class="t-leave"><${Asked} offer=${withdraw} /></div>`}`;
}
