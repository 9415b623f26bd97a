/** Who strikes whom: arrows over the ring, and in its middle the card and what it would do. */
import { html } from "../core/html.js";
import { lookOf } from "../core/seat.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";
import { MIDDLE, stroke } from "./geometry.js";

/** @typedef {import("../../wire/protocol.js").Asked} Asked */
/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./ring.js").Layout} Layout */
/** @typedef {{by: number, seats: readonly number[], card: string, asked: Asked}} Strike */

/** Who has put the newest question to whom; null if nobody did. @param {Sight} sight @returns {Strike | null} */
export function strikeOf(sight) {
  const asked = sight.view?.asked.at(-1);
  const by = asked?.about.by;
  if (!asked || typeof by !== "number" || asked.seats.length === 0) return null;
  const card = typeof asked.about.card === "string" ? asked.about.card : "";
  return { by, seats: asked.seats, card, asked };
}

/** How hard it was to reach, as the story told it last. @param {Sight} sight @param {Strike} strike @returns {number} 0 if it was not told */
export function difficultyOf(sight, { by, seats, card }) {
  const told = [...sight.lines]
    .reverse()
    .find(({ params }) => params.seat === by && params.card === card);
  if (!told || !seats.includes(Number(told.params.target))) return 0;
  return typeof told.params.difficulty === "number" ? told.params.difficulty : 0;
}

/** @param {{layout: Layout}} props */
export function Arrows({ layout }) {
  const { sight, telling } = useTable();
  const strike = strikeOf(sight);
  const places = sight.view?.places ?? [];
  const at = (/** @type {number} */ seat) =>
    layout.spots[places.findIndex((place) => place.seat === seat)];
  if (!strike || !at(strike.by)) return null;
  const { width, height } = layout.area;
  const how = {
    middle: { x: width / 2, y: height / 2 },
    spots: layout.spots,
    room: { width: MIDDLE.width * layout.unit, height: MIDDLE.height * layout.unit },
    place: layout.place,
    width: layout.unit * 0.55,
  };
  const difficulty = difficultyOf(sight, strike);
  const strokes = strike.seats
    .filter((seat) => seat !== strike.by && at(seat))
    .map((seat) => ({ seat, ...stroke(at(strike.by), at(seat), how) }));
  return html`<svg class="arrows" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" key=${strike.asked.question}>
    ${strokes.map(
      ({ seat, d, mid }) => html`<g key=${seat}>
      <path class="arrow" d=${d} fill=${lookOf(strike.by).colour} />
      ${
        difficulty > 0 &&
        html`<g class="arrow-hard" transform=${`translate(${mid.x} ${mid.y})`}>
        <circle r=${layout.unit * 0.95} /><text dy="0.35em" text-anchor="middle">${difficulty}</text></g>`
      }
    </g>`,
    )}
    <title>${telling.text("screen-arrows")}</title>
  </svg>`;
}

/** In the middle while someone is struck. @param {{strike: Strike}} props */
export function Clash({ strike }) {
  const { sight, telling, explain, face } = useTable();
  const difficulty = difficultyOf(sight, strike);
  const { by, seats, card } = strike;
  const drawn = card ? face.card(card, telling) : null;
  const tell = () => explain({ kind: "card", code: card });
  return html`<div class=${drawn ? "clash drawn" : "clash"}>
    ${
      drawn &&
      html`<button type="button" class="clash-card" onClick=${tell}>
      <span class="spoken">${telling.name("card", card)}</span><span aria-hidden="true">${drawn}</span></button>`
    }
    <div class="clash-words">
      <p class="clash-who"><${SeatBadge} seat=${by} big /><span class="clash-to" aria-hidden="true">→</span>
        ${seats.map((seat) => html`<${SeatBadge} key=${seat} seat=${seat} big />`)}
        <span class="spoken">${telling.seat(by)} → ${telling.seats(seats)}</span></p>
      ${card && !drawn && html`<button type="button" class="clash-name" onClick=${tell}>${telling.name("card", card)}</button>`}
      ${card && drawn && html`<p class="clash-name" aria-hidden="true">${telling.name("card", card)}</p>`}
      <${Reckoned} asked=${strike.asked} />
      ${difficulty > 0 && html`<p class="clash-hard">${telling.text("reach-spoken", { reach: difficulty })}</p>`}
    </div>
  </div>`;
}

/** What it would do, worked out: 3 for the weapon, 1 more for a property … @param {{asked: Asked}} props */
function Reckoned({ asked }) {
  const { telling } = useTable();
  const parts = asked.sums.length > 1 ? asked.sums : [];
  const [name, total] =
    Object.entries(asked.about).find(([key, value]) => key !== "by" && typeof value === "number") ??
    [];
  if (!name && parts.length === 0) return null;
  return html`<p class="clash-sum">
    ${name && html`<b>${telling.words.said(`n-${name}-asked`, String(total), telling.filled({ [name]: Number(total) }))}</b>`}
    ${
      parts.length > 0 &&
      html`<span class="clash-parts">
      ${parts.map(
        (part, at) => html`<span key=${part.key}>
        ${part.value < 0 ? "− " : at > 0 ? "+ " : ""}${Math.abs(part.value)} ${telling.name("counter", part.key)}</span>`,
      )}
    </span>`
    }
  </p>`;
}
