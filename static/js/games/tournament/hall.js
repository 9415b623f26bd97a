/** The hall's screen: who comes, who sits where, the clock, and results once they are public. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { ClockFace, useClock } from "./clock.js";
import { Ceremony } from "./hall-ceremony.js";
import { Arriving } from "./hall-entry.js";
import { HallFinals } from "./hall-finals.js";
import { Seating } from "./hall-seating.js";
import { ownOf } from "./own.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */

/** @type {Record<string, any>} */
const SCENES = {
  entry: Arriving,
  round: Seating,
  between: Seating,
  finals: HallFinals,
  over: Ceremony,
};

/** @param {{children?: any}} props */
export default function Hall({ children }) {
  const { sight } = useTable();
  const own = /** @type {HallOwn} */ (ownOf(sight));
  const { phase } = own.frame;
  return html`<div class=${`t-hall is-${phase}`}>
    <${Head} own=${own}>${children}<//>
    <${SCENES[phase]} own=${own} />
  </div>`;
}

/** @param {{own: HallOwn, children?: any}} props */
function Head({ own, children }) {
  const { sight, telling, link } = useTable();
  const { frame } = own;
  const seen = useClock({ of: sight.table, key: link.key, frame });
  const isRound = frame.phase === "round" || frame.phase === "between";
  return html`<header class="t-hall-head">
    <span class="enso" aria-hidden="true"></span>
    <div><p class="t-hall-kind">${telling.name("game", "tournament")}</p>
      <h1>${isRound ? telling.text("t-round-of", { round: frame.round, rounds: frame.rounds }) : frame.phase === "over" ? telling.text("t-hall-over") : telling.name("phase", frame.phase)}</h1></div>
    ${frame.phase === "round" && html`<${ClockFace} seen=${seen} minutes=${frame.minutes} telling=${telling} />`}
    ${children}
  </header>`;
}
