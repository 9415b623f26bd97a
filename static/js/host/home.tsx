/** The host's first page: a new table, a table that plays itself, what runs, and past nights. */
import { useState } from "preact/hooks";
import type { GameSeen, PastNight, TableSeen } from "../../wire/protocol.d.ts";
import { plainFace } from "../core/face.ts";
import { useFace } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Emblem } from "../parts/emblem.tsx";
import { Icon } from "../parts/icon.tsx";
import { isForOne } from "./alone.tsx";
import { BackToDuel } from "./back.tsx";
import { Fold, Section } from "./bar.tsx";
import { Damaged } from "./damaged.tsx";
import { gameName, useAsked, useDesk } from "./desk.ts";
import { NightRow } from "./nights.tsx";
import { hashOf } from "./route.ts";
import { AnyScreenSheet } from "./screens.tsx";
import { isShow, running, stateOf } from "./state.ts";
import { newest } from "./stats.ts";
import { TableCard } from "./table-card.tsx";
import { ToTournament, Tournaments } from "./tournaments.tsx";

/** Tables change by themselves; this often is soon enough for a list. */
const LOOK_EVERY = 4000;
const FEW = 4;
/** Some nights have no result to show. */
const SPARE = 8;

export function Home() {
  const { translator, games } = useDesk();
  // The first game's mountain and gate; until it is here, and without one, hills.
  const face = useFace(games[0]?.game ?? "") ?? plainFace;
  const [tables] = useAsked("GET /api/tables", { query: { recent: 1 }, every: LOOK_EVERY });
  const [nights] = useAsked("GET /api/history", { query: { limit: FEW + SPARE } });
  const [isLetting, letIn] = useState(false);
  const now = running(tables ?? []);
  return (
    <main class={`home entrance dress ${face.key}`}>
      <Backdrop face={face} />
      <div class="home-first">
        <div class="brand">
          <Emblem />
          <h1>{translator.text("host-brand")}</h1>
          <p>{translator.text("host-tagline")}</p>
        </div>
        <div class="first-choices">
          <a class="button ink main" href={hashOf("new")}>
            <span class="ink-name">{translator.text("host-new")}</span>
            <GameNames />
          </a>
          <button type="button" class="button screen-in" onClick={() => letIn(true)}>
            <span class="with-icon">
              <Icon name="eye" /> {translator.text("host-screen")}
            </span>
          </button>
        </div>
        <OtherChoices tables={tables ?? []} />
      </div>
      <div class="home-rest">
        <Damaged />
        <Tournaments />
        {now.length > 0 && <Tonight tables={now} />}
        {nights && nights.length > 0 && <PastNights nights={newest(nights)} />}
      </div>
      {isLetting && <AnyScreenSheet tables={now} onClose={() => letIn(false)} />}
    </main>
  );
}

/** What a table can be opened for, and for how many. */
function GameNames() {
  const { games, wordsOf } = useDesk();
  const played = games.filter((game) => !isForOne(game));
  const named = ({ game, least, most }: GameSeen) =>
    `${gameName(wordsOf(game), game)} ${least < most ? `${least}–${most}` : most}`;
  return (
    <span class="ink-text game-names">
      {played.map((game) => (
        <span key={game.game}>{named(game)}</span>
      ))}
    </span>
  );
}

function Tonight({ tables }: { tables: readonly TableSeen[] }) {
  const { translator } = useDesk();
  return (
    <Section title={translator.text("host-tonight")}>
      <ul class="tables">
        {tables.map((seen) => (
          <li key={seen.table}>
            <BackToDuel seen={seen} />
            <TableCard seen={seen} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What fewer people come for: smaller, below. */
function OtherChoices({ tables }: { tables: readonly TableSeen[] }) {
  const { translator, games, wordsOf } = useDesk();
  const shows = games.filter((game) => game.plays_itself);
  const watch = useWatching(tables);
  return (
    <Fold title={translator.text("host-more")}>
      <div class="other-choices">
        <ToTournament />
        {games.filter(isForOne).map((game) => (
          <a
            key={game.game}
            class="button ink"
            href={hashOf("alone", game.game)}
            data-alone={game.game}
          >
            <span class="ink-name">{translator.text("host-alone")}</span>
            <span class="ink-text">{gameName(wordsOf(game.game), game.game)}</span>
          </a>
        ))}
        {shows.map((game) => (
          <button
            type="button"
            key={game.game}
            class="button ink"
            data-watch={game.game}
            onClick={() => watch(game.game)}
          >
            <span class="ink-name">{gameName(wordsOf(game.game), game.game)}</span>
            <span class="ink-text">{translator.text("host-watch")}</span>
          </button>
        ))}
      </div>
    </Fold>
  );
}

/** One show is enough: if there is one already, this browser becomes another screen of it. */
function useWatching(tables: readonly TableSeen[]) {
  const { ask } = useDesk();
  return async (game: string) => {
    const show = tables.find(
      (seen) => seen.game === game && isShow(seen) && stateOf(seen) === "playing",
    );
    const given = show
      ? await ask("POST /api/tables/{name}/keys", {
          parts: { name: show.table },
          body: { kind: "table" },
        })
      : await ask("POST /api/tables/watch", { body: { game } });
    if (given) location.href = `/watch/${given.said.table}#${given.said.key}`;
  };
}

function PastNights({ nights }: { nights: readonly PastNight[] }) {
  const { translator } = useDesk();
  return (
    <Section title={translator.text("host-nights")}>
      <ul class="nights">
        {nights.slice(0, FEW).map((night) => (
          <li key={night.table}>
            <NightRow night={night} />
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="button" href={hashOf("nights")}>
          {translator.text("host-nights-all")}
        </a>
        <a class="button" href={hashOf("people")}>
          {translator.text("host-statistics")}
        </a>
      </p>
    </Section>
  );
}
