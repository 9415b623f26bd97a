/** Past nights: a list with who won, as files, and a way to bring one in. */

import type { TargetedEvent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PastNight } from "../../wire/protocol.d.ts";
import { reasonOf } from "../core/ask.ts";
import { usePreferences } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { gameName, useDesk } from "./desk.ts";
import { nightIn, saveResults } from "./files.ts";
import { hashOf } from "./route.ts";
import { isOfNames, isShow, newest, winners } from "./stats.ts";

/** So many are asked for at a time. */
const PAGE = 50;

export function Nights() {
  const { translator } = useDesk();
  const [count, again] = useState(0);
  const { all, hasMore, more } = usePages(count);
  const nights = newest(all ?? []);
  return (
    <main class="one nights-page">
      <h1>{translator.text("host-nights")}</h1>
      {all && nights.length === 0 && <p class="hint">{translator.text("host-nights-none")}</p>}
      {nights.length > 0 && (
        <a class="button ink" href={hashOf("people")}>
          <span class="ink-name">
            <Icon name="chart" /> {translator.text("host-statistics")}
          </span>
          <span class="ink-text">{translator.text("host-statistics-text")}</span>
        </a>
      )}
      <ul class="nights">
        {nights.map((night) => (
          <li key={night.table}>
            <NightRow night={night} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p class="row">
          <button type="button" class="button" onClick={more} data-more>
            {translator.text("host-nights-more")}
          </button>
        </p>
      )}
      <Files hasNights={nights.length > 0} onBrought={() => again(count + 1)} />
    </main>
  );
}

/** Nights page by page, the newest first; from the start again whenever `again` changes. */
function usePages(again: number) {
  const { ask } = useDesk();
  const [all, set] = useState<readonly PastNight[] | null>(null);
  const [hasMore, tell] = useState(false);
  const fetchAfter = async (known: readonly PastNight[]) => {
    const last = known[known.length - 1];
    const query: Record<string, number> = last ? { limit: PAGE, before: last.at } : { limit: PAGE };
    const answer = await ask("GET /api/history", { query });
    if (!answer) return;
    set([...known, ...answer.said]);
    tell(answer.said.length >= PAGE);
  };
  useEffect(() => {
    void fetchAfter([]);
  }, [again]);
  return { all, hasMore, more: () => fetchAfter(all ?? []) };
}

export function NightRow({ night }: { night: PastNight }) {
  const { translator, wordsOf } = useDesk();
  const { language } = usePreferences();
  const words = wordsOf(night.game);
  const won = winners(night);
  const locale = navigator.languages.find((each) => each.startsWith(language)) ?? language;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <a class="night-row" href={hashOf("night", night.table)} data-night={night.table}>
      <span class="night-when">
        <time datetime={new Date(night.at).toISOString()}>{when.format(night.at)}</time>
        {" · "}
        {gameName(words, night.game)}{" "}
        {isShow(night) && <Icon name="bot" label={translator.text("host-state-show")} />}
      </span>
      <span class="night-won">{titleOf(night, words, translator)}</span>
      {night.about.against && (
        <span class="night-against">
          {translator.text("host-against", { name: String(night.about.against) })}
        </span>
      )}
      <span class="night-people">
        {won.length > 0 && !isOfNames(night) && (
          <>
            <Icon name="crown" />
            <span class="spoken">
              {translator.text("host-won", {
                seats: translator.joined(won.map((result) => result.name)),
              })}
            </span>
          </>
        )}
        {(won.length > 0 && !isOfNames(night) ? won : night.results).map((result) => (
          <span key={result.seat} class="night-person" aria-hidden="true">
            <SeatBadge seat={result.seat} />
            {result.name}
          </span>
        ))}
      </span>
    </a>
  );
}

/** Who won: a team, or people of no team that anybody would know by its name. */
function titleOf(night: PastNight, words: Translator, translator: Translator) {
  const won = winners(night);
  if (won.length === 0) return words.name("outcome-reason", night.reason);
  if (!isOfNames(night)) return words.name("team", won[0].team);
  return translator.text("host-won", {
    seats: translator.joined(won.map((result) => result.name)),
  });
}

function Files({ hasNights, onBrought }: { hasNights: boolean; onBrought: () => void }) {
  const { translator, ask, key, tell } = useDesk();
  const bring = async (event: TargetedEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    try {
      const brought = await ask("POST /api/import", { body: await nightIn(file) });
      if (brought) onBrought();
    } catch (error) {
      tell(reasonOf(error));
    }
  };
  return (
    <div class="row files">
      {hasNights && (
        <button type="button" class="button" onClick={() => saveResults(key).catch(tell)} data-csv>
          {translator.text("host-save-all")}
        </button>
      )}
      <label class="button file">
        {translator.text("host-bring")}
        <input type="file" class="spoken" accept=".json,application/json" onChange={bring} />
      </label>
    </div>
  );
}
