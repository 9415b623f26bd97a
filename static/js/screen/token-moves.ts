/**
 * What moved between two sights, as the hub tells it with the lines of the story. Nothing is
 * guessed.
 */
import type { Sight, Transfer } from "../../wire/protocol.d.ts";

/** Spots are place/2, pile/box. */
export interface TokenMove {
  key: string;
  from: string;
  to: string;
  count: number;
}

/** What the lines tell that are newer than the sight before. */
export function transfersSince(before: Sight | null, after: Sight): Transfer[] {
  if (!before?.view || !after.view || before.table !== after.table) return [];
  const seen = before.version;
  return after.lines
    .filter((line) => (line.version ?? 0) > seen)
    .flatMap((line) => line.moved ?? []);
}

const spot = (where: number | string) =>
  typeof where === "number" ? `place/${where}` : `pile/${where}`;

/** Between piles nothing is drawn on its way, nor to where no pile is. */
function isDrawn({ from, to }: Transfer) {
  return from !== "" && to !== "" && (typeof from === "number" || typeof to === "number");
}

/** What goes the same way goes together. */
export function tokenMovesOf(transfers: readonly Transfer[]): TokenMove[] {
  const moves: Map<string, TokenMove> = new Map();
  for (const { key, count, from, to } of transfers.filter(isDrawn)) {
    const way = { key, from: spot(from), to: spot(to) };
    const id = `${key} ${way.from} ${way.to}`;
    moves.set(id, { ...way, count: count + (moves.get(id)?.count ?? 0) });
  }
  return [...moves.values()];
}

/** The discards became the new deck. */
export function isShuffled(transfers: readonly Transfer[]) {
  return transfers.some(({ from, to }) => from === "discards" && to === "deck");
}
