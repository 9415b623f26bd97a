/**
 * What every part of the desk has at hand: the referee's view, what runs now, and asking the hub.
 */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Desk as DeskOwn } from "../../wire/own/tournament.d.ts";
import type { DeskSeen, Reason, Routes } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import type { Values } from "../core/form.ts";
import type { Translator } from "../core/translator.ts";

interface Desk {
  own: DeskOwn;
  /** What runs now; null until the hub has said. */
  seen: DeskSeen | null;
  /** The words of the game that is played, for its characters. */
  box: Translator;
  named: (entrant: number) => string;
  /** Opens the form of an offer, some of it filled in. */
  fill: (key: string, values?: Values) => void;
  ask: Asking;
}

/**
 * What was said, in a box so that an empty answer is one too; null if refused, and that is told.
 */
type Asking = <R extends keyof Routes>(
  route: R,
  how?: { body?: Routes[R]["asks"]; parts?: Record<string, string | number> },
) => Promise<{ said: Routes[R]["says"] } | null>;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("drawn outside of a desk");
  return desk;
}

export function asking(
  { table, key }: { table: string; key: string },
  refused: (reason: Reason) => void,
): Asking {
  return async (route, how = {}) => {
    try {
      const parts = { name: table, ...how.parts };
      return { said: await ask(route, { ...how, parts, key }) };
    } catch (error) {
      refused(reasonOf(error));
      return null;
    }
  };
}
