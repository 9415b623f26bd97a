/** The host's pages: which one goes by what is behind the #; a key there is taken out and tried. */
import { ask, reasonOf } from "../core/ask.js";
import { html, render, useEffect, useMemo, useState } from "../core/html.js";
import { keep, read } from "../core/kept.js";
import { useKeys } from "../core/keyed-link.js";
import { opened, refused } from "../core/keys.js";
import { wear } from "../core/liking.js";
import { useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { Connecting } from "../parts/held.js";
import { Alone } from "./alone.js";
import { Bar, Trouble } from "./bar.js";
import { asking, DeskContext, useTellings } from "./desk.js";
import { Home } from "./home.js";
import { NewTable } from "./new-table.js";
import { NewTournament } from "./new-tournament.js";
import { Nights } from "./nights.js";
import { NoKey } from "./no-key.js";
import { hashOf, routeOf } from "./route.js";
import { SheetPage } from "./sheet-page.js";
import { Sheets } from "./sheets.js";
import { Statistics } from "./statistics.js";
import { TablePage } from "./table-page.js";

/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("./route.js").Route} Route */

/** @type {Record<string, any>} */
const PAGES = {
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
};
const NO_ENTRY = new Set(["no-key", "host-only"]);

const TRIES_AGAIN_AFTER = 2000;

/** The host's key; one that a link brings is asked about beside the page, which goes on meanwhile. */
function useHostKey() {
  const [keys, set] = useKeys(() => read("host") ?? "");
  useEffect(() => {
    const key = keys.brought;
    if (!key || keys.isRefused) return undefined;
    let current = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
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

/** @returns {Route} */
function useRoute() {
  const [route, set] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const moved = () => set(routeOf(location.hash));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return route;
}

function Host() {
  const route = useRoute();
  const { kept: key, brought, isRefused } = useHostKey();
  const words = useWords();
  const [trouble, tell] = useState(/** @type {Reason | null} */ (null));
  const [games, setGames] = useState(/** @type {readonly GameSeen[] | null} */ (null));
  const asked = useMemo(() => {
    const found = () => tell((told) => (told?.code === "unreachable" ? null : told));
    return asking(key, tell, found);
  }, [key]);
  const tellings = useTellings(games);
  const telling = useMemo(() => words && new Telling(words), [words]);
  useEffect(() => {
    tell(null);
    if (key) void asked("GET /api/games").then((answer) => answer && setGames(answer.said));
  }, [key]);
  useEffect(() => {
    tell(null);
    scrollTo(0, 0);
  }, [route.page, route.name]);

  if (!telling) return null;
  if (!key && brought && !isRefused) return html`<${Connecting} />`;
  if (!key || (trouble && NO_ENTRY.has(trouble.code))) {
    return html`<${NoKey} telling=${telling} wasRefused=${key !== "" || isRefused} />`;
  }
  if (!games || !tellings) {
    if (trouble) return html`<${Unreached} telling=${telling} trouble=${trouble} />`;
    return html`<${Connecting} />`;
  }
  const desk = {
    key,
    telling,
    games,
    wordsOf: (/** @type {string} */ game) => tellings[game] ?? telling,
    go: (/** @type {import("./route.js").Page} */ page, name = "") => {
      location.hash = hashOf(page, name);
    },
    ask: asked,
    trouble,
    tell,
  };
  return html`<${DeskContext.Provider} value=${desk}>
    <${Bar} page=${route.page} name=${route.name} />
    <${PAGES[route.page]} key=${`${route.page}/${route.name}`} name=${route.name} />
    <${Trouble} />
  <//>`;
}

/** The hub does not answer: say so, and offer to try again. @param {{telling: Telling, trouble: Reason}} props */
function Unreached({ telling, trouble }) {
  return html`<main class="middle"><div class="enso" aria-hidden="true"></div>
    <p role="alert">${telling.reason(trouble)}</p>
    <button type="button" class="button main" onClick=${() => location.reload()}>${telling.text("host-try-again")}</button>
  </main>`;
}

wear();
const app = document.getElementById("app");
if (app) render(html`<${Host} />`, app);
