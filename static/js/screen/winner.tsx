/** Who has won, and why. */

import type { Outcome } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { Ties } from "../parts/score.tsx";

export function Winner({ outcome, isSmall = false }: { outcome: Outcome; isSmall?: boolean }) {
  const { translator, face } = useTable();
  if (face.victory) {
    return (
      <section
        class={isSmall ? "winner own small" : "winner own"}
        role={isSmall ? undefined : "status"}
      >
        <face.victory outcome={outcome} isSmall={isSmall} />
      </section>
    );
  }
  const team = outcome.teams.find((each) => each.rank === 1);
  // Whoever the team is named after stands for it.
  const leader = outcome.winners.find((seat) => outcome.roles[seat] === team?.key);
  const crest = outcome.roles[leader ?? outcome.winners[0]] ?? "";
  return (
    <section class={isSmall ? "winner small" : "winner"} role={isSmall ? undefined : "status"}>
      <div class="winner-ring" aria-hidden="true">
        <span class="enso" />
        <span class="winner-crest">{face.crest(crest)}</span>
      </div>
      <div class="winner-words">
        <p class="winner-label">{translator.text("screen-victory")}</p>
        <h2>
          {team
            ? translator.team({ ...team, seats: outcome.winners })
            : translator.seats(outcome.winners)}
        </h2>
        <ul class="winner-seats">
          {outcome.winners.map((seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} big /> <span>{translator.seat(seat)}</span>
            </li>
          ))}
        </ul>
        <p class="winner-why">
          {translator.name("outcome-reason", outcome.reason)}
          {!isSmall && <span>{translator.name("outcome-cause", outcome.cause)}</span>}
        </p>
        <Ties outcome={outcome} />
      </div>
    </section>
  );
}
