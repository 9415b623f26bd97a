/**
 * The duel as its screens see it: two sides of one circle, read from the view. No drawing, no
 * rules.
 */

import type { Own } from "../../../wire/own/duel.d.ts";
import type { Counter, Place, View } from "../../../wire/protocol.d.ts";

/** One character. */
export interface Fighter {
  place: Place;
  full: number;
  isShogun: boolean;
  isActive: boolean;
  isAimed: boolean;
  /** How hard to hit, for whoever looks or whose turn it is; 0: nothing to say. */
  reach: number;
}

/** One player's four. */
export interface Side {
  seat: number;
  /** At the lower edge of the glass. */
  isNear: boolean;
  isTurn: boolean;
  isAsked: boolean;
  /** Before both line-ups are turned over. */
  isCovered: boolean;
  /** One answer would do for several of them. */
  isShared: boolean;
  /** Those in the circle, from left to right on the glass. */
  line: readonly Fighter[];
  /** Behind the line. */
  waiting: Fighter | null;
  fallen: readonly Fighter[];
  /** The place that stands for the player; their one hand is counted there. */
  home: Place;
  hand: Counter | null;
  /** It came to them and lies on nobody yet. */
  hasBushido: boolean;
}

interface Duel {
  near: Side;
  far: Side;
  own: Own;
}

/** How many stand in the circle for each side, until there are too few. */
export const IN_LINE = 3;

const ownOf = (view: View): Own => view.own as Own;

const has = (place: Place, key: string) => place.marks.some((mark) => mark.key === key);

/** Whose weapons the numbers are about: one's own, or for onlookers those of the turn. */
function aiming(view: View) {
  return view.you >= 0 ? view.you : view.turn;
}

/** While a blow is in the air its own number is enough. */
function reachIn(view: View): readonly number[] {
  const isStruck = typeof view.asked.at(-1)?.about.by === "number";
  return (isStruck ? [] : ownOf(view).reach[aiming(view)]) ?? [];
}

function fighterOf(view: View, place: Place): Fighter {
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

/** Whoever faces us has their left on our right. */
function sideOf(view: View, seat: number, isNear: boolean): Side {
  const own = ownOf(view);
  const all = view.places
    .filter((place) => place.seat === seat)
    .map((place) => fighterOf(view, place));
  const standing = own.circle
    .map((at) => all.find(({ place }) => place.place === at))
    .filter((each) => each !== undefined);
  const isHome = ({ place }: Fighter) => place.counters.some(({ key }) => key === "hand");
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

/** One's own side is near; onlookers have the first seat there. */
export function duelOf(view: View): Duel {
  const near = Math.max(0, view.you);
  return {
    near: sideOf(view, near, true),
    far: sideOf(view, 1 - near, false),
    own: ownOf(view),
  };
}

/** How many weapons were used this turn, out of how many; null where nobody follows them. */
export function weaponsOf(view: View): [used: number, limit: number] | null {
  const { weapons, weapon_limit: limit } = ownOf(view);
  return limit > 0 && view.level !== "tokens" ? [weapons, limit] : null;
}

/** Where somebody stands, as a share of the glass from its left; behind the line, in the middle. */
export function across(side: Side, place: number) {
  const at = side.line.findIndex((each) => each.place.place === place);
  return at < 0 ? 0.5 : 0.5 + (at - (side.line.length - 1) / 2) / IN_LINE;
}

/** Whether somebody stands at an end of a whole line, where the circle bends. */
function isOuter(side: Side, place: number) {
  const at = side.line.findIndex((each) => each.place.place === place);
  return side.line.length === IN_LINE && (at === 0 || at === IN_LINE - 1);
}

/** A share of the width. */
interface End {
  x: number;
  isOuter: boolean;
}

export interface Blow {
  by: number;
  from: End;
  to: End;
  isUp: boolean;
  difficulty: number;
}

const endOf = (side: Side, place: number): End => ({
  x: across(side, place),
  isOuter: isOuter(side, place),
});

/** The blows of the newest question, from the active character to each enemy they are aimed at. */
export function blowsOf(view: View): Blow[] {
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
