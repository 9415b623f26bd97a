// What only this game's screens draw of a view. Written by `python -m hub.type_export`; do not edit.

/** One of one's own dice; `gone`: a deep wound threw it away for this round. */
export interface Die {
  value: number;
  gone: boolean;
}

/** How hard it is: of so many `duels` by the plain player, of this seed, `won` were won. */
export interface Measured {
  duels: number;
  won: number;
  seed: string;
}

/** A part of the body, and what a hit there costs: life, Ki, a deep wound, any of them. */
export interface Part {
  sum: number;
  part: string;
  life?: number;
  ki?: number;
  deep?: boolean;
}

export interface Price {
  key: string;
  cost: number;
}

/**
 * What the opponent does when their dice show `sum`.
 *
 * Below a Defence of `guard` the player loses `life` and is wounded at level `wound`: one of
 * them, both or neither.
 */
export interface Row {
  sum: number;
  defence: number;
  guard: number;
  life?: number;
  wound?: number;
}

/**
 * Thresholds, `rows` and the parts of the `body` stand in rising order.
 *
 * Without `prices` of its own a sheet has those of the rulebook.
 */
export interface Sheet {
  key: string;
  name: string;
  stars: 1 | 2 | 3 | 4;
  ours?: boolean;
  foe_life: number;
  resistance: ReadonlyArray<Threshold>;
  rows: ReadonlyArray<Row>;
  life: number;
  ki: number;
  dice: ReadonlyArray<number>;
  body: ReadonlyArray<Part>;
  prices?: ReadonlyArray<SheetPrice> | null;
  measured?: Measured | null;
}

/** What of the price list is sold, and for how much Concentration. */
export interface SheetPrice {
  reward: string;
  cost: number;
}

/**
 * What only this game's own screens draw.
 *
 * `attack`, `defence` and `focus` are this round's, Ki and Concentration included; `row` is the
 * opponent's, once their dice lie there. `marked` and `lost` are sums of the body table. The
 * `verdict` is what came of the duel for the player, once it is over.
 */
export interface Solo {
  sheet: Sheet;
  allowed: number;
  taken: number;
  dice: ReadonlyArray<Die>;
  foe_has: number;
  foe_dice: ReadonlyArray<number>;
  row: Row | null;
  attack: number;
  defence: number;
  focus: number;
  ki_spent: number;
  ki_limit: number;
  bought: string;
  prices: ReadonlyArray<Price>;
  marked: ReadonlyArray<number>;
  lost: ReadonlyArray<number>;
  deep: ReadonlyArray<number>;
  written: ReadonlyArray<Written>;
  verdict: "" | "drawn" | "lost" | "won";
}

/** A final attack of `attack` or more costs the opponent `loss` life. */
export interface Threshold {
  attack: number;
  loss: number;
}

/** A round as the paper sheet keeps it. `held`: whether the guard held; None: nobody struck. */
export interface Written {
  round: number;
  dice: number;
  attack: number;
  final: number;
  defence: number;
  held: boolean | null;
  concentration: number;
}

export type Own = Solo;
