// What only this game's screens draw of a view. Written by `python -m hub.type_export`; do not edit.

/** What only this game's own screens draw. */
export interface Samurai {
  weapons: number;
  weapon_limit: number;
  bushido_at: number;
  pace: string;
}

export type Own = Samurai;
