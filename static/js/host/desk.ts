/** What every page of the host has at hand: the key, the words, the games, and asking the hub. */

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { GameSeen, Reason, Routes } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { usePreferences } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { loadWords } from "../core/words.ts";
import type { Page } from "./route.ts";

interface Desk {
  /** The host's. */
  key: string;
  /** The hub's own words. */
  translator: Translator;
  games: readonly GameSeen[];
  /** A game's words too. */
  wordsOf: (game: string) => Translator;
  go: (page: Page, name?: string) => void;
  ask: Asking;
  /** Why the last thing asked was not done. */
  trouble: Reason | null;
  tell: (reason: Reason | null) => void;
}

/**
 * What was said, in a box so that an empty answer is one too; null if refused, and that is told.
 */
type Asking = <R extends keyof Routes>(
  route: R,
  how?: {
    body?: Routes[R]["asks"];
    parts?: Record<string, string | number>;
    query?: Record<string, string | number>;
  },
) => Promise<{ said: Routes[R]["says"] } | null>;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("drawn outside of a desk");
  return desk;
}

/** @param answered the hub is there */
export function asking(
  key: string,
  refused: (reason: Reason) => void,
  answered: () => void,
): Asking {
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

/** The words of every game, by its key; null until they are all here. */
export function useTranslators(games: readonly GameSeen[] | null) {
  const { language } = usePreferences();
  const [found, set] = useState<Record<string, Translator> | null>(null);
  const keys = games?.map((game) => game.game) ?? null;
  useEffect(() => {
    if (keys === null) return undefined;
    let current = true;
    Promise.all(keys.map((game) => loadWords(language, game)))
      .then((all) => {
        const translators = all.map((words, at) => [keys[at], new Translator(words)]);
        if (current) set(Object.fromEntries(translators));
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [language, keys?.join(" ")]);
  return found;
}

/**
 * Something the hub is asked for now, again after a while, and whenever `again` changes. A table's
 * own page asks for nothing of this: what it shows is pushed, see `Link.summary`.
 */
export function useAsked<
  R extends
    | "GET /api/tournaments"
    | "GET /api/tables"
    | "GET /api/history"
    | "GET /api/statistics"
    | "GET /api/damaged"
    | "GET /api/hub/copies"
    | "GET /api/hub/findings"
    | "GET /api/hub/hosts"
    | "GET /api/hub/machine",
>(
  route: R,
  {
    name = "",
    query = {},
    every = 0,
    again = 0,
  }: {
    name?: string;
    query?: Record<string, string | number>;
    every?: number;
    again?: unknown;
  } = {},
): [Routes[R]["says"] | null, (said: Routes[R]["says"] | null) => void] {
  const { ask: asked, key } = useDesk();
  const [said, set] = useState<Routes[R]["says"] | null>(null);
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

/** What a game is called. */
export function gameName(translator: Translator, game: string) {
  return translator.words.translated(`game-${game}`, game.charAt(0).toUpperCase() + game.slice(1));
}
