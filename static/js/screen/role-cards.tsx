/** Everyone's role as a card that turns over. Until its turn, a card's face is not even drawn. */

import type { Outcome } from "../../wire/protocol.d.ts";
import { lettersOf } from "../core/longest-word.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";

/** A word of more letters than this is rather broken than too small to read. */
const MOST_LETTERS = 14;

interface RoleCardsProps {
  outcome: Outcome;
  shown: ReadonlySet<number>;
  isSmall?: boolean;
}

export function RoleCards({ outcome, shown, isSmall = false }: RoleCardsProps) {
  return (
    <ol class={isSmall ? "role-cards small" : "role-cards"} data-count={outcome.roles.length}>
      {outcome.roles.map((role, seat) => (
        <li key={seat}>
          <RoleCard
            seat={seat}
            role={shown.has(seat) ? role : ""}
            team={shown.has(seat) ? teamOf(outcome, seat) : ""}
          />
        </li>
      ))}
    </ol>
  );
}

function teamOf(outcome: Outcome, seat: number) {
  return outcome.teams.find((team) => team.seats.includes(seat))?.key ?? "";
}

interface RoleCardProps {
  seat: number;
  role: string;
  team: string;
}

function RoleCard({ seat, role, team }: RoleCardProps) {
  const { sight, translator, face } = useTable();
  const figure = sight.view?.places.find((place) => place.seat === seat)?.figure ?? "";
  const name = translator.seat(seat);
  const said = role && translator.name("role", role);
  return (
    <div class="role-seat">
      <p class="role-who" style={{ "--letters": String(Math.min(lettersOf(name), MOST_LETTERS)) }}>
        <SeatBadge seat={seat} big /> <span>{name}</span>
      </p>
      <div class={role ? "role-card open" : "role-card"}>
        <div class="role-back" aria-hidden="true">
          <span class="enso" />
        </div>
        <div class="role-front" data-team={team}>
          {role && (
            <>
              <span class="role-crest" aria-hidden="true">
                {face.crest(role) ?? <span class="enso" />}
              </span>
              <b style={{ "--letters": String(lettersOf(said)) }}>{said}</b>
            </>
          )}
        </div>
      </div>
      {figure && <p class="role-figure">{translator.name("character", figure)}</p>}
    </div>
  );
}
