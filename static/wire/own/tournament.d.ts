// What only this game's screens draw of a view. Written by `python -m hub.type_export`; do not edit.

/**
 * From `was` to `now`: a counter or a mark of a seat, a pile, or whose turn it is (seats).
 *
 * `figure` says which of a seat's places it is, where it has several. Of a character that was
 * another it is who it is, and `key` who it was.
 */
export interface Change {
  of: "character" | "counter" | "mark" | "pile" | "turn";
  was: number;
  now: number;
  key: string;
  seat: number;
  figure: string;
}

/**
 * One line of the referee's record; when and by whom stands in the log.
 *
 * Of a table that was put right: `what` was done there (an offer of its game, or "undo"), for
 * whom if it was for a chair, and which numbers changed by it; their seats are its chairs.
 */
export interface Decision {
  kind: "caution" | "correction" | "duel" | "finalists" | "length" | "lifted" | "minutes" | "mixing" | "note" | "own-correction" | "penalty" | "prizes" | "put-right" | "reopened" | "rounds" | "sent-away" | "shogun-again" | "time-added" | "time-recalled" | "typed-in" | "void-draw";
  why: string;
  entrant: number;
  table: string;
  points: number;
  conduct: string;
  is_lifted: boolean;
  what: string;
  chair: number;
  changes: ReadonlyArray<Change>;
}

/** The referee's: everything that is not a secret of a running game. */
export interface Desk {
  type: "desk";
  frame: Frame;
  people: ReadonlyArray<Person>;
  tables: ReadonlyArray<TableSeen>;
  standings: ReadonlyArray<Standing>;
  decisions: ReadonlyArray<Decision>;
  calls: ReadonlyArray<number>;
  desk: string;
  shoguns: ReadonlyArray<number>;
}

/** A duel of the bracket; a side is -1 until it is known. */
export interface DuelSeen {
  name: string;
  sides: readonly [number, number];
  names: readonly [string, string];
  winner: number;
  is_over: boolean;
}

/** Places in a row that neither points nor wins tell apart. */
export interface Equals {
  first: number;
  last: number;
}

/**
 * What everyone may know: how far it is, the clock, the bracket and, once public, results.
 *
 * `minutes` is the round's time limit, 0: none, and `added` what it got beyond that; when its
 * clock began the log says. A clock that `is_paused` is running, and stands still; it may be that
 * it waits for the referee `after_restart`. `by_lot` are places of the standings, and of the
 * ranking once there is one.
 */
export interface Frame {
  phase: "between" | "entry" | "finals" | "over" | "round";
  round: number;
  rounds: number;
  players: number;
  clock: "off" | "running" | "up";
  is_paused: boolean;
  minutes: number;
  added: number;
  length: number;
  finalists: number;
  mixing: boolean;
  prizes: boolean;
  duels: ReadonlyArray<DuelSeen>;
  standings: ReadonlyArray<PublicStanding>;
  ranking: ReadonlyArray<Ranked>;
  by_lot: ReadonlyArray<Equals>;
  after_restart: boolean;
}

/** What a player had at the end. */
export interface Had {
  role: string;
  character: string;
  honor: number;
  daimyo: number;
  resilience: number;
}

/** The hall's screen: who sits where. */
export interface Hall {
  type: "hall";
  frame: Frame;
  people: ReadonlyArray<Person>;
  tables: ReadonlyArray<TableSeen>;
}

/** An entrant by name. */
export interface Person {
  entrant: number;
  name: string;
  is_present: boolean;
}

/**
 * A player's own: where to sit, which chair, what came of the tables they sat at.
 *
 * Until the standings are public a sheet in `results` has one line, the player's own, and its
 * `chair` is theirs or nobody's.
 *
 * `points` is the sum of the rows that are `mine` less `penalty`, which is what those penalties
 * in `conduct` cost that were not lifted. `people` are those named here, so that a phone need not
 * know the whole field.
 */
export interface Phone {
  type: "entrant";
  frame: Frame;
  name: string;
  is_present: boolean;
  table: TableSeen | null;
  chair: number;
  duel: string;
  has_called: boolean;
  results: ReadonlyArray<TableSeen>;
  mine: ReadonlyArray<Row>;
  conduct: ReadonlyArray<Decision>;
  penalty: number;
  points: number;
  people: ReadonlyArray<Person>;
}

/** A line of the standings for everyone. The points are after a penalty, which is not here. */
export interface PublicStanding {
  entrant: number;
  points: number;
  wins: number;
  rank: number;
}

/** One entrant's place at the end. The prize is outside the standings. */
export interface Ranked {
  entrant: number;
  place: number;
  points: number;
  wins: number;
  prize: number;
}

/** One player's line: what they had, how their team did, and the points of each kind. */
export interface Row {
  entrant: number;
  had: Had;
  total: number;
  rank: number;
  team: number;
  single: number;
  extra: number;
}

/** One table of one round. `chair` is who did what ended it (-1: nobody), in seat order. */
export interface Sheet {
  rows: ReadonlyArray<Row>;
  ending: "deadly-strike" | "honor" | "swordmaster" | "time";
  chair: number;
  source: "hub" | "referee";
}

/** One entrant's sum. Equal in points and wins is equal in `rank`, until the lot decides. */
export interface Standing {
  entrant: number;
  points: number;
  wins: number;
  penalty: number;
  rank: number;
}

/** A table: its players in seat order, and whether it is over. `sheet` where it is public. */
export interface TableSeen {
  name: string;
  round: number;
  people: ReadonlyArray<Person>;
  is_over: boolean;
  sheet: Sheet | null;
}

export type Own = Hall | Phone | Desk;
