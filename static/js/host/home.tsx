/** The host's first page: the games, what runs tonight, and past nights. */
import { useState } from "preact/hooks";
import type { PastNight, TableSeen } from "../../wire/protocol.d.ts";
import { plainFace } from "../core/face.ts";
import { hubName } from "../core/page.ts";
import { useFace } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Emblem } from "../parts/emblem.tsx";
import { Icon } from "../parts/icon.tsx";
import { BackToDuel } from "./back.tsx";
import { Section } from "./bar.tsx";
import { Damaged } from "./damaged.tsx";
import { useAsked, useDesk } from "./desk.ts";
import { Lids } from "./lids.tsx";
import { NightRow } from "./nights.tsx";
import { hashOf } from "./route.ts";
import { AnyScreenSheet } from "./screens.tsx";
import { running } from "./state.ts";
import { newest } from "./stats.ts";
import { TableCard } from "./table-card.tsx";
import { Tournaments } from "./tournaments.tsx";

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
      <div class="brand">
        <Emblem />
        <h1>{translator.text("host-brand")}</h1>
        <p>{hubName() || translator.text("host-tagline")}</p>
      </div>
      <Lids tables={tables ?? []}>
        <button type="button" class="button screen-in" onClick={() => letIn(true)}>
          <span class="with-icon">
            <Icon name="eye" /> {translator.text("host-screen")}
          </span>
        </button>
      </Lids>
      <div class="home-rest">
        <Damaged />
        <Tournaments />
        {now.length > 0 && <Tonight tables={now} />}
        {nights && nights.length > 0 && <PastNights nights={newest(nights)} />}
        <p class="row">
          <a class="button" href={hashOf("hub")} data-hub-page>
            <span class="with-icon">
              <Icon name="set" /> {translator.text("host-hub")}
            </span>
          </a>
        </p>
      </div>
      {isLetting && <AnyScreenSheet tables={now} onClose={() => letIn(false)} />}
    </main>
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
