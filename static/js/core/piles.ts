/** Which piles there are to count now. No drawing. */
import type { View } from "../../wire/protocol.d.ts";

const DECK = "deck";

/** None before the deal: cards that lie ready beside the table would be said to be none. */
export function pilesOf(view: Pick<View, "piles" | "round"> | null | undefined) {
  const piles = view?.piles ?? [];
  const isEmpty = piles.some((pile) => pile.key === DECK && pile.count === 0 && !pile.unknown);
  return view?.round === 0 && isEmpty ? [] : piles;
}
