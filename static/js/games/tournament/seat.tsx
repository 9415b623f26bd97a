/** The largest thing on a player's page: the table to go to, or what to wait for. */

import type { Phone as PhoneOwn } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import { Icon, SeatBadge } from "../../parts/icon.tsx";
import { awaitedIn, partsOf } from "./own.ts";
import { hasSat, useSitting } from "./placing.ts";

/** Before the first tap somebody is still looking for the chair; after it the way back is short. */
function ToTable({ placed }: { placed: string }) {
  const { translator } = useTable();
  const sit = useSitting();
  if (!placed)
    return (
      <p class="hint" role="status">
        {translator.text("t-opens")}
      </p>
    );
  const path = `/play/${encodeURIComponent(placed)}`;
  const follow = (event: Event) => {
    event.preventDefault();
    sit(placed);
  };
  return (
    <a class="button main tall" href={path} data-to-table onClick={follow}>
      {translator.text(hasSat(placed) ? "t-to-table" : "t-sit")}
    </a>
  );
}

/** The table and the chair, which stay until their owner says that they sit there. */
export function MySeat({ own, placed }: { own: PhoneOwn; placed: string }) {
  const { translator } = useTable();
  const table = own.table as NonNullable<PhoneOwn["table"]>;
  const isShogun = own.chair === 0;
  return (
    <section class="t-seat" aria-label={translator.text("t-your-seat")}>
      <div class="t-seat-where">
        <p class="t-big">
          <span>{translator.text("t-table-word")}</span> <b>{partsOf(table.name).number}</b>
        </p>
        <p class="t-big">
          <span>{translator.text("t-chair")}</span> <b>{own.chair + 1}</b>
        </p>
      </div>
      {isShogun && (
        <p class="t-shogun">
          <Icon name="crown" /> {translator.text("t-you-are-shogun")}
        </p>
      )}
      <ToTable placed={placed} />
      {!own.is_present && (
        <p role="status" data-leaving>
          {translator.text("t-leaving")}
        </p>
      )}
      <ol class="t-company" aria-label={translator.text("t-company")}>
        {table.people.map((person, chair) => (
          <li key={chair} class={chair === own.chair ? "you" : ""}>
            <SeatBadge seat={chair} /> <span>{person.name}</span>
            {chair === 0 && <Icon name="crown" label={translator.name("role", "shogun")} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function MyDuel({ own, placed }: { own: PhoneOwn; placed: string }) {
  const { translator, sight } = useTable();
  const duel = own.frame.duels.find((each) => each.name === own.duel);
  const other = duel?.names[duel.sides[0] === sight.you ? 1 : 0] ?? "";
  return (
    <section class="t-seat" aria-label={translator.text("t-your-seat")}>
      <p class="t-stage">{translator.name("stage", own.duel)}</p>
      <p class="t-against">{translator.text("t-against", { name: other })}</p>
      <ToTable placed={placed} />
    </section>
  );
}

export function MyPlace({ own }: { own: PhoneOwn }) {
  const { translator, sight } = useTable();
  const mine = own.frame.ranking.find((row) => row.entrant === sight.you);
  if (!mine) return null;
  return (
    <section class="t-seat won">
      <div class="t-ring" aria-hidden="true">
        <div class="enso" />
        <b>{mine.place}</b>
      </div>
      <p class="t-stage">{translator.text("t-your-place", { place: mine.place })}</p>
      {mine.prize > 0 && (
        <p class="t-against">{translator.text("t-your-prize", { count: mine.prize })}</p>
      )}
    </section>
  );
}

export function Waiting({ own }: { own: PhoneOwn }) {
  const { translator, sight } = useTable();
  const { frame } = own;
  const awaited = own.is_present ? awaitedIn(frame.duels, sight.you) : null;
  const said = awaited
    ? translator.text("t-wait-winner", {
        stage: translator.name("stage", awaited.next.name),
        one: awaited.feeding.names[0],
        other: awaited.feeding.names[1],
      })
    : translator.text(own.is_present ? waitingFor(own) : "t-out", {
        round: frame.round + 1,
        count: frame.players,
      });
  return (
    <section class="t-seat waiting">
      <div class="enso" aria-hidden="true" />
      <p class="t-against" role="status">
        {said}
      </p>
    </section>
  );
}

function waitingFor({ frame, table, results }: PhoneOwn) {
  if (frame.phase === "entry") return "t-wait-entry";
  if (frame.phase === "finals") return "t-wait-finals";
  if (frame.phase === "between" && frame.round >= frame.rounds) return "t-wait-last";
  const isNew = !table && results.length === 0;
  if (frame.phase === "between") return isNew ? "t-wait-late" : "t-wait-between";
  return table ? "t-wait-others" : "t-wait-next";
}
