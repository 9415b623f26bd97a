// What only this game's screens draw of a view. Written by `python -m hub.type_export`; do not edit.

/**
 * What only this game's own screens draw; numbers are places, -1 none.
 *
 * `circle` goes once round: the first seat's line from its left, then the second's, whose
 * last stands next to the first. `active` and `reach` are by seat: `reach[seat][place]` is
 * how hard a place is to hit for that seat's active character (0: none, or not an enemy).
 * `full` is each place's whole resilience; a Shogun behind the line holds none of it.
 */
export interface Duel {
  circle: ReadonlyArray<number>;
  active: ReadonlyArray<number>;
  reach: ReadonlyArray<ReadonlyArray<number>>;
  full: ReadonlyArray<number>;
  aimed: ReadonlyArray<number>;
  bushido: number;
  bushido_at: number;
  first: number;
  weapons: number;
  weapon_limit: number;
  pace: string;
}

export type Own = Duel;
