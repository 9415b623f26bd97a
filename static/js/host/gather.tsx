/** A table that waits for people: its code to scan, the seats as they fill, and the start. */

import type { GameSeen, TableSeen } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { SetTheTable } from "../parts/setup.tsx";
import { pictured, useWelcomeFor } from "../parts/welcome.ts";
import { Fold, Section } from "./bar.tsx";
import { Bots } from "./bots.tsx";
import { gameName, useDesk } from "./desk.ts";
import { EndTable } from "./ending.tsx";
import type { Options } from "./options.ts";
import { sent } from "./options.ts";
import { OptionsForm } from "./options-form.tsx";
import { Seats } from "./seats.tsx";
import { Sharing } from "./sharing.tsx";
import { seated, whyNotStart } from "./state.ts";

export interface Props {
  seen: TableSeen;
  game: GameSeen;
}

export function Gather({ seen, game }: Props) {
  const { translator, wordsOf } = useDesk();
  const words = wordsOf(game.game);
  return (
    <main class="two gather">
      <div class="column">
        <Invitation seen={seen} />
        <SetTheTable isOpen={!seen.code} />
        <Start seen={seen} game={game} />
      </div>
      <div class="column">
        <Section title={translator.text("host-seats", { count: seated(seen.seats).length })}>
          <Seats seen={seen} game={game} />
        </Section>
        <Bots seen={seen} game={game} />
        <HowItIsPlayed
          seen={seen}
          game={game}
          note={`${gameName(words, game.game)}, ${words.name("level", seen.level)}`}
        />
        <Sharing seen={seen} />
        <EndTable seen={seen} />
      </div>
    </main>
  );
}

/** Its picture is asked for once: whether the code still opens a seat is said by the summary. */
function Invitation({ seen }: { seen: TableSeen }) {
  const { translator } = useDesk();
  const welcome = useWelcomeFor(seen.link);
  if (!seen.code)
    return (
      <section class="invitation">
        <h1>{translator.text("host-full")}</h1>
      </section>
    );
  if (!welcome?.code) return null;
  return (
    <section class="invitation" aria-label={translator.text("host-invitation")}>
      <h1>{translator.text("host-scan")}</h1>
      <img
        class="qr"
        src={pictured(welcome.scan)}
        alt={translator.text("host-qr", { code: welcome.code })}
        width="240"
        height="240"
      />
      <p class="big-code" translate={false}>
        {welcome.code}
      </p>
      <p class="address">
        <a href={welcome.link}>{welcome.link}</a>
      </p>
    </section>
  );
}

function Start({ seen, game }: Props) {
  const { translator, ask } = useDesk();
  const why = seen.paused ? { code: "paused", params: {} } : whyNotStart(seen, game);
  const start = async () => {
    if (why) return;
    await ask("POST /api/tables/{name}/start", { parts: { name: seen.table } });
  };
  return (
    <button
      type="button"
      class={why ? "button ink closed" : "button ink main"}
      aria-disabled={why ? "true" : undefined}
      onClick={start}
      data-start
    >
      <span class="ink-name">
        <Icon name="lamp" /> {translator.text("host-start")}
      </span>
      <span class="ink-text">
        {why
          ? translator.reason(why)
          : translator.text("host-start-text", { count: seated(seen.seats).length })}
      </span>
    </button>
  );
}

/** Everything that was chosen can still be changed. */
function HowItIsPlayed({ seen, game, note }: Props & { note: string }) {
  const { translator, ask } = useDesk();
  const { sight } = useTable();
  const choose = (wished: Options) => {
    const body = { options: sent(wished, seen.seats.length) };
    return ask("POST /api/tables/{name}/choose", { parts: { name: sight.table }, body });
  };
  return (
    <Fold title={translator.text("host-how")} icon="book" note={note}>
      <OptionsForm game={game} options={seen.options} onChange={choose} />
    </Fold>
  );
}
