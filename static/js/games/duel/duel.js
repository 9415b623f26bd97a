/** The duel as its screens see it: two sides of one circle, read from the view. No drawing, no rules. */

/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../../wire/protocol.js").View} View */
/** @typedef {import("../../../wire/protocol.js").Place} Place */
/** @typedef {import("../../../wire/protocol.js").Counter} Counter */

/** @typedef {import("../../../wire/own/duel.js").Own} Own */

/**
 * @typedef {object} Fighter one character
 * @property {Place} place
 * @property {number} full
 * @property {boolean} isShogun
 * @property {boolean} isActive
 * @property {boolean} isAimed
 * @property {number} reach how hard to hit, for whoever looks or whose turn it is; 0: nothing to say
 */

/**
 * @typedef {object} Side one player's four
 * @property {number} seat
 * @property {boolean} isNear at the lower edge of the glass
 * @property {boolean} isTurn
 * @property {boolean} isAsked
 * @property {boolean} isCovered before both line-ups are turned over
 * @property {boolean} isShared one answer would do for several of them
 * @property {readonly Fighter[]} line those in the circle, from left to right on the glass
 * @property {Fighter | null} waiting behind the line
 * @property {readonly Fighter[]} fallen
 * @property {Place} home the place that stands for the player; their one hand is counted there
 * @property {Counter | null} hand
 * @property {boolean} hasBushido it came to them and lies on nobody yet
 */

/** @typedef {{near: Side, far: Side, own: Own}} Duel */

/** How many stand in the circle for each side, until there are too few. */
export const IN_LINE = 3;

/** @param {View} view @returns {Own} */
const ownOf = (view) => /** @type {Own} */ (view.own);

/** @param {Place} place @param {string} key */
const has = (place, key) => place.marks.some((mark) => mark.key === key);

/** Whose weapons the numbers are about: one's own, or for onlookers those of the turn. @param {View} view */
function aiming(view) {
  return view.you >= 0 ? view.you : view.turn;
}

/** While a blow is in the air its own number is enough. @param {View} view @returns {readonly number[]} */
function reachIn(view) {
  const isStruck = typeof view.asked.at(-1)?.about.by === "number";
  return (isStruck ? [] : ownOf(view).reach[aiming(view)]) ?? [];
}

/** @param {View} view @param {Place} place @returns {Fighter} */
function fighterOf(view, place) {
  const own = ownOf(view);
  return {
    place,
    full: own.full[place.place] ?? 0,
    isShogun: place.role === "shogun",
    isActive: own.active[place.seat] === place.place,
    isAimed: own.aimed.includes(place.place),
    reach: reachIn(view)[place.place] ?? 0,
  };
}

/** Whoever faces us has their left on our right. @param {View} view @param {number} seat @param {boolean} isNear @returns {Side} */
function sideOf(view, seat, isNear) {
  const own = ownOf(view);
  const all = view.places
    .filter((place) => place.seat === seat)
    .map((place) => fighterOf(view, place));
  const standing = own.circle
    .map((at) => all.find(({ place }) => place.place === at))
    .filter((each) => each !== undefined);
  const isHome = (/** @type {Fighter} */ { place }) =>
    place.counters.some(({ key }) => key === "hand");
  const home = (all.find(isHome) ?? all[0]).place;
  return {
    seat,
    isNear,
    isTurn: view.turn === seat && !view.outcome,
    isAsked: view.asked.at(-1)?.seats.includes(seat) ?? false,
    isCovered: all.every(({ place }) => place.figure === ""),
    isShared: standing.filter((each) => each.isAimed).length > 1,
    line: isNear ? standing : standing.reverse(),
    waiting: all.find(({ place }) => has(place, "behind")) ?? null,
    fallen: all.filter(({ place }) => has(place, "fallen")),
    home,
    hand: home.counters.find(({ key }) => key === "hand") ?? null,
    hasBushido: own.bushido_at === seat && own.bushido < 0,
  };
}

/** One's own side is near; onlookers have the first seat there. @param {View} view @returns {Duel} */
export function duelOf(view) {
  const near = Math.max(0, view.you);
  return {
    near: sideOf(view, near, true),
    far: sideOf(view, 1 - near, false),
    own: ownOf(view),
  };
}

/** How many weapons were used this turn, out of how many; null where nobody follows them. @param {View} view @returns {[used: number, limit: number] | null} */
export function weaponsOf(view) {
  const { weapons, weapon_limit: limit } = ownOf(view);
  return limit > 0 && view.level !== "tokens" ? [weapons, limit] : null;
}

/** Where somebody stands, as a share of the glass from its left; behind the line, in the middle. @param {Side} side @param {number} place */
export function across(side, place) {
  const at = side.line.findIndex((each) => each.place.place === place);
  return at < 0 ? 0.5 : 0.5 + (at - (side.line.length - 1) / 2) / IN_LINE;
}

/** Whether somebody stands at an end of a whole line, where the circle bends. @param {Side} side @param {number} place */
function isOuter(side, place) {
  const at = side.line.findIndex((each) => each.place.place === place);
  return side.line.length === IN_LINE && (at === 0 || at === IN_LINE - 1);
}

/** @typedef {{x: number, isOuter: boolean}} End a share of the width */
/** @typedef {{by: number, from: End, to: End, isUp: boolean, difficulty: number}} Blow */

/** @param {Side} side @param {number} place @returns {End} */
const endOf = (side, place) => ({ x: across(side, place), isOuter: isOuter(side, place) });

/** The blows of the newest question, from the active character to each enemy they are aimed at. @param {View} view @returns {Blow[]} */
export function blowsOf(view) {
  const asked = view.asked.at(-1);
  const by = asked?.about.by;
  if (typeof by !== "number") return [];
  const { near, far, own } = duelOf(view);
  const [mine, theirs] = by === near.seat ? [near, far] : [far, near];
  return theirs.line
    .filter((each) => each.isAimed)
    .map(({ place }) => ({
      by,
      from: endOf(mine, own.active[by]),
      to: endOf(theirs, place.place),
      isUp: mine.isNear,
      // What hits everyone asks for no reach.
      difficulty: asked?.key === "weapon" ? (own.reach[by]?.[place.place] ?? 0) : 0,
    }));
}
