// What only this game's screens draw of a view. Written by `python -m hub.type_export`; do not edit.

/**
 * What only this game's own screens draw.
 *
 * `bangs` of `bang_limit` (-1: no limit) are played in this turn. For a seat at the Companion
 * level: its `weapon`, that weapon's `strength`, and the `damage` it would do to every place (0:
 * out of reach, or one's own). `copied` is the ability that Vera Custer has taken on.
 */
export interface Bang {
  bangs: number;
  bang_limit: number;
  pace: string;
  copied: string;
  weapon: string;
  strength: number;
  damage: ReadonlyArray<number>;
}

export type Own = Bang;
