/** A table as a page holds it: the link, what it shows, the words and the game's face. */

import { loadFace, plainFace } from "./face.js";
import { createContext, useContext, useEffect, useMemo, useState } from "./html.js";
import { likes, watchLikes } from "./liking.js";
import { Link } from "./link.js";
import { Telling } from "./telling.js";
import { loadWords } from "./words.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("./face.js").Face} Face */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./form.js").Values} Values */

/**
 * @typedef {object} Held
 * @property {Link} link
 * @property {Sight} sight
 * @property {Telling} telling
 * @property {Face} face
 * @property {(thing: Thing) => void} explain opens what something does
 * @property {(offer: Offer, values: Values) => Promise<boolean>} make a move; false if refused
 * @property {Reason | null} refusal why the last move was not taken
 * @property {(reason: Reason | null) => void} refuse show a reason, or put it away
 * @property {(path: string) => void} go to another page of this device
 * @property {boolean} isHandCovered nothing shows which cards one has, or what one could do with them
 * @property {(is: boolean) => void} coverHand
 */
/** @typedef {{kind: string, code: string}} Thing */

/** @type {import("preact").Context<Held>} */
export const TableContext = createContext(/** @type {any} */ (null));

export function useTable() {
  return useContext(TableContext);
}

/** How one likes it, drawn anew when it changes. */
export function useLiking() {
  const [liking, set] = useState(likes());
  useEffect(() => watchLikes(() => set(likes())), []);
  return liking;
}

/** The words of one's language; null until they are there. @param {string} [game] @param {boolean} [rulings] */
export function useWords(game = "", rulings = false) {
  const { language } = useLiking();
  const [words, set] = useState(/** @type {Words | null} */ (null));
  useEffect(() => {
    let current = true;
    loadWords(language, game, rulings)
      .then((loaded) => current && set(loaded))
      .catch(() => setTimeout(() => current && set(null), 2000));
    return () => {
      current = false;
    };
  }, [language, game, rulings]);
  return words;
}

/** @param {{table: string, key: string} | null} where */
export function useLink(where) {
  const [, draw] = useState(0);
  const link = useMemo(
    () => (where ? new Link(where, () => draw((count) => count + 1)) : null),
    [where?.table, where?.key],
  );
  useEffect(() => () => link?.close(), [link]);
  return link;
}

/** A game's face, or the plain one; null until it is known which. @param {string} game */
export function useFace(game) {
  const [found, set] = useState({ game: "", face: plainFace });
  useEffect(() => {
    let current = true;
    if (game) void loadFace(game).then((face) => current && set({ game, face }));
    return () => {
      current = false;
    };
  }, [game]);
  if (!game) return plainFace;
  return found.game === game ? found.face : null;
}

/** @param {Telling} telling @param {Face} face */
function taught(telling, face) {
  return face.telling?.(telling) ?? telling;
}

/**
 * All but the explaining and the going, once the first sight, the words and the face are here.
 *
 * @param {Link | null} link
 * @returns {Omit<Held, "explain" | "go" | "isHandCovered" | "coverHand"> | null}
 */
export function useHeld(link) {
  const sight = link?.sight ?? null;
  const game = sight?.game ?? "";
  const words = useWords(game);
  const face = useFace(game);
  const [refusal, refuse] = useState(/** @type {Reason | null} */ (null));
  useEffect(() => {
    // Linked again: that it was not is no news any more.
    if (link?.state === "linked" && refusal?.code === "not-linked") refuse(null);
  }, [link?.state]);
  const names = sight ? (face?.names?.(sight) ?? sight.people.map((person) => person.name)) : [];
  const telling = useMemo(
    () => (words && face ? taught(new Telling(words, names, sight?.you), face) : null),
    [words, face, names.join("\u0000"), sight?.you],
  );
  // Without its face a tournament would be drawn as if it were a table.
  if (!link || !sight || !face || !telling || telling.words.game !== game) return null;
  /** @type {Held["make"]} */
  const make = async (offer, values) => {
    const answer = await link.move(offer, values);
    if (answer.ok || answer.refusal) refuse(answer.refusal ?? null);
    return answer.ok;
  };
  return { link, sight, telling, face, make, refusal, refuse };
}
