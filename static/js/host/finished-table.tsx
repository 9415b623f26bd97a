/** A game that is over: who won, who was who, the score, the chart, the story; and once more. */

import type { Outcome, TableSeen, Team } from "../../wire/protocol.d.ts";
import { printed } from "../core/number.ts";
import { useOutcome, useTable } from "../core/table.ts";
import { Curtain, useCurtain } from "../parts/curtain.tsx";
import { EndAwards } from "../parts/end-awards.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { ScoreLines, Ties } from "../parts/score.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { Fold, Section } from "./bar.tsx";
import { NightChart } from "./chart.tsx";
import { useDesk } from "./desk.ts";
import { EndTable } from "./ending.tsx";
import { saveNight } from "./files.ts";
import { TakeBack } from "./pause-undo.tsx";

/** Where a table screen tells it, the host's page does not tell it first. */
export function FinishedTable({ seen, isNews = false }: { seen: TableSeen; isNews?: boolean }) {
  const outcome = useOutcome();
  const [isCovered, uncover] = useCurtain(outcome);
  if (!isNews || !isCovered) return <Results seen={seen} />;
  return (
    <main class="one over covered">
      <Curtain onOpen={uncover} />
      <Doings seen={seen} />
    </main>
  );
}

function Results({ seen }: { seen: TableSeen }) {
  const { translator: desk } = useDesk();
  const { sight, face } = useTable();
  const outcome = useOutcome();
  return (
    <main class="two over">
      <div class="column">
        {face.victory ? <face.victory outcome={outcome} isSmall /> : <Won outcome={outcome} />}
        <Doings seen={seen} />
        {!face.victory && (
          <Section title={desk.text("host-score")}>
            {outcome.teams.map((team) => (
              <TeamScore key={team.key} team={team} />
            ))}
          </Section>
        )}
        <EndAwards />
      </div>
      <div class="column">
        {!face.victory && <Roles outcome={outcome} />}
        <NightChart table={sight.table} />
        <Fold title={desk.text("story-label")} icon="story">
          <Story />
        </Fold>
        <EndTable seen={seen} />
      </div>
    </main>
  );
}

function Won({ outcome }: { outcome: Outcome }) {
  const { translator } = useTable();
  const won = outcome.teams.find((team) => team.rank === 1);
  return (
    <>
      <div class="brand over-brand">
        <div class="enso" aria-hidden="true" />
        <h1>
          {won
            ? translator.team({ ...won, seats: outcome.winners })
            : translator.text("status-over")}
        </h1>
        {outcome.winners.length > 0 && (
          <p role="status">
            {translator.text("host-won", { seats: translator.seats(outcome.winners) })}
          </p>
        )}
      </div>
      <p class="hint over-reason">{translator.name("outcome-reason", outcome.reason)}</p>
      <Ties outcome={outcome} />
      <Against outcome={outcome} />
    </>
  );
}

/** Whom it was against, where that is nobody at the table. */
function Against({ outcome }: { outcome: Outcome }) {
  const { translator } = useDesk();
  const name = outcome.about?.against;
  return name ? (
    <p class="over-against">{translator.text("host-against", { name: String(name) })}</p>
  ) : null;
}

function Doings({ seen }: { seen: TableSeen }) {
  const { translator, ask, go, key, tell } = useDesk();
  const again = async () => {
    const opened = await ask("POST /api/tables/{name}/again", { parts: { name: seen.table } });
    if (opened) go("table", opened.said.table);
  };
  return (
    <>
      <RefusalLine />
      {!seen.ended && (
        <button type="button" class="button ink main" onClick={again} data-again>
          <span class="ink-name">{translator.text("host-again")}</span>
          <span class="ink-text">
            {seen.waiting.length > 0
              ? translator.text("host-again-with", { names: translator.joined(seen.waiting) })
              : translator.text("host-again-text")}
          </span>
        </button>
      )}
      <div class="row">
        {!seen.ended && <TakeBack />}
        <button
          type="button"
          class="button"
          onClick={() => saveNight(seen.table, key).catch(tell)}
          data-save
        >
          {translator.text("host-save-night")}
        </button>
      </div>
    </>
  );
}

function Roles({ outcome }: { outcome: Outcome }) {
  const { translator, face, sight } = useTable();
  const places = sight.view?.places ?? [];
  return (
    <Section title={translator.text("host-roles")}>
      <ul class="roles">
        {outcome.roles.map((role, seat) => {
          const figure = places.find((place) => place.seat === seat)?.figure ?? "";
          return (
            <li key={seat} class={outcome.winners.includes(seat) ? "role-row won" : "role-row"}>
              <SeatBadge seat={seat} big />
              <span class="seat-name">
                {translator.seat(seat)}
                <span class="place-row-figure">
                  {figure && translator.name("character", figure)}
                </span>
              </span>
              <span class="role-name">
                <span class="crest-small" aria-hidden="true">
                  {face.crest(role)}
                </span>
                {translator.name("role", role)}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function TeamScore({ team }: { team: Team }) {
  const { translator } = useTable();
  return (
    <section class={team.rank === 1 ? "team won" : "team"}>
      <h3>
        <span>{translator.team(team)}</span> <b>{printed(team.total)}</b>
      </h3>
      <ScoreLines team={team} />
    </section>
  );
}
