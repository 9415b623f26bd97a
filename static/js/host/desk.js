/** What every page of the host has at hand: the key, the words, the games, and asking the hub. */
import { ask, reasonOf } from "../core/ask.js";
import { createContext, useContext, useEffect, useState } from "../core/html.js";
import { useLiking } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { loadWords } from "../core/words.js";

/** @typedef {import("../../wire/protocol.js").Routes} Routes */
/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("./route.js").Page} Page */

/**
 * @typedef {object} Desk
 * @property {string} key the host's
 * @property {Telling} telling the hub's own words
 * @property {readonly GameSeen[]} games
 * @property {(game: string) => Telling} wordsOf a game's words too
 * @property {(page: Page, name?: string) => void} go
 * @property {Asking} ask
 * @property {Reason | null} trouble why the last thing asked was not done
 * @property {(reason: Reason | null) => void} tell
 */
/**
 * What was said, in a box so that an empty answer is one too; null if refused, and that is told.
 *
 * @typedef {<R extends keyof Routes>(route: R, how?: {body?: Routes[R]["asks"], parts?: Record<string, string | number>, query?: Record<string, string | number>}) => Promise<{said: Routes[R]["says"]} | null>} Asking
 */

/** @type {import("preact").Context<Desk>} */
export const DeskContext = createContext(/** @type {any} */ (null));

export function useDesk() {
  return useContext(DeskContext);
}

/**
 * @param {string} key
 * @param {(reason: Reason) => void} refused
 * @param {() => void} answered the hub is there
 * @returns {Asking}
 */
export function asking(key, refused, answered) {
  return async (route, how = {}) => {
    try {
      const said = await ask(route, { ...how, key });
      answered();
      return { said };
    } catch (error) {
      refused(reasonOf(error));
      return null;
    }
  };
}

/** The words of every game, by its key; null until they are all here. @param {readonly GameSeen[] | null} games */
export function useTellings(games) {
  const { language } = useLiking();
  const [found, set] = useState(/** @type {Record<string, Telling> | null} */ (null));
  const keys = games?.map((game) => game.game) ?? null;
  useEffect(() => {
    if (keys === null) return undefined;
    let current = true;
    Promise.all(keys.map((game) => loadWords(language, game)))
      .then((all) => {
        const tellings = all.map((words, at) => [keys[at], new Telling(words)]);
        if (current) set(Object.fromEntries(tellings));
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [language, keys?.join(" ")]);
  return found;
}

/**
 * Something the hub is asked for now, again after a while, and whenever `again` changes. A table's own
 * page asks for nothing of this: what it shows is pushed, see `Link.summary`.
 *
 * @template {"GET /api/tournaments" | "GET /api/tables" | "GET /api/history" | "GET /api/statistics" | "GET /api/damaged"} R
 * @param {R} route
 * @param {{name?: string, query?: Record<string, string | number>, every?: number, again?: unknown}} [how]
 * @returns {[Routes[R]["says"] | null, (said: Routes[R]["says"]) => void]}
 */
export function useAsked(route, { name = "", query = {}, every = 0, again = 0 } = {}) {
  const { ask: asked, key } = useDesk();
  const [said, set] = useState(/** @type {Routes[R]["says"] | null} */ (null));
  useEffect(() => {
    let current = true;
    const fetchIt = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await asked(route, { parts: { name }, query });
      if (current && answer) set(answer.said);
    };
    void fetchIt();
    const timer = every ? setInterval(fetchIt, every) : undefined;
    document.addEventListener("visibilitychange", fetchIt);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", fetchIt);
    };
  }, [route, name, JSON.stringify(query), every, again, key]);
  return [said, set];
}

/** What a game is called. @param {Telling} telling @param {string} game */
export function gameName(telling, game) {
  return telling.words.said(`game-${game}`, game.charAt(0).toUpperCase() + game.slice(1));
}
