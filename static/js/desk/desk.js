/** What every part of the desk has at hand: the referee's view, what runs now, and asking the hub. */
import { ask, reasonOf } from "../core/ask.js";
import { createContext, useContext } from "../core/html.js";

/** @typedef {import("../../wire/protocol.js").Routes} Routes */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").DeskSeen} DeskSeen */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("../games/tournament/own.js").DeskOwn} DeskOwn */
/** @typedef {import("../core/form.js").Values} Values */
/** @typedef {import("../core/telling.js").Telling} Telling */
/** @typedef {import("./route.js").Part} Part */

/**
 * @typedef {object} Desk
 * @property {DeskOwn} own
 * @property {DeskSeen | null} seen what runs now; null until the hub has said
 * @property {Telling} box the words of the game that is played, for its characters
 * @property {(entrant: number) => string} named
 * @property {(key: string, values?: Values) => void} fill opens the form of an offer, some of it filled in
 * @property {Asking} ask
 */
/**
 * What was said, in a box so that an empty answer is one too; null if refused, and that is told.
 *
 * @typedef {<R extends keyof Routes>(route: R, how?: {body?: Routes[R]["asks"], parts?: Record<string, string | number>}) => Promise<{said: Routes[R]["says"]} | null>} Asking
 */

/** @type {import("preact").Context<Desk>} */
export const DeskContext = createContext(/** @type {any} */ (null));

export function useDesk() {
  return useContext(DeskContext);
}

/** @param {{table: string, key: string}} link @param {(reason: Reason) => void} refused @returns {Asking} */
export function asking({ table, key }, refused) {
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
