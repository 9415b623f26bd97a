/** The end on a phone: who won, who was who, and every line of the score. */

import { useEffect } from "preact/hooks";
import type { Outcome, Team } from "../../wire/protocol.d.ts";
import { printed } from "../core/number.ts";
import { useOutcome, useTable } from "../core/table.ts";
import { Curtain, useCurtain } from "../parts/curtain.tsx";
import { EndAwards } from "../parts/end-awards.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { ScoreLines, Ties } from "../parts/score.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { Again } from "./again.tsx";
import { UndoButton } from "./play.tsx";

export function TheEnd() {
  const { face } = useTable();
  // Whoever had scrolled down while they played begins with who has won.
  useEffect(() => scrollTo(0, 0), []);
  return face.ending ? (
    <main class="the-end">
      <face.ending>
        <Again />
        <UndoButton />
      </face.ending>
    </main>
  ) : (
    <TeamsEnd />
  );
}

function TeamsEnd() {
  const { sight, translator } = useTable();
  const outcome = useOutcome();
  const [isCovered, uncover] = useCurtain(outcome);
  return (
    <main class={isCovered ? "the-end covered" : "the-end"}>
      {isCovered ? <Curtain onOpen={uncover} /> : <Result outcome={outcome} />}
      {!isCovered && <EndAwards />}
      <RefusalLine />
      {!sight.of && <p class="hint">{translator.text("end-again")}</p>}
      <Again />
      {!isCovered && (
        <details class="fold">
          <summary>{translator.text("menu-story")}</summary>
          <Story />
        </details>
      )}
      <UndoButton />
    </main>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const { sight, translator, face } = useTable();
  const you = sight.you;
  const won = outcome.winners.includes(you);
  // Where nobody has won, nobody has lost.
  const isOthers = you < 0 || outcome.winners.length === 0;
  const title = translator.text(isOthers ? "end-title" : won ? "end-won" : "end-lost");
  if (face.victory) {
    return (
      <>
        <div class={won ? "brand won" : "brand"}>
          <h1>{title}</h1>
        </div>
        <face.victory outcome={outcome} isSmall />
      </>
    );
  }
  return (
    <>
      <div class="brand">
        <div class="enso" aria-hidden="true" />
        <h1>{title}</h1>
        <p role="status">{translator.name("outcome-reason", outcome.reason)}</p>
        <p class="hint">{translator.name("outcome-cause", outcome.cause)}</p>
      </div>
      <Ties outcome={outcome} />
      {outcome.teams.map((team) => (
        <TeamScore key={team.key} team={team} />
      ))}
      <h2>{translator.text("end-roles")}</h2>
      <ul class="end-roles">
        {outcome.roles.map((role, seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} /> <span>{translator.seat(seat)}</span>
            <span class="end-role">
              <span class="figure-small" aria-hidden="true">
                {face.crest(role)}
              </span>
              {translator.name("role", role)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function TeamScore({ team }: { team: Team }) {
  const { translator } = useTable();
  return (
    <section class={team.rank === 1 ? "team won" : "team"}>
      <h2>
        <span>
          {team.rank}. {translator.team(team)}
        </span>{" "}
        <b>{printed(team.total)}</b>
      </h2>
      <ScoreLines team={team} />
    </section>
  );
}
