/**
 * A game's face: how its tokens, cards and marks are drawn. It knows no rules, and a game
 * without one is fully playable with the plain face.
 */
import faces from "hub:faces";

/** @typedef {import("preact").VNode<any> | string | null} Drawn */
/** @typedef {import("../../wire/protocol.js").Counter} Counter */
/** @typedef {import("../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../wire/protocol.js").Outcome} Outcome */
/** @typedef {import("../../wire/protocol.js").Place} Place */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */
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
 * @property {string | readonly string[]} charted the counter that the night's chart draws, or several of one seat
 * @property {((sight: Sight, telling: Telling) => Drawn) | null} tally a line about one's own turn
 * @property {((sight: Sight, place: Place, telling: Telling) => Reach | null) | null} [reach] what one's own reach means at a place
 * @property {Ring | null} [ring] the places, where a plain ring would not do
 * @property {Record<string, Form>} [forms] offers that are filled in by pictures of the game's own, by key
 * @property {Victory | null} [victory] who has won and what is left, in place of roles and scores
 * @property {Scene | null} [board] a seat's whole play, in place of ring, offers and hand
 * @property {Scene | null} [ending] the end on a phone, in place of teams and roles
 * @property {(() => Promise<{default: Editor}>) | null} [editor] types in one of the game's sheets
 * @property {((sight: Sight) => readonly string[]) | null} [names] of the seats, where the sight has no people
 * @property {((telling: Telling) => Telling) | null} [telling] teaches it to say more than the codes do
 * @property {Scene | null} [scene] the whole table screen, in place of ring, story and end
 * @property {import("preact").ComponentType<EntranceProps> | null} [entrance] the join page, in place of the ring of chairs
 * @property {import("preact").ComponentType<{kind: "phone" | "screen"}> | null} [around] what stands above the tables that are `of` one of this game
 */
/** @typedef {{drawn: Drawn, spoken: string, isClosed: boolean}} Reach */
/**
 * A part of a page that a face draws by itself, from `useTable()`; it makes the same moves by the
 * same offers. What the page gives it inside (taking back, once more) it puts where it fits.
 *
 * @typedef {import("preact").ComponentType<{children?: any}>} Scene
 */
/** Tapped, it says which place is to be told of; what is given inside lies in the middle, a tool by oneself. @typedef {import("preact").ComponentType<{onOpen: (place: Place) => void, tool?: any, children?: any}>} Ring */
/** @typedef {import("preact").ComponentType<{offer: Offer}>} Form */
/** @typedef {import("preact").ComponentType<{outcome: Outcome, isSmall?: boolean}>} Victory */
/** @typedef {{invitation: import("../../wire/protocol.js").Invitation, reason: Reason | null, onSit: (name: string, seat: number | null) => void, children?: any}} EntranceProps */
/** @typedef {Record<string, any>} SheetData a sheet as it is typed in, whole or not */
/** @typedef {import("preact").ComponentType<{sheet: SheetData, telling: Telling, mistakes: readonly Reason[], onChange: (sheet: SheetData) => void}>} Editor */
/** @typedef {{key: string, offers: readonly string[]}} Group */

/** The game whose tables are games: whatever is `of` another table is of one of these. */
export const ORGANISER = "tournament";

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
  ring: null,
  forms: {},
  victory: null,
  board: null,
  ending: null,
  editor: null,
  names: null,
  telling: null,
  scene: null,
  entrance: null,
  around: null,
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
