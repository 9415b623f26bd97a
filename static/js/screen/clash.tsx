/** Who strikes whom: arrows over the ring, and in its middle the card and what it would do. */

import type { Asked, Sight } from "../../wire/protocol.d.ts";
import { clockwise, lookOf } from "../core/seat.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { CLASH, MIDDLE, stroke } from "./geometry.ts";
import type { Layout } from "./ring.tsx";

interface Strike {
  by: number;
  seats: readonly number[];
  card: string;
  asked: Asked;
}

/** Who has put the newest question to whom; null if nobody did. */
export function strikeOf(sight: Sight): Strike | null {
  const asked = sight.view?.asked.at(-1);
  const by = asked?.about.by;
  if (!asked || typeof by !== "number" || asked.seats.length === 0) return null;
  const card = typeof asked.about.card === "string" ? asked.about.card : "";
  return { by, seats: asked.seats, card, asked };
}

/** What games call it, as their lines of the story name it. */
const FAR = ["difficulty", "distance"] as const;

/**
 * How far or how hard to reach it was, as the story told it last of this player.
 * @returns null if it was not told
 */
export function reachOf(
  sight: Sight,
  { by, seats, card }: Strike,
): { key: (typeof FAR)[number]; reach: number } | null {
  const told = [...sight.lines].reverse().find(({ params }) => params.seat === by);
  const { target, card: played = card } = told?.params ?? {};
  const key = FAR.find((each) => typeof told?.params[each] === "number");
  if (!told || !key || played !== card || !seats.includes(Number(target))) return null;
  return { key, reach: Number(told.params[key]) };
}

export function Arrows({ layout }: { layout: Layout }) {
  const { sight, translator } = useTable();
  const strike = strikeOf(sight);
  const places = sight.view ? clockwise(sight.view) : [];
  const at = (seat: number) => layout.spots[places.findIndex((place) => place.seat === seat)];
  if (!strike || !at(strike.by)) return null;
  const { width, height } = layout.area;
  const how = {
    middle: { x: width / 2, y: height / 2 },
    spots: layout.spots,
    room: { width: MIDDLE.width * layout.unit, height: MIDDLE.height * layout.unit },
    drawn: { width: CLASH.width * layout.unit, height: CLASH.height * layout.unit },
    place: layout.place,
    width: layout.unit * 0.55,
  };
  const far = reachOf(sight, strike);
  const strokes = strike.seats
    .filter((seat) => seat !== strike.by && at(seat))
    .map((seat) => ({ seat, ...stroke(at(strike.by), at(seat), how) }));
  return (
    <svg
      class="arrows"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      key={strike.asked.question}
    >
      {strokes.map(({ seat, d, mid }) => (
        <g key={seat}>
          <path class="arrow" d={d} fill={lookOf(strike.by).colour} />
          {far && mid && (
            <g class="arrow-hard" transform={`translate(${mid.x} ${mid.y})`}>
              <circle r={layout.unit * 0.95} />
              <text dy="0.35em" text-anchor="middle">
                {far.reach}
              </text>
            </g>
          )}
        </g>
      ))}
      <title>{translator.text("screen-arrows")}</title>
    </svg>
  );
}

/** In the middle while someone is struck. */
export function Clash({ strike }: { strike: Strike }) {
  const { sight, translator, explain, face } = useTable();
  const far = reachOf(sight, strike);
  const { card } = strike;
  const drawn = card ? face.card(card, translator) : null;
  const tell = () => explain({ kind: "card", code: card });
  return (
    <div class={drawn ? "clash drawn" : "clash"}>
      {drawn && (
        <button type="button" class="clash-card" onClick={tell}>
          <span class="spoken">{translator.name("card", card)}</span>
          <span aria-hidden="true">{drawn}</span>
        </button>
      )}
      <div class="clash-words">
        <Between strike={strike} />
        {card && !drawn && (
          <button type="button" class="clash-name" onClick={tell}>
            {translator.name("card", card)}
          </button>
        )}
        {card && drawn && (
          <p class="clash-name" aria-hidden="true">
            {translator.name("card", card)}
          </p>
        )}
        <Reckoned asked={strike.asked} />
        {far && (
          <p class="clash-hard">{translator.text(`reach-${far.key}`, { reach: far.reach })}</p>
        )}
      </div>
    </div>
  );
}

/** From whom to whom; what befalls whoever it comes from has no arrow. */
function Between({ strike: { by, seats } }: { strike: Strike }) {
  const { translator } = useTable();
  const others = seats.filter((seat) => seat !== by);
  return (
    <p class="clash-who">
      <SeatBadge seat={by} big />
      {others.length > 0 && (
        <span class="clash-to" aria-hidden="true">
          →
        </span>
      )}
      {others.map((seat) => (
        <SeatBadge key={seat} seat={seat} big />
      ))}
      <span class="spoken">
        {translator.seat(by)}
        {others.length > 0 ? ` → ${translator.seats(others)}` : ""}
      </span>
    </p>
  );
}

/** What it would do, worked out: 3 for the weapon, 1 more for a property … */
function Reckoned({ asked }: { asked: Asked }) {
  const { translator } = useTable();
  const parts = asked.sums.length > 1 ? asked.sums : [];
  const [name, total] =
    Object.entries(asked.about).find(([key, value]) => key !== "by" && Number(value) > 0) ?? [];
  if (!name && parts.length === 0) return null;
  return (
    <p class="clash-sum">
      {name && (
        <b>
          {translator.words.translated(
            `n-${name}-asked`,
            String(total),
            translator.filled({ [name]: Number(total) }),
          )}
        </b>
      )}
      {parts.length > 0 && (
        <span class="clash-parts">
          {parts.map((part, at) => (
            <span key={part.key}>
              {part.value < 0 ? "− " : at > 0 ? "+ " : ""}
              {Math.abs(part.value)} {translator.name("counter", part.key)}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
