/** The host's pages: which one goes by what is behind the #; a key there is taken out and tried. */

import type { ComponentType } from "preact";
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameSeen, Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { useHash } from "../core/hash.ts";
import { useKeys } from "../core/keyed-link.ts";
import { opened, refused } from "../core/keys.ts";
import { applyTheme } from "../core/preferences.ts";
import { keep, read } from "../core/storage.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { Connecting } from "../parts/table-provider.tsx";
import { Alone } from "./alone.tsx";
import { Bar, Trouble } from "./bar.tsx";
import { asking, DeskContext, useTranslators } from "./desk.ts";
import { Home } from "./home.tsx";
import { HubPage } from "./hub-page.tsx";
import { NewTable } from "./new-table.tsx";
import { NewTournament } from "./new-tournament.tsx";
import { Nights } from "./nights.tsx";
import { NoKey } from "./no-key.tsx";
import type { Page, Route } from "./route.ts";
import { hashOf, routeOf } from "./route.ts";
import { SheetPage } from "./sheet-page.tsx";
import { Sheets } from "./sheets.tsx";
import { Statistics } from "./statistics.tsx";
import { TablePage } from "./table-page.tsx";

const PAGES: Readonly<Record<Page, ComponentType<{ name: string }>>> = {
  home: Home,
  new: NewTable,
  alone: Alone,
  sheets: Sheets,
  sheet: SheetPage,
  table: TablePage,
  nights: Nights,
  night: TablePage,
  people: Statistics,
  tournament: NewTournament,
  hub: HubPage,
};
const NO_ENTRY = new Set(["no-key", "host-only"]);

const TRIES_AGAIN_AFTER = 2000;

/**
 * The host's key; one that a link brings is asked about beside the page, which goes on meanwhile.
 */
function useHostKey() {
  const [keys, set] = useKeys(() => read("host") ?? "");
  useEffect(() => {
    const key = keys.brought;
    if (!key || keys.isRefused) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryIt = async () => {
      const code = await ask("GET /api/games", { key }).then(
        () => "",
        (error) => reasonOf(error).code,
      );
      if (!current) return;
      if (NO_ENTRY.has(code)) set(refused(keys));
      else if (code) timer = setTimeout(tryIt, TRIES_AGAIN_AFTER);
      else {
        keep("host", key);
        set(opened(keys));
      }
    };
    void tryIt();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keys]);
  return keys;
}

function useRoute(): Route {
  const hash = useHash();
  return useMemo(() => routeOf(hash), [hash]);
}

function Host() {
  const route = useRoute();
  const { kept: key, brought, isRefused } = useHostKey();
  const words = useWords();
  const [trouble, tell] = useState<Reason | null>(null);
  const [games, setGames] = useState<readonly GameSeen[] | null>(null);
  const asked = useMemo(() => {
    const found = () => tell((told) => (told?.code === "unreachable" ? null : told));
    return asking(key, tell, found);
  }, [key]);
  const translators = useTranslators(games);
  const translator = useMemo(() => words && new Translator(words), [words]);
  useEffect(() => {
    tell(null);
    if (key) void asked("GET /api/games").then((answer) => answer && setGames(answer.said));
  }, [key]);
  useEffect(() => {
    tell(null);
    scrollTo(0, 0);
  }, [route.page, route.name]);

  if (!translator) return null;
  if (!key && brought && !isRefused) return <Connecting />;
  if (!key || (trouble && NO_ENTRY.has(trouble.code))) {
    return <NoKey translator={translator} wasRefused={key !== "" || isRefused} />;
  }
  if (!games || !translators) {
    if (trouble) return <Unreached translator={translator} trouble={trouble} />;
    return <Connecting />;
  }
  const desk = {
    key,
    translator,
    games,
    wordsOf: (game: string) => translators[game] ?? translator,
    go: (page: Page, name = "") => {
      location.hash = hashOf(page, name);
    },
    ask: asked,
    trouble,
    tell,
  };
  const Shown = PAGES[route.page];
  return (
    <DeskContext.Provider value={desk}>
      <Bar page={route.page} name={route.name} />
      <Shown key={`${route.page}/${route.name}`} name={route.name} />
      <Trouble />
    </DeskContext.Provider>
  );
}

/** The hub does not answer: say so, and offer to try again. */
function Unreached({ translator, trouble }: { translator: Translator; trouble: Reason }) {
  return (
    <main class="middle">
      <div class="enso" aria-hidden="true" />
      <p role="alert">{translator.reason(trouble)}</p>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {translator.text("host-try-again")}
      </button>
    </main>
  );
}

applyTheme();
const app = document.getElementById("app");
if (app) render(<Host />, app);
