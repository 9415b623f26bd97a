/** Whose duel it is: the Shogun who still stands, and what is left of both sides. */

import type { Outcome, Place } from "../../../wire/protocol.d.ts";
import { useTable } from "../../core/table.ts";
import { SeatBadge } from "../../parts/icon.tsx";

export function Victory({ outcome, isSmall = false }: { outcome: Outcome; isSmall?: boolean }) {
  const { sight, translator, face } = useTable();
  const [winner] = outcome.winners;
  const shogun = sight.view?.places.find(
    (place) => place.seat === winner && place.role === "shogun",
  );
  return (
    <div class={isSmall ? "victory small" : "victory"}>
      <div class="victory-ring" aria-hidden="true">
        <span class="enso" />
        <span class="victory-shogun">{shogun && face.figure(shogun.figure)}</span>
      </div>
      <div class="victory-words">
        <p class="victory-label">{translator.text("screen-victory")}</p>
        <h2>
          <SeatBadge seat={winner} big /> <span>{translator.seat(winner)}</span>
        </h2>
        <p class="victory-why">
          <span>{translator.name("outcome-reason", outcome.reason)}</span>
          <span>{translator.name("outcome-cause", outcome.cause)}</span>
        </p>
      </div>
      <Remains outcome={outcome} />
    </div>
  );
}

/** Both sides, the winner's first. */
export function Remains({ outcome }: { outcome: Outcome }) {
  const { sight, translator } = useTable();
  const places = sight.view?.places ?? [];
  const seats = [...outcome.teams].sort((a, b) => a.rank - b.rank).flatMap((team) => team.seats);
  return (
    <div class="remains">
      {seats.map((seat) => (
        <section
          key={seat}
          class={outcome.winners.includes(seat) ? "remains-side won" : "remains-side"}
        >
          <h3>
            <SeatBadge seat={seat} /> <span>{translator.seat(seat)}</span>
          </h3>
          <ul>
            {places
              .filter((place) => place.seat === seat)
              .map((place) => (
                <li key={place.place}>
                  <Remnant place={place} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Remnant({ place }: { place: Place }) {
  const { translator, face, explain } = useTable();
  const isFallen = place.marks.some((mark) => mark.key === "fallen");
  const left = place.counters.find((counter) => counter.key === "resilience")?.value ?? 0;
  if (!place.figure) return null;
  return (
    <button
      type="button"
      class={isFallen ? "remnant down" : "remnant"}
      data-place={place.place}
      onClick={() => explain({ kind: "character", code: place.figure })}
    >
      <span class="remnant-picture" aria-hidden="true">
        {face.figure(place.figure)}
      </span>
      <span class="remnant-name">{translator.name("character", place.figure)}</span>
      {place.role === "shogun" && <b class="fighter-role">{translator.name("role", place.role)}</b>}
      <span class="remnant-left">
        {isFallen
          ? translator.name("mark", "fallen")
          : left > 0
            ? face.tokens.resilience?.({ key: "resilience", value: left, limit: null })
            : translator.name("mark", "behind")}
      </span>
    </button>
  );
}
