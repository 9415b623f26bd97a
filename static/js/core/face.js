/**
 * A game's face: how its tokens, cards and marks are drawn. It knows no rules, and a game
 * without one is fully playable with the plain face.
 */
import faces from "hub:faces";

/** @typedef {import("preact").VNode<any> | string | null} Drawn */
/** @typedef {import("../../wire/protocol.js").Counter} Counter */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Place} Place */
/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./telling.js").Telling} Telling */

/**
 * @typedef {object} Face
 * @property {string} key the game, as a class on the page: its dress
 * @property {Record<string, (counter: Counter) => Drawn>} tokens a counter as tokens, by key
 * @property {(code: string, telling: Telling) => Drawn} card a card, drawn
 * @property {(code: string) => Drawn} mark a mark's picture
 * @property {(code: string) => Drawn} figure a character's picture
 * @property {(code: string) => Drawn} crest a role's picture; the same size for all
 * @property {readonly Group[]} groups offers that share one button
 * @property {readonly string[]} order offers in the order of the thumb; others follow
 * @property {string} charted the counter that the night's chart draws
 * @property {((sight: Sight, telling: Telling) => Drawn) | null} tally a line about one's own turn
 * @property {((sight: Sight, place: Place, telling: Telling) => Reach | null) | null} [reach] what one's own reach means at a place
 */
/** @typedef {{drawn: Drawn, spoken: string, isClosed: boolean}} Reach */
/** @typedef {{key: string, offers: readonly string[]}} Group */

/** @type {Face} */
export const plainFace = {
  key: "no-face",
  tokens: {},
  card: () => null,
  mark: () => null,
  figure: () => null,
  crest: () => null,
  groups: [],
  order: [],
  charted: "",
  tally: null,
  reach: null,
};

/** Switched off by the address (?face=plain), for tests and for the curious. */
function isSwitchedOff() {
  return new URLSearchParams(location.search).get("face") === "plain";
}

/** @param {string} game @returns {Promise<Face>} */
export async function loadFace(game) {
  const load = faces[game];
  if (!load || isSwitchedOff()) return plainFace;
  try {
    return { ...plainFace, ...(await load()).default };
  } catch {
    return plainFace; // The game goes on, only plainer.
  }
}
