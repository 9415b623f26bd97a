/** The host's pages: which one goes by what is behind the #; a key there is kept and taken out. */
import { html, render, useEffect, useMemo, useState } from "../core/html.js";
import { keep, read } from "../core/kept.js";
import { wear } from "../core/liking.js";
import { takeFragment } from "../core/page.js";
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
import { hashOf, isKey, routeOf } from "./route.js";
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

/** The key of the address if it has one, else the one kept here. */
function keyAtHand() {
  if (isKey(location.hash)) keep("host", takeFragment());
  return read("host") ?? "";
}

/** @returns {{key: string, route: Route}} */
function useAddress() {
  const [at, set] = useState(() => ({ key: keyAtHand(), route: routeOf(location.hash) }));
  useEffect(() => {
    const moved = () => set({ key: keyAtHand(), route: routeOf(location.hash) });
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return at;
}

function Host() {
  const { key, route } = useAddress();
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
  if (!key || (trouble && NO_ENTRY.has(trouble.code))) {
    return html`<${NoKey} telling=${telling} wasRefused=${key !== ""} />`;
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
